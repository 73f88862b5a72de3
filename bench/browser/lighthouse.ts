import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureToolIn } from '../../tools/bootstrap.mjs';
import { type Chrome, forgetVisit } from './chrome.ts';

const folder = join(import.meta.dirname, '../lighthouse');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse reports of one visit. */
export type Visit = {
  /** 0 to 100, in the order of `categories`. */
  scores: number[];
  /** Largest Contentful Paint, in milliseconds. */
  largestPaint: number;
  layoutShift: number;
  blocked: number;
  /** Lighthouse's BenchmarkIndex of this machine during the visit. */
  speed: number;
  /** Compressed kilobytes of script that the page fetched during the visit. */
  script: number;
  /** The audits that cost points, in Lighthouse's words. */
  faults: string[];
};

type Audit = {
  id: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  details?: { items?: Request[] };
};
type Request = { resourceType?: string; transferSize?: number };
type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
};

/** The CPU slowdown of the standard mobile preset, the same on every machine. */
export const standardSlowdown = 4;

/**
 * Returns the slowdown that makes a machine of this BenchmarkIndex as slow as the preset's phone, as Lighthouse's
 * calculator computes it: 1 at 150, 2 at 800, 3 at 1300, and one more for each 233 above.
 */
export function calibratedSlowdown(speed: number): number {
  if (speed >= 1300) return 3 + (speed - 1300) / 233;
  if (speed >= 800) return 2 + (speed - 800) / 500;
  return Math.max(1, 1 + (speed - 150) / 650);
}

/**
 * Visits an address with Lighthouse's standard mobile preset, a slow phone on slow 4G, simulated. A visit whose trace
 * was not recorded whole, which happens now and then on a busy machine, is made once more.
 */
async function visit(chrome: Chrome, url: string, slowdown = standardSlowdown): Promise<Visit> {
  if (!ensureToolIn(folder)) throw new Error('Lighthouse could not be installed.');
  return measured(await report(chrome, url, slowdown).catch(() => report(chrome, url, slowdown)));
}

/** Visits an address as somebody whose browser keeps nothing of it but the sign-in. */
export async function firstVisit(chrome: Chrome, url: string, slowdown = standardSlowdown): Promise<Visit> {
  await forgetVisit(chrome, new URL(url).origin);
  return visit(chrome, url, slowdown);
}

/** Runs Lighthouse once. Throws if it could not measure the visit. */
async function report(chrome: Chrome, url: string, slowdown: number): Promise<Report> {
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      url,
      `--port=${chrome.port}`,
      '--output=json',
      '--quiet',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--disable-storage-reset',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join()}`,
    ],
    { maxBuffer: 2 ** 28 },
  );
  const made = JSON.parse(stdout) as Report;
  if (made.runtimeError?.message) throw new Error(made.runtimeError.message);
  return made;
}

function measured({ categories: found, audits, environment }: Report): Visit {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scripts = (audits['network-requests']?.details?.items ?? []).filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    largestPaint: number('largest-contentful-paint'),
    layoutShift: number('cumulative-layout-shift'),
    blocked: number('total-blocking-time'),
    speed: environment.benchmarkIndex,
    script: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    faults: categories.flatMap((name) =>
      (found[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${name}: ${id}`),
    ),
  };
}
