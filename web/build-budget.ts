import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { entriesOf, filesOf, type Manifest } from './build-manifest.ts';

/**
 * The most that every page may load before it can do anything: the entry script and what it imports,
 * in bytes as browsers get them (brotli). React and the router alone are 71,000 of it.
 */
const entryBudget = 90_000;

/** Throws when the entry has outgrown its budget; answers its size. Needs the compressed files. */
export async function checkEntrySize(dist: string, manifest: Manifest): Promise<number> {
  let size = 0;
  for (const file of filesOf(manifest, entriesOf(manifest))) size += (await stat(join(dist, `${file}.br`))).size;
  if (size > entryBudget) throw new Error(`The entry is ${size} bytes (brotli); the budget is ${entryBudget}.`);
  return size;
}
