import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

/**
 * The most that every page may load before it can do anything: the entry script and what it imports,
 * in bytes as browsers get them (brotli). React DOM and the router alone are 72,000 of it.
 */
export const entryBudget = 90_000;

/** Throws when the entry has outgrown its budget; answers its size. Needs the compressed files. */
export async function checkEntrySize(dist: string): Promise<number> {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const keys = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry));
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  let size = 0;
  for (const key of keys) size += (await stat(join(dist, `${manifest[key]?.file}.br`))).size;
  if (size > entryBudget) throw new Error(`The entry is ${size} bytes (brotli); the budget is ${entryBudget}.`);
  return size;
}
