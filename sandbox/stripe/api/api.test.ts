import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startShop } from '../testing.ts';

const shop = await startShop();
const { stripe, clientWith, order, openCheckout, buy, statusOf } = shop;
beforeEach(shop.tidy);
afterAll(shop.close);

describe('the API', () => {
  test('cancels at once and refunds', async () => {
    const { subscription } = await buy();
    await stripe.subscriptions.cancel(subscription);
    expect(await statusOf(subscription)).toBe('canceled');
    const { latest_invoice: id } = await stripe.subscriptions.retrieve(subscription);
    const invoice = await stripe.invoices.retrieve(String(id));
    const intent = String(invoice.payments?.data[0]?.payment.payment_intent);
    expect((await stripe.refunds.create({ payment_intent: intent })).amount).toBe(999);
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toThrow();
  });

  test('finds customers by metadata, and ends the subscription of a deleted one', async () => {
    const { customer, subscription } = await buy();
    await stripe.customers.update(customer, { metadata: { user_id: 'u-deleted' } });
    const found = await stripe.customers.search({ query: "metadata['user_id']:'u-deleted'" });
    expect(found.data.map(({ id }) => id)).toEqual([customer]);
    await stripe.customers.del(customer);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect(await statusOf(subscription)).toBe('canceled');
  });

  test('the same idempotency key makes one object; another body under it is refused', async () => {
    const options = { idempotencyKey: 'one' };
    const first = await stripe.customers.create({ email: 'c@example.com' }, options);
    expect((await stripe.customers.create({ email: 'c@example.com' }, options)).id).toBe(first.id);
    await expect(stripe.customers.create({ email: 'd@example.com' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  test('lists in pages, newest first', async () => {
    const email = 'pages@example.com';
    const made = [];
    for (let count = 0; count < 3; count++) made.unshift((await stripe.customers.create({ email })).id);
    const seen = [];
    for await (const { id } of stripe.customers.list({ email, limit: 2 })) seen.push(id);
    expect(seen).toEqual(made);
  });

  test('refuses unknown prices, customers and keys as the vendor does', async () => {
    await expect(openCheckout({ line_items: [{ price: 'price_unknown' }] })).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({ statusCode: 404 });
    await expect(clientWith('wrong').customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
  });

  test.for(['400', '401', '402', '429', '500', '503', 'reset'] as const)(
    'fails with %s when told to',
    async (fault) => {
      await order(fault, 'eva@');
      await expect(stripe.customers.create({ email: 'eva@example.com' })).rejects.toThrow();
      expect((await stripe.customers.create({ email: 'ina@example.com' })).id).toMatch(/^cus_/);
    },
  );
});
