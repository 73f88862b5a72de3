import { expect, test } from 'vitest';
import { testsByProperty, unprovenProperties, withTests } from './properties.ts';

const testFiles = [
  { path: 'a.test.ts', text: "test('[P01, GEN-02] holds', () => {});" },
  { path: 'b.spec.ts', text: "describe('all', () => { test('[P01] [P02] holds', () => {}); });" },
];
const tests = testsByProperty(testFiles);
const document = '# Title\n\n- P01 A rule.\n  Tests: `gone.test.ts`.\n  Figure: 3 of 3.\n- P02 Another.\n';

test('the files of a property are those with a test that names it', () => {
  expect([...tests]).toEqual([
    ['P01', ['a.test.ts', 'b.spec.ts']],
    ['P02', ['b.spec.ts']],
  ]);
});

test('the lines of test files are written anew and everything else stays', () => {
  expect(withTests(document, tests)).toBe(
    '# Title\n\n- P01 A rule.\n  Tests: `a.test.ts`, `b.spec.ts`.\n  Figure: 3 of 3.\n- P02 Another.\n  Tests: `b.spec.ts`.\n',
  );
});

test('a property without a test is a problem, and so is a file that holds none of it or is left out', () => {
  const text = `${document}- P03 A third.\n`;
  expect(unprovenProperties({ path: 'p.md', text }, tests)).toEqual([
    'p.md:4 gone.test.ts holds no test of P01: run npm run ledger -- --properties',
    'p.md:4 a.test.ts is not named as a test of P01: run npm run ledger -- --properties',
    'p.md:4 b.spec.ts is not named as a test of P01: run npm run ledger -- --properties',
    'p.md:7 P03 has no test that names it',
  ]);
  expect(unprovenProperties({ path: 'p.md', text: withTests(document, tests) }, tests)).toEqual([]);
});
