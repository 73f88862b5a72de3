import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AppContext } from './http.ts';

export type Encoding = 'br' | 'gzip';

/** How this caller takes an answer compressed, of the ways there are, the first that fits; undefined when not at all. */
export function acceptedEncoding(c: AppContext, ways: Iterable<Encoding> = ['br', 'gzip']): Encoding | undefined {
  const accepted = c.req.header('accept-encoding') ?? '';
  return [...ways].find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
}

const brotli = promisify(brotliCompress);

/** Compresses well enough to be sent at once, beside the server's own thread. */
export const compressQuickly: Record<Encoding, (data: string | Buffer) => Promise<Buffer>> = {
  br: (data) => brotli(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** Compresses as far as can be, which takes fifteen times as long. */
export const compressHard: typeof compressQuickly = {
  br: (data) => brotli(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (data) => promisify(gzip)(data, { level: 9 }),
};
