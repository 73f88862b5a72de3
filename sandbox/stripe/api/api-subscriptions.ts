import { Hono } from 'hono';
import { type Account, update } from '../account/account.ts';
import { findPrice } from '../account/catalogue.ts';
import type { Order, Subscription } from '../account/objects.ts';
import { cancelNow, changePrice, charge, createSubscription, keepGoing, periodEnd } from '../account/subscribing.ts';
import type { Api, ApiEnv } from './api-env.ts';
import { ApiError, missing, required } from './api-errors.ts';
import { type Form, formOf, listOf, textOf, textsOf } from './form.ts';
import { expanded, pageOf } from './queries.ts';

/** /v1/subscriptions: create, read, change, cancel and list. */
export function subscriptionsApi(account: Account): Api {
  const { store } = account;
  const app: Api = new Hono<ApiEnv>();
  const cardOf = (customer: string) => store.tables.cards[customer] ?? 'paid';
  const found = (id: string): Subscription => {
    const subscription = store.tables.subscriptions[id];
    if (!subscription) throw missing('subscription', id);
    return subscription;
  };

  app.post('/', (c) => {
    const form = c.get('form');
    const customer = textOf(form.customer);
    if (customer === undefined) throw required('customer');
    const known = store.tables.customers[customer];
    if (!known || known.deleted) throw missing('customer', customer, 'customer');
    const subscription = createSubscription(
      account,
      customer,
      orderOf(form, textOf(formOf(listOf(form.items)[0]).price)),
    );
    if (textOf(form.payment_behavior) !== 'default_incomplete') charge(account, subscription, cardOf(customer), 'away');
    return c.json(expanded(store, subscription, form) as object);
  });
  app.get('/', (c) => {
    const form = c.get('form');
    const [customer, status] = [textOf(form.customer), textOf(form.status)];
    const wanted = Object.values(store.tables.subscriptions).filter(
      (subscription) =>
        (customer === undefined || subscription.customer === customer) && hasStatus(subscription, status),
    );
    return c.json(expanded(store, pageOf('/v1/subscriptions', wanted, form), form) as object);
  });
  app.get('/:id', (c) => c.json(expanded(store, found(c.req.param('id')), c.get('form')) as object));
  app.post('/:id', (c) => {
    const subscription = found(c.req.param('id'));
    if (subscription.status === 'canceled') {
      throw new ApiError(400, 'A canceled subscription can only update its cancellation_details and metadata.');
    }
    const form = c.get('form');
    if (form.metadata) {
      const metadata = { ...subscription.metadata, ...textsOf(form.metadata) };
      update(account, 'customer.subscription.updated', subscription, { metadata });
    }
    changeEnd(account, subscription, form);
    const price = textOf(formOf(listOf(form.items)[0]).price);
    if (price !== undefined) {
      if (!findPrice(price)) throw missing('price', price, 'items[0][price]');
      changePrice(account, subscription, price, cardOf(subscription.customer));
    }
    return c.json(expanded(store, subscription, form) as object);
  });
  app.delete('/:id', (c) => {
    const subscription = found(c.req.param('id'));
    if (subscription.status === 'canceled') throw missing('subscription', subscription.id);
    cancelNow(account, subscription, 'cancellation_requested');
    return c.json(expanded(store, subscription, c.get('form')) as object);
  });
  return app;
}

/** `all` and `ended` are groups; without a status, all that are not canceled match. */
function hasStatus({ status }: Subscription, asked: string | undefined): boolean {
  if (asked === 'all') return true;
  if (asked === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return asked === undefined ? status !== 'canceled' : status === asked;
}

/** The order for a subscription, from `subscription_data` or a subscription's own parameters. */
export function orderOf(form: Form, price: string | undefined): Order {
  if (price === undefined) throw required('items[0][price]');
  if (!findPrice(price))
    throw new ApiError(400, `No such price: '${price}'`, { code: 'resource_missing', param: 'price' });
  const mode = textOf(formOf(form.billing_mode).type);
  return {
    price,
    trialDays: Number(textOf(form.trial_period_days) ?? 0),
    billingMode: mode === 'classic' ? 'classic' : 'flexible',
    metadata: textsOf(form.metadata),
  };
}

function changeEnd(account: Account, subscription: Subscription, form: Form): void {
  const atPeriodEnd = textOf(form.cancel_at_period_end);
  if (atPeriodEnd === 'true' || form.cancel_at === 'min_period_end') {
    update(account, 'customer.subscription.updated', subscription, {
      cancel_at: periodEnd(subscription),
      cancel_at_period_end: atPeriodEnd === 'true',
      canceled_at: account.store.now(subscription.customer),
      cancellation_details: { comment: null, feedback: null, reason: 'cancellation_requested' },
    });
  } else if (atPeriodEnd === 'false' || form.cancel_at === '') {
    keepGoing(account, subscription);
  } else if (Number(form.cancel_at) > 0) {
    update(account, 'customer.subscription.updated', subscription, {
      cancel_at: Number(form.cancel_at),
      canceled_at: account.store.now(subscription.customer),
    });
  }
}
