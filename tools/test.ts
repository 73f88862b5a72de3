// npm test: runs everything. "npm test -- unit server/stories" runs one part, with arguments for its runner.
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

/** Parts that run only when they are named. */
const onDemand: Record<string, Part> = {
  mutations: { about: 'behaviours broken on purpose, which the tests must notice', run: runMutations },
  mutants: {
    about: 'small changes to rules, made by Stryker, which the tests must notice',
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
  // Like journeys, tests get another try, for a busy machine. Mutations are judged by the first try.
  const ok = node(['node_modules/vitest/vitest.mjs', 'run', '--retry=1', ...reporters, ...args], env);
  return countsOf(readReport(report, vitestResults), ok);
}

/** Tests about the embedded PostgreSQL, or whose database queries are also covered by other tests. */
const askedElsewhere = [
  'db/embedded.test.ts',
  'server/main.test.ts',
  'server/billing/sequences.test.ts',
  'server/generation/generate-story-gemini.test.ts',
  'server/generation/safety/*.test.ts',
  'server/platform/**/*.test.ts',
  'server/rate-limits.test.ts',
  'server/secrets.test.ts',
  'server/stories/book/*.test.ts',
  'server/stories/pictures-s3.test.ts',
];

/** Runs the same tests with the newest PostgreSQL that Debian installed; without one they are skipped. */
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

/** Runs one part, prints how long it took and returns its counts; a part that cannot run is one failure. */
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
// Results of mutations stay valid as long as the broken code and the tests do not change.
for (const report of Object.values(reportFiles)) if (first !== 'mutations') rmSync(report, { force: true });
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
for (const [name, part] of chosen) {
  const counts = await timed(name, part, rest);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}
// After a single part nearly all of the table would be open, and failures would scroll out of sight.
if (!first) console.log(`\n${table(prove(readRequirements(), readReports(), unnoticedRows(patches)))}`);
for (const { name, status } of readReports()) if (status === 'failed') console.log(`✗ ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
