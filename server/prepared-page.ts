import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from './platform/encoding.ts';
import type { AppContext } from './platform/http.ts';

/** A page that is the same for all who read its language, compressed once. */
export type PreparedPage = { html: Buffer; br: Buffer; gzip: Buffer; etag: string };

const brotli = promisify(brotliCompress);
const quality = (of: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: of } });

/** Compresses a page well enough to be sent at once; `compressFully` takes fifteen times as long. */
export async function preparePage(text: string): Promise<PreparedPage> {
  const html = Buffer.from(text);
  const [br, zipped] = await Promise.all([brotli(html, quality(5)), promisify(gzip)(html)]);
  return { html, br, gzip: zipped, etag: createHash('sha256').update(html).digest('base64url').slice(0, 16) };
}

/** Makes pages that are served already as small as they can be, one after the other, beside the server's own thread. */
export async function compressFully(pages: Iterable<PreparedPage>): Promise<void> {
  for (const page of pages) {
    page.br = await brotli(page.html, quality(11));
    page.gzip = await promisify(gzip)(page.html, { level: 9 });
  }
}

/** Answers the page, compressed if the caller takes it. It differs by cookie, so nothing in between may keep it. */
export function answerPage(c: AppContext, page: PreparedPage): Response {
  const encoding = acceptedEncoding(c);
  // Weak: the same page, though its bytes become fewer.
  const etag = `W/"${page.etag}${encoding ? `-${encoding}` : ''}"`;
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
