import { Hono } from 'hono';
import { type Account, update } from '../account/account.ts';
import { findPrice } from '../account/catalogue.ts';
import type { CheckoutSession, PortalSession, Refund } from '../account/objects.ts';
import { newId } from '../account/store.ts';
import type { Api, ApiEnv } from './api-env.ts';
import { ApiError, missing, required } from './api-errors.ts';
import { orderOf } from './api-subscriptions.ts';
import { type Form, formOf, listOf, textOf, textsOf } from './form.ts';
import { expanded, pageOf } from './queries.ts';

/** /v1/checkout/sessions, /v1/billing_portal/sessions, /v1/charges and /v1/refunds. */
export function checkoutApi(account: Account): Api {
  const { store } = account;
  const { sessions, portals, orders } = store.tables;
  const app: Api = new Hono<ApiEnv>();
  const found = (id: string): CheckoutSession => {
    const session = sessions[id];
    if (!session) throw missing('checkout.session', id);
    return session;
  };

  app.post('/checkout/sessions', (c) => {
    const form = c.get('form');
    const session = newSession(account, form);
    orders[session.id] = orderOf(formOf(form.subscription_data), textOf(formOf(listOf(form.line_items)[0]).price));
    sessions[session.id] = session;
    store.changed();
    return c.json(expanded(store, session, form) as object);
  });
  app.get('/checkout/sessions', (c) => {
    const form = c.get('form');
    const [customer, subscription] = [textOf(form.customer), textOf(form.subscription)];
    const wanted = Object.values(sessions).filter(
      (session) =>
        (customer === undefined || session.customer === customer) &&
        (subscription === undefined || session.subscription === subscription),
    );
    return c.json(expanded(store, pageOf('/v1/checkout/sessions', wanted, form), form) as object);
  });
  app.get('/checkout/sessions/:id', (c) => c.json(expanded(store, found(c.req.param('id')), c.get('form')) as object));
  app.post('/checkout/sessions/:id/expire', (c) => {
    const session = found(c.req.param('id'));
    if (session.status !== 'open') throw new ApiError(400, 'Only open sessions can be expired.');
    session.status = 'expired';
    session.url = null;
    account.webhooks.emit('checkout.session.expired', session);
    return c.json(session);
  });

  app.post('/billing_portal/sessions', (c) => {
    const form = c.get('form');
    const customer = customerOf(account, form);
    if (customer === null) throw required('customer');
    const id = newId('bps');
    const session: PortalSession = {
      id,
      object: 'billing_portal.session',
      configuration: 'bpc_lunatale_sandbox',
      created: store.now(),
      customer,
      flow: null,
      livemode: false,
      locale: textOf(form.locale) ?? null,
      return_url: textOf(form.return_url) ?? account.url,
      url: `${account.url}/p/session/${id}`,
    };
    portals[id] = session;
    store.changed();
    return c.json(session);
  });

  app.get('/charges', (c) => {
    const customer = textOf(c.get('form').customer);
    const wanted = Object.values(store.tables.charges).filter(
      (charge) => (customer ?? charge.customer) === charge.customer,
    );
    return c.json(pageOf('/v1/charges', wanted, c.get('form')));
  });
  app.post('/refunds', (c) => c.json(refund(account, c.get('form'))));
  return app;
}

function newSession(account: Account, form: Form): CheckoutSession {
  const { store, url } = account;
  const mode = textOf(form.mode);
  if (mode !== 'subscription') throw new ApiError(400, 'The stand-in sells subscriptions only.', { param: 'mode' });
  const successUrl = textOf(form.success_url);
  if (successUrl === undefined) throw required('success_url');
  const cancelUrl = textOf(form.cancel_url) ?? null;
  for (const address of [successUrl, cancelUrl]) {
    if (address !== null && !URL.canParse(address)) throw new ApiError(400, 'Not a valid URL', { code: 'url_invalid' });
  }
  const price = findPrice(textOf(formOf(listOf(form.line_items)[0]).price));
  if (!price) throw new ApiError(400, 'No such price', { code: 'resource_missing', param: 'line_items[0][price]' });
  const free = Number(textOf(formOf(form.subscription_data).trial_period_days) ?? 0) > 0;
  const customer = customerOf(account, form);
  const id = newId('cs_test');
  return {
    id,
    object: 'checkout.session',
    amount_subtotal: free ? 0 : price.unit_amount,
    amount_total: free ? 0 : price.unit_amount,
    cancel_url: cancelUrl,
    client_reference_id: textOf(form.client_reference_id) ?? null,
    created: store.now(customer),
    currency: price.currency,
    customer,
    customer_details: null,
    customer_email: textOf(form.customer_email) ?? null,
    expires_at: Number(textOf(form.expires_at) ?? store.now(customer) + 86_400),
    invoice: null,
    livemode: false,
    locale: textOf(form.locale) ?? null,
    metadata: textsOf(form.metadata),
    mode,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: successUrl,
    ui_mode: 'hosted_page',
    url: `${url}/c/pay/${id}`,
  };
}

function customerOf(account: Account, form: Form): string | null {
  const id = textOf(form.customer);
  if (id === undefined) return null;
  const customer = account.store.tables.customers[id];
  if (!customer || customer.deleted) {
    throw new ApiError(400, `No such customer: '${id}'`, { code: 'resource_missing', param: 'customer' });
  }
  return id;
}

function refund(account: Account, form: Form): Refund {
  const { tables } = account.store;
  const intent = tables.paymentIntents[textOf(form.payment_intent) ?? ''];
  const charge = tables.charges[textOf(form.charge) ?? intent?.latest_charge ?? ''];
  if (!charge?.paid) throw new ApiError(400, 'No such payment to refund.', { code: 'resource_missing' });
  const amount = Number(textOf(form.amount) ?? charge.amount - charge.amount_refunded);
  if (!(amount > 0 && amount <= charge.amount - charge.amount_refunded)) {
    throw new ApiError(400, 'The charge has already been refunded.', { code: 'charge_already_refunded' });
  }
  const made: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: account.store.now(charge.customer),
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason: textOf(form.reason) ?? null,
    status: 'succeeded',
  };
  tables.refunds[made.id] = made;
  account.webhooks.emit('refund.created', made);
  const total = charge.amount_refunded + amount;
  update(account, 'charge.refunded', charge, { amount_refunded: total, refunded: total === charge.amount });
  return made;
}
