import type { AppContext } from '../../platform/http/http.ts';

/** Returns the bearer token of a request, or undefined without one. */
export function bearerToken(c: AppContext): string | undefined {
  return /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}
