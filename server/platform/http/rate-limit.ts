/** At most `calls` calls in `seconds` seconds, at once or spread. */
export type Rate = { calls: number; seconds: number };

/**
 * Counts one call of a caller, or `amount` calls. Returns the whole seconds to wait if the caller is over the rate,
 * otherwise 0.
 */
export type RateLimit = (caller: string, amount?: number) => number;

const callersKept = 20_000;

/**
 * A bucket for each caller that holds `calls` and refills evenly over `seconds`. Counts in this
 * process only: a guard against floods, not an allowance. Full buckets may be forgotten.
 */
export function createRateLimit({ calls, seconds }: Rate, now = () => Date.now()): RateLimit {
  const each = (seconds * 1000) / calls;
  /** When each caller's bucket is full again. */
  const fullAt = new Map<string, number>();
  return (caller, amount = 1) => {
    const time = now();
    const next = Math.max(fullAt.get(caller) ?? 0, time) + each * amount;
    const early = next - time - seconds * 1000;
    if (early > 0) return Math.max(1, Math.ceil(early / 1000));
    if (fullAt.size >= callersKept && !fullAt.has(caller)) forget(fullAt, time);
    fullAt.set(caller, next);
    return 0;
  };
}

/**
 * Makes room for many callers at once, so that a flood from everywhere does not slow down each call: removes those
 * whose bucket is full, then the oldest.
 */
function forget(fullAt: Map<string, number>, time: number): void {
  for (const [caller, at] of fullAt) if (at <= time) fullAt.delete(caller);
  for (const caller of fullAt.keys()) {
    if (fullAt.size < callersKept * 0.9) return;
    fullAt.delete(caller);
  }
}
