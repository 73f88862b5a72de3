import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { displayBatches } from './display-batches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[GEN-10] the first change is drawn at once, the next ones together 50 ms later', () => {
  let draws = 0;
  const batches = displayBatches(() => draws++);
  batches.changed();
  expect(draws).toBe(1);
  for (let change = 0; change < 20; change++) batches.changed();
  vi.advanceTimersByTime(49);
  expect(draws).toBe(1);
  vi.advanceTimersByTime(1);
  expect(draws).toBe(2);
});

test('[GEN-10] a second of steady text is drawn about twenty times, and its last text is drawn', () => {
  const text: string[] = [];
  const drawn: string[] = [];
  const batches = displayBatches(() => drawn.push(text.join('')));
  for (let token = 0; token < 200; token++) {
    text.push(`${token} `);
    batches.changed();
    vi.advanceTimersByTime(5);
  }
  vi.advanceTimersByTime(50);
  expect(drawn.length).toBeGreaterThan(15);
  expect(drawn.length).toBeLessThan(23);
  expect(drawn.at(-1)).toBe(text.join(''));
});

test('[GEN-10] flush draws what waits and nothing twice; cancel draws nothing', () => {
  let draws = 0;
  const batches = displayBatches(() => draws++);
  batches.changed();
  batches.changed();
  batches.flush();
  batches.flush();
  expect(draws).toBe(2);
  batches.changed();
  batches.changed();
  batches.cancel();
  vi.advanceTimersByTime(500);
  expect(draws).toBe(3);
});
