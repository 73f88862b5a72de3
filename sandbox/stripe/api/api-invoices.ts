import { Hono } from 'hono';
import type { Account } from '../account/account.ts';
import { attempt, voidInvoice } from '../account/invoicing.ts';
import type { Invoice } from '../account/objects.ts';
import { setStatus } from '../account/subscribing.ts';
import type { Api, ApiEnv } from './api-env.ts';
import { ApiError, missing } from './api-errors.ts';
import { textOf } from './form.ts';
import { expanded, pageOf } from './queries.ts';

/** /v1/invoices: read, list, pay and void. */
export function invoicesApi(account: Account): Api {
  const { store } = account;
  const app: Api = new Hono<ApiEnv>();
  const found = (id: string): Invoice => {
    const invoice = store.tables.invoices[id];
    if (!invoice) throw missing('invoice', id);
    return invoice;
  };

  app.get('/', (c) => {
    const form = c.get('form');
    const [customer, status, subscription] = [form.customer, form.status, form.subscription].map(textOf);
    const wanted = Object.values(store.tables.invoices).filter(
      (invoice) =>
        (customer ?? invoice.customer) === invoice.customer &&
        (status ?? invoice.status) === invoice.status &&
        (subscription ?? subscriptionOf(invoice)) === subscriptionOf(invoice),
    );
    return c.json(expanded(store, pageOf('/v1/invoices', wanted, form), form) as object);
  });
  app.get('/:id', (c) => c.json(expanded(store, found(c.req.param('id')), c.get('form')) as object));
  app.post('/:id/pay', (c) => {
    const invoice = found(c.req.param('id'));
    if (invoice.status !== 'open') throw new ApiError(400, 'Invoice is already paid or closed.');
    const outcome = payInvoice(account, invoice, 'away');
    if (outcome !== 'paid') {
      const message =
        outcome === 'declined' ? 'Your card was declined.' : 'This payment requires additional user action.';
      const code = outcome === 'declined' ? 'card_declined' : 'invoice_payment_intent_requires_action';
      throw new ApiError(402, message, { type: 'card_error', code });
    }
    return c.json(expanded(store, invoice, c.get('form')) as object);
  });
  app.post('/:id/void', (c) => {
    const invoice = found(c.req.param('id'));
    voidInvoice(account, invoice);
    return c.json(invoice);
  });
  return app;
}

/** Pays with the card on file and reactivates the invoice's subscription. */
export function payInvoice(account: Account, invoice: Invoice, customer: 'present' | 'confirmed' | 'away') {
  const { tables } = account.store;
  const outcome = attempt(account, invoice, tables.cards[invoice.customer] ?? 'paid', customer);
  const subscription = tables.subscriptions[subscriptionOf(invoice)];
  if (outcome === 'paid' && subscription && ['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) {
    setStatus(account, subscription, 'active');
  }
  return outcome;
}

function subscriptionOf(invoice: Invoice): string {
  return invoice.parent.subscription_details.subscription;
}
