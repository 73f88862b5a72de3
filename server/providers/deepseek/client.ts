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
  /** Empty = the server asks for none. */
  apiKey: string;
  baseUrl: string;
  model: string;
  /** Which fields the server takes; null = it is asked, once. Not said = DeepSeek's. */
  dialect?: ChatDialect | null;
};

/** How a stream ended: with its own end, or cut at the longest answer we allow. */
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
  /** Called with the provider's own count where it came, also when the answer failed. */
  onUsage: (usage: TokenUsage) => void;
  /** Called with what still arrives when it is not wanted any more, to be counted. */
  onLate?: (text: string) => void;
  /** Not said = an answer is cut where it is left. */
  lastWords?: LastWords;
};

export type DeepSeekClient = {
  model: string;
  /**
   * Streams one answer: `onText` gets every piece as it arrives, in order, whatever the byte pieces on
   * the wire (P17), without what cannot be stored. Only a finish reason ends it well. Throws
   * `ProviderFailure`; an abort of `signal` rejects with the signal's reason. Closes the socket in every case,
   * with `lastWords` some time after it has rejected.
   */
  stream(messages: readonly ChatMessage[], options: StreamOptions): Promise<StreamEnd>;
  /** Whether it answers and knows our key, without writing anything. */
  isUp(): Promise<boolean>;
  /** The models that it says it has. Throws `ProviderFailure`. */
  models(): Promise<string[]>;
  /**
   * Finds out which fields the server takes, unless that is known: by one small question, more where it refuses
   * something. A story waits for it. Throws `ProviderFailure`, and asks again the next time then.
   */
  learn(): Promise<ChatDialect>;
};

/** After the finish reason only the usage is still to come, and no reader waits long for that. */
const tailMilliseconds = 5000;
const probeMilliseconds = 5000;
/** A server at home may have to load its model first. */
const learnMilliseconds = 120_000;
/** From then on whoever waits may ask anew, beside a question that the server may have forgotten; each time twice as long. */
const askAnewMilliseconds = 5000;
/** Enough for the answer, and for a thought to begin. */
const learnTokens = 200;

export function createDeepSeekClient(settings: DeepSeekSettings): DeepSeekClient {
  // Every question has a patience of its own: a model at home may read a prompt for a minute before it begins.
  const dispatcher = new Agent({ connect: { timeout: 10_000 }, headersTimeout: 0, bodyTimeout: 0 });
  const given = settings.dialect === undefined ? chatDialects.deepseek : settings.dialect;
  const authorization: Record<string, string> = settings.apiKey ? { authorization: `Bearer ${settings.apiKey}` } : {};
  let { baseUrl } = settings;
  let learnt: Promise<ChatDialect> | undefined = given ? Promise.resolve(given) : undefined;
  /** Asks beside those who are asking already, where none of them has had an answer for long. */
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
      // An address without the /v1 that most servers want.
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
  /** The first answer is everybody's, and ends the other questions. */
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
        // Who thinks is not silent.
        () => dialect.thinks && listenAgain(silenceMilliseconds),
      );
      const unwanted = new AbortController();
      const cut = () => unwanted.abort();
      let body: Dispatcher.ResponseData['body'] | undefined;
      /** What still comes after a failure. */
      let rest: Promise<void> | undefined;
      const exchange = async () => {
        const response = await post(chatRequest(settings.model, messages, maxTokens, json, dialect), unwanted.signal);
        if (response.statusCode !== 200) {
          // Another server may stand at that address by now.
          if (!given && (response.statusCode === 400 || response.statusCode === 422)) learnt = undefined;
          throw await failureOfResponse(response);
        }
        body = response.body;
        onBegin();
        await readEvents(body, answer, () => listenAgain(Math.min(tailMilliseconds, silenceMilliseconds)));
        // After the end mark the connection is free for the next story; after a failure it is not trusted.
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

/** One answer as its events tell it. */
class ChatAnswer {
  reason: string | undefined;
  usage: TokenUsage | undefined;
  failure: ProviderFailure | undefined;
  /** Whether the end mark has come. */
  ended = false;
  /** Whether it thought aloud first. */
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

  /** How it ended. Throws `ProviderFailure` for every end that is not a good one. */
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

/** Reads until the end mark or the end of the bytes, with or without a last empty line. */
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
    // A cut after the finish reason takes nothing from the story.
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
