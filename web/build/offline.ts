import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { entriesOf, filesOf, type Manifest, reachedFrom } from './manifest.ts';

/** Pages that no parent needs offline: they are fetched when they are opened. */
const officePages = ['operations/pages/admin.tsx', 'shell/pages/design.tsx'];
/** The fonts of the interface and of stories, and the worker that loads a language's formats. */
const beside = /^(?:(?:figtree|fraunces|literata)-.*\.woff2|formats\.worker-.*\.js)$/;

/**
 * Writes `service-worker.js` with the list of files that a parent's pages need. Its version is the hash of that
 * list, its own source and `app.html`, so that browsers take a new one exactly when something changed.
 */
export async function writeServiceWorker(dist: string, manifest: Manifest): Promise<void> {
  const sources = reachedFrom(manifest, entriesOf(manifest), officePages);
  const scripts = filesOf(manifest, sources).filter((file) => file.endsWith('.js'));
  const styles = sources.flatMap((source) => manifest[source]?.css ?? []);
  const others = (await readdir(join(dist, 'assets'))).filter((name) => beside.test(name));
  const files = [...new Set([...scripts, ...styles, ...others.map((name) => `assets/${name}`)])].map(
    (file) => `/${file}`,
  );
  const source = stripTypeScriptTypes(await readFile(join(import.meta.dirname, '../service-worker.ts'), 'utf8'));
  const page = await readFile(join(dist, 'app.html'), 'utf8');
  const version = createHash('sha256')
    .update(JSON.stringify([files.sort(), source, page]))
    .digest('hex')
    .slice(0, 12);
  await writeFile(
    join(dist, 'service-worker.js'),
    `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${source}`,
  );
}
