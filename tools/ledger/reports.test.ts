import { expect, test } from 'vitest';
import { countsOf, playwrightResults, vitestResults } from './reports.ts';

test('a Vitest report gives each test with its group', () => {
  const assertionResults = [
    { fullName: 'stream [GEN-03] arrives', status: 'passed' },
    { fullName: 'stream breaks', status: 'failed' },
    { fullName: 'stream later', status: 'pending' },
  ];
  expect(vitestResults({ testResults: [{ name: 'stream.test.ts', status: 'failed', assertionResults }] })).toEqual([
    { name: 'stream [GEN-03] arrives', status: 'passed' },
    { name: 'stream breaks', status: 'failed' },
    { name: 'stream later', status: 'skipped' },
  ]);
});

test('a test file that does not load is one failed test', () => {
  expect(vitestResults({ testResults: [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }] })).toEqual([
    { name: 'broken.test.ts', status: 'failed' },
  ]);
});

test('a Playwright report gives each test once per project, and one that passed at its second try as passed', () => {
  const specs = [
    {
      title: '[SAVE-01] a story is kept',
      tests: [
        { projectName: 'phone', status: 'expected' },
        { projectName: 'desktop', status: 'flaky' },
        { projectName: 'tablet', status: 'unexpected' },
      ],
    },
  ];
  const suites = [{ title: 'evening.test.ts', suites: [{ title: 'in Spanish', specs }] }];
  expect(playwrightResults({ suites, errors: [{ message: 'no server' }] })).toEqual([
    { name: 'no server', status: 'failed' },
    { name: 'evening.test.ts in Spanish [SAVE-01] a story is kept (phone)', status: 'passed' },
    { name: 'evening.test.ts in Spanish [SAVE-01] a story is kept (desktop)', status: 'passed' },
    { name: 'evening.test.ts in Spanish [SAVE-01] a story is kept (tablet)', status: 'failed' },
  ]);
});

test('a runner that fails without a failed test is one failure', () => {
  const passed = [{ name: 'a', status: 'passed' as const }];
  expect(countsOf(passed, true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countsOf(passed, false)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(countsOf([{ name: 'b', status: 'failed' }], false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
