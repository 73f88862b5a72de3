declare const authority: unique symbol;

/** A signed-in parent, as proven by an access token and a live session. Only `server/identity/require-member.ts` makes one, and `require-ending.ts` one that is on its way out. */
export type Member = {
  readonly [authority]: 'member';
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
};
