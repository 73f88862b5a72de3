declare const authority: unique symbol;

/** A signed-in parent, as proven by an access token and a live session. Only `require-member.ts` makes one. */
export type Member = {
  readonly [authority]: 'member';
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
};
