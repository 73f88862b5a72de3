import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { checkEntrySize, checkPageSizes } from './budget.ts';
import { writeIcons } from './icons.ts';
import { readManifest } from './manifest.ts';
import { writeServiceWorker } from './offline.ts';
import { writePages } from './pages.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const staging = join(root, 'dist-ssr', String(process.pid));
const client = join(staging, 'client');
const configFile = join(root, 'vite.config.ts');

/**
 * Builds the web into `dist/`: the product's own pictures and fonts, hashed assets, the prerendered pages of both
 * languages below `pages/`, the page for every other address as `app.html`, the icons, the service worker,
 * and a `.br` and a `.gz` beside every text file. The old build stays until the new one replaces it.
 */
for (const tool of ['draw-art', 'cut-faces'])
  execFileSync(process.execPath, [join(root, `../tools/${tool}.ts`)], { stdio: 'inherit' });
await build({ configFile, build: { outDir: client } });
await build({
  configFile,
  build: { ssr: join(root, 'prerender.tsx'), outDir: join(staging, 'ssr'), copyPublicDir: false, manifest: false },
});
/** The server renders shared stories with this module, and has none of the packages of the pages: React as in production. */
await build({
  configFile,
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: join(root, 'render-shared.tsx'),
    outDir: join(staging, 'rendering'),
    copyPublicDir: false,
    manifest: false,
    minify: true,
  },
});
const manifest = await readManifest(client);
await writePages(client, manifest, await import(pathToFileURL(join(staging, 'ssr/prerender.js')).href));
await writeIcons(client);
await writeServiceWorker(client, manifest);
await rm(join(client, '.vite'), { recursive: true });
await compress(client);
await rename(join(staging, 'rendering'), join(client, 'pages/rendering'));
console.log(`Every page loads ${await checkEntrySize(client, manifest)} bytes of script at first (brotli).`);
console.log(`The largest page is ${await checkPageSizes(client)} bytes, in one round of a slow phone.`);
if (existsSync(dist)) await rename(dist, join(staging, 'old'));
await rename(client, dist);
await rm(staging, { recursive: true });

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
