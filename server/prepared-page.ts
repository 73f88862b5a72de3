import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AppContext } from './platform/http.ts';

/** A page that is the same for all who read its language, compressed once. */
export type PreparedPage = { html: Buffer; br: Buffer; gzip: Buffer; etag: string };

export async function preparePage(text: string): Promise<PreparedPage> {
  const html = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    promisify(gzip)(html, { level: 9 }),
  ]);
  return { html, br, gzip: zipped, etag: createHash('sha256').update(html).digest('base64url').slice(0, 16) };
}

/** Answers the page, compressed if the caller takes it. It differs by cookie, so nothing in between may keep it. */
export function answerPage(c: AppContext, page: PreparedPage): Response {
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    etag,
  };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  if (encoding) headers['content-encoding'] = encoding;
  const body = encoding ? page[encoding] : page.html;
  headers['content-length'] = String(body.length);
  return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(new Uint8Array(body), 200, headers);
}
