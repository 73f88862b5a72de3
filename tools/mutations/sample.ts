import { hash } from 'node:crypto';
import type { Patch } from './patch.ts';

/** Returns the patches in an order that changes each day, so that samples reach all of them in time. */
export function orderOfDay(patches: readonly Patch[], day: string): Patch[] {
  const rank = ({ id }: Patch) => hash('sha256', `${day} ${id}`);
  return patches.toSorted((a, b) => rank(a).localeCompare(rank(b)));
}

/** Returns the patches that the words name: an id ("COST-07.1"), a row, an area ("COST") or the beginning of a path. */
export function chosenPatches(patches: readonly Patch[], words: readonly string[]): Patch[] {
  const isMeant = ({ id, row, file }: Patch) =>
    words.some((word) => id === word || row === word || row.startsWith(`${word}-`) || file.startsWith(word));
  return patches.filter(isMeant);
}
