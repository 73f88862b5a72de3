import type { AccessScope } from '#domain/identity/access-tokens.ts';

declare const authority: unique symbol;

/**
 * A signed-in parent, as proven by the token of a live session or by an access token. Only `server/identity/require-member.ts`
 * and `require-token.ts` make one, `require-ending.ts` one that is on its way out, and `standing-member.ts` one who left word.
 */
export type Member = {
  readonly [authority]: 'member';
  readonly userId: string;
  /** The session's, or the access token's own. */
  readonly sessionId: string;
  readonly email: string;
  /** What a program may do that calls for the parent; undefined for the parent, who may do everything. */
  readonly scopes?: readonly AccessScope[];
};
