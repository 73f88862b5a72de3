// Runs inside a scratch copy, which is the working folder: what takes long to start is started once for many patches.
import { createVitest } from 'vitest/node';
import type { TestResult } from '../ledger/reports.ts';

/** The tests to run: those of these files that name one of the rows. `changed` are the files that differ since the last run. */
export type Question = { rows: readonly string[]; files: readonly string[]; changed: readonly string[] };

const vitest = await createVitest({ watch: false, reporters: [{}], passWithNoTests: true });
await vitest.standalone();

process.on('message', async ({ rows, files, changed }: Question) => {
  for (const file of changed) vitest.invalidateFile(file);
  // No files would mean all of them.
  if (files.length === 0) return process.send?.([]);
  vitest.setGlobalTestNamePattern(new RegExp(`\\b(${rows.join('|')})\\b`));
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications([...files]));
  // What earlier runs found is reported again.
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
