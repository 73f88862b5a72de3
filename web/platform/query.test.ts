import { expect, test } from 'vitest';
import { ApiError, NetworkError } from './api.ts';
import { createQueryClient, retryDelayMilliseconds, shouldRetry } from './query.ts';

test('[LIB-39] [LIB-40] what was read is fresh for 5 minutes, kept for 10, and read again on focus, mount and reconnect', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    refetchOnWindowFocus: true,
    refetchOnMount: true,
    refetchOnReconnect: true,
  });
});

test('[LIB-41] a failing read is tried 3 times more, after 1 second, doubling, at most 30', () => {
  const failure = new NetworkError(undefined);
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, failure))).toEqual([true, true, true, false]);
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMilliseconds)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('[LIMIT-17] an answer that did not come in time is not waited for once more', () => {
  expect([true, false].map((isLate) => shouldRetry(0, new NetworkError(undefined, isLate)))).toEqual([false, true]);
});

test('a refusal that would be the same again is not repeated', () => {
  const refusal = (status: number) => new ApiError(status, null, '', null, {});
  expect([401, 404, 429, 503].map((status) => shouldRetry(0, refusal(status)))).toEqual([false, false, true, true]);
});
