import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Received, startShop } from '../testing.ts';

const shop = await startShop();
const { stripe, control, received, answers, verified, order, buy } = shop;
beforeEach(shop.tidy);
afterAll(shop.close);

describe('notifications', () => {
  test('come again until they are taken', async () => {
    let refusals = 2;
    answers.status = () => (refusals-- > 0 ? 500 : 200);
    await stripe.customers.create({ email: 'retry@example.com' });
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(3);
    expect(new Set(received.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
  });

  test('held ones are delivered in any order and as often as told', async () => {
    await control.hold(true);
    const { customer } = await buy();
    expect(received).toEqual([]);
    const events = (await control.events()).filter(
      ({ data }) => (data.object as { customer?: string }).customer === customer,
    );
    const backwards = events.map(({ id }) => id).reverse();
    const delivered = await control.deliver([...backwards, backwards[0] ?? '']);
    expect(delivered.every(({ status }) => status === 200)).toBe(true);
    expect(received.map((one) => verified(one).id)).toEqual([...backwards, backwards[0]]);
  });

  test.for(['unsigned', 'other-secret', 'stale', 'future', 'changed', 'reserialised'] as const)(
    'one that is %s does not verify',
    async (tamper) => {
      await control.hold(true);
      await stripe.customers.create({ email: 'tamper@example.com' });
      const last = (await control.events()).at(-1)?.id ?? '';
      await control.deliver([last], { tamper });
      const [one] = received as [Received];
      if (tamper === 'future') {
        // The library accepts future times: the product must check the time itself.
        expect(Number(/t=(\d+)/.exec(one.signature)?.[1])).toBeGreaterThan(Date.now() / 1000 + 600);
      } else expect(() => verified(one)).toThrow();
    },
  );

  test('can be in the shape of an old API version', async () => {
    await control.hold(true);
    const { customer } = await buy();
    const wanted = (await control.events()).filter(
      ({ type, data }) =>
        ['customer.subscription.updated', 'invoice.paid'].includes(type) &&
        (data.object as { customer?: string }).customer === customer,
    );
    await control.deliver(
      wanted.map(({ id }) => id),
      { shape: 'old' },
    );
    const objects = received.map((one) => verified(one).data.object as unknown as Record<string, unknown>);
    expect(objects.find(({ object }) => object === 'invoice')).toMatchObject({
      subscription: expect.stringMatching(/^sub_/),
    });
    expect(objects.find(({ object }) => object === 'subscription')).toMatchObject({
      current_period_end: expect.any(Number),
    });
  });

  test('can be dropped or doubled', async () => {
    await order('webhooks-dropped', 'drop@');
    await order('webhooks-duplicated', 'twice@');
    await stripe.customers.create({ email: 'drop@example.com' });
    await stripe.customers.create({ email: 'twice@example.com' });
    await expect.poll(() => received.length).toBe(2);
    expect(received.every(({ body }) => body.includes('twice@'))).toBe(true);
  });
});
