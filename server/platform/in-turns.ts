import { setImmediate as turn } from 'node:timers/promises';

/** Longer than this nobody else waits for one piece of work, in milliseconds. */
const longestTurn = 8;

/** Runs work that comes in steps to its end, and lets everybody else have their turn between them. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + longestTurn;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await turn();
  }
}
