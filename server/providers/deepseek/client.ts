import { createParser } from 'eventsource-parser';
import { Agent, type Dispatcher, request } from 'undici';
import { failureOfStatus, ProviderFailure } from '../failure.ts';
import { type ChatMessage, chatRequest, chunkSchema, endMark } from './wire.ts';

export type DeepSeekSettings = { apiKey: string; baseUrl: string; model: string };

/** Tokens as the provider counted them. */
export type TokenUsage = { cachedInput: number; input: number; output: number };

/** How a stream ended: with its own end, or cut at the longest answer we allow. Null = the count never came. */
export type StreamEnd = { reason: 'stop' | 'length'; usage: TokenUsage | null };

export type DeepSeekClient = {
  model: string;
  /**
   * Streams one answer: `onText` gets every piece as it arrives, in order, whatever the byte pieces on
   * the wire (P17). Only an end mark or a finish reason ends it well. Throws `ProviderFailure`; an
   * abort of `signal` rejects with the signal's reason. Closes the socket in every case. `onBegin` is called
   * when the provider accepts the request: from then on it costs money, however it ends.
   */
  stream(
    messages: readonly ChatMessage[],
    options: {
      maxTokens: number;
      signal: AbortSignal;
      silenceMilliseconds: number;
      onBegin?: () => void;
      onText: (text: string) => void;
    },
  ): Promise<StreamEnd>;
};

export function createDeepSeekClient(settings: DeepSeekSettings): DeepSeekClient {
  const dispatcher = new Agent({ connect: { timeout: 10_000 }, headersTimeout: 60_000, bodyTimeout: 0 });

  return {
    model: settings.model,
    async stream(messages, { maxTokens, signal, silenceMilliseconds, onBegin, onText }) {
      const silence = new AbortController();
      const hush = () => silence.abort(new ProviderFailure('silent', 'The provider sent no text for too long.'));
      let timer = setTimeout(hush, silenceMilliseconds);
      const both = AbortSignal.any([signal, silence.signal]);
      try {
        const response = await request(`${settings.baseUrl}/chat/completions`, {
          method: 'POST',
          dispatcher,
          signal: both,
          headers: { authorization: `Bearer ${settings.apiKey}`, 'content-type': 'application/json' },
          body: JSON.stringify(chatRequest(settings.model, messages, maxTokens)),
        });
        if (response.statusCode !== 200) {
          await response.body.dump({ limit: 64 * 1024 });
          throw failureOfStatus(response.statusCode, response.headers['retry-after']);
        }
        onBegin?.();
        return await readStream(response.body, (text) => {
          clearTimeout(timer);
          timer = setTimeout(hush, silenceMilliseconds);
          onText(text);
        });
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (silence.signal.aborted) throw silence.signal.reason;
        if (error instanceof ProviderFailure) throw error;
        throw new ProviderFailure('unreachable', 'The connection to the provider failed.', { cause: error });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

async function readStream(body: Dispatcher.ResponseData['body'], onText: (text: string) => void): Promise<StreamEnd> {
  let reason: string | undefined;
  let ended = false;
  let failure: ProviderFailure | undefined;
  let usage: TokenUsage | null = null;

  const parser = createParser({
    onEvent({ data }) {
      if (failure || ended) return;
      if (data === endMark) {
        ended = true;
        return;
      }
      const chunk = chunkSchema.safeParse(parse(data));
      if (!chunk.success) {
        failure = new ProviderFailure('garbled', 'The provider sent an event that is not the documented wire.');
        return;
      }
      const choice = chunk.data.choices[0];
      if (choice?.delta?.content) onText(choice.delta.content);
      if (choice?.finish_reason) reason = choice.finish_reason;
      if (chunk.data.usage) {
        const { prompt_tokens, prompt_cache_hit_tokens: cachedInput, completion_tokens: output } = chunk.data.usage;
        usage = { cachedInput, input: prompt_tokens - cachedInput, output };
      }
    },
  });

  const decoder = new TextDecoder();
  await new Promise<void>((resolve, reject) => {
    body.on('data', (bytes: Buffer) => {
      parser.feed(decoder.decode(bytes, { stream: true }));
      if (failure || ended) resolve();
    });
    body.on('end', resolve);
    // A cut after the finish reason takes nothing from the story.
    body.on('error', (error) => (reason === undefined ? reject(error) : resolve()));
  });
  // After the end mark the connection is free for the next story; after a failure it is not trusted.
  if (failure) {
    body.destroy();
    throw failure;
  }
  if (!ended && reason === undefined) {
    throw new ProviderFailure('unreachable', 'The stream ended without an end mark.');
  }
  if (reason === 'content_filter') throw new ProviderFailure('filtered', 'The provider filtered its answer.');
  if (reason === 'insufficient_system_resource') throw new ProviderFailure('busy', 'The provider is overloaded.');
  return { reason: reason === 'length' ? 'length' : 'stop', usage };
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
