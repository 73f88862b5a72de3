import { expect, test } from 'vitest';
import { networkOf } from '../addresses.ts';
import { createRateLimit } from './rate-limit.ts';

test('a caller has the whole rate at once, then as much as time gives back', () => {
  let now = 0;
  const wait = createRateLimit({ calls: 3, seconds: 60 }, () => now);
  expect([wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 0]);
  expect(wait('a')).toBe(20);
  expect(wait('b')).toBe(0);
  now = 19_000;
  expect(wait('a')).toBe(1);
  now = 20_000;
  expect(wait('a')).toBe(0);
  expect(wait('a')).toBe(20);
  now = 200_000;
  expect([wait('a'), wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 0, 20]);
});

test('a flood from many addresses makes room by forgetting who came first, and counts on', () => {
  const wait = createRateLimit({ calls: 1, seconds: 60 }, () => 0);
  const waits = Array.from({ length: 50_000 }, (_, caller) => wait(`caller ${caller}`));
  expect(Math.max(...waits)).toBe(0);
  expect(wait('caller 49999')).toBe(60);
});

test('several calls at once count as many', () => {
  const wait = createRateLimit({ calls: 3, seconds: 60 }, () => 0);
  expect([wait('a', 2), wait('a', 2), wait('a')]).toEqual([0, 20, 0]);
});

test('without a clock of its own a rate goes by the time of day', () => {
  const wait = createRateLimit({ calls: 1, seconds: 60 });
  expect([wait('a'), wait('a')]).toEqual([0, 60]);
});

test('one caller more than there is room for forgets the oldest tenth and nobody else', () => {
  const wait = createRateLimit({ calls: 1, seconds: 60 }, () => 0);
  for (let caller = 0; caller <= 20_000; caller += 1) wait(`${caller}`);
  expect(['0', '2000', '2001', '19999', '20000'].map((caller) => wait(caller))).toEqual([0, 0, 60, 60, 60]);
});

test('who may call as often as ever is forgotten before who has called too often', () => {
  let now = 0;
  const wait = createRateLimit({ calls: 2, seconds: 60 }, () => now);
  const flood = (name: string, callers: number) => {
    for (let caller = 0; caller < callers; caller += 1) wait(`${name} ${caller}`);
  };
  now = 1000;
  expect([wait('busy'), wait('busy')]).toEqual([0, 0]);
  flood('early', 9999);
  now = 31_000;
  flood('late', 10_001);
  expect([wait('busy'), wait('busy')]).toEqual([0, 30]);
});

test('one connection is one caller, whichever of its IPv6 addresses it uses', () => {
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:0DB8:1:0002::9')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('unknown')).toBe('unknown');
});
