import type { AppContext } from '../platform/http.ts';

/** The token that a request says it comes with; undefined without one. */
export function bearerToken(c: AppContext): string | undefined {
  return /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}
