import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuild } from '../tools/bootstrap.mjs';
import { makeScratchCopy } from '../tools/mutations/scratch-copy.ts';
import { type Chrome, startChrome } from './browser/chrome.ts';
import { firstVisit, type Visit } from './browser/lighthouse.ts';
import { fillShelf, signInWith } from './browser/shelf.ts';
import { type Bench, type Figure, median } from './figures.ts';
import { type Mechanism, mechanisms, withoutBudgets } from './machinery/mechanisms.ts';
import { startProduct } from './product.ts';

const rounds = Number(process.env.BENCH_ROUNDS || 5);
const parent = 'machinery@example.com';
const units = { largestPaint: 'ms', blocked: 'ms', script: 'KB' } as const;
const names = { largestPaint: 'largest paint', blocked: 'main thread blocked', script: 'script, compressed' } as const;

/**
 * What each mechanism that exists for a figure buys: the product as it is beside a build without the mechanism, visited
 * in turns. MECHANISM=letters of its name measures only that one.
 */
export const machinery: Bench = {
  name: `With and without each mechanism, middle of ${rounds} visits of a slow phone each`,
  baseline: 'without it',
  run: async () => {
    if (!ensureWebBuild()) throw new Error('Building the pages failed.');
    const chosen = mechanisms.filter(({ name }) => name.includes(process.env.MECHANISM ?? ''));
    const chrome = await startChrome();
    setPriority(constants.priority.PRIORITY_LOW);
    const whole = await startFilled(chrome);
    try {
      const figures: Figure[] = [];
      for (const one of chosen) figures.push(...(await compared(chrome, whole.url, one)));
      return figures;
    } finally {
      await chrome.stop();
      await whole.stop();
    }
  },
};

/** Builds and starts the product without a mechanism, and visits it and the whole product in turns. */
async function compared(chrome: Chrome, whole: string, { name, path, figures, without }: Mechanism): Promise<Figure[]> {
  const copy = makeScratchCopy(mkdtempSync(join(tmpdir(), 'lunatale-without-')));
  try {
    for (const edit of [...withoutBudgets, ...without])
      copy.breakBy({ id: name, row: '', breaks: '', tests: [], ...edit });
    const built = spawnSync(process.execPath, ['web/build/build.ts'], { cwd: copy.folder, encoding: 'utf8' });
    if (built.status !== 0) throw new Error(`Without ${name} there are no pages: ${built.stderr}`);
    const [ours, theirs] = await visitInTurns(chrome, whole, copy.folder, path);
    return figures.map((what) => ({
      what: `${name}, ${path}: ${names[what]}`,
      unit: units[what],
      ours: median(ours.map((made) => made[what])),
      baseline: median(theirs.map((made) => made[what])),
    }));
  } finally {
    copy.remove();
  }
}

/** Visits a page of the running product and of the one in this folder, which is started for it, in turns. */
async function visitInTurns(chrome: Chrome, whole: string, folder: string, path: string): Promise<[Visit[], Visit[]]> {
  const lacking = await startFilled(chrome, folder);
  const [ours, theirs]: [Visit[], Visit[]] = [[], []];
  try {
    for (let round = 0; round < rounds; round++) {
      ours.push(await firstVisit(chrome, whole + path));
      theirs.push(await firstVisit(chrome, lacking.url + path));
    }
  } finally {
    await lacking.stop();
  }
  return [ours, theirs];
}

/** Starts the product of a folder, with a parent who is signed in and has some weeks' stories. */
async function startFilled(chrome: Chrome, folder?: string) {
  const product = await startProduct({}, folder);
  await signInWith(chrome, product.url, parent);
  await fillShelf(product.url, parent);
  return product;
}
