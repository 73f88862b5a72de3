import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { interfaceLanguages } from '#domain/identity/language.ts';

import { entriesOf, filesOf, type Manifest } from './build-manifest.ts';

type Prerender = typeof import('./prerender.tsx');

/** The faces that the first screen shows; the browser should not wait for the stylesheet to ask for them. */
const firstFaces = [/^figtree-latin-wght-normal.*\.woff2$/, /^fraunces-latin-soft-normal.*\.woff2$/];

/** What makes the product a thing of its own on a home screen; `build-icons.ts` draws the pictures. */
const installable = [
  '<link rel="manifest" href="/manifest.webmanifest" />',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
  '<meta name="apple-mobile-web-app-title" content="Lunatale" />',
];

/** Turns vite's index.html into `app.html` and one file a prerendered page and language. */
export async function writePages(
  dist: string,
  manifest: Manifest,
  { prerenderedPaths, renderPage, appPages }: Prerender,
): Promise<void> {
  const theme = await hashScript(dist, 'theme');
  const start = await hashScript(dist, 'start');
  const assets = await readdir(join(dist, 'assets'));
  const preloads = firstFaces
    .flatMap((face) => assets.filter((name) => face.test(name)))
    .map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin />`);
  const template = (await readFile(join(dist, 'index.html'), 'utf8'))
    .replace('/theme.js', theme)
    .replace('</title>', `</title>\n    ${[...preloads, ...installable].join('\n    ')}`);
  await writeFile(join(dist, 'app.html'), template);
  await rm(join(dist, 'index.html'));

  for (const language of interfaceLanguages) {
    await mkdir(join(dist, 'pages', language), { recursive: true });
    for (const path of prerenderedPaths) {
      const name = path === '/' ? 'landing' : path.slice(1);
      const page = fillTemplate(template, language, path, await renderPage(path, language));
      const modules = pageModules(manifest, language, name);
      await writeFile(join(dist, 'pages', language, `${name}.html`), startLater(page, name, start, modules));
    }
    // What only a browser can render comes with its words for others, and asks at once for all that it needs.
    for (const { name, title, description, frame } of await appPages(language)) {
      const head = `<title>${escapeText(title)} · Lunatale</title>\n    <meta name="description" content="${escapeText(description)}" />`;
      const page = template
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace('<title>Lunatale</title>', () => head)
        .replace('<div id="root"></div>', () => `<div id="root" data-page="${name}">${frame}</div>`);
      const links = pageModules(manifest, language, name)
        .map((file) => `  <link rel="modulepreload" crossorigin href="${file}" />\n  `)
        .join('');
      await writeFile(join(dist, 'pages', language, `${name}.html`), page.replace('</head>', `${links}</head>`));
    }
  }
}

/** The source of a page, wherever its word keeps it. */
function pageSource(manifest: Manifest, name: string): string {
  const source = Object.keys(manifest).find((key) => key.endsWith(`/pages/${name}.tsx`));
  if (source === undefined) throw new Error(`The build has no page called ${name}.`);
  return source;
}

/** The page's own code and texts, beyond what every page starts with. */
function pageModules(manifest: Manifest, language: string, name: string): string[] {
  const known = new Set(filesOf(manifest, entriesOf(manifest)));
  return filesOf(manifest, [`platform/i18n/${language}.ts`, pageSource(manifest, name)])
    .filter((file) => file.endsWith('.js') && !known.has(file))
    .map((file) => `/${file}`);
}

/** Puts `start.js` in the place of the entry and of what it imports: the page is painted first. */
function startLater(page: string, name: string, start: string, modules: string[]): string {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
  const preload = /\n *<link rel="modulepreload" crossorigin href="([^"]+)">/g;
  const imported = [...page.matchAll(preload)].map(([, file]) => file);
  const all = [...imported, ...modules].join(' ');
  return page
    .replace(preload, '')
    .replace(
      entry,
      (_, file) =>
        `<script defer src="${start}" data-page="${name}" data-entry="${file}" data-modules="${all}"></script>`,
    );
}

const escapeText = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A script that pages name themselves gets a name that may be cached for ever. */
async function hashScript(dist: string, script: string): Promise<string> {
  const source = await readFile(join(dist, `${script}.js`));
  const name = `assets/${script}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  await rename(join(dist, `${script}.js`), join(dist, name));
  return `/${name}`;
}

/** Puts a rendered page into the template; its `<title>` and `<meta>` move to the head, where React finds them. */
function fillTemplate(template: string, language: string, path: string, markup: string): string {
  const inHead: string[] = [];
  const body = markup.replace(
    /<title>[^<]*<\/title>|<meta [^>]*>|<link rel="(?:preload|canonical)"[^>]*>/g,
    (element) => {
      inHead.push(element);
      return '';
    },
  );
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<title>Lunatale</title>', () => inHead.join('\n    ') || '<title>Lunatale</title>')
    .replace('<div id="root"></div>', () => `<div id="root" data-path="${path}">${body}</div>`);
}
