import { beforeEach, expect, test } from 'vitest';
import { storageKeys } from '../platform/device/storage-keys.ts';
import { memoryStorage } from '../platform/testing/memory-storage.ts';
import { addRedirect, clearRedirects, countRedirects } from './redirect-counter.ts';

let storage: Storage;
beforeEach(() => {
  storage = memoryStorage();
});

test('[ROUTE-16] [PRICE-08] guard and pricing count apart, each under its own key', () => {
  addRedirect(storageKeys.guardRedirects, storage);
  addRedirect(storageKeys.guardRedirects, storage);
  addRedirect(storageKeys.pricingRedirects, storage);
  expect(countRedirects(storageKeys.guardRedirects, storage)).toBe(2);
  expect(countRedirects(storageKeys.pricingRedirects, storage)).toBe(1);
  expect(storage.getItem('redirect_count')).toBe('1');
});

test('a page that stays open ends both chains', () => {
  addRedirect(storageKeys.guardRedirects, storage);
  addRedirect(storageKeys.pricingRedirects, storage);
  clearRedirects(storage);
  expect(countRedirects(storageKeys.guardRedirects, storage)).toBe(0);
  expect(countRedirects(storageKeys.pricingRedirects, storage)).toBe(0);
});

test.each(['', 'x', '-3', '1.5', 'NaN', 'Infinity'])('a stored count of "%s" counts as none', (stored) => {
  storage.setItem(storageKeys.guardRedirects, stored);
  expect(countRedirects(storageKeys.guardRedirects, storage)).toBe(0);
});
