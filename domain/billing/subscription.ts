/** Statuses of a subscription row; other provider states are stored unchanged and count as inactive. */
export const subscriptionStatuses = ['free', 'active', 'trialing', 'canceled', 'admin', 'incomplete'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/**
 * The time zone in which the days of a plan are named. Payments are due at a moment that is another day elsewhere; mails
 * and the payment page, which do not know where a parent is, name the day in this one.
 */
export const planTimeZone = 'UTC';

/** The user's view of their own subscription (product 3, SUB-14). Times are ISO strings. */
export type SubscriptionView = {
  isActive: boolean;
  status: SubscriptionStatus;
  trialEndsAt: string | null;
  renewalDate: string | null;
  canceledAt: string | null;
  /** Whether another adult of the household pays, so that this one has no billing page. */
  paidByAnother: boolean;
};

/** Counts as active: active, trialing or admin (SUB-02). */
export function isActiveStatus(status: string): boolean {
  return status === 'active' || status === 'trialing' || status === 'admin';
}

/** Active subscription for the badge, Manage billing and the pricing redirect; not a trial (SUB-07, AMB-077). */
export function isSubscriberStatus(status: string): boolean {
  return status === 'active' || status === 'admin';
}

/** When a cancelled subscription that still runs ends; otherwise null (AMB-080). */
export function endsOn(view: SubscriptionView): string | null {
  return view.isActive && view.canceledAt !== null ? view.renewalDate : null;
}

/** A status that the interface has no word for, such as past_due, reads as incomplete (AMB-081). */
export function asSubscriptionStatus(status: string): SubscriptionStatus {
  return (subscriptionStatuses as readonly string[]).includes(status) ? (status as SubscriptionStatus) : 'incomplete';
}

/**
 * Whole days until a trial ends, rounded up. 0 while trials are off, which they are by default
 * (SUB-08, AMB-076).
 */
export function trialDaysRemaining(view: SubscriptionView, trialDays: number, now: Date): number {
  if (trialDays <= 0 || view.status !== 'trialing' || view.trialEndsAt === null) return 0;
  return Math.max(0, Math.ceil((new Date(view.trialEndsAt).getTime() - now.getTime()) / 86_400_000));
}

/** Whether a trial is running. Always false while trials are off (SUB-08, AMB-076). */
export function isInTrial(view: SubscriptionView, trialDays: number, now: Date): boolean {
  return trialDaysRemaining(view, trialDays, now) > 0;
}

/** GET returns a `SubscriptionView`; POST first asks the payment provider for the current state. */
export const subscriptionPath = '/api/billing/subscription';

/** The payment provider's current state, compared with the stored one. */
export type ProvidedState = {
  found: boolean;
  subscriptions: { id: string; status: string; ours: boolean; renews: string | null }[];
  theirs: string | null;
  kept: string | null;
  agrees: boolean;
};
