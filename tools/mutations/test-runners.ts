import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { playwrightResults, readReport, type TestResult } from '../ledger/reports.ts';
import type { Question } from './tester.ts';

/** Runs unit tests in a scratch copy, as often as needed. */
export type UnitRunner = { run(question: Question): Promise<TestResult[]>; stop(): void };

export async function startUnitRunner(folder: string, env = process.env): Promise<UnitRunner> {
  const start = async () => {
    const child = fork('tools/mutations/tester.ts', { cwd: folder, env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    await once(child, 'message');
    return child;
  };
  let child: ChildProcess | undefined = await start();
  return {
    run: async ({ rows, files, changed }) => {
      child ??= await start();
      child.send({ rows, files, changed: changed.map((file) => resolve(folder, file)) } satisfies Question);
      const results = await answerOf(child);
      // A broken behaviour may end the process that runs the tests; the next run starts a new one.
      if (!results) child = undefined;
      return results ?? [];
    },
    stop: () => child?.disconnect(),
  };
}

/** Returns the process's results, or undefined if it ends before it sends any. */
function answerOf(child: ChildProcess): Promise<TestResult[] | undefined> {
  return new Promise((resolve) => {
    const settle = (results?: TestResult[]) => {
      child.off('message', onMessage).off('exit', onExit);
      resolve(results);
    };
    const onMessage = (results: unknown) => settle(results as TestResult[]);
    const onExit = () => settle();
    child.on('message', onMessage).on('exit', onExit);
  });
}

/** Runs the journeys of these files that name the row, on pages built from the broken code. */
export async function runJourneys(row: string, files: readonly string[], folder: string): Promise<TestResult[]> {
  const report = resolve(folder, 'reports/journeys.json');
  rmSync(report, { force: true });
  await node(['-e', "import('./tools/bootstrap.mjs').then(({ ensureWebBuild }) => ensureWebBuild())"], folder);
  const options = ['--reporter=json', '--retries=0', '--workers=1', '--max-failures=1', '--grep', `\\b${row}\\b`];
  await node([join('node_modules', '@playwright/test/cli.js'), 'test', ...options, ...files], folder, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return readReport(report, playwrightResults);
}

async function node(args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  await once(spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' }), 'exit');
}
