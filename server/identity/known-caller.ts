import type { AppServices } from '../context.ts';
import type { AppContext } from '../platform/http.ts';
import { bearerToken } from './bearer-token.ts';

/** Whose browser calls, if it says so with a token of ours; for routes that everybody may call. */
export async function knownCaller(ctx: AppServices, c: AppContext): Promise<string | undefined> {
  const claims = await ctx.tokens.readAccess(bearerToken(c) ?? '');
  return typeof claims === 'object' ? claims.userId : undefined;
}
