import type { TextFile } from '../checks/files.ts';
import { testNames } from '../checks/test-names.ts';
import { idsIn } from '../ledger/ids.ts';
import { applyPatch, type Patch } from './patch.ts';

/** Returns what invalidates patches: a place or a test that no longer exists, or an unknown row. */
export function patchProblems(
  patches: readonly Patch[],
  requirements: readonly string[],
  read: (path: string) => string | undefined,
): string[] {
  const known = new Set(requirements);
  return patches.flatMap((patch) => {
    const problems = [];
    const text = read(patch.file);
    if (text === undefined) problems.push(`${patch.id}: there is no ${patch.file}`);
    else if (text.split(patch.find).length !== 2) {
      problems.push(`${patch.id}: ${patch.file} must hold what it replaces exactly once: ${patch.find.trim()}`);
    } else if (applyPatch(patch, text) === text) problems.push(`${patch.id} changes nothing`);
    if (!known.has(patch.row)) problems.push(`${patch.id}: no requirement is called ${patch.row}`);
    for (const path of patch.tests) {
      if (!names(path, patch.row, read)) problems.push(`${patch.id}: no test in ${path} names ${patch.row}`);
    }
    return problems;
  });
}

function names(path: string, row: string, read: (path: string) => string | undefined): boolean {
  const text = read(path);
  if (text === undefined) return false;
  const file: TextFile = { path, text };
  return testNames(file).some(({ name }) => idsIn(name).includes(row));
}
