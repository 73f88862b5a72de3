import { Hono } from 'hono';
import type { Account } from '../account/account.ts';
import { apiVersion, findPrice, prices, product } from '../account/catalogue.ts';
import { catchUp } from '../account/passing-time.ts';
import { newId } from '../account/store.ts';
import { checkoutApi } from './api-checkout.ts';
import { customersApi } from './api-customers.ts';
import type { Api, ApiEnv } from './api-env.ts';
import { ApiError, missing } from './api-errors.ts';
import { invoicesApi } from './api-invoices.ts';
import { subscriptionsApi } from './api-subscriptions.ts';
import { listOf, parseForm, textOf } from './form.ts';
import { expanded, pageOf } from './queries.ts';

/** The vendor's API below /v1: keys, idempotency, errors and the objects that a subscription business needs. */
export function stripeApi(account: Account): Api {
  const { tables } = account.store;
  const answers = new Map<string, { body: string; status: number; answer: string }>();
  const app: Api = new Hono<ApiEnv>();

  app.use(async (c, next) => {
    c.header('request-id', newId('req'));
    c.header('stripe-version', c.req.header('stripe-version') ?? apiVersion);
    const [scheme, key = ''] = (c.req.header('authorization') ?? '').split(' ');
    const secret = scheme === 'Basic' ? Buffer.from(key, 'base64').toString().split(':')[0] : key;
    if (!/^(sk|rk)_test_\w+$/.test(secret ?? '')) throw new ApiError(401, 'Invalid API Key provided.');
    for (const customer of Object.keys(tables.customers)) catchUp(account, customer);
    const body = await c.req.text();
    c.set('form', parseForm(c.req.method === 'POST' ? body : new URL(c.req.url).search));

    const idempotencyKey = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined;
    if (!idempotencyKey) return next();
    const said = answers.get(idempotencyKey);
    if (said && said.body !== c.req.path + body) {
      throw new ApiError(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      });
    }
    if (said) {
      c.header('idempotent-replayed', 'true');
      return c.body(said.answer, said.status as 200, { 'content-type': 'application/json' });
    }
    await next();
    if (c.res.status < 500) {
      answers.set(idempotencyKey, {
        body: c.req.path + body,
        status: c.res.status,
        answer: await c.res.clone().text(),
      });
    }
  });
  app.onError((error, c) => {
    if (error instanceof ApiError) return c.json(error.body(), error.status);
    console.error('sandbox stripe:', error);
    return c.json({ error: { type: 'api_error', message: 'The stand-in failed.' } }, 500);
  });
  app.notFound((c) =>
    c.json(new ApiError(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`).body(), 404),
  );

  app.route('/v1/customers', customersApi(account));
  app.route('/v1/subscriptions', subscriptionsApi(account));
  app.route('/v1/invoices', invoicesApi(account));
  app.route('/v1', checkoutApi(account));

  app.get('/v1/prices', (c) => {
    const keys = listOf(c.get('form').lookup_keys);
    const wanted = prices.filter(({ lookup_key }) => keys.length === 0 || keys.includes(lookup_key));
    return c.json(expanded(account.store, pageOf('/v1/prices', wanted, c.get('form')), c.get('form')) as object);
  });
  app.get('/v1/prices/:id', (c) => {
    const price = findPrice(c.req.param('id'));
    if (!price) throw missing('price', c.req.param('id'));
    return c.json(expanded(account.store, price, c.get('form')) as object);
  });
  app.get('/v1/products/:id', (c) => {
    if (c.req.param('id') !== product.id) throw missing('product', c.req.param('id'));
    return c.json(product);
  });
  app.get('/v1/events', (c) => {
    const form = c.get('form');
    const types = listOf(form.types);
    const wanted = Object.values(tables.events).filter(
      ({ type }) => (textOf(form.type) ?? type) === type && (types.length === 0 || types.includes(type)),
    );
    return c.json(pageOf('/v1/events', wanted, form));
  });
  app.get('/v1/events/:id', (c) => {
    const event = tables.events[c.req.param('id')];
    if (!event) throw missing('event', c.req.param('id'));
    return c.json(event);
  });
  app.post('/v1/webhook_endpoints', (c) => {
    const endpoint = { id: newId('we'), url: textOf(c.get('form').url) ?? '', secret: newId('whsec') };
    tables.endpoints.push(endpoint);
    account.store.changed();
    return c.json({ ...endpoint, object: 'webhook_endpoint', enabled_events: ['*'], status: 'enabled' });
  });
  return app;
}
