import { Readable } from 'node:stream';
import { createParser } from 'eventsource-parser';
import { Agent, type Dispatcher, request } from 'undici';
import { createTextCleaner, parseClean } from '../clean-text.ts';
import { failureOfConnection, failureOfResponse, ProviderFailure } from '../failure.ts';
import { hearOut, type LastWords, whileWanted } from '../last-words.ts';
import { type Answer, answerSchema, filteredFinishes, type GeminiUsage, safetySettings, usageOf } from './wire.ts';

export type { GeminiUsage };

export type GeminiSettings = { apiKey: string; baseUrl: string; model: string; imageModel: string };

/** Bytes as the provider sent them, not checked yet. */
export type RawPicture = { mimeType: string; data: Buffer };

type JsonPrompt = { system: string; user: string; schema: object; maxTokens: number };

type CallOptions = {
  signal: AbortSignal;
  timeoutMilliseconds: number;
  /** Called once for every answer that costs something, also when it is not usable. */
  onUsage: (usage: GeminiUsage) => void;
  /** Missing = an abandoned answer is cut at once. */
  lastWords?: LastWords;
};

export type GeminiClient = {
  model: string;
  imageModel: string;
  /** Checks that the image model exists, without drawing. Throws `ProviderFailure`. */
  check(): Promise<void>;
  /** Whether `draw` makes use of reference pictures. */
  takesReferences: boolean;
  /** Returns a JSON answer in the shape of `schema` (Gemini's dialect), checked only to be JSON; it sees `images`. */
  askJson(prompt: JsonPrompt & { images?: readonly RawPicture[] }, options: CallOptions): Promise<unknown>;
  /**
   * The same, streamed: `onText` gets every piece of the JSON as it arrives, without characters that cannot be stored.
   */
  streamJson(
    prompt: JsonPrompt,
    options: CallOptions & {
      silenceMilliseconds: number;
      onText: (text: string) => void;
    },
  ): Promise<void>;
  /** Draws one square picture with `references` in view, so that faces stay the same. */
  draw(prompt: { text: string; references: readonly RawPicture[] }, options: CallOptions): Promise<RawPicture>;
};

/** The largest answer: a picture of 1K as base64 is about 3 MB. */
const answerLimitBytes = 32 * 1024 * 1024;

/**
 * Gemini's generateContent. All calls throw `ProviderFailure`: 'filtered' for everything the provider
 * will not show, 'cut' for an answer that breaks off, 'garbled' for one without the requested content. An abort
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
    { signal, timeoutMilliseconds, onUsage, lastWords }: CallOptions,
    /** The pictures to charge for an answer whose own count never came. */
    pictures: number,
  ): Promise<Answer> => {
    const timeout = AbortSignal.timeout(timeoutMilliseconds);
    const left = AbortSignal.any([signal, timeout]);
    const unwanted = new AbortController();
    const bytes = JSON.stringify({ safetySettings, ...body });
    let isSent = false;
    let isRefused = false;
    let isCounted = false;
    const count = (usage: GeminiUsage) => {
      if (!isCounted) onUsage(usage);
      isCounted = true;
    };
    // A request that was sent is charged, also when nobody waits for it any more; one that was never sent is not.
    const unseen = () => {
      if (isSent && !isRefused) count({ input: tokensSent(bytes), output: 0, pictures });
    };
    signal.throwIfAborted();
    const exchange = async () => {
      const response = await request(`${settings.baseUrl}/v1beta/models/${model}:generateContent`, {
        method: 'POST',
        dispatcher,
        signal: unwanted.signal,
        headers: {
          'x-goog-api-key': settings.apiKey,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(bytes)),
        },
        body: Readable.from(
          (function* () {
            isSent = true;
            yield Buffer.from(bytes);
          })(),
          { objectMode: false },
        ),
      });
      isRefused = response.statusCode !== 200;
      if (isRefused) throw await failureOfResponse(response);
      const answer = answerSchema.safeParse(await readWhole(response.body).catch(refuseCut));
      if (!answer.success) {
        unseen();
        throw new ProviderFailure('garbled', 'The provider sent an answer that is not the documented wire.');
      }
      const counted = usageOf(answer.data);
      count(counted.input > 0 ? counted : { ...counted, input: tokensSent(bytes) });
      return answer.data;
    };
    const exchanging = exchange();
    exchanging.catch(() => {});
    try {
      return await whileWanted(exchanging, left);
    } catch (error) {
      if (left.aborted) {
        const cut = () => unwanted.abort();
        if (lastWords && isSent) {
          const heard = hearOut(exchanging, cut, lastWords.milliseconds);
          // A connection that is lost before the answer is not charged, whether or not somebody waits for it.
          lastWords.counting(heard.then((ended) => (isLost(ended) ? undefined : unseen())));
        } else {
          cut();
          unseen();
        }
      }
      if (signal.aborted) throw signal.reason;
      if (timeout.aborted) throw new ProviderFailure('silent', 'The provider did not answer in time.');
      if (error instanceof ProviderFailure) {
        if (error.kind === 'cut') unseen();
        throw error;
      }
      throw failureOfConnection(error);
    }
  };

  return {
    model: settings.model,
    imageModel: settings.imageModel,
    takesReferences: true,

    async check() {
      try {
        const response = await request(`${settings.baseUrl}/v1beta/models/${settings.imageModel}`, {
          dispatcher,
          signal: AbortSignal.timeout(10_000),
          headers: { 'x-goog-api-key': settings.apiKey },
        });
        if (response.statusCode !== 200) throw await failureOfResponse(response);
        await response.body.dump();
      } catch (error) {
        if (error instanceof ProviderFailure) throw error;
        throw new ProviderFailure('unreachable', 'The connection to the provider failed.', { cause: error });
      }
    },

    async askJson({ images = [], ...prompt }, options) {
      const answer = await generate(settings.model, jsonRequest(prompt, images), options, 0);
      return parse(textOf(answer));
    },

    async streamJson(prompt, { signal, timeoutMilliseconds, silenceMilliseconds, onText, onUsage, lastWords }) {
      const timeout = AbortSignal.timeout(timeoutMilliseconds);
      const silence = new AbortController();
      const hush = () => silence.abort();
      let timer = setTimeout(hush, silenceMilliseconds);
      const left = AbortSignal.any([signal, timeout, silence.signal]);
      const unwanted = new AbortController();
      const clean = createTextCleaner();
      const sent = JSON.stringify({ safetySettings, ...jsonRequest(prompt, []) });
      let begun = false;
      let refused = false;
      let letters = 0;
      let last: Answer | undefined;
      let failure: unknown;
      const { promise: failed, reject: fail } = Promise.withResolvers<never>();
      failed.catch(() => {});
      signal.throwIfAborted();
      const take = (answer: Answer | undefined) => {
        if (!answer) {
          throw new ProviderFailure('garbled', 'The provider sent an event that is not the documented wire.');
        }
        last = { ...answer, usageMetadata: moreOf(last?.usageMetadata, answer.usageMetadata) };
        const text = textOf(answer);
        letters += text.length;
        if (text === '' || failure || left.aborted) return;
        clearTimeout(timer);
        timer = setTimeout(hush, silenceMilliseconds);
        onText(clean(text));
      };
      const exchange = async () => {
        const response = await request(
          `${settings.baseUrl}/v1beta/models/${settings.model}:streamGenerateContent?alt=sse`,
          {
            method: 'POST',
            dispatcher,
            signal: unwanted.signal,
            headers: { 'x-goog-api-key': settings.apiKey, 'content-type': 'application/json' },
            body: sent,
          },
        );
        refused = response.statusCode !== 200;
        if (refused) throw await failureOfResponse(response);
        begun = true;
        for await (const answer of answersOf(response.body)) {
          try {
            take(answer);
          } catch (cause) {
            // The rest of the stream is still counted.
            failure ??= cause;
            fail(cause);
          }
        }
      };
      const exchanging = exchange();
      exchanging.catch(() => {});
      try {
        await whileWanted(Promise.race([exchanging, failed]), left);
        if (failure) throw failure;
        if (!last || (last.candidates[0] && !last.candidates[0].finishReason)) {
          throw new ProviderFailure('cut', 'The answer of the provider broke off.');
        }
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (left.aborted) throw new ProviderFailure('silent', 'The provider did not answer in time.');
        if (error instanceof ProviderFailure) throw error;
        const kind = begun ? 'cut' : 'unreachable';
        throw new ProviderFailure(kind, 'The connection to the provider failed.', { cause: error });
      } finally {
        clearTimeout(timer);
        const cut = () => unwanted.abort();
        const count = (ended?: unknown) => {
          const counted = last && usageOf(last);
          if (counted && counted.output > 0) onUsage(counted);
          // A request that was sent is charged, also when nobody waits for it any more.
          else if (begun || (left.aborted && !refused && !isLost(ended)))
            onUsage({ input: tokensSent(sent), output: Math.ceil(letters / 4), pictures: 0 });
        };
        if (lastWords && (failure || left.aborted)) {
          lastWords.counting(hearOut(exchanging, cut, lastWords.milliseconds).then(count));
        } else {
          if (failure || left.aborted) cut();
          count();
        }
      }
    },

    async draw({ text, references }, options) {
      const answer = await generate(
        settings.imageModel,
        {
          generationConfig: {
            responseModalities: ['TEXT', 'IMAGE'],
            imageConfig: { aspectRatio: '1:1', imageSize: '1K' },
          },
          contents: [{ role: 'user', parts: [...references.map(inline), { text }] }],
        },
        options,
        1,
      );
      // A picture often follows a sentence of text, so every part is searched.
      const image = partsOf(answer).find((part) => part.inlineData && !part.thought)?.inlineData;
      if (!image) throw new ProviderFailure('garbled', 'The provider sent no picture.');
      return { mimeType: image.mimeType, data: Buffer.from(image.data, 'base64') };
    },
  };
}

/** Returns the parts of the answer. Throws unless it ended well. */
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

function jsonRequest({ system, user, schema, maxTokens }: JsonPrompt, images: readonly RawPicture[]): object {
  return {
    systemInstruction: { parts: [{ text: system }] },
    contents: [{ role: 'user', parts: [...images.map(inline), { text: user }] }],
    generationConfig: {
      responseMimeType: 'application/json',
      responseSchema: schema,
      maxOutputTokens: maxTokens,
      temperature: 1.1,
      // Thinking would delay the first words.
      thinkingConfig: { thinkingBudget: 0 },
    },
  };
}

const inline = ({ mimeType, data }: RawPicture) => ({ inlineData: { mimeType, data: data.toString('base64') } });

const textOf = (answer: Answer) =>
  partsOf(answer)
    .map((part) => (part.thought ? '' : (part.text ?? '')))
    .join('');

/** Whether a connection failed before it brought an answer. */
const isLost = (error: unknown): boolean =>
  error !== undefined && !(error instanceof ProviderFailure && error.kind === 'cut');

/** Returns the larger count: it grows from event to event, and not every event has one. */
function moreOf(one: Answer['usageMetadata'] | undefined, two: Answer['usageMetadata']): Answer['usageMetadata'] {
  return one && one.promptTokenCount + one.candidatesTokenCount > two.promptTokenCount + two.candidatesTokenCount
    ? one
    : two;
}

/** Yields the events of a stream, with or without a last empty line; undefined for one that cannot be read. */
async function* answersOf(body: Dispatcher.ResponseData['body']): AsyncGenerator<Answer | undefined> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  const decoder = new TextDecoder();
  const take = () => events.splice(0).map((data) => answerSchema.safeParse(jsonOrNothing(data)).data);
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes as Buffer, { stream: true }));
    yield* take();
  }
  parser.feed(`${decoder.decode()}\n\n`);
  yield* take();
}

/** Estimates the tokens that were sent, at about four letters each; pictures among them are left out. */
const tokensSent = (body: string) => Math.ceil(body.replace(/"data":\s*"[^"]*"/g, '').length / 4);

/** Reads a whole JSON body; throws for a connection that breaks and for a body that ends too early alike. */
async function readWhole(body: Dispatcher.ResponseData['body']): Promise<unknown> {
  return JSON.parse(await body.text());
}

function refuseCut(cause: unknown): never {
  throw new ProviderFailure('cut', 'The answer of the provider broke off.', { cause });
}

function jsonOrNothing(text: string): unknown {
  try {
    return parseClean(text);
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return parseClean(text);
  } catch (cause) {
    throw new ProviderFailure('garbled', 'The provider sent something else than JSON.', { cause });
  }
}
