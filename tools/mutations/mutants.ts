import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Counts } from '../ledger/reports.ts';

/** The part of Stryker's report that is read here: the result of each change, by file. */
const report = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

/**
 * Has Stryker change the rules of `domain/` in thousands of small ways and run the tests that reach each change
 * (`stryker.config.json`); arguments limit it to these files. A change that no test notices counts as failed, and the
 * output shows it. It takes half an hour on two cores.
 */
export function runMutants(files: string[]): Counts {
  const only = files.length > 0 ? ['--mutate', files.join(',')] : [];
  const stryker = spawnSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', ...only], {
    stdio: 'inherit',
  });
  if (stryker.status !== 0) throw new Error('Stryker did not finish.');
  const mutants = Object.values(report.parse(JSON.parse(readFileSync('reports/stryker.json', 'utf8'))).files)
    .flatMap((file) => file.mutants)
    .map(({ status }) => status);
  const of = (...statuses: string[]) => mutants.filter((status) => statuses.includes(status)).length;
  return { passed: of('Killed', 'Timeout'), failed: of('Survived', 'NoCoverage'), skipped: of('Ignored') };
}
