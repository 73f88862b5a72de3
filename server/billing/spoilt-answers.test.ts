import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { paymentNotificationPath } from '#domain/billing/api.ts';
import { type Spoiler, startSpoiler } from '#sandbox/spoiler.ts';
import type { StripeEvent } from '#sandbox/stripe/account/objects.ts';
import type { TestMember } from '../testing.ts';
import { startTestShop, type TestShop } from './testing.ts';

let shop: TestShop;
let spoiler: Spoiler;
beforeAll(async () => {
  shop = await startTestShop({
    through: async ({ stripe = '' }) => {
      spoiler = await startSpoiler(stripe);
      return { stripe: spoiler.url };
    },
  });
});
afterEach(() => {
  spoiler.spoil = undefined;
});
afterAll(async () => {
  await shop.server.stop();
  await spoiler.stop();
});

const paidEvent = async (customer: string) => {
  const events = (await shop.control.events()).filter(({ data }) => JSON.stringify(data.object).includes(customer));
  return events.find(({ type }) => type === 'invoice.paid') as StripeEvent;
};
/** Returns a subscriber, and a function that notifies the product about them once more. */
const subscriber = async (): Promise<{ parent: TestMember; customer: string; tell(): Promise<number> }> => {
  const parent = await shop.server.signIn();
  const customer = await shop.buy(parent);
  await shop.settled(parent);
  const event = await paidEvent(customer);
  const tell = async () => {
    const again = { ...event, id: `evt_again_${Math.random()}` } as StripeEvent;
    return Number((await shop.control.deliver([again]))[0]?.status);
  };
  return { parent, customer, tell };
};
const json = (change: (body: Record<string, unknown>) => unknown) => (body: Buffer) =>
  JSON.stringify(change(JSON.parse(body.toString())));

describe('an answer of the payment provider that is wrong', () => {
  const wrong: [string, RegExp, (body: Buffer) => string | null][] = [
    ['without its list', /^\/v1\/subscriptions/, json(({ data: _, ...rest }) => rest)],
    ['with no list', /^\/v1\/subscriptions/, json(() => ({}))],
    ['whose list is null', /^\/v1\/subscriptions/, json((body) => ({ ...body, data: null }))],
    ['without what was paid for', /^\/v1\/subscriptions/, json((body) => ({ ...body, data: [] }))],
    [
      'with a status that nobody knows',
      /^\/v1\/subscriptions/,
      (body) => body.toString().replaceAll('"status":"active"', '"status":"resting"'),
    ],
    [
      'with a price without an end',
      /^\/v1\/subscriptions/,
      (body) => body.toString().replaceAll('"id":"price_', `"id":"price_${'x'.repeat(5000)}`),
    ],
    ['that is no JSON', /^\/v1\/subscriptions/, () => '<html>'],
    ['that breaks off', /^\/v1\/subscriptions/, () => null],
    ['without payments', /^\/v1\/invoices/, json(() => ({}))],
    ['without charges', /^\/v1\/charges/, json(() => ({}))],
    [
      'with times that are none',
      /^\/v1\/subscriptions/,
      (body) => body.toString().replaceAll(/"created":\s*\d+/g, '"created":1e300'),
    ],
    [
      'with an id that cannot be stored',
      /^\/v1\/subscriptions/,
      (body) => body.toString().replaceAll('"sub_', '"\\u0000sub_'),
    ],
  ];
  test.for(wrong)("[P15] %s takes nobody's subscription, and is asked again", async ([, path, change]) => {
    const { parent, tell } = await subscriber();
    spoiler.spoil = (passing) => (path.test(passing.path) ? change(passing.body) : undefined);
    expect(await tell()).toBe(502);
    expect(await shop.view(parent)).toMatchObject({ isActive: true, status: 'active' });
    spoiler.spoil = undefined;
    expect(await tell()).toBe(200);
    expect(await shop.view(parent)).toMatchObject({ isActive: true, status: 'active' });
  });

  test.for<[string, (charge: Record<string, unknown>) => void]>([
    ['a huge one', (charge) => Object.assign(charge, { amount_refunded: 1e300 })],
    ['less than nothing', (charge) => Object.assign(charge, { amount_refunded: -1 })],
    ['true', (charge) => Object.assign(charge, { amount_refunded: true })],
    ['a text', (charge) => Object.assign(charge, { amount_refunded: '5' })],
  ])('[P15] a refund that is %s gives nothing back', async ([, change]) => {
    const { parent, tell } = await subscriber();
    const payments = () => shop.server.sql('select amount_paid from payments where user_id = $1', [parent.userId]);
    spoiler.spoil = ({ path, body }) => {
      if (!path.startsWith('/v1/charges')) return undefined;
      const list = JSON.parse(body.toString());
      for (const charge of list.data) change(charge);
      return JSON.stringify(list);
    };
    expect(await tell()).toBe(502);
    spoiler.spoil = undefined;
    expect(await tell()).toBe(200);
    expect(await payments()).toEqual([{ amount_paid: 999 }]);
  });

  test('[P15] a refund is given back once, however often its charge and its payment are listed', async () => {
    const { parent, tell } = await subscriber();
    spoiler.spoil = ({ path, body }) => {
      const list = JSON.parse(body.toString());
      if (path.startsWith('/v1/charges')) {
        for (const charge of list.data) charge.amount_refunded = 100;
        list.data.push(...structuredClone(list.data));
      } else if (path.startsWith('/v1/invoices')) {
        for (const { payments } of list.data) payments?.data.push(...structuredClone(payments.data));
      } else return undefined;
      return JSON.stringify(list);
    };
    expect(await tell()).toBe(200);
    const kept = await shop.server.sql('select amount_paid from payments where user_id = $1 order by 1', [
      parent.userId,
    ]);
    expect(kept).toEqual([{ amount_paid: -100 }, { amount_paid: 999 }]);
  });

  test('[P15] our price counts behind another one, without our mark too', async () => {
    const { parent, tell } = await subscriber();
    spoiler.spoil = ({ path, body }) => {
      if (!path.startsWith('/v1/subscriptions')) return undefined;
      const list = JSON.parse(body.toString());
      for (const subscription of list.data) {
        const [item] = subscription.items.data;
        subscription.metadata = {};
        subscription.items.data = [{ ...item, id: 'si_other', price: { ...item.price, id: 'price_other' } }, item];
      }
      return JSON.stringify(list);
    };
    expect(await tell()).toBe(200);
    expect(await shop.view(parent)).toMatchObject({ isActive: true, status: 'active' });
    expect(await shop.kept(parent)).toMatchObject([{ price_id: 'price_lunatale_monthly', paid: 999 }]);
  });
});

describe('a signed notification that is none', () => {
  test('[P15] is refused or ignored, never an error of ours', async () => {
    const { customer } = await subscriber();
    const event = await paidEvent(customer);
    const made = (change: object) => ({ ...event, id: `evt_${Math.random()}`, ...change }) as unknown as StripeEvent;
    const about = (object: unknown) => made({ data: { object } });
    const answers = await shop.control.deliver([
      about({ object: 'invoice', customer: 'cus_\0x' }),
      about({ object: 'customer', id: '\0' }),
      about({ object: 'invoice', customer: { id: 7 } }),
      about({ object: 'invoice', customer: ['x'] }),
      about({ object: 'invoice', customer: 'c'.repeat(100_000) }),
      made({ created: 'yesterday' }),
      made({ created: 1e300 }),
      made({ created: null }),
      made({ type: 'customer.\0' }),
      made({ data: null }),
      made({ livemode: 'no' }),
      made({ id: 'evt_\0' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, ...Array(7).fill(400)]);
    expect(
      await shop.server.sql("select 1 from payment_events where id like 'evt_0.%' and handled_at is null"),
    ).toEqual([]);
  });

  test("[P15] for a customer whose note names no user of ours is nobody's", async () => {
    for (const user_id of ['-'.repeat(36), 'x', '00000000-0000-4000-8000-000000000000']) {
      const { id } = await shop.api<{ id: string }>('POST', '/customers', { 'metadata[user_id]': user_id });
      const event = {
        id: `evt_${Math.random()}`,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: Math.floor(Date.now() / 1000),
        livemode: false,
        type: 'customer.subscription.updated',
        data: { object: { object: 'subscription', id: 'sub_x', customer: id } },
      } as unknown as StripeEvent;
      const [answer] = await shop.control.deliver([event]);
      expect([answer?.status, JSON.parse(answer?.body ?? '{}').outcome]).toEqual([200, 'unknown']);
    }
  });

  test('[P15] whose id is null is refused', async () => {
    const answer = await fetch(shop.server.url + paymentNotificationPath, { method: 'POST', body: '{"id":null}' });
    expect(answer.status).toBe(400);
  });
});
