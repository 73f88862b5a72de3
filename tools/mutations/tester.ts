// Runs inside a scratch copy, which is the working folder: Vitest starts slowly, so it starts once for many patches.
import { createVitest } from 'vitest/node';
import type { TestResult } from '../ledger/reports.ts';

/** The tests to run: those of `files` that name one of `rows`. `changed` are files that differ since the last run. */
export type Question = { rows: readonly string[]; files: readonly string[]; changed: readonly string[] };

const vitest = await createVitest({ watch: false, reporters: [{}], passWithNoTests: true });
await vitest.standalone();

process.on('message', async ({ rows, files, changed }: Question) => {
  for (const file of changed) vitest.invalidateFile(file);
  // An empty list would run all files.
  if (files.length === 0) return process.send?.([]);
  vitest.setGlobalTestNamePattern(new RegExp(`\\b(${rows.join('|')})\\b`));
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications([...files]));
  // The result also contains the modules of earlier runs.
  const asked = testModules.filter(({ relativeModuleId }) => files.includes(relativeModuleId));
  const results: TestResult[] = asked.flatMap((module) =>
    [...module.children.allTests()].map((test) => {
      const { state } = test.result();
      return { name: test.fullName, status: state === 'pending' ? 'skipped' : state };
    }),
  );
  process.send?.(results);
});
process.on('disconnect', () => void vitest.close().finally(() => process.exit()));
process.send?.('ready');
