import type Stripe from 'stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxStripe } from './account/catalogue.ts';
import { type Received, startShop } from './testing.ts';

const shop = await startShop();
const { stripe, control, received, verified, typesOf, openCheckout, buy, statusOf } = shop;
beforeEach(shop.tidy);
afterAll(shop.close);

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
    await control.advance(customer, 'next');
    expect(await stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] })).toMatchObject({
      status: 'active',
      latest_invoice: { amount_paid: 999, billing_reason: 'subscription_cycle' },
    });
    expect(typesOf(customer)).not.toContain('invoice.payment_failed');
  });

  test('an abandoned checkout expires', async () => {
    const { customer, session } = await openCheckout();
    await control.advance(customer, 90_000);
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
    await control.advance(String(expired.customer), 'next');
    expect(await statusOf(expired.id)).toBe('incomplete_expired');
  });
});

describe('the months after', () => {
  test('renews by itself', async () => {
    const { customer, subscription } = await buy();
    const before = (await stripe.subscriptions.retrieve(subscription)).items.data[0]?.current_period_end ?? 0;
    await control.advance(customer, 'next');
    const after = await stripe.subscriptions.retrieve(subscription);
    expect(after.status).toBe('active');
    expect(after.items.data[0]?.current_period_start).toBe(before);
    expect((await stripe.invoices.list({ subscription })).data).toHaveLength(2);
  });

  test('a failing renewal is late, is tried again, and is lost in the end', async () => {
    const { customer, subscription } = await buy({}, 'failsLater');
    await control.advance(customer, 'next');
    expect(await statusOf(subscription)).toBe('past_due');
    for (let retry = 0; retry < 3; retry++) await control.advance(customer, 'next');
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
  });

  test('a late payment with another card saves it', async () => {
    const { customer, subscription } = await buy({}, 'failsLater');
    await control.advance(customer, 'next');
    await control.card(customer, 'paid');
    await control.advance(customer, 'next');
    expect(await statusOf(subscription)).toBe('active');
  });

  test('a renewal that wants a confirmation waits on the invoice’s own page', async () => {
    const { customer, subscription } = await buy({}, 'confirmAlways');
    await control.advance(customer, 'next');
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
      await control.advance(customer, 'next');
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
