import { Agent, request } from 'undici';
import { failureOfStatus, ProviderFailure } from '../failure.ts';
import { type Answer, answerSchema, filteredFinishes, safetySettings } from './wire.ts';

export type GeminiSettings = { apiKey: string; baseUrl: string; model: string; imageModel: string };

/** What one call used: tokens of text, and pictures. */
export type GeminiUsage = { input: number; output: number; pictures: number };

/** Bytes as the provider sent them, not yet looked at. */
export type RawPicture = { mimeType: string; data: Buffer };

type CallOptions = { signal: AbortSignal; timeoutMilliseconds: number };

export type GeminiClient = {
  model: string;
  imageModel: string;
  /** One JSON answer in the shape of `schema` (Gemini's schema dialect); not validated beyond being JSON. */
  askJson(
    prompt: { system: string; user: string; schema: object; maxTokens: number },
    options: CallOptions,
  ): Promise<{ value: unknown; usage: GeminiUsage }>;
  /** One picture, square, drawn with `references` in view so that faces stay the same. */
  draw(
    prompt: { text: string; references: readonly RawPicture[] },
    options: CallOptions,
  ): Promise<{ picture: RawPicture; usage: GeminiUsage }>;
};

/** The largest answer: a picture of 1K as base64 is about 3 MB. */
const answerLimitBytes = 32 * 1024 * 1024;

/**
 * Gemini's generateContent. Both calls throw `ProviderFailure`: 'filtered' for everything the provider
 * will not show, 'garbled' for an answer without what was asked for. An abort rejects with its reason.
 */
export function createGeminiClient(settings: GeminiSettings): GeminiClient {
  const dispatcher = new Agent({
    connect: { timeout: 10_000 },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: answerLimitBytes,
  });

  const generate = async (
    model: string,
    body: object,
    { signal, timeoutMilliseconds }: CallOptions,
  ): Promise<Answer> => {
    const timeout = AbortSignal.timeout(timeoutMilliseconds);
    try {
      const response = await request(`${settings.baseUrl}/v1beta/models/${model}:generateContent`, {
        method: 'POST',
        dispatcher,
        signal: AbortSignal.any([signal, timeout]),
        headers: { 'x-goog-api-key': settings.apiKey, 'content-type': 'application/json' },
        body: JSON.stringify({ safetySettings, ...body }),
      });
      if (response.statusCode !== 200) {
        await response.body.dump({ limit: 64 * 1024 });
        throw failureOfStatus(response.statusCode, response.headers['retry-after']);
      }
      const answer = answerSchema.safeParse(await response.body.json().catch(() => undefined));
      if (!answer.success)
        throw new ProviderFailure('garbled', 'The provider sent an answer that is not the documented wire.');
      return answer.data;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (timeout.aborted) throw new ProviderFailure('silent', 'The provider did not answer in time.');
      if (error instanceof ProviderFailure) throw error;
      throw new ProviderFailure('unreachable', 'The connection to the provider failed.', { cause: error });
    }
  };

  return {
    model: settings.model,
    imageModel: settings.imageModel,

    async askJson({ system, user, schema, maxTokens }, options) {
      const answer = await generate(
        settings.model,
        {
          systemInstruction: { parts: [{ text: system }] },
          contents: [{ role: 'user', parts: [{ text: user }] }],
          generationConfig: {
            responseMimeType: 'application/json',
            responseSchema: schema,
            maxOutputTokens: maxTokens,
            temperature: 1.1,
          },
        },
        options,
      );
      const text = partsOf(answer)
        .map((part) => (part.thought ? '' : (part.text ?? '')))
        .join('');
      return { value: parse(text), usage: usageOf(answer, 0) };
    },

    async draw({ text, references }, options) {
      const images = references.map(({ mimeType, data }) => ({
        inlineData: { mimeType, data: data.toString('base64') },
      }));
      const answer = await generate(
        settings.imageModel,
        {
          generationConfig: {
            responseModalities: ['TEXT', 'IMAGE'],
            imageConfig: { aspectRatio: '1:1', imageSize: '1K' },
          },
          contents: [{ role: 'user', parts: [...images, { text }] }],
        },
        options,
      );
      // A picture often comes behind a sentence of text: every part is looked at.
      const image = partsOf(answer).find((part) => part.inlineData && !part.thought)?.inlineData;
      if (!image) throw new ProviderFailure('garbled', 'The provider sent no picture.');
      return {
        picture: { mimeType: image.mimeType, data: Buffer.from(image.data, 'base64') },
        usage: usageOf(answer, 1),
      };
    },
  };
}

/** The parts of the answer. Throws for every ending that is not a good one. */
function partsOf(answer: Answer) {
  const candidate = answer.candidates[0];
  if (answer.promptFeedback?.blockReason || !candidate) {
    throw new ProviderFailure('filtered', 'The provider blocked the prompt.');
  }
  const reason = candidate.finishReason ?? 'STOP';
  if (filteredFinishes.has(reason)) throw new ProviderFailure('filtered', `The provider stopped: ${reason}.`);
  if (reason !== 'STOP') throw new ProviderFailure('garbled', `The provider stopped: ${reason}.`);
  return candidate.content?.parts ?? [];
}

/** Tokens of text only: pictures are priced by the piece. */
function usageOf({ usageMetadata }: Answer, pictures: number): GeminiUsage {
  return {
    input: usageMetadata.promptTokenCount,
    output: pictures > 0 ? 0 : usageMetadata.candidatesTokenCount,
    pictures,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderFailure('garbled', 'The provider sent something else than JSON.', { cause });
  }
}
