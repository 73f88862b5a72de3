import type { AppServices } from '../../context.ts';
import type { AppContext } from '../../platform/http/http.ts';
import { bearerToken } from './bearer-token.ts';

/** Returns the caller's user id if the request has a token of ours; for routes that are open to everybody. */
export async function knownCaller(ctx: AppServices, c: AppContext): Promise<string | undefined> {
  const claims = await ctx.tokens.readAccess(bearerToken(c) ?? '');
  return typeof claims === 'object' ? claims.userId : undefined;
}
