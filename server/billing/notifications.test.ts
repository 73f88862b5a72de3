import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentNotificationPath } from '#domain/billing/api.ts';
import type { StripeEvent } from '#sandbox/stripe/account/objects.ts';
import { tamperings } from '#sandbox/stripe/account/webhooks.ts';
import { startTestShop, type TestShop } from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.server.stop());
beforeEach(async () => {
  await shop.server.sandbox.clearFaults();
  await shop.control.hold(false);
});

const eventsOf = async (customer: string) =>
  (await shop.control.events()).filter(({ data }) => JSON.stringify(data.object).includes(customer));
const storedEvents = () => shop.server.sql<{ id: string; outcome: string }>('select * from payment_events');

describe('a notification', () => {
  test('[BILL-12] [BILL-13] [DATA-20] makes a first purchase a subscription', async () => {
    const parent = await shop.server.signIn();
    expect(await shop.view(parent)).toEqual({
      isActive: false,
      status: 'incomplete',
      trialEndsAt: null,
      renewalDate: null,
      canceledAt: null,
      paidByAnother: false,
    });
    await shop.buy(parent);
    await shop.settled(parent);
    expect(await shop.view(parent)).toMatchObject({ isActive: true, status: 'active', canceledAt: null });
    expect(await shop.kept(parent)).toMatchObject([
      { status: 'active', copy: 'active', has_ever_paid: true, has_ever_subscribed: true, paid: 999 },
    ]);
  });

  test.for(tamperings)('[P15] one that is %s is refused and changes nothing', async (tamper) => {
    const parent = await shop.server.signIn();
    await shop.control.hold(true);
    const customer = await shop.buy(parent);
    const before = await storedEvents();
    const events = (await eventsOf(customer)).map(({ id }) => id);
    const answers = await shop.control.deliver(events, { tamper });
    expect(answers.map(({ status }) => status)).toEqual(events.map(() => 400));
    expect(answers[0]?.body).toContain('INVALID_SIGNATURE');
    expect(await storedEvents()).toEqual(before);
    expect(await shop.view(parent)).toMatchObject({ isActive: false, status: 'incomplete' });
  });

  test('[P15] one without a body, with nonsense or with two times is refused', async () => {
    const post = (body: string, signature: string) =>
      fetch(shop.server.url + paymentNotificationPath, {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body,
      });
    for (const [body, signature] of [
      ['', ''],
      ['{}', 't=1,v1=00'],
      ['not json', `t=${Math.floor(Date.now() / 1000)},v1=zz`],
      ['[]', 't=99999999999,t=1,v1=00'],
    ] as const) {
      expect((await post(body, signature)).status, signature).toBe(400);
    }
  });

  test('[P15] the same one delivered again and again is handled once', async () => {
    const parent = await shop.server.signIn();
    await shop.control.hold(true);
    const customer = await shop.buy(parent);
    const paid = (await eventsOf(customer)).find(({ type }) => type === 'invoice.paid')?.id ?? '';
    const answers = await shop.control.deliver([paid, paid, paid]);
    expect(answers.map(({ status, body }) => [status, JSON.parse(body).outcome])).toEqual([
      [200, 'changed'],
      [200, 'duplicate'],
      [200, 'duplicate'],
    ]);
    expect((await storedEvents()).filter(({ id }) => id === paid)).toHaveLength(1);
  });

  test('[P15] those of an old API version are understood', async () => {
    const parent = await shop.server.signIn();
    await shop.control.hold(true);
    const customer = await shop.buy(parent);
    const answers = await shop.control.deliver(
      (await eventsOf(customer)).map(({ id }) => id),
      { shape: 'old' },
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await shop.view(parent)).toMatchObject({ status: 'active', renewalDate: expect.any(String) });
  });

  test('[P15] unknown kinds, unknown customers and the other mode are taken and change nothing', async () => {
    const parent = await shop.server.signIn();
    await shop.control.hold(true);
    const customer = await shop.buy(parent);
    const real = (await eventsOf(customer)).find(({ type }) => type === 'invoice.paid') as StripeEvent;
    const object = { object: 'invoice', id: 'in_x', customer };
    const made = (change: object) => ({ ...real, id: `evt_${Math.random()}`, ...change }) as unknown as StripeEvent;
    const answers = await shop.control.deliver([
      made({ livemode: true }),
      made({ type: 'invoice.invented' }),
      made({ type: 'account.updated', data: { object: { object: 'account' } } }),
      made({ data: { object: { ...object, customer: 'cus_of_nobody' } } }),
      made({ data: { object: { ...object, customer: null } } }),
    ]);
    expect(answers.map(({ status, body }) => [status, JSON.parse(body).outcome])).toEqual([
      [200, 'other-mode'],
      [200, 'ignored'],
      [200, 'ignored'],
      [200, 'unknown'],
      [200, 'ignored'],
    ]);
    expect(await shop.view(parent)).toMatchObject({ isActive: false, status: 'incomplete' });
  });

  test('[P15] what it says about money is not believed but asked again', async () => {
    const parent = await shop.server.signIn();
    await shop.control.hold(true);
    await shop.order(parent);
    const customer = await shop.customerOf(parent);
    const subscription = {
      id: 'evt_bragging',
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      type: 'customer.subscription.updated',
      data: { object: { object: 'subscription', id: 'sub_bragging', customer, status: 'active' } },
    } as unknown as StripeEvent;
    const [answer] = await shop.control.deliver([subscription]);
    expect(answer?.status).toBe(200);
    expect(await shop.view(parent)).toMatchObject({ isActive: false });
    expect(await shop.kept(parent)).toMatchObject([{ has_ever_paid: false, paid: 0 }]);
  });

  test('[P15] one that could not be answered is delivered again and loses nothing', async () => {
    const parent = await shop.server.signIn();
    await shop.control.hold(true);
    const customer = await shop.buy(parent);
    const paid = (await eventsOf(customer)).find(({ type }) => type === 'invoice.paid')?.id ?? '';
    const repair = await shop.server.sandbox.fault({ vendor: 'stripe', fault: '500', match: '/v1/customers' });
    const [failed] = await shop.control.deliver([paid]);
    expect(failed?.status).toBe(502);
    await repair();
    const [again] = await shop.control.deliver([paid]);
    expect(JSON.parse(again?.body ?? '{}')).toMatchObject({ outcome: 'changed' });
    expect(await shop.view(parent)).toMatchObject({ status: 'active' });
  });

  test('[P15] two readings that cross: the later one counts, however late the earlier one is written', async () => {
    const parent = await shop.server.signIn();
    await shop.control.hold(true);
    const customer = await shop.buy(parent);
    const first = (await eventsOf(customer)).find(({ type }) => type === 'invoice.paid')?.id ?? '';
    // The first reading sees an active subscription and then takes eight seconds over its invoices.
    await shop.server.sandbox.fault({ vendor: 'stripe', fault: 'slow', match: '/v1/invoices', times: 1 });
    const late = shop.control.deliver([first]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { data } = await shop.api<{ data: { id: string }[] }>('GET', `/subscriptions?customer=${customer}`);
    await shop.api('DELETE', `/subscriptions/${data[0]?.id}`);
    const deleted = (await eventsOf(customer)).find(({ type }) => type === 'customer.subscription.deleted')?.id ?? '';
    const [now] = await shop.control.deliver([deleted]);
    expect(JSON.parse(now?.body ?? '{}')).toMatchObject({ outcome: 'changed' });
    expect(await shop.view(parent)).toMatchObject({ status: 'canceled' });
    const [then] = await late;
    expect(JSON.parse(then?.body || '{}')).toMatchObject({ outcome: 'superseded' });
    expect(await shop.view(parent)).toMatchObject({ status: 'canceled' });
  }, 20_000);
});
