import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AppContext } from './http.ts';

export type Encoding = 'br' | 'gzip';

/** How this caller takes an answer compressed, of the ways there are, the first that fits; undefined when not at all. */
export function acceptedEncoding(c: AppContext, ways: Iterable<Encoding> = ['br', 'gzip']): Encoding | undefined {
  const accepted = weighted(c.req.header('accept-encoding') ?? '');
  return [...ways].find((name) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0);
}

/** What a header of choices says, with how much each is wanted: nothing said is all of it, and 0 is not at all (RFC 9110). */
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
