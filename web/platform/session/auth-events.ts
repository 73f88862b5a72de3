/** What the session does about an event of the identity client. */
export type AuthEventReaction = 'sign-in' | 'sign-out' | 'read-again' | 'ignore';

const reactions = new Map<string, AuthEventReaction>([
  ['SIGNED_IN', 'sign-in'],
  ['SIGNED_OUT', 'sign-out'],
  ['TOKEN_REFRESHED', 'read-again'],
  ['USER_UPDATED', 'read-again'],
  ['PASSWORD_RECOVERY', 'read-again'],
  ['MFA_CHALLENGE_VERIFIED', 'read-again'],
]);

/**
 * The six events that are handled (SESSION-08); any other is ignored with a warning (SESSION-09).
 * "read-again" means: signed in only if a session exists (SESSION-10, SESSION-11). The first session
 * comes from an explicit lookup, so that ignoring the client's start event is harmless (AMB-017).
 */
export function reactionToAuthEvent(event: string, warn: (message: string) => void = console.warn): AuthEventReaction {
  const reaction = reactions.get(event);
  if (reaction === undefined) warn(`Ignored the auth event ${event}.`);
  return reaction ?? 'ignore';
}
