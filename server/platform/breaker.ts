/** Stops asking a service that keeps failing, and lets one probe through after a pause (P19). */
export type Breaker = {
  /** False while the service counts as down. A true after a pause is the probe: report how it went. */
  allows(): boolean;
  /** Whether the service counts as down, without taking the probe. */
  readonly isOpen: boolean;
  /** Whether it counts as down and the pause is over, so that a probe may go out. */
  readonly mayProbe: boolean;
  succeeded(): void;
  failed(): void;
};

export function createBreaker({ failures = 5, pauseMilliseconds = 30_000, now = () => Date.now() } = {}): Breaker {
  let inARow = 0;
  let openedAt: number | undefined;
  return {
    allows() {
      if (openedAt === undefined) return true;
      if (now() - openedAt < pauseMilliseconds) return false;
      // The next caller waits for a whole pause again, unless this probe succeeds.
      openedAt = now();
      return true;
    },
    get isOpen() {
      return openedAt !== undefined;
    },
    get mayProbe() {
      // Stryker disable next-line ConditionalExpression: a difference from undefined is never long enough.
      return openedAt !== undefined && now() - openedAt >= pauseMilliseconds;
    },
    succeeded() {
      inARow = 0;
      openedAt = undefined;
    },
    failed() {
      inARow += 1;
      if (inARow >= failures) openedAt = now();
    },
  };
}
