import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AppContext } from './http.ts';

export type Encoding = 'br' | 'gzip';

/** Returns the first of these encodings that the caller accepts; undefined if it accepts none. */
export function acceptedEncoding(c: AppContext, ways: Iterable<Encoding> = ['br', 'gzip']): Encoding | undefined {
  const accepted = weighted(c.req.header('accept-encoding') ?? '');
  return [...ways].find((name) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0);
}

/** Reads the choices of a header with their weights: a missing weight is 1, and 0 means not at all (RFC 9110). */
function weighted(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((choice): [string, number] => {
      const [name = '', ...parameters] = choice.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
}

const brotli = promisify(brotliCompress);

/** Compresses well enough to be sent at once, off the main thread. */
export const compressQuickly: Record<Encoding, (data: string | Buffer) => Promise<Buffer>> = {
  br: (data) => brotli(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** Compresses at the highest level, which takes fifteen times as long. */
export const compressHard: typeof compressQuickly = {
  br: (data) => brotli(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (data) => promisify(gzip)(data, { level: 9 }),
};
