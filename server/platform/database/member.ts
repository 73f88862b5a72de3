import type { AccessScope } from '#domain/identity/access-tokens.ts';

declare const authority: unique symbol;

/**
 * A signed-in parent, as proven by the token of a live session or by an access token. Only `server/identity/callers/require-member.ts`
 * and `require-token.ts` make one, `require-ending.ts` one who leaves, `standing-member.ts` one with standing orders.
 */
export type Member = {
  readonly [authority]: 'member';
  readonly userId: string;
  /** The id of the session, or of the access token. */
  readonly sessionId: string;
  readonly email: string;
  /** What a program may do for the parent; undefined for the parent, who may do everything. */
  readonly scopes?: readonly AccessScope[];
};
