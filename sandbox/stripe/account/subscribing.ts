import { type Account, update } from './account.ts';
import type { TestCard } from './cards.ts';
import { findPrice, type Interval, type Price } from './catalogue.ts';
import { type Attempt, attempt, createInvoice, voidInvoice } from './invoicing.ts';
import { list, type Order, type Subscription, type SubscriptionStatus } from './objects.ts';
import { newId } from './store.ts';

const daySeconds = 86_400;

/** The same day of the next month or year, or the last day of a shorter month. UTC. */
export function nextPeriod(start: number, interval: Interval): number {
  const from = new Date(start * 1000);
  const to = new Date(from);
  if (interval === 'year') to.setUTCFullYear(from.getUTCFullYear() + 1);
  else to.setUTCMonth(from.getUTCMonth() + 1);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return Math.floor(to.getTime() / 1000);
}

/** Creates a subscription with its first invoice, which is not charged yet; an invoice over nothing is paid at once. */
export function createSubscription(account: Account, customer: string, order: Order): Subscription {
  const { store, webhooks } = account;
  const price = priceOf(order.price);
  const now = store.now(customer);
  const id = newId('sub');
  const trialEnd = order.trialDays > 0 ? now + order.trialDays * daySeconds : null;
  const subscription: Subscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? now,
    billing_mode: { type: order.billingMode, flexible: null },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer,
    default_payment_method: null,
    ended_at: null,
    items: list(`/v1/subscription_items?subscription=${id}`, [
      {
        id: newId('si'),
        object: 'subscription_item',
        created: now,
        current_period_start: now,
        current_period_end: trialEnd ?? nextPeriod(now, price.recurring.interval),
        metadata: {},
        price,
        quantity: 1,
        subscription: id,
      },
    ]),
    latest_invoice: null,
    livemode: false,
    metadata: order.metadata,
    pending_setup_intent: null,
    start_date: now,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : now,
  };
  store.tables.subscriptions[id] = subscription;
  webhooks.emit('customer.subscription.created', subscription);
  createInvoice(account, subscription, 'subscription_create', trialEnd === null ? price.unit_amount : 0);
  return subscription;
}

/** Charges the newest invoice and updates the subscription's status. */
export function charge(
  account: Account,
  subscription: Subscription,
  card: TestCard,
  customer: 'present' | 'confirmed' | 'away',
): Attempt {
  const invoice = account.store.tables.invoices[subscription.latest_invoice ?? ''];
  if (!invoice || invoice.status === 'void') return 'paid';
  const outcome = attempt(account, invoice, card, customer);
  if (outcome === 'paid' && subscription.status !== 'trialing') setStatus(account, subscription, 'active');
  if (outcome !== 'paid' && subscription.status === 'active') setStatus(account, subscription, 'past_due');
  return outcome;
}

export function setStatus(account: Account, subscription: Subscription, status: SubscriptionStatus): void {
  update(account, 'customer.subscription.updated', subscription, { status });
}

/** Ends the subscription now. `reason` is one of the vendor's cancellation reasons. */
export function cancelNow(account: Account, subscription: Subscription, reason: string): void {
  const { store, webhooks } = account;
  const now = store.now(subscription.customer);
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.status = 'canceled';
  subscription.cancellation_details.reason ??= reason;
  const invoice = store.tables.invoices[subscription.latest_invoice ?? ''];
  if (invoice) voidInvoice(account, invoice);
  webhooks.emit('customer.subscription.deleted', subscription);
  store.changed();
}

/**
 * Ends the subscription with its period. Like the vendor's portal, it sets `cancel_at_period_end` in
 * classic billing mode, but only a date in `cancel_at` in flexible mode.
 */
export function cancelAtPeriodEnd(account: Account, subscription: Subscription, feedback: string | null = null): void {
  const flexible = subscription.billing_mode.type === 'flexible';
  update(account, 'customer.subscription.updated', subscription, {
    cancel_at: periodEnd(subscription),
    cancel_at_period_end: !flexible,
    canceled_at: account.store.now(subscription.customer),
    cancellation_details: { comment: null, feedback, reason: 'cancellation_requested' },
  });
}

export function keepGoing(account: Account, subscription: Subscription): void {
  update(account, 'customer.subscription.updated', subscription, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
  });
}

/** Changes the price now. After the trial, charges it less the unused part of the old one and starts a new period. */
export function changePrice(account: Account, subscription: Subscription, to: string, card: TestCard): void {
  const price = priceOf(to);
  const [item] = subscription.items.data;
  if (!item || item.price.id === price.id) return;
  const now = account.store.now(subscription.customer);
  const length = item.current_period_end - item.current_period_start;
  const unused = subscription.status === 'trialing' ? 0 : Math.max(0, item.current_period_end - now) / length;
  const due = Math.max(0, price.unit_amount - Math.round(item.price.unit_amount * unused));
  const renewed =
    subscription.status === 'trialing'
      ? {}
      : { current_period_start: now, current_period_end: nextPeriod(now, price.recurring.interval) };
  update(account, 'customer.subscription.updated', subscription, {
    items: { ...subscription.items, data: [{ ...item, price, ...renewed }] },
  });
  if (subscription.status === 'trialing') return;
  createInvoice(account, subscription, 'subscription_update', due);
  charge(account, subscription, card, 'away');
}

export function periodEnd(subscription: Subscription): number {
  return subscription.items.data[0]?.current_period_end ?? 0;
}

function priceOf(id: string): Price {
  const price = findPrice(id);
  if (!price) throw new Error(`No such price: ${id}`);
  return price;
}
