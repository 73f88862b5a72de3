import type { Account } from './account.ts';
import { behaviourOf, type TestCard } from './cards.ts';
import type { Price } from './catalogue.ts';
import { type Charge, type Invoice, list, type PaymentIntent, type Subscription } from './objects.ts';
import { newId } from './store.ts';

export type Attempt = 'paid' | 'declined' | 'needs-confirmation';

/** Creates an invoice over `amount` cents and finalizes it; an invoice over nothing is paid at once. */
export function createInvoice(
  account: Account,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  amount: number,
): Invoice {
  const { store, webhooks, url } = account;
  const [item] = subscription.items.data;
  if (!item) throw new Error('A subscription has an item');
  const now = store.now(subscription.customer);
  const id = newId('in');
  const period = { start: item.current_period_start, end: item.current_period_end };
  const invoice: Invoice = {
    id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempt_count: 0,
    attempted: false,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_email: store.tables.customers[subscription.customer]?.email ?? null,
    hosted_invoice_url: `${url}/i/${id}`,
    lines: list(`/v1/invoices/${id}/lines`, [lineOf(id, subscription, item.price, amount, period)]),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `LUNA-${String(Object.keys(store.tables.invoices).length + 1).padStart(4, '0')}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    payments: list(`/v1/invoices/${id}/payments`, []),
    period_start: period.start,
    period_end: period.end,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    total: amount,
  };
  store.tables.invoices[id] = invoice;
  subscription.latest_invoice = id;
  webhooks.emit('invoice.created', invoice);
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = now;
  webhooks.emit('invoice.finalized', invoice);
  if (amount === 0) markPaid(account, invoice);
  return invoice;
}

/**
 * Charges a card for an open invoice. `present` = the customer is there but has not confirmed yet;
 * `confirmed` = the customer has confirmed; `away` = the card on file is charged.
 */
export function attempt(
  account: Account,
  invoice: Invoice,
  card: TestCard,
  customer: 'present' | 'confirmed' | 'away',
): Attempt {
  if (invoice.status === 'paid') return 'paid';
  const behaviour = behaviourOf(card)[customer === 'away' ? 'later' : 'first'];
  const outcome = behaviour === 'confirm' && customer === 'confirmed' ? 'pay' : behaviour;
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const intent = createIntent(account, invoice);
  if (outcome === 'pay') {
    createCharge(account, intent, null);
    markPaid(account, invoice, intent.id);
    return 'paid';
  }
  if (outcome === 'decline') {
    createCharge(account, intent, card === 'noFunds' ? 'insufficient_funds' : 'generic_decline');
    account.webhooks.emit('invoice.payment_failed', invoice);
    return 'declined';
  }
  intent.status = 'requires_action';
  account.webhooks.emit('payment_intent.requires_action', intent);
  account.webhooks.emit('invoice.payment_action_required', invoice);
  if (customer === 'away') account.webhooks.emit('invoice.payment_failed', invoice);
  return 'needs-confirmation';
}

export function voidInvoice({ store, webhooks }: Account, invoice: Invoice): void {
  if (invoice.status !== 'open') return;
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = store.now(invoice.customer);
  webhooks.emit('invoice.voided', invoice);
}

function markPaid({ store, webhooks }: Account, invoice: Invoice, intent?: string): void {
  const now = store.now(invoice.customer);
  invoice.status = 'paid';
  invoice.amount_paid = invoice.total;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = now;
  if (intent) {
    invoice.payments.data.push({
      id: newId('inpay'),
      object: 'invoice_payment',
      amount_paid: invoice.total,
      amount_requested: invoice.total,
      created: now,
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: { type: 'payment_intent', payment_intent: intent },
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: now },
    });
  }
  webhooks.emit('invoice.paid', invoice);
  webhooks.emit('invoice.payment_succeeded', invoice);
}

function createIntent({ store }: Account, invoice: Invoice): PaymentIntent {
  const intent: PaymentIntent = {
    id: newId('pi'),
    object: 'payment_intent',
    amount: invoice.total,
    amount_received: 0,
    created: store.now(invoice.customer),
    currency: invoice.currency,
    customer: invoice.customer,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    status: 'requires_payment_method',
  };
  store.tables.paymentIntents[intent.id] = intent;
  return intent;
}

function createCharge({ store, webhooks }: Account, intent: PaymentIntent, declined: string | null): void {
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: intent.created,
    currency: intent.currency,
    customer: intent.customer,
    failure_code: declined && 'card_declined',
    livemode: false,
    metadata: {},
    paid: !declined,
    payment_intent: intent.id,
    refunded: false,
    status: declined ? 'failed' : 'succeeded',
  };
  store.tables.charges[charge.id] = charge;
  intent.latest_charge = charge.id;
  if (declined) {
    intent.last_payment_error = {
      code: 'card_declined',
      decline_code: declined,
      message: 'Your card was declined.',
      type: 'card_error',
    };
  } else {
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
  }
  webhooks.emit(declined ? 'charge.failed' : 'charge.succeeded', charge);
  webhooks.emit(declined ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', intent);
}

function lineOf(
  invoice: string,
  subscription: Subscription,
  price: Price,
  amount: number,
  period: { start: number; end: number },
) {
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description: '1 × Lunatale Premium',
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? '',
      },
    },
    period,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: String(price.unit_amount),
    },
    quantity: 1,
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
