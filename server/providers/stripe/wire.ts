import type Stripe from 'stripe';

/** A subscription as the product needs it. Times are dates. */
export type ProvidedSubscription = {
  id: string;
  /** The vendor's own word: incomplete, incomplete_expired, trialing, active, past_due, unpaid, paused or canceled. */
  status: string;
  priceId: string | null;
  /** What is paid for, each with its own period; `priceId`, `periodStart` and `periodEnd` are those of the first. */
  items: { priceId: string; periodStart: Date | null; periodEnd: Date | null }[];
  /** Sold through this product's own checkout, whatever its price is called today. */
  soldHere: boolean;
  createdAt: Date;
  periodStart: Date | null;
  periodEnd: Date | null;
  trialEndsAt: Date | null;
  /** When a cancellation takes effect; null = it goes on. */
  endsAt: Date | null;
  canceledAt: Date | null;
  endedAt: Date | null;
};

export type ProvidedPayment = {
  invoiceId: string;
  subscriptionId: string | null;
  /** In the currency's smallest unit. */
  amountPaid: number;
  /** How much of it was refunded since. */
  amountRefunded: number;
  currency: string;
  paidAt: Date;
};

/** Marks what this product sold, in the metadata of subscriptions. */
export const soldMark = { product: 'lunatale_premium' } as const;

/** Before version 2025-03-31 the period stood on the subscription itself (P15). */
type OldSubscription = { current_period_start?: number; current_period_end?: number };
/** Before version 2025-03-31 the invoice named its subscription at its top (P15). */
type OldInvoice = { subscription?: Reference; payment_intent?: Reference; charge?: Reference };
type Reference = string | { id: string } | null | undefined;

const date = (seconds: number | null | undefined) => (seconds == null ? null : moment(seconds));

/** Throws unless this is a time, so that a wrong answer is never stored and is requested again. */
function moment(seconds: number): Date {
  if (typeof seconds !== 'number' || !(seconds >= 0 && seconds < 8.64e12)) throw new Error('expected a time');
  return new Date(seconds * 1000);
}

/** The largest amount that the database can hold, in a currency's smallest unit. */
const largestAmount = 2 ** 31 - 1;

function amount(given: number): number {
  if (!Number.isInteger(given) || given < 0 || given > largestAmount) throw new Error('expected an amount');
  return given;
}

function text(given: string): string {
  if (typeof given !== 'string' || !/^[\w.-]{1,250}$/.test(given)) throw new Error('expected a word');
  return given;
}

const statuses: ReadonlySet<unknown> = new Set<Stripe.Subscription.Status>([
  ...(['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'incomplete_expired', 'canceled'] as const),
]);

/** Throws for an unknown status: it must take nothing away, and is requested again. */
function status(given: string): string {
  if (!statuses.has(given)) throw new Error('expected the status of a subscription');
  return given;
}

/** Throws unless this is an id of the vendor's: a wrong one would be stored beside the true one for ever. */
function vendorId(kind: 'sub' | 'in', given: string): string {
  if (typeof given !== 'string' || !/^[a-z]+_\w{1,250}$/.test(given) || !given.startsWith(`${kind}_`)) {
    throw new Error('expected an id');
  }
  return given;
}

/**
 * Reads a subscription of the old and of the new shape. A cancellation shows as `cancel_at`, as
 * `cancel_at_period_end`, or as both, depending on the billing mode.
 */
export function readSubscription(given: Stripe.Subscription): ProvidedSubscription {
  const old = given as OldSubscription;
  const items = given.items.data.map((item) => ({
    priceId: text(item.price.id),
    periodStart: date(item.current_period_start ?? old.current_period_start),
    periodEnd: date(item.current_period_end ?? old.current_period_end),
  }));
  const [first] = items;
  const periodEnd = first ? first.periodEnd : date(old.current_period_end);
  return {
    id: vendorId('sub', given.id),
    status: status(given.status),
    priceId: first?.priceId ?? null,
    items,
    soldHere: given.metadata.product === soldMark.product,
    createdAt: moment(given.created),
    periodStart: first ? first.periodStart : date(old.current_period_start),
    periodEnd,
    trialEndsAt: date(given.trial_end),
    endsAt: date(given.cancel_at) ?? (given.cancel_at_period_end ? periodEnd : null),
    canceledAt: date(given.canceled_at),
    endedAt: date(given.ended_at),
  };
}

/** Returns the refunded amounts, by payment intent and by charge. */
export function readRefunds(charges: Stripe.Charge[]): ReadonlyMap<string, number> {
  const refunds = new Map<string, number>();
  // A list that grew between two of its pages may name one twice.
  for (const { id, payment_intent: payment, amount_refunded: given } of new Map(
    charges.map((each) => [each.id, each]),
  ).values()) {
    const refunded = amount(given);
    refunds.set(id, refunded);
    const intent = idOf(payment);
    if (intent !== null) refunds.set(intent, (refunds.get(intent) ?? 0) + refunded);
  }
  return refunds;
}

/** Reads a paid invoice of the old and of the new shape. */
export function readPayment(given: Stripe.Invoice, refunds: ReadonlyMap<string, number>): ProvidedPayment {
  const old = given as OldInvoice;
  const payments = given.payments?.data.map(({ payment }) => idOf(payment.payment_intent) ?? idOf(payment.charge)) ?? [
    idOf(old.payment_intent) ?? idOf(old.charge),
  ];
  const refunded = [...new Set(payments)].reduce((sum, id) => sum + (refunds.get(id ?? '') ?? 0), 0);
  const subscription = given.parent?.subscription_details?.subscription ?? old.subscription ?? null;
  return {
    invoiceId: vendorId('in', given.id),
    subscriptionId: idOf(subscription),
    amountPaid: amount(given.amount_paid),
    amountRefunded: amount(Math.min(refunded, given.amount_paid)),
    currency: text(given.currency),
    paidAt: moment(given.status_transitions.paid_at ?? given.created),
  };
}

/** The id behind a reference, which may have been expanded. */
export function idOf(reference: Reference): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** Returns the customer whom a notification is about: its object is the customer, or names one. */
export function customerOf(object: object): string | null {
  const { object: kind, id, customer } = object as { object?: unknown; id?: unknown; customer?: unknown };
  const said = kind === 'customer' ? id : (idOf(customer as Reference) as unknown);
  // Anything that is not an id names no customer.
  return typeof said === 'string' && /^[\w.-]{1,255}$/.test(said) ? said : null;
}
