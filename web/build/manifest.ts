import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Vite's manifest: its files by source. */
export type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>;

/** Reads the manifest of a finished build. */
export async function readManifest(dist: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
}

/** Returns the files of these sources and of everything that they import statically. */
export function filesOf(manifest: Manifest, sources: Iterable<string>): string[] {
  const seen = new Set(sources);
  for (const source of seen) for (const imported of manifest[source]?.imports ?? []) seen.add(imported);
  return [...seen].flatMap((source) => manifest[source]?.file ?? []);
}

/** Returns the sources that every page starts with. */
export function entriesOf(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((source) => manifest[source]?.isEntry);
}

/** Returns every source that these sources can load, statically or later, without passing through `closed` ones. */
export function reachedFrom(manifest: Manifest, sources: string[], closed: string[]): string[] {
  const seen = new Set(sources);
  for (const source of seen) {
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!closed.includes(next)) seen.add(next);
  }
  return [...seen];
}
