import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxControl } from '../control.ts';
import type { FaultOf } from '../faults.ts';
import { type RunningSandbox, startSandbox } from '../start.ts';
import { sandboxStripe } from './catalogue.ts';
import { stripeControl } from './control.ts';

type Received = { body: string; signature: string };

let sandbox: RunningSandbox;
let stripe: Stripe;
let product: Server;
let received: Received[] = [];
let answerStatus: () => number = () => 200;

beforeAll(async () => {
  product = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ body, signature: String(request.headers['stripe-signature'] ?? '') });
    response.writeHead(answerStatus()).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => product.once('listening', resolve));
  const publicUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  sandbox = await startSandbox({ vendors: ['stripe'], publicUrl, pace: 'instant' });
  const { hostname, port } = new URL(sandbox.urls.stripe ?? '');
  stripe = new Stripe(sandboxStripe.secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
});
beforeEach(() => {
  received = [];
  answerStatus = () => 200;
});
afterEach(async () => {
  await sandboxControl(sandbox.control).clearFaults();
  await control().hold(false);
});
afterAll(async () => {
  await sandbox.stop();
  product.close();
});

const control = () => stripeControl(sandbox.urls.stripe ?? '');
const order = (fault: FaultOf<'stripe'>, match?: string) =>
  sandboxControl(sandbox.control).fault({ vendor: 'stripe', fault, ...(match ? { match } : {}) });
const verified = ({ body, signature }: Received) =>
  stripe.webhooks.constructEvent(body, signature, sandboxStripe.webhookSecret);
const typesOf = (customer: string) =>
  received
    .map(verified)
    .filter(({ data }) => (data.object as { customer?: string }).customer === customer)
    .map(({ type }) => type);

async function openCheckout(extra: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const customer = await stripe.customers.create({ email: 'ana@example.com', metadata: { user_id: 'u1' } });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: sandboxStripe.prices.monthly, quantity: 1 }],
    success_url: 'http://127.0.0.1:3999/subscription/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://127.0.0.1:3999/pricing',
    subscription_data: { metadata: { user_id: 'u1' } },
    ...extra,
  });
  return { customer: customer.id, session };
}

async function buy(
  extra: Partial<Stripe.Checkout.SessionCreateParams> = {},
  card: 'paid' | 'failsLater' | 'confirmAlways' = 'paid',
) {
  const { customer, session } = await openCheckout(extra);
  await control().checkout(session.id, card);
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  return { customer, session: session.id, subscription: String(subscription) };
}

const statusOf = async (subscription: string) => (await stripe.subscriptions.retrieve(subscription)).status;

describe('buying', () => {
  test('a paid checkout makes an active subscription in the shape of this API version', async () => {
    const { customer, session, subscription } = await buy();
    const found = await stripe.subscriptions.retrieve(subscription, { expand: ['customer', 'latest_invoice'] });
    expect(found).toMatchObject({
      status: 'active',
      metadata: { user_id: 'u1' },
      customer: { id: customer },
      cancel_at: null,
    });
    expect(found).not.toHaveProperty('current_period_end');
    const days = ((found.items.data[0]?.current_period_end ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
    expect(found.latest_invoice).toMatchObject({
      status: 'paid',
      amount_paid: 999,
      parent: { type: 'subscription_details', subscription_details: { subscription } },
    });
    expect(await stripe.checkout.sessions.retrieve(session)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      subscription,
    });
  });

  test('its notifications arrive signed over the raw body', async () => {
    const { customer } = await buy();
    await expect
      .poll(() => typesOf(customer))
      .toEqual(
        expect.arrayContaining([
          'customer.subscription.created',
          'customer.subscription.updated',
          'invoice.paid',
          'checkout.session.completed',
        ]),
      );
    const [first] = received as [Received];
    expect(() => verified({ ...first, body: JSON.stringify(JSON.parse(first.body)) })).toThrow();
  });

  test('the page takes a card, refuses a declined one, asks to confirm, and goes back with the session id', async () => {
    const { session } = await openCheckout();
    const pay = (fields: Record<string, string>) =>
      fetch(session.url ?? '', { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    expect(await (await fetch(session.url ?? '', { headers: { 'accept-language': 'es' } })).text()).toContain(
      'Suscríbete',
    );
    expect((await pay({ card: '4000 0000 0000 0002' })).status).toBe(402);
    expect((await pay({ card: '4111 1111 1111 1111' })).status).toBe(402);
    expect(await (await pay({ card: '4000 0025 0000 3155' })).text()).toContain('Confirm the payment');
    expect((await pay({ confirm: 'no' })).status).toBe(402);
    await pay({ card: '4000 0025 0000 3155' });
    const done = await pay({ confirm: 'yes' });
    expect(done.headers.get('location')).toBe(`http://127.0.0.1:3999/subscription/success?session_id=${session.id}`);
    expect((await pay({ card: '4242 4242 4242 4242' })).status).toBe(410);
  });

  test('a trial starts with an invoice over nothing and charges at its end', async () => {
    const { customer, subscription } = await buy({ subscription_data: { trial_period_days: 7 } });
    expect(await stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] })).toMatchObject({
      status: 'trialing',
      latest_invoice: { amount_paid: 0, status: 'paid' },
    });
    await control().advance(customer, 'next');
    expect(await stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] })).toMatchObject({
      status: 'active',
      latest_invoice: { amount_paid: 999, billing_reason: 'subscription_cycle' },
    });
    expect(typesOf(customer)).not.toContain('invoice.payment_failed');
  });

  test('an abandoned checkout expires', async () => {
    const { customer, session } = await openCheckout();
    await control().advance(customer, 90_000);
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  });

  test('a subscription made by the API waits for its first payment, and expires without it', async () => {
    const make = async () => {
      const customer = await stripe.customers.create({ email: 'b@example.com' });
      const items = [{ price: sandboxStripe.prices.monthly }];
      return stripe.subscriptions.create({ customer: customer.id, items, payment_behavior: 'default_incomplete' });
    };
    const [paid, expired] = [await make(), await make()];
    expect(paid.status).toBe('incomplete');
    await stripe.invoices.pay(String(paid.latest_invoice));
    expect(await statusOf(paid.id)).toBe('active');
    await control().advance(String(expired.customer), 'next');
    expect(await statusOf(expired.id)).toBe('incomplete_expired');
  });
});

describe('the months after', () => {
  test('renews by itself', async () => {
    const { customer, subscription } = await buy();
    const before = (await stripe.subscriptions.retrieve(subscription)).items.data[0]?.current_period_end ?? 0;
    await control().advance(customer, 'next');
    const after = await stripe.subscriptions.retrieve(subscription);
    expect(after.status).toBe('active');
    expect(after.items.data[0]?.current_period_start).toBe(before);
    expect((await stripe.invoices.list({ subscription })).data).toHaveLength(2);
  });

  test('a failing renewal is late, is tried again, and is lost in the end', async () => {
    const { customer, subscription } = await buy({}, 'failsLater');
    await control().advance(customer, 'next');
    expect(await statusOf(subscription)).toBe('past_due');
    for (let retry = 0; retry < 3; retry++) await control().advance(customer, 'next');
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
  });

  test('a late payment with another card saves it', async () => {
    const { customer, subscription } = await buy({}, 'failsLater');
    await control().advance(customer, 'next');
    await control().card(customer, 'paid');
    await control().advance(customer, 'next');
    expect(await statusOf(subscription)).toBe('active');
  });

  test('a renewal that wants a confirmation waits on the invoice’s own page', async () => {
    const { customer, subscription } = await buy({}, 'confirmAlways');
    await control().advance(customer, 'next');
    expect(await statusOf(subscription)).toBe('past_due');
    const { latest_invoice: id } = await stripe.subscriptions.retrieve(subscription);
    const { hosted_invoice_url: page } = await stripe.invoices.retrieve(String(id));
    for (const fields of ['card=4000002760003184', 'confirm=yes']) {
      await fetch(page ?? '', { method: 'POST', body: new URLSearchParams(fields) });
    }
    expect(await statusOf(subscription)).toBe('active');
    await expect.poll(() => typesOf(customer)).toContain('invoice.payment_action_required');
  });
});

describe('the portal', () => {
  test.for(['classic', 'flexible'] as const)(
    'in %s billing mode cancels at the period’s end and takes it back',
    async (type) => {
      const { customer, subscription } = await buy({ subscription_data: { billing_mode: { type } } });
      const session = await stripe.billingPortal.sessions.create({
        customer,
        return_url: 'http://127.0.0.1:3999/account',
      });
      const press = (fields: Record<string, string>) =>
        fetch(session.url, { method: 'POST', body: new URLSearchParams(fields) });
      expect(await (await press({ do: 'cancel' })).text()).toContain('Ends on');
      const ending = await stripe.subscriptions.retrieve(subscription);
      expect(ending).toMatchObject({
        status: 'active',
        cancel_at: ending.items.data[0]?.current_period_end,
        cancel_at_period_end: type === 'classic',
      });
      await press({ do: 'keep' });
      expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
        cancel_at: null,
        cancel_at_period_end: false,
      });
      await press({ do: 'cancel' });
      await control().advance(customer, 'next');
      expect(await statusOf(subscription)).toBe('canceled');
      await expect.poll(() => typesOf(customer)).toContain('customer.subscription.deleted');
    },
  );

  test('changes the plan and charges the difference, and the card', async () => {
    const { customer, subscription } = await buy();
    const session = await stripe.billingPortal.sessions.create({ customer });
    const press = (fields: Record<string, string>) =>
      fetch(session.url, { method: 'POST', body: new URLSearchParams(fields) });
    await press({ do: 'change', price: sandboxStripe.prices.yearly });
    const changed = await stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] });
    expect(changed.items.data[0]?.price.recurring?.interval).toBe('year');
    expect((changed.latest_invoice as Stripe.Invoice).amount_paid).toBe(9999 - 999);
    expect((await press({ do: 'card', card: '4111 1111 1111 1111' })).status).toBe(402);
    expect(await (await press({ do: 'card', card: '4000 0000 0000 0341' })).text()).toContain('•••• 0341');
  });
});

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
    const { hostname, port } = new URL(sandbox.urls.stripe ?? '');
    const stranger = new Stripe('wrong', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
    await expect(stranger.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
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

describe('notifications', () => {
  test('come again until they are taken', async () => {
    let refusals = 2;
    answerStatus = () => (refusals-- > 0 ? 500 : 200);
    await stripe.customers.create({ email: 'retry@example.com' });
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(3);
    expect(new Set(received.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
  });

  test('held ones are delivered in any order and as often as told', async () => {
    await control().hold(true);
    const { customer } = await buy();
    expect(received).toEqual([]);
    const events = (await control().events()).filter(
      ({ data }) => (data.object as { customer?: string }).customer === customer,
    );
    const backwards = events.map(({ id }) => id).reverse();
    const delivered = await control().deliver([...backwards, backwards[0] ?? '']);
    expect(delivered.every(({ status }) => status === 200)).toBe(true);
    expect(received.map((one) => verified(one).id)).toEqual([...backwards, backwards[0]]);
  });

  test.for(['unsigned', 'other-secret', 'stale', 'future', 'changed', 'reserialised'] as const)(
    'one that is %s does not verify',
    async (tamper) => {
      await control().hold(true);
      await stripe.customers.create({ email: 'tamper@example.com' });
      const last = (await control().events()).at(-1)?.id ?? '';
      await control().deliver([last], { tamper });
      const [one] = received as [Received];
      if (tamper === 'future') {
        // The library forgives the future: whoever accepts this must look at the time itself.
        expect(Number(/t=(\d+)/.exec(one.signature)?.[1])).toBeGreaterThan(Date.now() / 1000 + 600);
      } else expect(() => verified(one)).toThrow();
    },
  );

  test('can be in the shape of an old API version', async () => {
    await control().hold(true);
    const { customer } = await buy();
    const wanted = (await control().events()).filter(
      ({ type, data }) =>
        ['customer.subscription.updated', 'invoice.paid'].includes(type) &&
        (data.object as { customer?: string }).customer === customer,
    );
    await control().deliver(
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
