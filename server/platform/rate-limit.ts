/** Lets `limit` calls of one caller through in each window; the rest is refused until the window ends. */
export type RateLimit = { allows(caller: string): boolean };

const callersKept = 10_000;

/** Counts in this process only: a guard against floods, not an allowance. */
export function createRateLimit(limit: number, windowMilliseconds: number, now = () => Date.now()): RateLimit {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return {
    allows(caller) {
      if (now() >= endsAt || counts.size > callersKept) {
        counts = new Map();
        endsAt = now() + windowMilliseconds;
      }
      const count = (counts.get(caller) ?? 0) + 1;
      counts.set(caller, count);
      return count <= limit;
    },
  };
}
