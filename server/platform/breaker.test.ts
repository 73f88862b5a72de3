import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

test('[P19] a breaker opens after 5 failures in a row, and lets one probe through after each pause', () => {
  let now = 1000;
  const breaker = createBreaker({ now: () => now });
  const state = () => ({ isOpen: breaker.isOpen, mayProbe: breaker.mayProbe });
  for (let each = 0; each < 4; each += 1) breaker.failed();
  breaker.succeeded();
  for (let each = 0; each < 4; each += 1) breaker.failed();
  expect([breaker.allows(), state()]).toEqual([true, { isOpen: false, mayProbe: false }]);
  breaker.failed();
  now += 29_999;
  expect([breaker.allows(), state()]).toEqual([false, { isOpen: true, mayProbe: false }]);
  now += 1;
  expect(state()).toEqual({ isOpen: true, mayProbe: true });
  expect([breaker.allows(), breaker.allows(), state()]).toEqual([true, false, { isOpen: true, mayProbe: false }]);
  now += 30_000;
  expect(breaker.allows()).toBe(true);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows(), state()]).toEqual([true, true, { isOpen: false, mayProbe: false }]);
});

test('[P19] without a clock of its own a breaker goes by the time of day', () => {
  const breaker = createBreaker({ failures: 1, pauseMilliseconds: 0 });
  expect(breaker.mayProbe).toBe(false);
  breaker.failed();
  expect([breaker.isOpen, breaker.mayProbe, breaker.allows()]).toEqual([true, true, true]);
  const patient = createBreaker({ failures: 1, pauseMilliseconds: 60_000 });
  patient.failed();
  expect([patient.mayProbe, patient.allows()]).toEqual([false, false]);
});
