/** What a subscription row may say; provider states we have no word for are stored as they come and count as inactive. */
export const subscriptionStatuses = ['free', 'active', 'trialing', 'canceled', 'admin', 'incomplete'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The user's view of the own subscription (product 3). Times are ISO strings. */
export type SubscriptionView = {
  isActive: boolean;
  status: SubscriptionStatus;
  trialEndsAt: string | null;
  renewalDate: string | null;
  canceledAt: string | null;
};

/** Counts as active: active, trialing or admin (SUB-05). */
export function isActiveStatus(status: string): boolean {
  return status === 'active' || status === 'trialing' || status === 'admin';
}

/** "Has an active subscription": badge, Manage billing and the pricing redirect; a trial does not count (AMB-077). */
export function isSubscriberStatus(status: string): boolean {
  return status === 'active' || status === 'admin';
}

/** GET answers a `SubscriptionView`. */
export const subscriptionPath = '/api/billing/subscription';
