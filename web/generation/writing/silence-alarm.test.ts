import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patienceWith, silenceAlarm } from './silence-alarm.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[GEN-11] half a minute without a word ends the stream, and every word starts the time anew', async () => {
  const alarm = silenceAlarm();
  const rang = vi.fn();
  alarm.rung.catch(rang);
  await vi.advanceTimersByTimeAsync(29_000);
  alarm.heard();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(rang).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rang.mock.calls.map(([error]) => error.message)).toEqual(['No data received within 30 seconds']);
  alarm.off();
});

test('[GEN-11] [P39] a writer who is given two minutes is waited for thrice as long before the first word, and not after it', async () => {
  let text = '';
  const alarm = silenceAlarm(() => patienceWith(120, text));
  const rang = vi.fn();
  alarm.rung.catch(rang);
  await vi.advanceTimersByTimeAsync(359_000);
  text = 'Fox';
  alarm.heard();
  await vi.advanceTimersByTimeAsync(119_000);
  expect(rang).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rang).toHaveBeenCalled();
  alarm.off();
  expect([patienceWith(30, ''), patienceWith(30, 'Fox')]).toEqual([30, 30]);
});
