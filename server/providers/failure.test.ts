import { expect, test } from 'vitest';
import { failureOfConnection, ProviderFailure } from './failure.ts';

test('[P18] a fault of the connection is the provider’s, a fault of our own code is not', () => {
  expect(failureOfConnection(Object.assign(new Error('gone'), { code: 'ECONNRESET' }))).toBeInstanceOf(ProviderFailure);
  const ours = new TypeError('undefined is not a function');
  expect(failureOfConnection(ours)).toBe(ours);
});
