import { type Account, update } from './account.ts';
import { createInvoice, voidInvoice } from './invoicing.ts';
import type { Subscription } from './objects.ts';
import { cancelNow, charge, nextPeriod, periodEnd, setStatus } from './subscribing.ts';

const hour = 3600;
const day = 24 * hour;
/** Days until each retry after a failed renewal; after the last retry fails, the subscription ends. */
const retryDays = [3, 5, 7];
const trialWarningDays = 3;

/** When something next happens to this subscription by itself, or Infinity. */
function nextMoment(account: Account, subscription: Subscription): number {
  const { status, trial_end: trialEnd, created } = subscription;
  const cancelAt = subscription.cancel_at ?? Number.POSITIVE_INFINITY;
  switch (status) {
    case 'incomplete':
      return created + 23 * hour;
    case 'trialing':
      return Math.min(cancelAt, trialEnd ?? Number.POSITIVE_INFINITY);
    case 'active':
      return Math.min(cancelAt, periodEnd(subscription));
    case 'past_due': {
      const retry = account.store.tables.invoices[subscription.latest_invoice ?? '']?.next_payment_attempt;
      return Math.min(cancelAt, retry ?? Number.POSITIVE_INFINITY);
    }
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** Processes everything that is due for a customer by the customer's clock. */
export function catchUp(account: Account, customer: string): void {
  const { tables } = account.store;
  const target = account.store.now(customer);
  const ahead = tables.clockAhead[customer] ?? 0;
  for (;;) {
    const due = account.store
      .subscriptionsOf(customer)
      .map((subscription) => ({ subscription, moment: nextMoment(account, subscription) }))
      .filter(({ moment }) => moment <= target)
      .sort((a, b) => a.moment - b.moment)[0];
    if (!due) break;
    // Set the clock to the time at which it was due, not the time of this call.
    tables.clockAhead[customer] = ahead - (target - due.moment);
    happen(account, due.subscription);
  }
  if (ahead === 0) delete tables.clockAhead[customer];
  else tables.clockAhead[customer] = ahead;
  expireSessions(account, customer);
}

/** Advances a customer's clock and processes everything due on the way. */
export function advance(account: Account, customer: string, seconds: number): void {
  const { tables } = account.store;
  warnOfTrialEnd(account, customer, account.store.now(customer) + seconds);
  tables.clockAhead[customer] = (tables.clockAhead[customer] ?? 0) + seconds;
  catchUp(account, customer);
  account.store.changed();
}

/** Seconds until just after the customer's next moment; 0 if there is none. */
export function untilNextMoment(account: Account, customer: string): number {
  const moments = account.store.subscriptionsOf(customer).map((subscription) => nextMoment(account, subscription));
  const next = Math.min(...moments);
  return Number.isFinite(next) ? Math.max(0, next - account.store.now(customer) + 1) : 0;
}

function happen(account: Account, subscription: Subscription): void {
  const { store } = account;
  const now = store.now(subscription.customer);
  const card = store.tables.cards[subscription.customer] ?? 'paid';
  if (subscription.status === 'incomplete') {
    const invoice = store.tables.invoices[subscription.latest_invoice ?? ''];
    if (invoice) voidInvoice(account, invoice);
    setStatus(account, subscription, 'incomplete_expired');
    return;
  }
  if (subscription.cancel_at !== null && subscription.cancel_at <= now) {
    cancelNow(account, subscription, 'cancellation_requested');
    return;
  }
  if (subscription.status === 'past_due') {
    if (charge(account, subscription, card, 'away') !== 'paid') planRetry(account, subscription);
    return;
  }
  renew(account, subscription);
  if (charge(account, subscription, card, 'away') !== 'paid') planRetry(account, subscription);
}

function renew(account: Account, subscription: Subscription): void {
  const [item] = subscription.items.data;
  if (!item) return;
  const start = item.current_period_end;
  const end = nextPeriod(start, item.price.recurring.interval);
  update(account, 'customer.subscription.updated', subscription, {
    status: 'active',
    items: { ...subscription.items, data: [{ ...item, current_period_start: start, current_period_end: end }] },
  });
  createInvoice(account, subscription, 'subscription_cycle', item.price.unit_amount);
}

function planRetry(account: Account, subscription: Subscription): void {
  const invoice = account.store.tables.invoices[subscription.latest_invoice ?? ''];
  if (!invoice) return;
  const days = retryDays[invoice.attempt_count - 1];
  if (days === undefined) cancelNow(account, subscription, 'payment_failed');
  else invoice.next_payment_attempt = account.store.now(subscription.customer) + days * day;
}

function warnOfTrialEnd(account: Account, customer: string, target: number): void {
  const now = account.store.now(customer);
  for (const subscription of account.store.subscriptionsOf(customer)) {
    const warning = (subscription.trial_end ?? 0) - trialWarningDays * day;
    if (subscription.status === 'trialing' && warning > now && warning <= target) {
      account.webhooks.emit('customer.subscription.trial_will_end', subscription);
    }
  }
}

function expireSessions(account: Account, customer: string): void {
  for (const session of Object.values(account.store.tables.sessions)) {
    if (session.customer !== customer || session.status !== 'open') continue;
    if (session.expires_at <= account.store.now(customer)) {
      session.status = 'expired';
      session.url = null;
      account.webhooks.emit('checkout.session.expired', session);
    }
  }
}
