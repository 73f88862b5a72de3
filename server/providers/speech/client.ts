import { Agent, request } from 'undici';
import { z } from 'zod';
import { failureOfConnection, failureOfStatus, ProviderFailure } from '../failure.ts';
import type { EngineVoice, RawSound, SpeechEngine } from './engine.ts';

export type SpeechSettings = {
  /** Empty = no key is sent. */
  apiKey: string;
  baseUrl: string;
  model: string;
  voices: readonly EngineVoice[];
  /** `captioned` = the server tells when each word is said, as Kokoro-FastAPI does. */
  words: 'off' | 'captioned';
};

/** Four minutes of sound without compression: no sentence is that long. */
const answerLimitBytes = 12 * 1024 * 1024;

/** How every voice is to read, for models that accept instructions. */
const instructions =
  'A calm parent reads a bedtime story at the edge of the bed: warm, quiet, unhurried, no acting, softer towards the end.';

/** Fields that not every server knows. One that is refused is not sent again. */
const optionalFields = ['speed', 'instructions', 'response_format'] as const;
type OptionalField = (typeof optionalFields)[number];

const captionedSchema = z.object({
  audio: z.string(),
  timestamps: z
    .array(z.object({ word: z.string(), start_time: z.number(), end_time: z.number() }))
    .nullish()
    .catch(null),
});

/** POST /audio/speech of OpenAI and the servers that speak like it: Kokoro, Piper, LocalAI and others. */
export function createSpeechClient(settings: SpeechSettings): SpeechEngine {
  const dispatcher = new Agent({
    connect: { timeout: 10_000 },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: answerLimitBytes,
  });
  const authorization: Record<string, string> = settings.apiKey ? { authorization: `Bearer ${settings.apiKey}` } : {};
  const captioned = settings.words === 'captioned';
  const address = captioned
    ? `${settings.baseUrl.replace(/\/v1$/, '')}/dev/captioned_speech`
    : `${settings.baseUrl}/audio/speech`;
  const refused = new Set<OptionalField>();

  const ask = async (fields: Record<string, unknown>, signal: AbortSignal): Promise<RawSound> => {
    for (;;) {
      const sent = Object.fromEntries(Object.entries(fields).filter(([name]) => !refused.has(name as OptionalField)));
      const { statusCode, headers, body } = await request(address, {
        method: 'POST',
        dispatcher,
        signal,
        headers: { ...authorization, 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
      const bytes = Buffer.from(await body.arrayBuffer());
      if (statusCode === 200) {
        return captioned
          ? readCaptioned(bytes)
          : { bytes, mimeType: String(headers['content-type'] ?? ''), words: null };
      }
      const text = bytes.subarray(0, 4096).toString();
      if (/content_policy|moderation|safety/i.test(text)) {
        throw new ProviderFailure('filtered', 'The provider would not say this.');
      }
      const unknown = optionalFields.find((name) => name in sent && text.includes(name));
      if ((statusCode !== 400 && statusCode !== 422) || !unknown) throw failureOfStatus(statusCode);
      refused.add(unknown);
    }
  };

  return {
    id: 'speech',
    model: settings.model,
    voices: settings.voices,

    async check() {
      try {
        const { statusCode, body } = await request(`${settings.baseUrl}/models`, {
          dispatcher,
          signal: AbortSignal.timeout(10_000),
          headers: authorization,
        });
        await body.dump();
        // Some speech servers list no models.
        if (statusCode !== 200 && statusCode !== 404) throw failureOfStatus(statusCode);
      } catch (error) {
        throw failureOfConnection(error);
      }
    },

    async speak({ text, voice, rate }, { signal, timeoutMilliseconds, onUsage }) {
      const timeout = AbortSignal.timeout(timeoutMilliseconds);
      // A request is paid for, also when nobody waits for its answer any more.
      const bill = () => onUsage({ letters: text.length, input: 0, output: 0 });
      signal.throwIfAborted();
      const fields = {
        model: settings.model,
        input: text,
        voice,
        response_format: 'wav',
        ...(rate !== 1 && { speed: rate }),
        ...(/gpt/.test(settings.model) && { instructions }),
        ...(captioned && { stream: false }),
      };
      try {
        const sound = await ask(fields, AbortSignal.any([signal, timeout]));
        bill();
        return sound;
      } catch (error) {
        if (signal.aborted || timeout.aborted) bill();
        if (signal.aborted) throw signal.reason;
        if (timeout.aborted) throw new ProviderFailure('silent', 'The provider did not answer in time.');
        if (error instanceof ProviderFailure) throw error;
        throw failureOfConnection(error);
      }
    },
  };
}

function readCaptioned(bytes: Buffer): RawSound {
  const answer = captionedSchema.safeParse(parse(bytes.toString()));
  if (!answer.success) throw new ProviderFailure('garbled', 'The provider sent no sound.');
  const { audio, timestamps } = answer.data;
  const words = timestamps?.map(({ word, start_time, end_time }) => ({ word, from: start_time, to: end_time })) ?? null;
  return { bytes: Buffer.from(audio, 'base64'), mimeType: '', words };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
