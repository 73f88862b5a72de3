import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('long work lets others have their turn, and returns what it found', async () => {
  let others = 0;
  const timer = setInterval(() => {
    others += 1;
  }, 1);
  let seen = 0;
  const found = await inTurns(
    (function* () {
      while (others < 3) {
        seen += 1;
        yield;
      }
      return 'found';
    })(),
  );
  clearInterval(timer);
  expect(found).toBe('found');
  expect(seen).toBeGreaterThan(3);
});
