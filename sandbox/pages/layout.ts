import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { html, raw } from 'hono/html';
import { style } from './style.ts';

export type PageLanguage = 'en' | 'es';

/** The language of a sandbox page: the one that the product asked for, else the one that the browser prefers. */
export function pageLanguage(asked: string | undefined, acceptLanguage: string | undefined): PageLanguage {
  const preferred = asked?.trim() || acceptLanguage || '';
  for (const tag of preferred.split(/[\s,]+/)) {
    if (/^es\b/i.test(tag)) return 'es';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}

/** Sent with every page: no scripts, no framing, nothing loaded from elsewhere. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
} as const;

/** A whole page in Lunatale's dark design, with the mark that shows that it is a stand-in. */
export function page(language: PageLanguage, title: string, mark: string, body: unknown): string {
  return String(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${title} · Lunatale</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(moon)}">
<style>${raw(style)}</style>
</head>
<body>
${raw(landscape)}
<main><p class="mark">${mark}</p>${body}</main>
</body>
</html>`);
}

/** The product's own fonts, from the packages that the product is built with. */
const fonts = {
  '/fonts/fraunces.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  '/fonts/figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
} as const;

/** The font at this path, or undefined. */
export async function pageFont(path: string): Promise<Buffer | undefined> {
  if (!Object.hasOwn(fonts, path)) return undefined;
  const name = fonts[path as keyof typeof fonts];
  return readFile(fileURLToPath(import.meta.resolve(name))).catch(() => undefined);
}

const crescent = '<path d="M58 6 A40 40 0 1 0 86 60 A34 34 0 1 1 58 6Z" fill="#ffe3ad"/>';
const moon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 92">${crescent}</svg>`;
const landscape = `<svg class="moon" viewBox="0 0 92 92" aria-hidden="true">${crescent}</svg>
<svg class="landscape" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<g fill="#f6efdf"><circle cx="130" cy="70" r="2"/><circle cx="290" cy="130" r="1.6"/><circle cx="430" cy="52" r="2"/><circle cx="700" cy="110" r="1.6"/><circle cx="1100" cy="170" r="2"/><circle cx="820" cy="40" r="1.4"/></g>
<path d="M0 300 Q180 210 380 280 T780 260 T1200 290 V420 H0Z" fill="#1b2340"/>
<path d="M0 350 Q260 270 560 340 T1200 330 V420 H0Z" fill="#222c50"/>
<path d="M0 400 Q320 330 700 385 T1200 375 V420 H0Z" fill="#2c3963"/>
<path d="M226 352 V322 L246 304 L266 322 V350Z" fill="#1b2340"/><rect x="239" y="326" width="13" height="13" fill="#ffc56b"/>
<path d="M930 362 V336 L948 320 L966 336 V362Z" fill="#1b2340"/><rect x="942" y="340" width="11" height="11" fill="#ffc56b"/>
</svg>`;
