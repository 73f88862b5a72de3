import { expect, test } from 'vitest';
import { figureTable, median, percentile } from './figures.ts';

test('the median and the percentiles do not depend on the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.99)).toBe(99);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile([7], 0.99)).toBe(7);
  expect(() => median([])).toThrow('empty');
});

test('a table shows each figure beside its baseline', () => {
  const bench = { name: 'Relay', baseline: 'bare Node', run: async () => [] };
  const figures = [{ what: 'first token, p99', unit: 'ms', ours: 2.345, baseline: 1 }];
  expect(figureTable(bench, figures).split('\n')).toEqual([
    '| Relay            | Lunatale | bare Node |',
    '|------------------|----------|-----------|',
    '| first token, p99 | 2.35 ms  | 1.00 ms   |',
  ]);
});

test('how figures were come by stands below the table', () => {
  const bench = { name: 'Library', baseline: 'the least', run: async () => [], below: 'Plans:' };
  const figures = [
    { what: 'a page', unit: 'ms', ours: 2, baseline: 1, how: 'a page: planned\n  Index Scan' },
    { what: 'a size', unit: 'KB', ours: 2, baseline: 1 },
  ];
  expect(figureTable(bench, figures).split('\n').slice(4)).toEqual([
    '',
    'Plans:',
    '',
    '```',
    'a page: planned',
    '  Index Scan',
    '```',
  ]);
});
