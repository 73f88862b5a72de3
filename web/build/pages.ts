import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { interfaceLanguages } from '#domain/identity/language.ts';

import { entriesOf, filesOf, type Manifest } from './manifest.ts';
import { splitStyles } from './styles.ts';

type Prerender = typeof import('../prerender.tsx');

/** A page to write; `left` is the part of it that decides its styles and is left out. */
type Page = { language: string; name: string; file?: string | undefined; page: string; before: string; left?: string };

/** The fonts of the first screen; the browser should not wait for the stylesheet to request them. */
const firstFaces = [/^figtree-interface.*\.woff2$/, /^fraunces-headings.*\.woff2$/];

const manifestLink = '<link rel="manifest" href="/manifest.webmanifest" />';
/** Makes the product installable on a home screen; `icons.ts` draws the icons. */
const installable = [
  manifestLink,
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
  '<meta name="apple-mobile-web-app-title" content="Lunatale" />',
];

/** The placeholders for `public/before-paint.js` and the styles. */
const beforePaintPlace = '<script src="/before-paint.js"></script>';
const stylesPlace = '<style></style>';

/**
 * Turns vite's index.html into `app.html`, which holds the styles of all pages, and one file per page and language
 * with only its own styles, so that a slow phone gets it in one round trip. The stylesheet keeps the later styles.
 */
export async function writePages(
  dist: string,
  manifest: Manifest,
  { prerenderedPaths, renderPage, appPages }: Prerender,
): Promise<void> {
  const beforePaint = await takeScript(dist, 'before-paint');
  const start = await takeScript(dist, 'start');
  const firstAnswer = await takeScript(dist, 'first-answer');
  const assets = await readdir(join(dist, 'assets'));
  const preloads = firstFaces
    .flatMap((face) => assets.filter((name) => face.test(name)))
    .map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin />`);
  const index = await readFile(join(dist, 'index.html'), 'utf8');
  const { link, file: stylesFile } = linkedStyles(index);
  const styles = (await readFile(join(dist, stylesFile), 'utf8')).trim();
  const template = index
    .replace(link, stylesPlace)
    .replace('</title>', `</title>\n    ${[...preloads, ...installable].join('\n    ')}`);
  const complete = (page: string, ownStyles: string, attribute = '') =>
    page
      .replace(beforePaintPlace, () => `<script${attribute}>${beforePaint}</script>`)
      .replace(stylesPlace, () => `<style>${ownStyles}</style>`);
  await writeFile(join(dist, 'app.html'), complete(template, styles, ` data-styles="${stylesFile}"`));
  await rm(join(dist, 'index.html'));

  // The server's Content-Security-Policy allows these inline scripts and no others.
  const hashes = [beforePaint, start, firstAnswer].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
  await mkdir(join(dist, 'pages'), { recursive: true });
  await writeFile(join(dist, 'pages/scripts.json'), JSON.stringify(hashes));

  const pages: Page[] = [];
  for (const language of interfaceLanguages) {
    for (const path of prerenderedPaths) {
      const name = path === '/' ? 'landing' : path.slice(1);
      const page = fillTemplate(template, language, path, await renderPage(path, language));
      pages.push({ language, name, page, before: '' });
    }
    // Pages that only a browser can render get their title, description and frame.
    for (const { name, file, title, description, frame, renderedByServer } of await appPages(language)) {
      const head = [
        `<title>${title === undefined ? '' : `${escapeText(title)} · `}Lunatale</title>`,
        ...(description === undefined ? [] : [`<meta name="description" content="${escapeText(description)}" />`]),
      ].join('\n    ');
      const page = template
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace('<title>Lunatale</title>', () => head)
        .replace('<div id="root"></div>', () => `<div id="root" data-page="${name}">${frame}</div>`);
      pages.push({ language, name, file, page, before: firstAnswer, ...(renderedByServer && { left: frame }) });
    }
  }
  const { own, later } = await splitStyles(
    pages.map(({ page }) => page),
    styles,
  );
  await writeFile(join(dist, stylesFile), later);
  for (const [index, { language, name, file = name, page, before, left = '' }] of pages.entries()) {
    const needs = { before, styles: stylesFile, modules: pageModules(manifest, language, name) };
    await mkdir(join(dist, 'pages', language), { recursive: true });
    await writeFile(
      join(dist, 'pages', language, `${file}.html`),
      startLater(complete(page.replace(left, ''), own[index] ?? ''), name, start, needs),
    );
  }
}

/** Returns the source of a page, in whichever folder it is. */
function pageSource(manifest: Manifest, name: string): string {
  const source = Object.keys(manifest).find((key) => key.endsWith(`/pages/${name}.tsx`));
  if (source === undefined) throw new Error(`The build has no page called ${name}.`);
  return source;
}

/** Returns the page's own code and texts, without the files that every page starts with. */
function pageModules(manifest: Manifest, language: string, name: string): string[] {
  const known = new Set(filesOf(manifest, entriesOf(manifest)));
  const texts = name === 'sample-story' ? [`stories/samples/${language}.ts`] : [];
  return filesOf(manifest, [`platform/i18n/${language}.ts`, pageSource(manifest, name), ...texts])
    .filter((file) => file.endsWith('.js') && !known.has(file))
    .map((file) => `/${file}`);
}

/**
 * Replaces the entry and its imports by `start.js`, which follows the script `before`, so that the page is painted
 * first. `start.js` also links the manifest.
 */
function startLater(
  page: string,
  name: string,
  start: string,
  { before, styles, modules }: { before: string; styles: string; modules: string[] },
): string {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
  const preload = /\n *<link rel="modulepreload" crossorigin href="([^"]+)">/g;
  const imported = [...page.matchAll(preload)].map(([, file]) => file);
  const all = [...imported, ...modules].join(' ');
  const file = entry.exec(page)?.[1];
  const first = before && `<script>${before}</script>`;
  return page
    .replace(preload, '')
    .replace(`\n    ${manifestLink}`, '')
    .replace(entry, '')
    .replace(
      '</body>',
      () =>
        `${first}<script data-page="${name}" data-entry="${file}" data-styles="${styles}" data-modules="${all}">${start}</script>\n  </body>`,
    );
}

const escapeText = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Returns a script for inlining and removes its file: fetching it would cost a slow phone a round trip. */
async function takeScript(dist: string, name: string): Promise<string> {
  const file = join(dist, `${name}.js`);
  const { code } = minifySync(file, await readFile(file, 'utf8'));
  await rm(file);
  return code.trim();
}

/** Returns the build's link to the stylesheet of all pages, and its file. */
function linkedStyles(page: string): { link: string; file: string } {
  const [link, file] = /<link rel="stylesheet" crossorigin href="([^"]+)">/.exec(page) ?? [];
  if (link === undefined || file === undefined) throw new Error('The build has no styles.');
  return { link, file };
}

/** Puts a rendered page into the template; moves its `<title>`, `<meta>` and `<link>` to the head for React. */
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
