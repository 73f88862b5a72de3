import { hash } from 'node:crypto';
import type { Patch } from './patch.ts';

/** The patches in an order that each day has of its own, so that a sample comes to all of them in time. */
export function orderOfDay(patches: readonly Patch[], day: string): Patch[] {
  const rank = ({ id }: Patch) => hash('sha256', `${day} ${id}`);
  return patches.toSorted((a, b) => rank(a).localeCompare(rank(b)));
}

/** Those that the words name: a patch ("COST-07.1"), a row, an area ("COST") or the beginning of a path. */
export function chosenPatches(patches: readonly Patch[], words: readonly string[]): Patch[] {
  const isMeant = ({ id, row, file }: Patch) =>
    words.some((word) => id === word || row === word || row.startsWith(`${word}-`) || file.startsWith(word));
  return patches.filter(isMeant);
}
