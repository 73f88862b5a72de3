import { existsSync, readFileSync } from 'node:fs';

/** One test of the last run. `name` includes the names of its groups. */
export type TestResult = { name: string; status: 'passed' | 'failed' | 'skipped' };

/** Where each runner writes its report; a runner that has not run has none. */
export const reportFiles = {
  unit: 'reports/unit.json',
  postgresql: 'reports/postgresql.json',
  journeys: 'reports/journeys.json',
} as const;

/** Returns every test in the reports that exist. */
export function readReports(): TestResult[] {
  return [
    ...readReport(reportFiles.unit, vitestResults),
    ...readReport(reportFiles.postgresql, vitestResults),
    ...readReport(reportFiles.journeys, playwrightResults),
  ];
}

export function readReport<Report>(file: string, results: (report: Report) => TestResult[]): TestResult[] {
  return existsSync(file) ? results(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

export type Counts = { passed: number; failed: number; skipped: number };

/** Counts passed, failed and skipped tests; a runner that failed without a failed test counts as one failure. */
export function countsOf(tests: TestResult[], runnerSucceeded: boolean): Counts {
  const count = (wanted: TestResult['status']) => tests.filter(({ status }) => status === wanted).length;
  const failed = count('failed');
  return { passed: count('passed'), failed: runnerSucceeded ? failed : Math.max(1, failed), skipped: count('skipped') };
}

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
};

/** Reads Vitest's JSON report. A file that fails before its first test counts as one failed test. */
export function vitestResults(report: VitestReport): TestResult[] {
  return report.testResults.flatMap((file) => {
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) {
      return [{ name: file.name, status: 'failed' as const }, ...file.assertionResults.map(vitestResult)];
    }
    return file.assertionResults.map(vitestResult);
  });
}

function vitestResult({ fullName, status }: { fullName: string; status: string }): TestResult {
  return { name: fullName, status: status === 'passed' || status === 'failed' ? status : 'skipped' };
}

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
};
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] };

/** Reads Playwright's JSON report: each test once per window. An error outside every test counts as a failed test. */
export function playwrightResults(report: PlaywrightReport): TestResult[] {
  const outside = report.errors.map(({ message }) => ({ name: message ?? 'error', status: 'failed' as const }));
  return [...outside, ...report.suites.flatMap((suite) => suiteResults(suite, []))];
}

function suiteResults(suite: PlaywrightSuite, groups: string[]): TestResult[] {
  const names = [...groups, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      name: [...names, spec.title, `(${test.projectName})`].join(' '),
      status: playwrightStatus(test.status),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => suiteResults(inner, names))];
}

/** Returns a test's status; one that passed only on a retry counts as passed. */
function playwrightStatus(status: string): TestResult['status'] {
  // 'flaky' passed only on a retry (playwright.config.ts allows two); the list reporter names it.
  if (status === 'expected' || status === 'flaky') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}
