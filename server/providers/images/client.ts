import { Agent, request } from 'undici';
import { z } from 'zod';
import { modelsSchema } from '../deepseek/wire.ts';
import { failureOfConnection, failureOfStatus, ProviderFailure } from '../failure.ts';
import type { RawPicture } from '../gemini/client.ts';

export type ImagesSettings = {
  /** Empty = no key is sent. */
  apiKey: string;
  baseUrl: string;
  model: string;
};

export type ImagesClient = {
  model: string;
  /** Checks that the model exists, if the server lists its models. Throws `ProviderFailure`. */
  check(): Promise<void>;
  /** Draws one square picture from a text. Throws `ProviderFailure`; an abort rejects with its reason. */
  draw(text: string, options: { signal: AbortSignal; timeoutMilliseconds: number }): Promise<RawPicture>;
};

const answerSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
});
const answerLimitBytes = 32 * 1024 * 1024;

/** Fields in which servers differ: some return a URL unless asked for bytes, others know no such field. */
const optionalFields = { response_format: 'b64_json', size: '1024x1024', n: 1 };
type OptionalField = keyof typeof optionalFields;

/** POST /images/generations of OpenAI and the servers that speak like it. A field that is refused is not sent again. */
export function createImagesClient(settings: ImagesSettings): ImagesClient {
  const dispatcher = new Agent({
    connect: { timeout: 10_000 },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: answerLimitBytes,
  });
  const authorization: Record<string, string> = settings.apiKey ? { authorization: `Bearer ${settings.apiKey}` } : {};
  const fields = new Map(Object.entries(optionalFields)) as Map<OptionalField, string | number>;

  const ask = async (prompt: string, signal: AbortSignal): Promise<unknown> => {
    for (;;) {
      // Several pictures are requested at once: another one may have found a refused field meanwhile.
      const sent = Object.fromEntries(fields);
      const { statusCode, body } = await request(`${settings.baseUrl}/images/generations`, {
        method: 'POST',
        dispatcher,
        signal,
        headers: { ...authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ model: settings.model, prompt, ...sent }),
      });
      const text = await body.text();
      if (statusCode === 200) return parse(text);
      if (/content_policy|moderation|safety/i.test(text)) {
        throw new ProviderFailure('filtered', 'The provider would not draw this.');
      }
      const names = Object.keys(sent) as OptionalField[];
      const refused = names.find((name) => new RegExp(`\\b${name}\\b`).test(text)) ?? names[0];
      if ((statusCode !== 400 && statusCode !== 422) || refused === undefined) throw failureOfStatus(statusCode);
      fields.delete(refused);
    }
  };

  return {
    model: settings.model,
    async check() {
      try {
        const { statusCode, body } = await request(`${settings.baseUrl}/models`, {
          dispatcher,
          signal: AbortSignal.timeout(10_000),
          headers: authorization,
        });
        const text = await body.text();
        // Some image servers list no models.
        if (statusCode === 404) return;
        if (statusCode !== 200) throw failureOfStatus(statusCode);
        const models = modelsSchema.safeParse(parse(text)).data?.data;
        if (models?.length && !models.some(({ id }) => id === settings.model)) throw failureOfStatus(404);
      } catch (error) {
        if (error instanceof ProviderFailure) throw error;
        throw new ProviderFailure('unreachable', 'The connection to the provider failed.', { cause: error });
      }
    },
    async draw(text, { signal, timeoutMilliseconds }) {
      const timeout = AbortSignal.timeout(timeoutMilliseconds);
      const both = AbortSignal.any([signal, timeout]);
      try {
        const answer = answerSchema.safeParse(await ask(text, both));
        const picture = answer.data?.data[0];
        if (picture?.b64_json) return { mimeType: 'image/png', data: Buffer.from(picture.b64_json, 'base64') };
        if (!picture?.url) throw new ProviderFailure('garbled', 'The provider sent no picture.');
        const { statusCode, body } = await request(new URL(picture.url, `${settings.baseUrl}/`), {
          dispatcher,
          signal: both,
        });
        if (statusCode !== 200) throw failureOfStatus(statusCode);
        return { mimeType: 'image/png', data: Buffer.from(await body.arrayBuffer()) };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (timeout.aborted) throw new ProviderFailure('silent', 'The provider did not answer in time.');
        throw error instanceof ProviderFailure ? error : failureOfConnection(error);
      }
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
