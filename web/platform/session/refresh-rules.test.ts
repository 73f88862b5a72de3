import { expect, test } from 'vitest';
import { isRefreshAllowed, isRefreshDue, millisecondsToRefresh, reactionTo } from './refresh-rules.ts';

const second = 1000;
const now = 1_000_000_000;

test('[SESSION-17] a refresh is due with less than 600 seconds left, and not with 600', () => {
  expect(isRefreshDue(now + 600 * second, now)).toBe(false);
  expect(isRefreshDue(now + 599 * second, now)).toBe(true);
  expect(isRefreshDue(now - second, now)).toBe(true);
});

test('[SESSION-18] a refresh is allowed once per 5 minutes', () => {
  expect(isRefreshAllowed(undefined, now)).toBe(true);
  expect(isRefreshAllowed(now - 299 * second, now)).toBe(false);
  expect(isRefreshAllowed(now - 300 * second, now)).toBe(true);
});

test('[SESSION-18] a clock that was set back does not forbid refreshing', () => {
  expect(isRefreshAllowed(now + 3600 * second, now)).toBe(true);
});

test('[SESSION-19] the next refresh is timed to the opening of the window, after the pause', () => {
  expect(millisecondsToRefresh(now + 3600 * second, undefined, now)).toBe(3000 * second + 1);
  expect(millisecondsToRefresh(now + 300 * second, now - 100 * second, now)).toBe(200 * second);
  expect(millisecondsToRefresh(now - second, undefined, now)).toBe(0);
});

test('[SESSION-14] an expired session asks for a refresh', () => {
  expect(reactionTo({ status: 401, code: 'SESSION_EXPIRED' })).toBe('refresh');
});

test.each([
  { name: 'AuthRetryableFetchError', status: 0 },
  { name: 'AuthRetryableFetchError', status: 503 },
  { name: 'AuthApiError', status: 429 },
  { name: 'AuthRefreshDiscardedError' },
])('[SESSION-15] network trouble leaves the session alone: %o', (error) => {
  expect(reactionTo(error)).toBe('keep');
});

test.each([
  { name: 'AuthApiError', status: 400, code: 'refresh_token_not_found' },
  { name: 'AuthApiError', status: 403, code: 'user_not_found' },
  { name: 'AuthInvalidTokenResponseError' },
  {},
])('[SESSION-16] an invalid token, a missing user and unknown errors clear the session: %o', (error) => {
  expect(reactionTo(error)).toBe('clear');
});
