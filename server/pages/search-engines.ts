import { Hono } from 'hono';
import { interfaceLanguages } from '#domain/identity/language.ts';
import type { AppEnv } from '../platform/http/http.ts';
import type { Offers } from '../platform/offers.ts';
import { languageAddress } from './page-head.ts';

/** Pages that are worth finding. */
const listed = ['/', '/create', '/pricing', '/privacy-policy', '/terms-of-service'];

/** Private pages. `/shared/` stays open: its own answer says that it is not to be listed. */
const closed = ['/api/', '/auth/', '/functions/', '/admin', '/account', '/profile', '/story/', '/welcome'];

/** Serves what search engines read first: robots.txt and sitemap.xml, with the addresses of this installation. */
export function searchEngineFiles(publicUrl: string, { premium }: Offers): Hono<AppEnv> {
  const robots = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return (
    new Hono<AppEnv>()
      // Browsers request it if a page names no icon.
      .get('/favicon.ico', (c) => c.redirect('/favicon.svg', 308))
      .get('/robots.txt', (c) => c.text(`${robots.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' }))
      .get('/sitemap.xml', (c) =>
        c.body(sitemap(publicUrl, premium ? listed : listed.filter((path) => path !== '/pricing')), 200, {
          'content-type': 'application/xml; charset=utf-8',
          'cache-control': 'public, max-age=3600',
        }),
      )
  );
}

function sitemap(publicUrl: string, paths: string[]): string {
  const urls = paths.flatMap((path) => {
    const alternates = interfaceLanguages.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${languageAddress(publicUrl, path, other)}"/>`,
    );
    return interfaceLanguages.map(
      (language) => `<url><loc>${languageAddress(publicUrl, path, language)}</loc>${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n');
}
