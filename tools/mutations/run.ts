import { join } from 'node:path';
import { startTestServer, testServerVariable } from '#db/testing.ts';
import { idsIn } from '../ledger/ids.ts';
import type { Counts, TestResult } from '../ledger/reports.ts';
import type { Patch } from './patch.ts';
import { patches } from './patches.ts';
import { keepResult } from './results.ts';
import { chosenPatches, orderOfDay } from './sample.ts';
import { makeScratchCopy, type ScratchCopy } from './scratch-copy.ts';
import { runJourneys, startUnitRunner, type UnitRunner } from './test-runners.ts';

/** The time limit of a day's sample, in milliseconds. */
const sampleTime = 9 * 60_000;
/** Tests wait about half of the time, so two patches are tried at once. */
const copies = 2;

type Bench = { copy: ScratchCopy; units: UnitRunner };
type Verdict = 'noticed' | 'not noticed' | 'its tests do not pass without it';

/**
 * Breaks behaviours one by one and runs the tests that claim them, which must fail. Without arguments it tries a sample
 * that changes each day, with "all" every patch, else those that the arguments name. Unnoticed patches count as failed.
 */
export async function runMutations(args: string[]): Promise<Counts> {
  const sample = args.length === 0;
  const end = sample ? Date.now() + sampleTime : Number.POSITIVE_INFINITY;
  const today = new Date().toISOString().slice(0, 10);
  const chosen = sample || args.includes('all') ? orderOfDay(patches, today) : chosenPatches(patches, args);
  if (chosen.length === 0) throw new Error(`No patch is meant by ${args.join(' ')}.`);
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  const server = await startTestServer();
  const left = chosen.values();
  const work = async (index: number) => {
    const copy = makeScratchCopy(join('reports/mutations', `${process.pid}-${index}`));
    const units = await startUnitRunner(copy.folder);
    for (const patch of left) {
      if (Date.now() > end) counts.skipped += 1;
      else counts[(await tryPatch(patch, { copy, units })) === 'noticed' ? 'passed' : 'failed'] += 1;
    }
    units.stop();
    copy.remove();
  };
  try {
    await Promise.all(Array.from({ length: Math.min(copies, chosen.length) }, (_, index) => work(index)));
  } finally {
    await server.stop();
  }
  return counts;
}

async function tryPatch(patch: Patch, bench: Bench): Promise<Verdict> {
  const start = performance.now();
  const verdict = await verdictOn(patch, bench);
  keepResult(patch, verdict === 'noticed');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const tells = verdict === 'noticed' ? '' : `${verdict}, `;
  console.log(`${verdict === 'noticed' ? '✓' : '✗'} ${patch.id.padEnd(14)} ${patch.breaks} (${tells}${seconds} s)`);
  return verdict;
}

/** Whether a row's tests pass on the unbroken product: only then does a failure show that they noticed. */
const sound = new Map<string, Promise<boolean>>();

async function verdictOn(patch: Patch, bench: Bench): Promise<Verdict> {
  const { copy } = bench;
  const run = async (changed: string[], units = bench.units) => {
    const { row, tests } = patch;
    const journeys = tests.filter((file) => file.startsWith('journeys/'));
    const files = tests.filter((file) => !journeys.includes(file));
    const found = files.length > 0 ? await units.run({ rows: [row], files, changed }) : [];
    if (journeys.length > 0 && !found.some(failed)) found.push(...(await runJourneys(row, journeys, copy.folder)));
    return found.filter(({ name }) => idsIn(name).includes(row));
  };
  const key = `${patch.row} ${patch.tests}`;
  const isSound = (results: TestResult[]) => results.some(passed) && !results.some(failed);
  if (!sound.has(key)) {
    // A busy machine may fail a test once.
    const twice = async () => isSound(await run([])) || isSound(await run([]));
    sound.set(key, twice());
  }
  if (!(await sound.get(key))) return 'its tests do not pass without it';
  const mend = copy.breakBy(patch);
  const results = patch.file.startsWith('db/')
    ? await withOwnDatabase(copy, (units) => run([], units))
    : await run([patch.file]);
  mend();
  // The next patch of this copy must run without this one.
  await bench.units.run({ rows: [], files: [], changed: [patch.file] });
  return results.some(failed) ? 'noticed' : 'not noticed';
}

/** A break in the database shows only in a database that is made with it. */
async function withOwnDatabase<Result>(
  copy: ScratchCopy,
  use: (units: UnitRunner) => Promise<Result>,
): Promise<Result> {
  const units = await startUnitRunner(copy.folder, { ...process.env, [testServerVariable]: undefined });
  try {
    return await use(units);
  } finally {
    units.stop();
  }
}

const passed = ({ status }: TestResult) => status === 'passed';
const failed = ({ status }: TestResult) => status === 'failed';
