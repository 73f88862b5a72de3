import type { AppContext } from './http.ts';

/** How this caller takes an answer compressed, the smallest way first; undefined when not at all. */
export function acceptedEncoding(c: AppContext): 'br' | 'gzip' | undefined {
  const accepted = c.req.header('accept-encoding') ?? '';
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
}
