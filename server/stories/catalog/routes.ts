import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import { catalogQuerySchema } from '#domain/stories/catalog.ts';
import type { AppServices } from '../../context.ts';
import { endpoints } from '../../identity/callers/endpoint.ts';
import type { AppContext, AppEnv } from '../../platform/http/http.ts';
import { answerBook } from '../book/answer-book.ts';
import { openCatalog, openCatalogBook, openCatalogCover, openCatalogSearch } from './catalog.ts';
import { catalogType } from './write-catalog.ts';

const feeds = '/storage/v1/feeds/:token';
const token = (c: AppContext) => c.req.param('token') ?? '';
const fails = ['NOT_FOUND'] as const;
/** Two limits: a shelf's covers are requested many at a time, and a book is made anew for each request. */
const byList = { limit: 'catalog', fails } as const;
const byBook = { limit: 'catalog-book', fails } as const;
const headers = { 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex' };

/** Routes of a private catalog of books, which e-readers fetch by the token in the address alone (OPDS 1.2). */
export function catalogRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      `${feeds}/catalog.xml`,
      endpoint(
        {
          says: 'A page of a private catalog of books, to e-readers (OPDS 1.2).',
          ...byList,
          query: catalogQuerySchema(),
          answers: { 200: 'application/atom+xml' },
        },
        async (c, { query }) =>
          c.body(await openCatalog(ctx, token(c), query), 200, {
            ...headers,
            'content-type': `${catalogType};charset=utf-8`,
          }),
      ),
    )
    .get(
      `${feeds}/search.xml`,
      endpoint(
        {
          says: 'How a private catalog is searched (OpenSearch 1.1).',
          ...byList,
          answers: { 200: 'application/opensearchdescription+xml' },
        },
        async (c) =>
          c.body(await openCatalogSearch(ctx, token(c)), 200, {
            ...headers,
            'content-type': 'application/opensearchdescription+xml; charset=utf-8',
          }),
      ),
    )
    .get(
      `${feeds}/books/:book`,
      endpoint(
        { says: 'A book of a private catalog.', ...byBook, answers: { 200: 'application/epub+zip' } },
        async (c) => answerBook(c, 'epub', await openCatalogBook(ctx, token(c), idOf(c, 'book', /^(.{36})\.epub$/))),
      ),
    )
    .get(
      `${feeds}/covers/:cover`,
      endpoint(
        {
          says: 'The cover of a book of a private catalog, or, as ID-small.jpg, a small one.',
          ...byList,
          answers: { 200: 'image/jpeg' },
        },
        async (c) => {
          const id = idOf(c, 'cover', /^(.{36})(?:-small)?\.jpg$/);
          const isSmall = c.req.param('cover')?.endsWith('-small.jpg') === true;
          const cover = await openCatalogCover(ctx, token(c), id, isSmall);
          return c.body(new Uint8Array(cover), 200, { ...headers, 'content-type': 'image/jpeg' });
        },
      ),
    );
}

/** Returns the story's id from a file name. Throws NOT_FOUND. */
function idOf(c: AppContext, name: 'book' | 'cover', pattern: RegExp): string {
  const [, id = ''] = pattern.exec(c.req.param(name) ?? '') ?? [];
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw new DomainError('NOT_FOUND', 'There is no such book.');
  return id;
}
