import type { AppServices } from '../../context.ts';
import type { GeminiUsage } from '../../providers/gemini/client.ts';
import { askWithRetries } from '../retry.ts';
import type { Bill, RunningStory } from '../running-stories.ts';

/** Asks Gemini, again where that may help and `mayRetry` allows it, with every try on the story's bill (P19). */
export function askGemini<T>(
  ctx: AppServices,
  story: RunningStory,
  work: () => Promise<T>,
  mayRetry: () => boolean = () => true,
): Promise<T> {
  const onRetry = () => {
    story.bill.retries += 1;
  };
  return askWithRetries(ctx.breakers.gemini, story.signal, { mayRetry, onRetry }, () => {
    story.bill.asked = true;
    return work();
  });
}

/** Puts what a call used on the bill. */
export function charge(ctx: AppServices, bill: Bill) {
  return ({ input, output, pictures }: GeminiUsage) => {
    const prices = ctx.prices.gemini;
    bill.costUsd += (input * prices.input + output * prices.output) / 1e6 + pictures * prices.picture;
  };
}
