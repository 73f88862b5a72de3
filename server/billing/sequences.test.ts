import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPortalPath } from '#domain/billing/api.ts';
import type { Delivered } from '#sandbox/stripe/control.ts';
import type { TestMember } from '../testing.ts';
import { cancelSubscriptions } from './cancel-subscriptions.ts';
import { startTestShop, type TestShop } from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.server.stop());
beforeEach(async () => {
  shop.server.ctx.billing.trialDays = 0;
  await shop.control.hold(true);
});

type Buyer = { member: TestMember; customer: string };
type Step = (buyer: Buyer) => Promise<unknown>;

const subscribe =
  (card: 'paid' | 'failsLater' = 'paid'): Step =>
  async (buyer) => {
    buyer.customer = await shop.buy(buyer.member, card);
  };
const subscribeOnTrial: Step = (buyer) => {
  shop.server.ctx.billing.trialDays = 7;
  return subscribe()(buyer);
};
/** A subscription whose first charge meets this card, as a bank may treat it after checkout. */
const subscribeBadly =
  (card: 'declined' | 'confirmAlways' | 'paid', mode: 'classic' | 'flexible' = 'flexible'): Step =>
  async (buyer) => {
    await shop.order(buyer.member);
    buyer.customer = await shop.customerOf(buyer.member);
    await shop.control.card(buyer.customer, card);
    await shop.api('POST', '/subscriptions', {
      customer: buyer.customer,
      'items[0][price]': 'price_lunatale_monthly',
      'billing_mode[type]': mode,
    });
  };
const payOpenInvoice: Step = async ({ customer }) => {
  await shop.control.card(customer, 'paid');
  const { data } = await shop.api<{ data: { id: string }[] }>('GET', `/invoices?customer=${customer}&status=open`);
  await shop.api('POST', `/invoices/${data[0]?.id}/pay`);
};
const next: Step = ({ customer }) => shop.control.advance(customer, 'next');
const useGoodCard: Step = ({ customer }) => shop.control.card(customer, 'paid');
const inPortal =
  (what: 'cancel' | 'keep' | 'change'): Step =>
  async ({ member }) => {
    const { url } = (await (await member.call(createPortalPath, { json: {} })).json()) as { url: string };
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ do: what, price: yearly }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
  };
const endNow: Step = async ({ customer }) => {
  const { data } = await shop.api<{ data: { id: string }[] }>('GET', `/subscriptions?customer=${customer}`);
  await shop.api('DELETE', `/subscriptions/${data[0]?.id}`);
};
const refund: Step = ({ customer }) => giveBack(customer, {});
const refundPart: Step = ({ customer }) => giveBack(customer, { amount: '250' });
const giveBack = async (customer: string, form: Record<string, string>) => {
  type Paid = { payments: { data: { payment: { payment_intent: string } }[] } };
  const { data } = await shop.api<{ data: Paid[] }>('GET', `/invoices?customer=${customer}&status=paid`);
  const intent = data[0]?.payments.data[0]?.payment.payment_intent ?? '';
  await shop.api('POST', '/refunds', { payment_intent: intent, ...form });
};

/** Runs these steps as one: their notifications come after all of them, the newest first. */
function beforeAnybodyHears(...steps: Step[]): Step {
  return async (buyer) => {
    for (const step of steps) await step(buyer);
  };
}

const yearly = 'price_lunatale_yearly';
const active = { status: 'active', effective: 'active', copy: 'active', canceled_at: null, ends_at: null };
const ended = { status: 'canceled', effective: 'canceled', copy: 'canceled', canceled_at: expect.any(Date) };
const paid = { has_ever_paid: true, has_ever_subscribed: true };
const unpaid = { has_ever_paid: false, has_ever_subscribed: false, paid: 0 };

const sequences: [string, Step[], object][] = [
  ['first purchase', [subscribe()], { ...active, ...paid, paid: 999 }],
  ['trial to paid', [subscribeOnTrial, next], { ...active, ...paid, paid: 999 }],
  ['trial running', [subscribeOnTrial], { status: 'trialing', effective: 'trialing', ...unpaid }],
  ['trial cancelled', [subscribeOnTrial, inPortal('cancel'), next], { ...ended, ...unpaid }],
  ['first payment failed', [subscribeBadly('declined')], { status: 'incomplete', ...unpaid }],
  ['first payment failed, then paid', [subscribeBadly('declined'), payOpenInvoice], { ...active, ...paid }],
  [
    'first payment failed, then expired',
    [subscribeBadly('declined'), next],
    { status: 'incomplete_expired', ...unpaid },
  ],
  ['action required, then paid', [subscribeBadly('confirmAlways'), payOpenInvoice], { ...active, ...paid }],
  ['past due', [subscribe('failsLater'), next], { status: 'past_due', effective: 'active', ...paid, paid: 999 }],
  ['past due, then paid', [subscribe('failsLater'), next, useGoodCard, next], { ...active, ...paid, paid: 1998 }],
  ['past due, then lost', [subscribe('failsLater'), next, next, next, next], { ...ended, ...paid, paid: 999 }],
  [
    'portal cancel',
    [subscribe(), inPortal('cancel')],
    { status: 'active', effective: 'active', canceled_at: expect.any(Date), ends_at: expect.any(Date), ...paid },
  ],
  ['portal cancel and undo, flexible', [subscribe(), inPortal('cancel'), inPortal('keep')], { ...active, ...paid }],
  [
    'portal cancel and undo, classic',
    [subscribeBadly('paid', 'classic'), inPortal('cancel'), inPortal('keep')],
    { ...active, ...paid },
  ],
  ['portal cancel and end, flexible', [subscribe(), inPortal('cancel'), next], { ...ended, ...paid, paid: 999 }],
  [
    'portal cancel and end, classic',
    [subscribeBadly('paid', 'classic'), inPortal('cancel'), next],
    { ...ended, ...paid, paid: 999 },
  ],
  ['immediate cancel with refund', [subscribe(), endNow, refund], { ...ended, ...paid, paid: 0 }],
  ['change of plan, flexible', [subscribe(), inPortal('change')], { ...active, ...paid, paid: 9999, price_id: yearly }],
  [
    'change of plan, classic',
    [subscribeBadly('paid', 'classic'), inPortal('change'), next],
    { ...active, ...paid, paid: 2 * 9999, price_id: yearly },
  ],
  ['a part given back', [subscribe(), refundPart], { ...active, ...paid, paid: 749 }],
  [
    're-subscribe with crossing events',
    [subscribe(), beforeAnybodyHears(endNow, subscribe())],
    { ...active, ...paid, paid: 1998 },
  ],
  [
    'stale updates after deletion',
    [subscribe(), beforeAnybodyHears(inPortal('cancel'), inPortal('keep'), endNow)],
    { ...ended, ...paid, paid: 999 },
  ],
  ['a second one abandoned', [subscribe(), subscribeAgainInVain], { ...active, ...paid, paid: 999 }],
];

/** Makes a second purchase beside the first; its payment fails. */
async function subscribeAgainInVain({ customer }: Buyer): Promise<void> {
  await shop.control.card(customer, 'declined');
  await shop.api('POST', '/subscriptions', { customer, 'items[0][price]': yearly });
}

/** Each test reads one customer many times, on a machine that may be busy. */
const patience = { timeout: 180_000 };

describe('every order of notifications ends in one state', () => {
  test.for(sequences)('[P15] [P16] [BILL-12] [BILL-13] [BILL-14] %s', patience, async ([, steps, state]) => {
    const buyer: Buyer = { member: await shop.server.signIn(), customer: '' };
    // Delivered as it happens, the newest first, and everything again at each step.
    let told: string[] = [];
    for (const step of steps) {
      await step(buyer);
      told = await signalsOf(buyer.customer);
      await shop.control.deliver([...told].reverse());
    }
    const kept = await shop.kept(buyer.member);
    expect(kept).toEqual([expect.objectContaining(state)]);

    // Delivered when all is over. What a notification changes depends only on what is kept already and on what
    // the provider says: if each leads from nothing to the end, and from the end nowhere else, every order of
    // them ends there, however often each comes.
    for (const [index, first] of told.entries()) {
      await shop.forget(buyer.member);
      const second = told[(index + 1) % told.length] ?? first;
      expect(outcomes(await shop.control.deliver([first, second])), first).toEqual(['changed', 'unchanged']);
      expect(await shop.kept(buyer.member), first).toEqual(kept);
    }
    // And whole orders, with some events twice.
    for (const order of orders(told)) {
      await shop.forget(buyer.member);
      const [first, ...others] = outcomes(await shop.control.deliver(order));
      expect(first).toBe('changed');
      expect(others.filter((outcome) => outcome !== 'unchanged' && outcome !== 'duplicate')).toEqual([]);
      expect(await shop.kept(buyer.member), order.join(' ')).toEqual(kept);
    }

    // Two deliveries at once, in opposite orders.
    await shop.forget(buyer.member);
    await Promise.all([told, told.toReversed()].map((order) => shop.control.deliver(order)));
    expect(await shop.kept(buyer.member)).toEqual(kept);
  });

  test('[P15] [P33] an account that is deleted while it is subscribed ends the payments and leaves nothing', async () => {
    const buyer: Buyer = { member: await shop.server.signIn(), customer: '' };
    await subscribe()(buyer);
    await shop.control.deliver(await signalsOf(buyer.customer));
    await cancelSubscriptions(shop.server.ctx, buyer.member);
    await cancelSubscriptions(shop.server.ctx, buyer.member);
    await shop.server.sql('delete from users where id = $1', [buyer.member.userId]);
    const signals = await signalsOf(buyer.customer);
    for (const order of orders(signals)) {
      const answers = await shop.control.deliver(order);
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    const { data } = await shop.api<{ data: { status: string }[] }>(
      'GET',
      `/subscriptions?customer=${buyer.customer}&status=all`,
    );
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
    for (const table of ['subscriptions', 'payments', 'payment_customers', 'user_usage_limits']) {
      const rows = await shop.server.sql(`select 1 from ${table} where user_id = $1`, [buyer.member.userId]);
      expect(rows, table).toEqual([]);
    }
  });
});

/** Returns the events about a customer that may change anything, oldest first. */
async function signalsOf(customer: string): Promise<string[]> {
  const events = await shop.control.events();
  return events
    .filter(({ data }) => JSON.stringify(data.object).includes(customer))
    .filter(({ type }) =>
      /^(customer\.(subscription|deleted)|checkout\.session\.completed|invoice\.(paid|payment|voided)|charge\.ref)/.test(
        type,
      ),
    )
    .map(({ id }) => id);
}

/** Returns what the product says it did with each notification. */
function outcomes(answers: Delivered[]): string[] {
  return answers.map(({ status, body }) => (status === 200 ? JSON.parse(body).outcome : String(status)));
}

/** Returns every order of up to three events; for more, one random order with a few events twice. */
function orders(ids: string[]): string[][] {
  if (ids.length <= 3) return permutations(ids);
  const drawn = fc.shuffledSubarray(ids, { minLength: ids.length });
  const [[order, twice] = [ids, []]] = fc.sample(fc.tuple(drawn, fc.subarray(ids, { maxLength: 3 })), {
    numRuns: 1,
    seed: 20261120,
  });
  return [[...order, ...twice]];
}

function permutations(ids: string[]): string[][] {
  if (ids.length <= 1) return [ids];
  return ids.flatMap((id, index) => permutations(ids.toSpliced(index, 1)).map((rest) => [id, ...rest]));
}
