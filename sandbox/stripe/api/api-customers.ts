import { Hono } from 'hono';
import { type Account, update } from '../account/account.ts';
import { createCustomer } from '../account/checkout.ts';
import type { Customer } from '../account/objects.ts';
import { cancelNow } from '../account/subscribing.ts';
import type { Api, ApiEnv } from './api-env.ts';
import { missing, required } from './api-errors.ts';
import { type Form, textOf, textsOf } from './form.ts';
import { expanded, pageOf, searchTest } from './queries.ts';

/** /v1/customers: create, read, change, delete, list and search. */
export function customersApi(account: Account): Api {
  const { store } = account;
  const { customers } = store.tables;
  const app: Api = new Hono<ApiEnv>();
  const living = () => Object.values(customers).filter(({ deleted }) => !deleted);

  app.post('/', (c) => {
    const form = c.get('form');
    const { metadata } = form;
    return c.json(
      createCustomer(account, {
        email: textOf(form.email) ?? null,
        name: textOf(form.name) ?? null,
        metadata: textsOf(metadata),
      }),
    );
  });
  app.get('/', (c) => {
    const form = c.get('form');
    const email = textOf(form.email);
    const wanted = living().filter((customer) => email === undefined || customer.email === email);
    return c.json(expanded(store, pageOf('/v1/customers', wanted, form), form) as object);
  });
  app.get('/search', (c) => {
    const query = textOf(c.get('form').query);
    if (query === undefined) throw required('query');
    const page = pageOf('/v1/customers/search', living().filter(searchTest(query)), c.get('form'));
    return c.json({ ...page, object: 'search_result', next_page: null });
  });
  app.get('/:id', (c) => c.json(expanded(store, found(customers, c.req.param('id')), c.get('form')) as object));
  app.post('/:id', (c) => {
    const customer = found(customers, c.req.param('id'));
    if (customer.deleted) throw missing('customer', customer.id);
    update(account, 'customer.updated', customer, changesOf(customer, c.get('form')));
    return c.json(customer);
  });
  app.delete('/:id', (c) => {
    const customer = found(customers, c.req.param('id'));
    if (customer.deleted) throw missing('customer', customer.id);
    for (const subscription of store.subscriptionsOf(customer.id)) {
      if (!['canceled', 'incomplete_expired'].includes(subscription.status)) {
        cancelNow(account, subscription, 'cancellation_requested');
      }
    }
    account.webhooks.emit('customer.deleted', customer);
    const gone = { id: customer.id, object: 'customer', deleted: true, created: customer.created } as Customer;
    customers[customer.id] = gone;
    store.changed();
    return c.json({ id: gone.id, object: 'customer', deleted: true });
  });
  return app;
}

function found(customers: Record<string, Customer>, id: string): Customer {
  const customer = customers[id];
  if (!customer) throw missing('customer', id);
  return customer;
}

function changesOf(customer: Customer, form: Form): Partial<Customer> {
  return {
    email: textOf(form.email) ?? customer.email,
    name: textOf(form.name) ?? customer.name,
    metadata: { ...customer.metadata, ...textsOf(form.metadata) },
  };
}
