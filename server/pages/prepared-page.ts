import { createHash } from 'node:crypto';
import { acceptedEncoding, compressHard, compressQuickly } from '../platform/http/encoding.ts';
import type { AppContext } from '../platform/http/http.ts';

/** A page that is the same for all readers of its language, compressed once. */
export type PreparedPage = { html: Buffer; br: Buffer; gzip: Buffer; etag: string };

/** Compresses a page well enough to be sent at once; `compressFully` does it again. */
export async function preparePage(text: string): Promise<PreparedPage> {
  const html = Buffer.from(text);
  const [br, gzip] = await Promise.all([compressQuickly.br(html), compressQuickly.gzip(html)]);
  return { html, br, gzip, etag: createHash('sha256').update(html).digest('base64url').slice(0, 16) };
}

/** Compresses pages that are served already again, as small as possible, one by one, off the main thread. */
export async function compressFully(pages: Iterable<PreparedPage>): Promise<void> {
  for (const page of pages) {
    page.br = await compressHard.br(page.html);
    page.gzip = await compressHard.gzip(page.html);
  }
}

/** Answers with the page, compressed if the caller accepts it. It differs by cookie, so no cache may keep it. */
export function answerPage(c: AppContext, page: PreparedPage): Response {
  const encoding = acceptedEncoding(c);
  // Weak: the page stays the same, though its bytes become fewer.
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
