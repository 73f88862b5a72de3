/** So many calls in so many seconds: at once, or spread. */
export type Rate = { calls: number; seconds: number };

/**
 * Counts calls by caller, or as many as `amount` says; the caller of more than the rate is told how many whole seconds
 * to wait, everybody else 0.
 */
export type RateLimit = (caller: string, amount?: number) => number;

const callersKept = 20_000;

/**
 * A bucket for each caller that holds `calls` and is filled again evenly over `seconds`. Counts in this
 * process only: a guard against floods, not an allowance. What is full again is forgotten.
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
 * Makes room for a while, so that a flood from everywhere does not make each call slow: first those whose
 * bucket is full go, then those who came first.
 */
function forget(fullAt: Map<string, number>, time: number): void {
  for (const [caller, at] of fullAt) if (at <= time) fullAt.delete(caller);
  for (const caller of fullAt.keys()) {
    if (fullAt.size < callersKept * 0.9) return;
    fullAt.delete(caller);
  }
}
