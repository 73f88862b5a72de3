import { type Account, update } from './account.ts';
import { behaviourOf, type TestCard } from './cards.ts';
import type { CheckoutSession, Customer } from './objects.ts';
import { newId } from './store.ts';
import { charge, createSubscription } from './subscribing.ts';

export type Outcome = 'complete' | 'declined' | 'confirm' | 'closed';

/**
 * The customer pays on the hosted page. A declined card leaves the session open; a card that needs
 * confirmation waits for a call with `confirmed`.
 */
export function payCheckout(account: Account, session: CheckoutSession, card: TestCard, confirmed = false): Outcome {
  const { tables } = account.store;
  const order = tables.orders[session.id];
  if (!order || session.status !== 'open') return 'closed';
  const { first } = behaviourOf(card);
  if (first === 'decline') return 'declined';
  if (first === 'confirm' && !confirmed) {
    order.confirming = card;
    account.store.changed();
    return 'confirm';
  }
  const customer = customerOf(account, session);
  tables.cards[customer.id] = card;
  const subscription = createSubscription(account, customer.id, order);
  charge(account, subscription, card, 'confirmed');
  update(account, 'customer.updated', customer, {
    currency: subscription.currency,
    invoice_settings: { default_payment_method: newId('pm') },
  });
  subscription.default_payment_method = customer.invoice_settings.default_payment_method;
  Object.assign(session, {
    customer: customer.id,
    customer_details: { email: customer.email, name: customer.name },
    invoice: subscription.latest_invoice,
    payment_status: order.trialDays > 0 ? 'no_payment_required' : 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  } satisfies Partial<CheckoutSession>);
  account.webhooks.emit('checkout.session.completed', session);
  account.store.changed();
  return 'complete';
}

export function createCustomer(
  account: Account,
  given: { email: string | null; name: string | null; metadata: Record<string, string> },
): Customer {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: account.store.now(),
    ...given,
    livemode: false,
    balance: 0,
    currency: null,
    delinquent: false,
    description: null,
    default_source: null,
    invoice_settings: { default_payment_method: null },
    preferred_locales: [],
  };
  account.store.tables.customers[customer.id] = customer;
  account.webhooks.emit('customer.created', customer);
  account.store.changed();
  return customer;
}

function customerOf(account: Account, session: CheckoutSession): Customer {
  const known = session.customer === null ? undefined : account.store.tables.customers[session.customer];
  return known ?? createCustomer(account, { email: session.customer_email, name: null, metadata: {} });
}
