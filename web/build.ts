import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { checkEntrySize } from './build-budget.ts';
import { readManifest } from './build-manifest.ts';
import { writePages } from './build-pages.ts';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const distSsr = join(root, 'dist-ssr');

/**
 * Builds the web: the product's own pictures, hashed assets, the prerendered pages of both languages below `pages/`, the page for
 * every other address as `app.html`, and a `.br` and a `.gz` beside every text file.
 */
execFileSync(process.execPath, [join(root, '../tools/draw-art.ts')], { stdio: 'inherit' });
await build({ configFile: join(root, 'vite.config.ts') });
await build({
  configFile: join(root, 'vite.config.ts'),
  build: {
    ssr: join(root, 'prerender.tsx'),
    outDir: distSsr,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
  },
});
const manifest = await readManifest(dist);
await writePages(dist, manifest, await import(pathToFileURL(join(distSsr, 'prerender.js')).href));
await rm(distSsr, { recursive: true });
await rm(join(dist, '.vite'), { recursive: true });
await compress(dist);
console.log(`Every page loads ${await checkEntrySize(dist, manifest)} bytes of script at first (brotli).`);

async function compress(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file);
    await writeFile(`${file}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
  }
}
