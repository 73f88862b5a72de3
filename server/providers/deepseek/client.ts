import { createParser } from 'eventsource-parser';
import { Agent, type Dispatcher, request } from 'undici';
import { createTextCleaner } from '../clean-text.ts';
import { failureOfConnection, failureOfResponse, failureOfStatus, ProviderFailure } from '../failure.ts';
import { type ChatMessage, chatRequest, chunkSchema, endMark, type TokenUsage, usageOf } from './wire.ts';

export type DeepSeekSettings = { apiKey: string; baseUrl: string; model: string };

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
};

export type DeepSeekClient = {
  model: string;
  /**
   * Streams one answer: `onText` gets every piece as it arrives, in order, whatever the byte pieces on
   * the wire (P17), without what cannot be stored. Only a finish reason ends it well. Throws
   * `ProviderFailure`; an abort of `signal` rejects with the signal's reason. Closes the socket in every case.
   */
  stream(messages: readonly ChatMessage[], options: StreamOptions): Promise<StreamEnd>;
  /** Whether it answers and knows our key, without writing anything. */
  isUp(): Promise<boolean>;
};

/** After the finish reason only the usage is still to come, and no reader waits long for that. */
const tailMilliseconds = 5000;
const probeMilliseconds = 5000;

export function createDeepSeekClient(settings: DeepSeekSettings): DeepSeekClient {
  const dispatcher = new Agent({ connect: { timeout: 10_000 }, headersTimeout: 60_000, bodyTimeout: 0 });

  return {
    model: settings.model,
    async isUp() {
      try {
        const { statusCode, body } = await request(`${settings.baseUrl}/models`, {
          dispatcher,
          signal: AbortSignal.timeout(probeMilliseconds),
          headers: { authorization: `Bearer ${settings.apiKey}` },
        });
        await body.dump();
        return statusCode === 200;
      } catch {
        return false;
      }
    },
    async stream(messages, { maxTokens, json = false, signal, silenceMilliseconds, onText, onBegin, onUsage }) {
      const silence = new AbortController();
      const hush = () => silence.abort(new ProviderFailure('silent', 'The provider sent no text for too long.'));
      let timer = setTimeout(hush, silenceMilliseconds);
      const listenAgain = (milliseconds: number) => {
        clearTimeout(timer);
        timer = setTimeout(hush, milliseconds);
      };
      const answer = new ChatAnswer((text) => {
        listenAgain(silenceMilliseconds);
        onText(text);
      });
      const both = AbortSignal.any([signal, silence.signal]);
      try {
        const response = await request(`${settings.baseUrl}/chat/completions`, {
          method: 'POST',
          dispatcher,
          signal: both,
          headers: { authorization: `Bearer ${settings.apiKey}`, 'content-type': 'application/json' },
          body: JSON.stringify(chatRequest(settings.model, messages, maxTokens, json)),
        });
        if (response.statusCode !== 200) throw await failureOfResponse(response);
        onBegin();
        await readEvents(response.body, answer, () => listenAgain(Math.min(tailMilliseconds, silenceMilliseconds)));
        return answer.end();
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (silence.signal.aborted) throw silence.signal.reason;
        if (error instanceof ProviderFailure) throw error;
        throw failureOfConnection(error);
      } finally {
        clearTimeout(timer);
        if (answer.usage) onUsage(answer.usage);
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
  readonly #clean = createTextCleaner();
  readonly #onText: (text: string) => void;

  constructor(onText: (text: string) => void) {
    this.#onText = onText;
  }

  take(data: string): void {
    if (this.failure || this.ended) return;
    if (data === endMark) {
      this.ended = true;
      return;
    }
    const chunk = chunkSchema.safeParse(parse(data));
    if (!chunk.success) {
      this.failure = new ProviderFailure('garbled', 'The provider sent an event that is not the documented wire.');
      return;
    }
    const { choices, usage, error } = chunk.data;
    const text = choices[0]?.delta?.content;
    if (text) this.#say(text);
    this.reason = choices[0]?.finish_reason ?? this.reason;
    if (usage) this.usage = usageOf(usage);
    if (error) this.failure = failureInStream(error.code);
  }

  #say(text: string): void {
    const clean = this.#clean(text);
    if (clean !== '') this.#onText(clean);
  }

  /** How it ended. Throws `ProviderFailure` for every end that is not a good one. */
  end(): StreamEnd {
    if (this.failure) throw this.failure;
    switch (this.reason) {
      case undefined:
        throw new ProviderFailure('unreachable', 'The stream ended without a finish reason.');
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
  // After the end mark the connection is free for the next story; after a failure it is not trusted.
  if (answer.failure) body.destroy();
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
