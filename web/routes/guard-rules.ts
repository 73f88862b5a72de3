/** What a guarded route requires. No route requires a subscription today (ROUTE-18, AMB-008). */
export type Requirement = 'session' | 'subscription';

export type GuardFacts = {
  requirement: Requirement;
  session: 'loading' | 'signed-out' | 'signed-in';
  /** 'slow' = loading took longer than the brief wait: access is granted meanwhile (AMB-006). */
  subscription: 'loading' | 'slow' | 'subscriber' | 'none';
  /** How often the guard has sent this tab to pricing without a page staying open in between. */
  redirects: number;
};

export type Verdict = 'verify' | 'render' | 'sign-in' | 'pricing';

/** After more redirects to pricing than this the content is rendered, to break a loop (ROUTE-16). */
const guardRedirectLimit = 2;

/**
 * Decides what a guarded route does: it always waits for the session, waits briefly for a required
 * subscription, and never sends anyone to pricing before the data has loaded (ROUTE-05, ROUTE-13 to
 * ROUTE-17). An admin's subscription status counts as a subscriber's, so that admins pass.
 */
export function guardVerdict({ requirement, session, subscription, redirects }: GuardFacts): Verdict {
  if (session === 'loading') return 'verify';
  if (session === 'signed-out') return 'sign-in';
  if (requirement === 'session' || subscription === 'subscriber' || subscription === 'slow') return 'render';
  if (subscription === 'loading') return 'verify';
  return redirects > guardRedirectLimit ? 'render' : 'pricing';
}
