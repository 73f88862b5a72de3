import { setImmediate as turn } from 'node:timers/promises';

/** The longest that other work waits for one turn, in milliseconds. */
const longestTurn = 8;

/** Runs work step by step to its end, and yields to other work in between. */
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
