import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { entriesOf, filesOf, type Manifest } from './manifest.ts';

/**
 * The most that every page may load before it can do anything: the entry script and its imports,
 * in bytes after brotli. React and the router alone are 71,000 of it, and the parser of ICU messages some 7,000.
 */
const entryBudget = 97_000;

/** Returns the size of the entry; throws if it exceeds its budget. Needs the compressed files. */
export async function checkEntrySize(dist: string, manifest: Manifest): Promise<number> {
  let size = 0;
  for (const file of filesOf(manifest, entriesOf(manifest))) size += (await stat(join(dist, `${file}.br`))).size;
  if (size > entryBudget) throw new Error(`The entry is ${size} bytes (brotli); the budget is ${entryBudget}.`);
  return size;
}

/**
 * The maximum size of a prerendered page, in bytes after brotli. Headers and the installation's addresses add 1,400,
 * which makes the 14,600 that a connection carries in its first round trip.
 */
const pageBudget = 13_200;

/** Returns the size of the largest page; throws if one needs a second round trip. Needs the compressed files. */
export async function checkPageSizes(dist: string): Promise<number> {
  const folder = join(dist, 'pages');
  const pages = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html.br'));
  if (pages.length === 0) throw new Error('The build has no pages.');
  const sizes = await Promise.all(pages.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })));
  for (const { name, size } of sizes) {
    if (size > pageBudget) throw new Error(`The page ${name} is ${size} bytes; the budget is ${pageBudget}.`);
  }
  return Math.max(...sizes.map(({ size }) => size));
}
