import { Agent, type Dispatcher, request } from 'undici';
import { parseClean } from '../clean-text.ts';
import { failureOfResponse, ProviderFailure } from '../failure.ts';
import { type Answer, answerSchema, filteredFinishes, type GeminiUsage, safetySettings, usageOf } from './wire.ts';

export type { GeminiUsage };

export type GeminiSettings = { apiKey: string; baseUrl: string; model: string; imageModel: string };

/** Bytes as the provider sent them, not yet looked at. */
export type RawPicture = { mimeType: string; data: Buffer };

type CallOptions = {
  signal: AbortSignal;
  timeoutMilliseconds: number;
  /** Called once for every answer that costs something, also when it is not what was asked for. */
  onUsage: (usage: GeminiUsage) => void;
};

export type GeminiClient = {
  model: string;
  imageModel: string;
  /** One JSON answer in the shape of `schema` (Gemini's schema dialect); not validated beyond being JSON. */
  askJson(
    prompt: { system: string; user: string; schema: object; maxTokens: number },
    options: CallOptions,
  ): Promise<unknown>;
  /** One picture, square, drawn with `references` in view so that faces stay the same. */
  draw(prompt: { text: string; references: readonly RawPicture[] }, options: CallOptions): Promise<RawPicture>;
};

/** The largest answer: a picture of 1K as base64 is about 3 MB. */
const answerLimitBytes = 32 * 1024 * 1024;

/**
 * Gemini's generateContent. Both calls throw `ProviderFailure`: 'filtered' for everything the provider
 * will not show, 'cut' for an answer that breaks off, 'garbled' for one without what was asked for. An abort
 * rejects with its reason.
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
    { signal, timeoutMilliseconds, onUsage }: CallOptions,
    /** What an answer costs about whose own count was lost with its end. */
    estimate: GeminiUsage,
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
      if (response.statusCode !== 200) throw await failureOfResponse(response);
      const answer = answerSchema.safeParse(await readWhole(response.body).catch(refuseCut));
      if (!answer.success) {
        throw new ProviderFailure('garbled', 'The provider sent an answer that is not the documented wire.');
      }
      onUsage(usageOf(answer.data));
      return answer.data;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (timeout.aborted) throw new ProviderFailure('silent', 'The provider did not answer in time.');
      if (error instanceof ProviderFailure) {
        if (error.kind === 'cut') onUsage(estimate);
        throw error;
      }
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
            // The first words wait for every thought.
            thinkingConfig: { thinkingBudget: 0 },
          },
        },
        options,
        { input: tokensOf(system + user), output: 0, pictures: 0 },
      );
      const text = partsOf(answer)
        .map((part) => (part.thought ? '' : (part.text ?? '')))
        .join('');
      return parse(text);
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
        { input: tokensOf(text), output: 0, pictures: 1 },
      );
      // A picture often comes behind a sentence of text: every part is looked at.
      const image = partsOf(answer).find((part) => part.inlineData && !part.thought)?.inlineData;
      if (!image) throw new ProviderFailure('garbled', 'The provider sent no picture.');
      return { mimeType: image.mimeType, data: Buffer.from(image.data, 'base64') };
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

/** A token is some four letters. */
const tokensOf = (text: string) => Math.ceil(text.length / 4);

/** A whole body of JSON: a connection that breaks, and a body that ends too early, are the same cut. */
async function readWhole(body: Dispatcher.ResponseData['body']): Promise<unknown> {
  return JSON.parse(await body.text());
}

function refuseCut(cause: unknown): never {
  throw new ProviderFailure('cut', 'The answer of the provider broke off.', { cause });
}

function parse(text: string): unknown {
  try {
    return parseClean(text);
  } catch (cause) {
    throw new ProviderFailure('garbled', 'The provider sent something else than JSON.', { cause });
  }
}
