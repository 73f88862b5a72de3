import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { type Listening, listen } from '../run.ts';
import { startTestServer, type TestServer } from '../testing.ts';
import { webPages } from './web-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'lunatale-pages-'));
let server: TestServer;
let listening: Listening;
let url: string;

const built = (language: string, head: string) =>
  `<!doctype html><html lang="${language}"><head>${head}</head><body><a data-support="">Contact</a></body></html>`;

beforeAll(async () => {
  const landing = {
    en: '<title>A moon &amp; a fox</title><meta name="description" content="For tonight"/>',
    es: '<title>Una luna</title><meta name="description" content="Para hoy"/>',
  };
  for (const [language, head] of Object.entries(landing)) {
    mkdirSync(join(folder, 'pages', language), { recursive: true });
    writeFileSync(join(folder, 'pages', language, 'landing.html'), built(language, head));
    writeFileSync(
      join(folder, 'pages', language, 'not-found.html'),
      built(language, '<title>Lost</title><meta name="robots" content="noindex"/>'),
    );
  }
  writeFileSync(join(folder, 'app.html'), built('en', '<title>Lunatale</title>'));
  writeFileSync(join(folder, 'service-worker.js'), '// kept');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{"name":"Lunatale"}');
  server = await startTestServer();
  listening = await listen('127.0.0.1', 0);
  url = `http://127.0.0.1:${listening.port}`;
  const pages = await webPages(server.ctx, folder);
  listening.serve(getRequestListener(createApp(server.ctx, pages, async () => true).fetch));
});

afterAll(async () => {
  await listening.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, { headers });
  return { response, text: await response.text() };
};

test('[LAND-01] [I18N-03] a page names its own address, its other language and a preview card', async () => {
  const { publicUrl } = server.ctx;
  const { response, text } = await get('/?lang=es');
  expect(response.headers.get('content-language')).toBe('es');
  expect(text).toContain('<html lang="es">');
  expect(text).toContain(`<link rel="canonical" href="${publicUrl}/?lang=es" />`);
  expect(text).toContain(`<link rel="alternate" hreflang="en" href="${publicUrl}/?lang=en" />`);
  expect(text).toContain(`<link rel="alternate" hreflang="x-default" href="${publicUrl}/" />`);
  expect(text).toContain('<meta property="og:title" content="Una luna" />');
  expect(text).toContain('<meta property="og:description" content="Para hoy" />');
  expect(text).toContain(`<meta property="og:image" content="${publicUrl}/preview.png" />`);
  // An address without a language is its own canonical one.
  expect((await get('/')).text).toContain(`<link rel="canonical" href="${publicUrl}/" />`);
  expect((await get('/?lang=en')).text).toContain('<meta property="og:title" content="A moon &amp; a fox" />');
});

test('a page asked for by another name of this machine leads to the one that a sign-in comes back to', async () => {
  const own = new URL(server.ctx.publicUrl);
  const asked = async (host: string) => {
    const app = createApp(server.ctx, await webPages(server.ctx, folder), async () => true);
    return app.request(`http://${host}/pricing?lang=es`, { headers: { accept: 'text/html' } });
  };
  const answer = await asked(`localhost:${own.port}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([307, `${own.origin}/pricing?lang=es`]);
  expect((await asked(own.host)).status).not.toBe(307);
  expect((await asked(`stories.example.org:${own.port}`)).status).not.toBe(307);
});

test('[I18N-03] without a language in the address the stored choice decides, and an unknown one is ignored', async () => {
  const cookie = { cookie: 'lunatale-language=es' };
  expect((await get('/', cookie)).text).toContain('lang="es"');
  expect((await get('/?lang=xx', cookie)).text).toContain('lang="es"');
  expect((await get('/?lang=%3Cscript%3E')).text).not.toContain('<script');
});

test('[LAND-06] a page that was rendered before names the address of this installation, before any script runs', async () => {
  expect((await get('/')).text).toContain('<a data-support="" href="mailto:help@lunatale.test">Contact</a>');
});

test('[ROUTE-11] a page that is not to be listed has a card and no address', async () => {
  const { text } = await get('/not-found');
  expect(text).not.toContain('rel="canonical"');
  expect(text).toContain('og:title');
});

test('[LAND-01] a page is compressed for who takes it and not sent again to who has it', async () => {
  const { response } = await get('/', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': response.headers.get('etag') ?? '' });
  expect(again.response.status).toBe(304);
});

test('[LAND-01] search engines are told what is worth finding and what is private', async () => {
  const { publicUrl } = server.ctx;
  const robots = await get('/robots.txt');
  expect(robots.text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  for (const path of ['/story/', '/admin', '/profile', '/api/']) expect(robots.text).toContain(`Disallow: ${path}\n`);
  expect(robots.text).not.toContain('/shared');
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.response.headers.get('content-type')).toContain('application/xml');
  expect(sitemap.text).toContain(`<loc>${publicUrl}/pricing?lang=es</loc>`);
  expect(sitemap.text).not.toMatch(/my-stories|admin|shared/);
});

test('[LAND-01] the service worker and the manifest are never kept past their change', async () => {
  for (const path of ['/service-worker.js', '/manifest.webmanifest']) {
    const { response } = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
  expect((await get('/manifest.webmanifest')).response.headers.get('content-type')).toContain('manifest+json');
});

test('[P26] an address that the web app does not know is a page that is missing, in the reader’s language', async () => {
  for (const path of [
    '/',
    '/create',
    '/Create/',
    '/story/text',
    '/samples/dragon',
    '/admin/logs',
    '/auth/callback',
    '/not-found',
  ]) {
    expect((await get(path)).response.status, path).toBe(200);
  }
  for (const path of ['/nowhere', '/creates', '/create/x', '/pricing/plans', '/wp-admin', '/samples', '/storybook']) {
    const { response, text } = await get(path, { cookie: 'lunatale-language=es' });
    expect([response.status, response.headers.get('content-type')], path).toEqual([404, 'text/html; charset=UTF-8']);
    expect(text).toContain('<html lang="es">');
  }
});

test('[P26] a page comes in no encoding that its reader refuses', async () => {
  const encoding = async (accepted: string) =>
    (await get('/', { 'accept-encoding': accepted })).response.headers.get('content-encoding');
  expect(await encoding('br;q=0, gzip')).toBe('gzip');
  expect(await encoding('br;q=0.0,gzip;q=0')).toBeNull();
  expect(await encoding('gzip;q=0.5, br;q=1')).toBe('br');
  expect(await encoding('*')).toBe('br');
  expect(await encoding('*;q=0')).toBeNull();
  expect(await encoding('brotli')).toBeNull();
});

test('[P31, P43] landing pages are counted by day for browsers alone, and nothing is kept of who asked', async () => {
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/146.0' };
  await server.ctx.recorder.flush();
  await server.sql(`delete from daily_counts where kind = 'landing'`);
  await get('/', browser);
  await get('/?lang=es', browser);
  await get('/', { ...browser, 'sec-purpose': 'prefetch' });
  await get('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await get('/not-found', browser);
  await fetch(`${url}/`, { method: 'HEAD', headers: browser });
  await server.ctx.recorder.flush();
  const today = new Date().toISOString().slice(0, 10);
  expect(await server.sql(`select * from daily_counts where kind = 'landing'`)).toEqual([
    { day: today, kind: 'landing', detail: 'page', count: 2, users: 0 },
  ]);
});
