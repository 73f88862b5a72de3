import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkoutsPath, createCheckoutPath, createPortalPath, plansPath } from '#domain/billing/api.ts';
import { subscriptionPath } from '#domain/billing/subscription.ts';
import { usageStatsPath } from '#domain/usage/allowance.ts';
import type { CheckoutSession } from '#sandbox/stripe/account/objects.ts';
import type { Member } from '../platform/database/member.ts';
import type { TestMember } from '../testing.ts';
import { createCheckout } from './create-checkout.ts';
import { createPriceList } from './price-list.ts';
import { startTestShop, type TestShop } from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.server.stop());
beforeEach(async () => {
  await shop.server.sandbox.clearFaults();
  await shop.control.hold(false);
  shop.server.ctx.billing.trialDays = 0;
});

const post = (member: TestMember, path: string, json: unknown) => member.call(path, { json });
const sessionOf = (id: string) => shop.api<CheckoutSession>('GET', `/checkout/sessions/${id}`);
const foreign = (own: string) => [
  'https://evil.example/subscription/success',
  '//evil.example',
  '/\\evil.example',
  `${own}.evil.example/x`,
  `${own}@evil.example/`,
  `${own}0/`,
  'javascript:alert(1)',
  'subscription/success',
  '/ok\nhttps://evil.example',
];

describe('a checkout', () => {
  test('[BILL-01] [BILL-03] [BILL-05] [BILL-06] opens a payment page for the monthly price and comes back here', async () => {
    const parent = await shop.server.signIn();
    const answer = await post(parent, createCheckoutPath, {});
    expect(answer.status).toBe(200);
    const { url } = (await answer.json()) as { url: string };
    expect(url.startsWith(`${shop.server.stripeUrl}/c/pay/cs_`)).toBe(true);
    const session = await sessionOf(url.split('/').at(-1) ?? '');
    expect(session).toMatchObject({
      success_url: `${shop.server.url}/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${shop.server.url}/pricing`,
      amount_total: 999,
      client_reference_id: parent.userId,
    });
  });

  test('[BILL-08] [PRICE-11] the yearly price is charged when the yearly price is asked for', async () => {
    const parent = await shop.server.signIn();
    const id = await shop.order(parent, {
      priceId: 'price_lunatale_yearly',
      successUrl: '/subscription/success?from=menu#x',
    });
    expect(await sessionOf(id)).toMatchObject({
      amount_total: 9999,
      success_url: `${shop.server.url}/subscription/success?from=menu&session_id={CHECKOUT_SESSION_ID}`,
    });
  });

  test('[BILL-02] [P10] what else is in the body changes nothing', async () => {
    const [parent, other] = [await shop.server.signIn(), await shop.server.signIn()];
    const id = await shop.order(parent, {
      userId: other.userId,
      user_id: other.userId,
      customerEmail: 'somebody@else.example',
      customer: 'cus_x',
      status: 'active',
      role: 'admin',
      trialDays: 365,
      amount: 1,
      daily_gemini_stories_limit: 99,
    });
    const session = await sessionOf(id);
    expect(session).toMatchObject({ amount_total: 999, metadata: { user_id: parent.userId } });
    const customer = await shop.api<object>('GET', `/customers/${session.customer}`);
    expect(customer).toMatchObject({ email: parent.email, metadata: { user_id: parent.userId } });
    expect(await shop.customerOf(other)).toBe('');
    expect(await shop.view(parent)).toMatchObject({ isActive: false });
  });

  test.for(['price_somebody_elses', 'price_', '999', "'"])(
    '[P10] [BILL-08] the price %j is refused',
    async (priceId) => {
      const parent = await shop.server.signIn();
      const answer = await post(parent, createCheckoutPath, { priceId });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST', field: 'priceId' });
    },
  );

  test('[P10] foreign return addresses are refused, wherever they are given', async () => {
    const parent = await shop.server.signIn();
    for (const address of foreign(shop.server.url)) {
      for (const [path, field] of [
        [createCheckoutPath, 'successUrl'],
        [createCheckoutPath, 'cancelUrl'],
        [createPortalPath, 'returnUrl'],
      ] as const) {
        const answer = await post(parent, path, { [field]: address });
        expect(answer.status, `${field} ${address}`).toBe(400);
        expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST', field });
      }
    }
  });

  test('[BILL-04] is refused without a user, without an e-mail address, and for a body that is none', async () => {
    const answer = await fetch(shop.server.url + createCheckoutPath, { method: 'POST', body: '{}' });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'NOT_SIGNED_IN']);
    const parent = await shop.server.signIn();
    expect((await parent.call(createCheckoutPath, { method: 'POST', body: 'x' })).status).toBe(400);
    expect((await post(parent, createCheckoutPath, { priceId: 7 })).status).toBe(400);
    const nameless = { userId: parent.userId, email: ' ' } as unknown as Member;
    await expect(createCheckout(shop.server.ctx, nameless, {}, 'en')).rejects.toMatchObject({
      code: 'MISSING_PARAMETERS',
    });
  });

  test('[P15] ten at once make one customer and leave one page open', async () => {
    const parent = await shop.server.signIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(parent, createCheckoutPath, {})));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const search = `/customers/search?query=${encodeURIComponent(`metadata['user_id']:'${parent.userId}'`)}`;
    expect((await shop.api<{ data: unknown[] }>('GET', search)).data).toHaveLength(1);
    await shop.order(parent);
    const customer = await shop.customerOf(parent);
    const { data } = await shop.api<{ data: CheckoutSession[] }>(
      'GET',
      `/checkout/sessions?customer=${customer}&limit=50`,
    );
    expect(data.filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  test('[P15] who is subscribed buys no second one, even when the notification was lost', async () => {
    const parent = await shop.server.signIn();
    await shop.control.hold(true);
    await shop.buy(parent);
    expect(await shop.view(parent)).toMatchObject({ isActive: false });
    const answer = await post(parent, createCheckoutPath, {});
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
    expect(await shop.view(parent)).toMatchObject({ isActive: true, status: 'active' });
  });

  test('[PRICE-12] [SUB-08] a trial is given once and only while trials are on', async () => {
    shop.server.ctx.billing.trialDays = 7;
    const parent = await shop.server.signIn();
    const customer = await shop.buy(parent);
    await shop.settled(parent);
    const view = await shop.view(parent);
    expect(view).toMatchObject({ isActive: true, status: 'trialing' });
    const days = (new Date(view.trialEndsAt ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const { data } = await shop.api<{ data: { id: string }[] }>('GET', `/subscriptions?customer=${customer}`);
    await shop.api('DELETE', `/subscriptions/${data[0]?.id}`);
    await shop.settled(parent);
    await shop.buy(parent);
    await shop.settled(parent);
    expect(await shop.kept(parent)).toMatchObject([{ status: 'active', has_ever_paid: true }]);
  });

  test.each(['we', 'the provider'] as const)(
    '[PRICE-12] a trial is given once, also where only %s remember the first',
    async (who) => {
      shop.server.ctx.billing.trialDays = 7;
      const parent = await shop.server.signIn();
      const customer = await shop.buy(parent);
      await shop.settled(parent);
      if (who === 'we') await shop.api('DELETE', `/customers/${customer}`);
      else {
        const { data } = await shop.api<{ data: { id: string }[] }>('GET', `/subscriptions?customer=${customer}`);
        await shop.api('DELETE', `/subscriptions/${data[0]?.id}`);
      }
      await shop.settled(parent);
      if (who === 'the provider') await shop.forget(parent);
      await shop.buy(parent);
      await shop.settled(parent);
      expect(await shop.view(parent)).toMatchObject({ isActive: true, status: 'active', trialEndsAt: null });
    },
  );

  test('[P15] a customer deleted at the provider loses the subscription and can buy again', async () => {
    const parent = await shop.server.signIn();
    const customer = await shop.buy(parent);
    await shop.settled(parent);
    await shop.api('DELETE', `/customers/${customer}`);
    await shop.settled(parent);
    expect(await shop.view(parent)).toMatchObject({ isActive: false, status: 'canceled' });
    expect((await post(parent, createPortalPath, {})).status).toBe(404);
    const next = await shop.buy(parent);
    await shop.settled(parent);
    expect(next).not.toBe(customer);
    expect(await shop.view(parent)).toMatchObject({ status: 'active' });
  });

  test.for(['401', '429', '500', '503', 'reset'] as const)(
    '[BILL-03] [P26] a provider that answers %s is said plainly',
    async (fault) => {
      const parent = await shop.server.signIn();
      await shop.server.sandbox.fault({ vendor: 'stripe', fault });
      const answer = await post(parent, createCheckoutPath, {});
      expect(answer.status).toBe(502);
      const text = await answer.text();
      expect(JSON.parse(text)).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
      expect(text).not.toMatch(/sk_test|Invalid API|stack/);
    },
  );
});

describe('the billing page', () => {
  test('[BILL-09] [BILL-10] opens for a customer and comes back to the account', async () => {
    const parent = await shop.server.signIn();
    await shop.buy(parent);
    const answer = await post(parent, createPortalPath, {});
    expect(answer.status).toBe(200);
    const { url } = (await answer.json()) as { url: string };
    expect(await (await fetch(url)).text()).toContain(`href="${shop.server.url}/account"`);
    const spanish = await parent.call(createPortalPath, { json: {}, headers: { cookie: 'lunatale-language=es' } });
    const page = await (await fetch(((await spanish.json()) as { url: string }).url)).text();
    expect(page).toContain('<html lang="es"');
  });

  test('[BILL-10] [ERR-43] whoever has no customer gets the error text, an admin too', async () => {
    for (const email of [undefined, 'editor@lunatale.test']) {
      const answer = await post(await shop.server.signIn(email), createPortalPath, {});
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({
        code: 'NO_BILLING_ACCOUNT',
        error: 'There is no billing account for this user.',
        requestId: expect.any(String),
      });
    }
    const visitor = await fetch(shop.server.url + createPortalPath, { method: 'POST', body: '{}' });
    expect(visitor.status).toBe(401);
  });
});

describe('coming back from the billing page', () => {
  test('[ROUTE-09] [BILL-14] shows what was done there though its notification is late, and what was known while nothing can be asked', async () => {
    const parent = await shop.server.signIn();
    await shop.buy(parent);
    await shop.settled(parent);
    await shop.control.hold(true);
    const { url } = (await (await post(parent, createPortalPath, {})).json()) as { url: string };
    await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'cancel' }) });
    const reread = async () => (await parent.call(subscriptionPath, { method: 'POST' })).json();
    const repair = await shop.server.sandbox.fault({ vendor: 'stripe', fault: '500', match: '/v1/' });
    expect(await reread()).toMatchObject({ isActive: true, canceledAt: null });
    await repair();
    expect(await reread()).toMatchObject({ isActive: true, canceledAt: expect.any(String) });
    expect(await shop.view(parent)).toEqual(await reread());
    const stranger = await shop.server.signIn();
    const nothing = await stranger.call(subscriptionPath, { method: 'POST' });
    expect(await nothing.json()).toMatchObject({ isActive: false, status: 'incomplete' });
  });
});

describe('coming back from a checkout', () => {
  const ask = (member: TestMember, id: string) => member.call(`${checkoutsPath}/${encodeURIComponent(id)}`);

  test('[SUCCESS-04] [P08] only the own checkout is found, and open is not complete', async () => {
    const [parent, stranger] = [await shop.server.signIn(), await shop.server.signIn()];
    const id = await shop.order(parent);
    await shop.order(stranger);
    expect(await (await ask(parent, id)).json()).toEqual({ isComplete: false });
    for (const answer of [
      await ask(stranger, id),
      await ask(parent, 'cs_test_unknown'),
      await ask(parent, '../customers/x'),
      await ask(parent, "cs_'; drop table users"),
      await ask(await shop.server.signIn(), id),
    ]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'CHECKOUT_NOT_FOUND' });
    }
    expect((await fetch(`${shop.server.url}${checkoutsPath}/${id}`)).status).toBe(401);
  });

  test('[SUCCESS-04] whoever has paid does not wait for a notification that is late', async () => {
    const parent = await shop.server.signIn();
    await shop.control.hold(true);
    const id = await shop.order(parent);
    await shop.control.checkout(id);
    expect(await (await ask(parent, id)).json()).toEqual({ isComplete: true });
    expect(await shop.view(parent)).toMatchObject({ isActive: true, status: 'active' });
  });
});

describe('what is for sale', () => {
  test('[BILL-07] [BILL-08] [PRICE-01] [PRICE-11] [SEC-17] has the prices that will be charged, and no secret', async () => {
    const text = await (await fetch(shop.server.url + plansPath)).text();
    expect(JSON.parse(text)).toMatchObject({
      monthly: { priceId: 'price_lunatale_monthly', amount: 999, currency: 'usd' },
      yearly: { priceId: 'price_lunatale_yearly', amount: 9999, currency: 'usd' },
      trialDays: 0,
      publishableKey: 'pk_test_lunatale_sandbox',
    });
    expect(text).not.toMatch(/sk_test|whsec/);
  });

  test('[PRICE-11] no yearly plan is offered when none is configured', async () => {
    const { stripe, billing } = shop.server.ctx;
    const plans = createPriceList(stripe, { ...billing, priceYearly: null });
    expect(await plans()).toMatchObject({ monthly: { amount: 999, currency: 'usd' }, yearly: null });
  });

  test('[PRICE-11] a provider that fails is asked once a minute, and the last prices known are shown, else the list', async () => {
    const { ctx, sandbox } = shop.server;
    let now = 0;
    const billing = { ...ctx.billing, priceMonthly: 'price_somebody_elses', priceYearly: null };
    const plans = createPriceList(ctx.stripe, billing, () => now);
    const asked = async () =>
      (await sandbox.calls('stripe')).filter(({ path }) => path.startsWith('/v1/prices')).length;
    const amount = async () => (await plans()).monthly.amount;
    const minutes = (count: number) => (now += count * 60_000);

    await sandbox.clearCalls();
    const down = () => sandbox.fault({ vendor: 'stripe', fault: '500', match: '/v1/prices' });
    let repair = await down();
    expect(await Promise.all([amount(), amount(), amount()])).toEqual([999, 999, 999]);
    // The official library tries once more by itself.
    expect(await asked()).toBe(2);
    await repair();
    minutes(0.99);
    expect([await amount(), await asked()]).toEqual([999, 2]);
    minutes(0.01);
    expect([await amount(), await asked()]).toEqual([500, 3]);

    repair = await down();
    minutes(59);
    expect([await amount(), await asked()]).toEqual([500, 3]);
    minutes(1);
    expect([await amount(), await asked()]).toEqual([500, 5]);
    minutes(0.5);
    expect([await amount(), await asked()]).toEqual([500, 5]);
    await repair();
  });
});

describe('beside a subscription', () => {
  test('[SUB-09] [SUB-13] an admin stays an admin, whatever is bought and cancelled', async () => {
    const admin = await shop.server.signIn('viewer@lunatale.test');
    const customer = await shop.buy(admin);
    await shop.settled(admin);
    const stats = async () => (await admin.call(usageStatsPath)).json();
    expect(await shop.view(admin)).toMatchObject({ isActive: true, status: 'admin' });
    await shop.api('DELETE', `/customers/${customer}`);
    await shop.settled(admin);
    expect(await shop.view(admin)).toMatchObject({ isActive: true, status: 'admin' });
    expect(await stats()).toMatchObject({ tier: 'admin', subscriptionStatus: 'admin' });
  });

  test('[P15] a subscription at a price that is not ours gives nothing and is told to operators', async () => {
    const parent = await shop.server.signIn();
    await shop.order(parent);
    const customer = await shop.customerOf(parent);
    await shop.api('POST', '/subscriptions', { customer, 'items[0][price]': 'price_somebody_elses' });
    await shop.settled(parent);
    expect(await shop.view(parent)).toMatchObject({ isActive: false, status: 'incomplete' });
    expect(await shop.kept(parent)).toMatchObject([{ has_ever_paid: false, paid: 0 }]);
  });

  test('[P15] of two that run at once the user has one, and operators hear of it', async () => {
    const parent = await shop.server.signIn();
    const customer = await shop.buy(parent);
    await shop.api('POST', '/subscriptions', { customer, 'items[0][price]': 'price_lunatale_yearly' });
    await shop.settled(parent);
    expect(await shop.kept(parent)).toMatchObject([{ status: 'active', paid: 999 + 9999 }]);
    await shop.server.ctx.recorder.flush();
    const told = await shop.server.sql(
      "select 1 from error_logs where error_type = 'billing_double' and user_id = $1",
      [parent.userId],
    );
    expect(told.length).toBeGreaterThan(0);
  });
});
