// npm test: everything. "npm test -- unit server/stories" runs one part of it, with arguments for its runner.
import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureWebBuild } from './bootstrap.mjs';
import { ensureBrowser } from './browser.ts';
import { runChecks } from './check.ts';
import { prove, table } from './ledger/coverage.ts';
import {
  type Counts,
  countsOf,
  playwrightResults,
  readReport,
  readReports,
  reportFiles,
  vitestResults,
} from './ledger/reports.ts';
import { readRequirements } from './ledger/requirements.ts';
import { runMutants } from './mutations/mutants.ts';
import { patches } from './mutations/patches.ts';
import { unnoticedRows } from './mutations/results.ts';
import { runMutations } from './mutations/run.ts';

type Part = { about: string; run: (args: string[]) => Promise<Counts> | Counts };

const parts: Record<string, Part> = {
  build: { about: 'the pages, when something in them changed', run: build },
  check: { about: 'types, lint, walls, dead code, documents', run: runChecks },
  unit: {
    about: 'units and their work together, on the embedded PostgreSQL',
    run: (args) => vitest(reportFiles.unit, args),
  },
  postgresql: { about: 'the database and the server, on an installed PostgreSQL', run: onInstalledPostgres },
  journeys: { about: 'evenings of a user, in a browser', run: journeys },
};

/** Parts that run when they are asked for by name. */
const onDemand: Record<string, Part> = {
  mutations: { about: 'behaviours broken on purpose, which the tests must notice', run: runMutations },
  mutants: {
    about: 'small changes to the rules of domain/, made by Stryker, which its tests must notice',
    run: runMutants,
  },
};

function build(): Counts {
  if (!ensureWebBuild()) throw new Error('Building the pages failed.');
  return { passed: 0, failed: 0, skipped: 0 };
}

function vitest(report: string, args: string[], env: NodeJS.ProcessEnv = {}): Counts {
  needBrowser();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // As the journeys are: once more, for a machine that had no time. Mutations are judged at the first try.
  const ok = node(['node_modules/vitest/vitest.mjs', 'run', '--retry=1', ...reporters, ...args], env);
  return countsOf(readReport(report, vitestResults), ok);
}

/** These are about the embedded PostgreSQL, or ask a database nothing that the others do not ask it too. */
const askedElsewhere = [
  'db/embedded.test.ts',
  'server/main.test.ts',
  'server/billing/sequences.test.ts',
  'server/generation/generate-story-gemini.test.ts',
  'server/generation/safety/*.test.ts',
  'server/platform/*.test.ts',
  'server/rate-limits.test.ts',
  'server/secrets.test.ts',
  'server/stories/book/*.test.ts',
  'server/stories/pictures-s3.test.ts',
];

/** The newest PostgreSQL that Debian installed serves the same tests once more; without one they are skipped. */
function onInstalledPostgres(args: string[]): Counts {
  const server = globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1);
  if (!server) {
    console.log('There is no PostgreSQL below /usr/lib/postgresql: skipped.');
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const all = ['db/', 'server/', ...askedElsewhere.flatMap((file) => ['--exclude', file])];
  return vitest(reportFiles.postgresql, args.length > 0 ? args : all, { LUNATALE_TEST_POSTGRES: dirname(server) });
}

function journeys(args: string[]): Counts {
  needBrowser();
  build();
  const ok = node(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFiles.journeys,
  });
  return countsOf(readReport(reportFiles.journeys, playwrightResults), ok);
}

function needBrowser(): void {
  if (!ensureBrowser())
    throw new Error('There is no Chromium, Chrome or Edge, and installing one failed. Set CHROME_PATH.');
}

function node(args: string[], env: NodeJS.ProcessEnv): boolean {
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** Runs one part, says how long it took and answers its counts; a part that cannot run is one failure. */
async function timed(name: string, { about, run }: Part, args: string[]): Promise<Counts> {
  console.log(`\n— ${name}: ${about}`);
  const start = performance.now();
  let counts: Counts;
  try {
    counts = await run(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = { passed: 0, failed: 1, skipped: 0 };
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${seconds} s`);
  return counts;
}

const [first, ...rest] = process.argv.slice(2);
const all = { ...parts, ...onDemand };
if (first && !all[first]) throw new Error(`there is no part "${first}"; there are ${Object.keys(all).join(', ')}`);
const chosen = Object.entries(first ? all : parts).filter(([name]) => !first || name === first);
// What mutations found stays true for as long as what they broke and the tests stay as they are.
for (const report of Object.values(reportFiles)) if (first !== 'mutations') rmSync(report, { force: true });
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
for (const [name, part] of chosen) {
  const counts = await timed(name, part, rest);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}
// After a part, nearly all of the table would be open, and what failed would be out of sight above it.
if (!first) console.log(`\n${table(prove(readRequirements(), readReports(), unnoticedRows(patches)))}`);
for (const { name, status } of readReports()) if (status === 'failed') console.log(`✗ ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
