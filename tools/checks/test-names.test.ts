import { expect, test } from 'vitest';
import { wrongTestNames } from './test-names.ts';

const wrongIn = (...lines: string[]) =>
  wrongTestNames([{ path: 'a.test.ts', text: lines.join('\n') }], ['GEN-03', 'P17']);

test('known ids and ordinary brackets pass', () => {
  expect(wrongIn("test('[GEN-03, P17] the stream', () => {});", "it('takes [a list] of [x-1]', () => {});")).toEqual(
    [],
  );
});

test('an unknown id is found in every way to write a test', () => {
  const calls = [
    "test('[GEN-99] x', () => {});",
    'it.skip("[GEN-99] x");',
    'describe(`[GEN-99] $' + '{x}`, () => {});',
    "test.each([1])('[GEN-99] %s', () => {});",
    "test.describe('[GEN-99]', () => { expect('[GEN-98]').toBe(1) });",
  ];
  const problems = wrongIn(...calls);
  expect(problems).toHaveLength(calls.length);
  expect(problems[4]).toBe('a.test.ts:5 names GEN-99, which neither docs/ledger.tsv nor docs/properties.md has');
});

test('a range is no list of ids', () => {
  expect(wrongIn("test('[GEN-03 to P17] x', () => {});")).toEqual([
    'a.test.ts:1 names [GEN-03 to P17]: list the ids, like [GEN-03, P17]',
  ]);
});
