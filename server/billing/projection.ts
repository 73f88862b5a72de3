import type { ProvidedSubscription } from '../providers/stripe/wire.ts';

/** Best first: statuses that give access, then those that may still give it, then those that are over. */
const ranks = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'canceled', 'incomplete_expired'];
const over = new Set(['canceled', 'incomplete_expired']);

/** The fields of a subscription row that come from the provider. */
export type ProjectedRow = {
  providerSubscriptionId: string;
  priceId: string | null;
  status: string;
  createdAt: Date;
  trialEndsAt: Date | null;
  renewalDate: Date | null;
  canceledAt: Date | null;
  endsAt: Date | null;
  graceEndsAt: Date | null;
};

export type ProjectionRules = { priceIds: readonly string[]; graceDays: number };

/** This product's subscriptions: at a configured price, or sold here at a price that was configured once. */
export function ownSubscriptions(given: ProvidedSubscription[], { priceIds }: ProjectionRules): ProvidedSubscription[] {
  return given.flatMap((subscription) => {
    const item = subscription.items.find(({ priceId }) => priceIds.includes(priceId));
    if (!item) return subscription.soldHere ? [subscription] : [];
    // Our item need not be the first one: something else may have been added to the same subscription.
    const { priceId, periodStart, periodEnd } = item;
    const endsWithPeriod = subscription.endsAt !== null && subscription.endsAt === subscription.periodEnd;
    const endsAt = endsWithPeriod ? periodEnd : subscription.endsAt;
    return [{ ...subscription, priceId, periodStart, periodEnd, endsAt }];
  });
}

/** Returns the subscription that gives most, then the newest: an abandoned second purchase takes nothing away. */
export function countingSubscription(own: ProvidedSubscription[]): ProvidedSubscription | undefined {
  const rank = ({ status }: ProvidedSubscription) => (ranks.indexOf(status) + ranks.length + 1) % (ranks.length + 1);
  return [...own].sort(
    // Stryker disable next-line EqualityOperator: no two subscriptions have the same id.
    (a, b) => rank(a) - rank(b) || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  )[0];
}

/** Returns the subscriptions that are neither over nor incomplete; more than one means that somebody pays twice. */
export function livingSubscriptions(own: ProvidedSubscription[]): ProvidedSubscription[] {
  return own.filter(({ status }) => !over.has(status) && status !== 'incomplete');
}

/**
 * Returns a subscription as the product keeps it. It depends on what the provider says and on nothing else, so
 * that the order of its notifications cannot matter (P15). A cancelled one keeps its status until its
 * end (AMB-080); an overdue one keeps access for `graceDays` from the start of the unpaid period.
 */
export function projectSubscription(from: ProvidedSubscription, { graceDays }: ProjectionRules): ProjectedRow {
  const isOver = over.has(from.status);
  const grace = from.status === 'past_due' && graceDays > 0 ? from.periodStart : null;
  return {
    providerSubscriptionId: from.id,
    priceId: from.priceId,
    status: from.status,
    createdAt: from.createdAt,
    trialEndsAt: from.trialEndsAt,
    renewalDate: isOver ? (from.endedAt ?? from.endsAt) : (from.endsAt ?? from.periodEnd),
    canceledAt: from.canceledAt,
    endsAt: isOver ? (from.endedAt ?? from.endsAt) : from.endsAt,
    graceEndsAt: grace && new Date(grace.getTime() + graceDays * 86_400_000),
  };
}
