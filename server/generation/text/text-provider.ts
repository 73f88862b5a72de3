import type { AppServices } from '../../context.ts';
import type { ChatMessage } from '../../providers/deepseek/wire.ts';
import type { RunningStory } from '../running/running-stories.ts';
import { askWithRetries } from './retry.ts';
import { meterText } from './text-meter.ts';

export type TextProvider = AppServices['textProviders'][number];

export type Asking = {
  messages: readonly ChatMessage[];
  maxTokens: number;
  /** Whether nothing was shown yet, so that a retry changes nothing for the reader. */
  mayRetry: () => boolean;
};

/** Receives one answer as it arrives: its pieces, and its end, which may throw. */
export type Listening<T> = { signal: AbortSignal; onText(text: string): void; end(): T };

/**
 * Asks a text provider, with retries where they may help and every token on the story's bill (P19). `listen`
 * makes a new listener for every try.
 */
export async function askText<T>(
  ctx: AppServices,
  provider: TextProvider,
  story: RunningStory,
  { messages, maxTokens, mayRetry }: Asking,
  listen: () => Listening<T>,
): Promise<{ reason: 'stop' | 'length'; value: T }> {
  const { bill } = story;
  const onRetry = () => {
    bill.retries += 1;
  };
  return askWithRetries(provider.breaker, story.signal, { mayRetry, onRetry }, async () => {
    bill.asked = true;
    const listener = listen();
    const meter = meterText(bill, provider.prices, messages);
    const { reason } = await provider.client.stream(messages, {
      maxTokens,
      signal: listener.signal,
      silenceMilliseconds: ctx.silenceMilliseconds,
      onBegin: meter.begun,
      onText: (text) => {
        meter.piece(text);
        listener.onText(text);
      },
      onUsage: meter.ended,
      onLate: meter.piece,
      lastWords: story.lastWords(ctx.lastWordsMilliseconds),
    });
    return { reason, value: listener.end() };
  });
}

/**
 * Returns the first provider that is not down; if all are, the first, which then fails. No story mixes two. No
 * story has to test a first provider that is down: another one writes meanwhile.
 */
export function pickTextProvider(ctx: AppServices): TextProvider {
  const [first] = ctx.textProviders;
  const up = ctx.textProviders.find(({ breaker }) => !breaker.isOpen) ?? first;
  if (up !== first && first.breaker.mayProbe && first.breaker.allows()) void probe(ctx, first);
  return up;
}

async function probe(ctx: AppServices, { name, client, breaker }: TextProvider): Promise<void> {
  if (!(await client.isUp())) return;
  breaker.succeeded();
  ctx.log.warn({ provider: name }, 'a text provider is back');
}
