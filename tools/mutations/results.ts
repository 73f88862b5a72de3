import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Patch } from './patch.ts';

/** The result of a patch's last run. `of` is the digest of everything that it depends on. */
type Result = { noticed: boolean; of: string };
type Results = Record<string, Result>;

const file = 'reports/mutations.json';

/** Returns the rows of patches that no test noticed in their last run, unless something has changed since. */
export function unnoticedRows(patches: readonly Patch[]): Set<string> {
  const results = readResults();
  const unnoticed = patches.filter((patch) => {
    const result = results[patch.id];
    return result?.noticed === false && result.of === digest(patch);
  });
  return new Set(unnoticed.map(({ row }) => row));
}

/** Stores the result of a patch; the results of the others stay. */
export function keepResult(patch: Patch, noticed: boolean): void {
  const results = { ...readResults(), [patch.id]: { noticed, of: digest(patch) } };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results, null, 1));
}

function readResults(): Results {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Returns the digest of the patch, the file it breaks and the tests that must notice. */
function digest(patch: Patch): string {
  const texts = [patch.file, ...patch.tests].map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''));
  return hash('sha256', JSON.stringify([patch, texts]));
}
