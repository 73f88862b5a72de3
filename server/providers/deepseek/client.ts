import { finished } from 'node:stream/promises';
import { createParser } from 'eventsource-parser';
import { Agent, type Dispatcher, request } from 'undici';
import { createTextCleaner } from '../clean-text.ts';
import { failureOfConnection, failureOfResponse, failureOfStatus, ProviderFailure } from '../failure.ts';
import { hearOut, type LastWords, whileWanted } from '../last-words.ts';
import { type ChatDialect, chatDialects, learnDialect, type Tried } from './dialect.ts';
import { createThinkingCutter } from './thinking-aloud.ts';
import {
  type ChatMessage,
  chatRequest,
  chunkSchema,
  endMark,
  modelsSchema,
  probeMessages,
  type TokenUsage,
  usageOf,
} from './wire.ts';

export type DeepSeekSettings = {
  /** Empty = no key is sent. */
  apiKey: string;
  baseUrl: string;
  model: string;
  /** Which fields the server accepts; null = the client finds out, once; missing = DeepSeek's. */
  dialect?: ChatDialect | null;
};

/** How a stream ended: by itself, or cut at `maxTokens`. */
export type StreamEnd = { reason: 'stop' | 'length' };

export type StreamOptions = {
  maxTokens: number;
  /** Asks for one JSON object instead of text. */
  json?: boolean;
  signal: AbortSignal;
  silenceMilliseconds: number;
  onText: (text: string) => void;
  /** Called when the provider accepts the request: from then on it costs money, however it ends. */
  onBegin: () => void;
  /** Called with the provider's own count if it sent one, also when the answer failed. */
  onUsage: (usage: TokenUsage) => void;
  /** Called with text that arrives after the answer was abandoned, so that it is counted. */
  onLate?: (text: string) => void;
  /** Missing = an abandoned answer is cut at once. */
  lastWords?: LastWords;
};

export type DeepSeekClient = {
  model: string;
  /**
   * Streams one answer: `onText` gets every piece in order as it arrives, however the bytes are split on
   * the wire (P17), without characters that cannot be stored. Only a finish reason is a good end. Throws
   * `ProviderFailure`; an abort of `signal` rejects with the signal's reason. Frees the connection in every case,
   * with `lastWords` some time after it has rejected.
   */
  stream(messages: readonly ChatMessage[], options: StreamOptions): Promise<StreamEnd>;
  /** Whether the server answers and accepts our key; it writes nothing. */
  isUp(): Promise<boolean>;
  /** Returns the ids of the models that the server lists. Throws `ProviderFailure`. */
  models(): Promise<string[]>;
  /**
   * Finds out which fields the server accepts, unless that is known: with one small question, or more if it refuses
   * a field. A story waits for it. Throws `ProviderFailure`; the next call then asks again.
   */
  learn(): Promise<ChatDialect>;
};

/** After the finish reason only the usage is still to come, and no reader should wait long for that. */
const tailMilliseconds = 5000;
const probeMilliseconds = 5000;
/** A self-hosted server may have to load its model first. */
const learnMilliseconds = 120_000;
/** After this long a caller may ask again, since the server may have lost the question; it doubles each time. */
const askAnewMilliseconds = 5000;
/** Enough for the answer, and for reasoning to begin. */
const learnTokens = 200;

export function createDeepSeekClient(settings: DeepSeekSettings): DeepSeekClient {
  // Every request has a timeout of its own: a self-hosted model may read a prompt for a minute before it begins.
  const dispatcher = new Agent({ connect: { timeout: 10_000 }, headersTimeout: 0, bodyTimeout: 0 });
  const given = settings.dialect === undefined ? chatDialects.deepseek : settings.dialect;
  const authorization: Record<string, string> = settings.apiKey ? { authorization: `Bearer ${settings.apiKey}` } : {};
  let { baseUrl } = settings;
  let learnt: Promise<ChatDialect> | undefined = given ? Promise.resolve(given) : undefined;
  /** Asks once more in parallel if the questions that are out have had no answer for too long. */
  let askBeside: (() => void) | undefined;

  const post = (body: object, signal: AbortSignal) =>
    request(`${baseUrl}/chat/completions`, {
      method: 'POST',
      dispatcher,
      signal,
      headers: { ...authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** Asks the small question in one dialect. */
  const tryDialect = async (dialect: ChatDialect, enough: AbortSignal): Promise<Tried> => {
    const signal = AbortSignal.any([enough, AbortSignal.timeout(learnMilliseconds)]);
    try {
      const question = chatRequest(settings.model, probeMessages(), learnTokens, true, dialect);
      const response = await post(question, signal);
      if (response.statusCode === 400 || response.statusCode === 422) return { refused: await response.body.text() };
      if (response.statusCode !== 200) throw await failureOfResponse(response);
      const answer = new ChatAnswer(() => {});
      await readEvents(response.body, answer, () => {});
      if (answer.failure) {
        response.body.destroy();
        throw answer.failure;
      }
      return { thought: answer.thought };
    } catch (error) {
      if (signal.aborted) throw new ProviderFailure('silent', 'The provider did not answer in time.');
      throw error instanceof ProviderFailure ? error : failureOfConnection(error);
    }
  };

  const learn = async (enough: AbortSignal): Promise<ChatDialect> => {
    const ask = (dialect: ChatDialect) => tryDialect(dialect, enough);
    const dialect = await learnDialect(ask).catch((error: unknown) => {
      // The address may lack the /v1 that most servers want.
      const mayBeBelow = error instanceof ProviderFailure && error.kind === 'refused_model' && !baseUrl.endsWith('/v1');
      if (!mayBeBelow) throw error;
      baseUrl += '/v1';
      return learnDialect(ask).catch((second: unknown) => {
        baseUrl = settings.baseUrl;
        throw second;
      });
    });
    if (!dialect) throw new ProviderFailure('refused_request', 'The provider refuses every request.', { status: 400 });
    return dialect;
  };
  /** The first answer serves every caller and cancels the other questions. */
  const beginToLearn = (): Promise<ChatDialect> => {
    const { promise, resolve, reject } = Promise.withResolvers<ChatDialect>();
    const enough = new AbortController();
    const over = () => {
      askBeside = undefined;
      enough.abort();
    };
    let asking = 0;
    let pause = askAnewMilliseconds / 2;
    let askedAt = 0;
    const ask = () => {
      asking += 1;
      pause *= 2;
      askedAt = performance.now();
      learn(enough.signal).then(
        (dialect) => {
          resolve(dialect);
          over();
        },
        (error: unknown) => {
          asking -= 1;
          if (asking > 0 || enough.signal.aborted) return;
          learnt = undefined;
          reject(error);
          over();
        },
      );
    };
    askBeside = () => {
      if (performance.now() - askedAt > pause) ask();
    };
    ask();
    return promise;
  };
  const learnOnce = () => {
    askBeside?.();
    learnt ??= beginToLearn();
    return learnt;
  };

  return {
    model: settings.model,
    learn: learnOnce,
    async models() {
      try {
        const response = await request(`${baseUrl}/models`, {
          dispatcher,
          signal: AbortSignal.timeout(probeMilliseconds),
          headers: authorization,
        });
        if (response.statusCode !== 200) throw await failureOfResponse(response);
        const models = modelsSchema.safeParse(parse(await response.body.text()));
        if (!models.success) throw new ProviderFailure('garbled', 'The provider sent no list of models.');
        return models.data.data.map(({ id }) => id);
      } catch (error) {
        if (error instanceof ProviderFailure) throw error;
        throw new ProviderFailure('unreachable', 'The connection to the provider failed.', { cause: error });
      }
    },
    async isUp() {
      try {
        const { statusCode, body } = await request(`${baseUrl}/models`, {
          dispatcher,
          signal: AbortSignal.timeout(probeMilliseconds),
          headers: authorization,
        });
        await body.dump();
        return statusCode === 200;
      } catch {
        return false;
      }
    },
    async stream(messages, { maxTokens, json = false, signal, silenceMilliseconds, onText, onBegin, ...counting }) {
      const { onUsage, onLate, lastWords } = counting;
      const dialect = await whileWanted(learnOnce(), signal);
      const silence = new AbortController();
      const hush = () => silence.abort(new ProviderFailure('silent', 'The provider sent no text for too long.'));
      let timer = setTimeout(hush, silenceMilliseconds);
      const left = AbortSignal.any([signal, silence.signal]);
      const isLeft = () => left.aborted || answer.failure !== undefined;
      const listenAgain = (milliseconds: number) => {
        clearTimeout(timer);
        if (!isLeft()) timer = setTimeout(hush, milliseconds);
      };
      const answer: ChatAnswer = new ChatAnswer(
        (text) => {
          if (isLeft()) return onLate?.(text);
          listenAgain(silenceMilliseconds);
          onText(text);
        },
        // Reasoning is a sign of life.
        () => dialect.thinks && listenAgain(silenceMilliseconds),
      );
      const unwanted = new AbortController();
      const cut = () => unwanted.abort();
      let body: Dispatcher.ResponseData['body'] | undefined;
      /** The rest of the answer after a failure. */
      let rest: Promise<void> | undefined;
      const exchange = async () => {
        const response = await post(chatRequest(settings.model, messages, maxTokens, json, dialect), unwanted.signal);
        if (response.statusCode !== 200) {
          // Another server may be at that address by now.
          if (!given && (response.statusCode === 400 || response.statusCode === 422)) learnt = undefined;
          throw await failureOfResponse(response);
        }
        body = response.body;
        onBegin();
        await readEvents(body, answer, () => listenAgain(Math.min(tailMilliseconds, silenceMilliseconds)));
        // After the end mark the next story reuses the connection; after a failure it is closed.
        if (answer.failure) rest = finished(body).finally(() => body?.destroy());
      };
      const exchanging = exchange();
      try {
        await whileWanted(exchanging, left);
        return answer.end();
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (silence.signal.aborted) throw silence.signal.reason;
        if (error instanceof ProviderFailure) throw error;
        const failure = failureOfConnection(error);
        const isCut = body !== undefined && failure instanceof ProviderFailure;
        throw isCut ? new ProviderFailure('cut', 'The answer of the provider broke off.', { cause: error }) : failure;
      } finally {
        clearTimeout(timer);
        const count = () => {
          if (answer.usage) onUsage(answer.usage);
        };
        if (isLeft() && lastWords) {
          lastWords.counting(hearOut(rest ?? exchanging, cut, lastWords.milliseconds).then(count));
        } else {
          if (isLeft()) cut();
          exchanging.catch(() => {});
          count();
        }
      }
    },
  };
}

/** One answer, put together from its events. */
class ChatAnswer {
  reason: string | undefined;
  usage: TokenUsage | undefined;
  failure: ProviderFailure | undefined;
  /** Whether the end mark has come. */
  ended = false;
  /** Whether the model sent any reasoning. */
  thought = false;
  readonly #clean = createTextCleaner();
  readonly #cutter = createThinkingCutter();
  readonly #onText: (text: string) => void;
  readonly #onThought: () => void;

  constructor(onText: (text: string) => void, onThought: () => void = () => {}) {
    this.#onText = onText;
    this.#onThought = onThought;
  }

  take(data: string): void {
    if (this.ended) return;
    if (data === endMark) {
      this.ended = true;
      return;
    }
    const chunk = chunkSchema.safeParse(parse(data));
    if (!chunk.success) {
      this.failure ??= new ProviderFailure('garbled', 'The provider sent an event that is not the documented wire.');
      return;
    }
    const { choices, usage, error } = chunk.data;
    const delta = choices[0]?.delta;
    if (delta?.reasoning_content || delta?.reasoning || usage?.completion_tokens_details?.reasoning_tokens) {
      this.#think();
    }
    if (delta?.content) this.#say(delta.content);
    this.reason = choices[0]?.finish_reason ?? this.reason;
    if (usage) this.usage = usageOf(usage);
    if (error) this.failure ??= failureInStream(error.code);
  }

  #say(text: string): void {
    const clean = this.#cutter.push(this.#clean(text));
    if (clean !== '') this.#onText(clean);
    else if (this.#cutter.thought) this.#think();
  }

  #think(): void {
    this.thought = true;
    this.#onThought();
  }

  /** Returns how the answer ended. Throws `ProviderFailure` unless it ended well. */
  end(): StreamEnd {
    if (this.failure) throw this.failure;
    switch (this.reason) {
      case undefined:
        throw new ProviderFailure('cut', 'The stream ended without a finish reason.');
      case 'content_filter':
        throw new ProviderFailure('filtered', 'The provider filtered its answer.');
      case 'insufficient_system_resource':
        throw new ProviderFailure('busy', 'The provider is overloaded.');
      case 'error':
        throw new ProviderFailure('broken', 'The provider failed in the middle of its answer.');
      default:
        return { reason: this.reason === 'length' ? 'length' : 'stop' };
    }
  }
}

/** Reads until the end mark, a failure or the end of the bytes, with or without a last empty line. */
async function readEvents(
  body: Dispatcher.ResponseData['body'],
  answer: ChatAnswer,
  onFinish: () => void,
): Promise<void> {
  const parser = createParser({ onEvent: ({ data }) => answer.take(data) });
  const decoder = new TextDecoder();
  let finished = false;
  await new Promise<void>((resolve, reject) => {
    body.on('data', (bytes: Buffer) => {
      parser.feed(decoder.decode(bytes, { stream: true }));
      if (answer.reason !== undefined && !finished) {
        finished = true;
        onFinish();
      }
      if (answer.failure || answer.ended) resolve();
    });
    body.on('end', () => {
      parser.feed(`${decoder.decode()}\n\n`);
      resolve();
    });
    // A cut after the finish reason loses none of the story.
    body.on('error', (error) => (answer.reason === undefined ? reject(error) : resolve()));
  });
}

function failureInStream(code: string | number | null | undefined): ProviderFailure {
  const status = Number(code);
  return status >= 400 && status < 600
    ? failureOfStatus(status)
    : new ProviderFailure('broken', 'The provider failed in the middle of its answer.');
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
