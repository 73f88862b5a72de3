import { expect, test } from 'vitest';
import { canRetry, type ImageEvent, nextLookup, startLookup } from './image-lookup.ts';

const after = (events: ImageEvent[], lookup = startLookup(undefined, ['/a.png', '/a.webp'], '/row.png')) =>
  events.reduce(nextLookup, lookup);
const error: ImageEvent = { kind: 'error' };
const failed = [error, error, error];

test('[IMG-01] a picture is loading until it is loaded or has failed', () => {
  expect(after([]).status).toBe('loading');
  expect(after([{ kind: 'loaded' }]).status).toBe('loaded');
  expect(after(failed).status).toBe('failed');
});

test('[IMG-08] [IMG-09] [IMG-10] the remembered address comes first, then the paths in order, then the fallback', () => {
  const lookup = startLookup('/known.png', ['/a.png', '/a.webp'], '/row.png');
  const tried = [[], [error], [error, error], failed].map((events) => after(events, lookup).address);
  expect(tried).toEqual(['/known.png', '/a.png', '/a.webp', '/row.png']);
  expect(startLookup('/a.png', ['/a.png'], '/a.png').rest).toEqual([]);
});

test('[IMG-04] a failed picture is tried once more by itself, under a new address, and not twice', () => {
  const again = after([...failed, { kind: 'retry', stamp: 7 }]);
  expect(again).toMatchObject({ status: 'loading', address: '/row.png', stamp: 7 });
  expect(after([error, { kind: 'retry', stamp: 8 }], again).status).toBe('failed');
});

test('[IMG-05] a click tries it again, three times at most', () => {
  const click: ImageEvent = { kind: 'click', stamp: 1 };
  let lookup = after(failed);
  for (const left of [true, true, false]) {
    lookup = after([click, error], lookup);
    expect(canRetry(lookup)).toBe(left);
  }
  expect(nextLookup(lookup, click).status).toBe('failed');
});

test('[IMG-11] [IMG-12] [IMG-13] a check after a navigation touches only what has failed', () => {
  const check: ImageEvent = { kind: 'check', stamp: 9 };
  expect(after([...failed, check])).toMatchObject({ status: 'loading', stamp: 9 });
  const loaded = after([{ kind: 'loaded' }]);
  expect(nextLookup(loaded, check)).toBe(loaded);
});
