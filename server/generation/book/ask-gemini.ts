import type { AppServices } from '../../context.ts';
import type { Breaker } from '../../platform/breaker.ts';
import type { GeminiUsage } from '../../providers/gemini/client.ts';
import type { Bill, RunningStory } from '../running/running-stories.ts';
import { askWithRetries } from '../text/retry.ts';

/** Asks Gemini, with retries where they may help and `mayRetry` allows them, all on the story's bill (P19). */
export function askGemini<T>(
  ctx: AppServices,
  story: RunningStory,
  work: () => Promise<T>,
  mayRetry: () => boolean = () => true,
): Promise<T> {
  const onRetry = () => {
    story.bill.retries += 1;
  };
  return askWithRetries(probedBy(story, ctx.breakers.gemini), story.signal, { mayRetry, onRetry }, () => {
    story.bill.asked = true;
    return work();
  });
}

/**
 * The breaker as one story sees it. A book asks for its cast while its text still arrives: a story that was let through
 * as the probe may go on until a call fails, or else no book would ever end and close the breaker.
 */
function probedBy(story: RunningStory, breaker: Breaker): Pick<Breaker, 'allows' | 'succeeded' | 'failed'> {
  return {
    allows() {
      if (!breaker.isOpen) return true;
      story.probes ||= breaker.allows();
      return story.probes;
    },
    succeeded: () => breaker.succeeded(),
    failed() {
      story.probes = false;
      breaker.failed();
    },
  };
}

/** Returns a function that puts the usage of a call on the bill. */
export function charge(ctx: AppServices, bill: Bill) {
  return ({ input, output, pictures }: GeminiUsage) => {
    const prices = ctx.prices.gemini;
    bill.costUsd += (input * prices.input + output * prices.output) / 1e6 + pictures * prices.picture;
  };
}
