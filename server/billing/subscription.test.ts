import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnerConnection } from '#db/connect.ts';
import { accountPath } from '#domain/identity/account.ts';
import { usageCheckPath, usageStatsPath } from '#domain/usage/allowance.ts';
import type { TestMember } from '../testing.ts';
import { cancelSubscriptions } from './cancel-subscriptions.ts';
import { reconcileBilling } from './reconcile.ts';
import { startTestShop, type TestShop } from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.server.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const insert = (member: TestMember, columns: Record<string, unknown>) => {
  const row = { user_id: member.userId, ...columns };
  const names = Object.keys(row);
  return shop.server.sql(
    `insert into subscriptions (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(row),
  );
};
const trial = (member: TestMember, endsAt: string) =>
  shop.server.sql('insert into trials (user_id, ends_at) values ($1, $2)', [member.userId, endsAt]);
const mayIllustrate = async (member: TestMember) =>
  (await member.call(`${usageCheckPath}?storyType=premium_gemini`)).json();
const stats = async (member: TestMember) => (await member.call(usageStatsPath)).json();

describe('the status that counts', () => {
  test.for([
    ['active', true],
    ['trialing', true],
    ['canceled', false],
    ['free', false],
    ['incomplete', false],
  ] as const)('[SUB-01] [SUB-02] [SUB-14] a row that says %s', async ([status, isActive]) => {
    const parent = await shop.server.signIn();
    await insert(parent, { status, renewal_date: inDays(3) });
    const view = await shop.view(parent);
    expect(Object.keys(view).sort()).toEqual([
      'canceledAt',
      'isActive',
      'paidByAnother',
      'renewalDate',
      'status',
      'trialEndsAt',
    ]);
    expect(view).toMatchObject({ status, isActive });
    expect(await mayIllustrate(parent)).toMatchObject({ allowed: isActive });
  });

  test.for(['past_due', 'unpaid', 'paused', 'incomplete_expired'])(
    '[SUB-01] [SUB-02] the provider’s word %s reads as incomplete and inactive',
    async (status) => {
      const parent = await shop.server.signIn();
      await insert(parent, { status });
      expect(await shop.view(parent)).toMatchObject({ status: 'incomplete', isActive: false });
      expect(await mayIllustrate(parent)).toMatchObject({ allowed: false, reason: 'NO_ACTIVE_SUBSCRIPTION' });
    },
  );

  test('[SUB-03] [SUB-04] [DATA-21] without a subscription a trial that has not ended is active', async () => {
    const parent = await shop.server.signIn();
    const endsAt = inDays(2);
    await trial(parent, endsAt);
    expect(await shop.view(parent)).toMatchObject({ status: 'trialing', isActive: true, trialEndsAt: endsAt });
    expect(await mayIllustrate(parent)).toMatchObject({ allowed: true, limit: 10 });
  });

  test('[SUB-05] [SUB-06] an ended trial, and nothing at all, are incomplete and inactive', async () => {
    const [ended, nothing] = [await shop.server.signIn(), await shop.server.signIn()];
    await trial(ended, inDays(-1));
    for (const parent of [ended, nothing]) {
      expect(await shop.view(parent)).toMatchObject({ status: 'incomplete', isActive: false });
    }
    expect(await stats(nothing)).toMatchObject({ tier: 'free' });
  });

  test('[SUB-13] of several rows the newest counts', async () => {
    const parent = await shop.server.signIn();
    await insert(parent, { status: 'active', created_at: inDays(-9) });
    await insert(parent, { status: 'canceled', created_at: inDays(-1) });
    await insert(parent, { status: 'trialing', created_at: inDays(-5) });
    expect(await shop.view(parent)).toMatchObject({ status: 'canceled', isActive: false });
  });

  test('[SUB-10] [SUB-11] [SUB-12] who ever paid is not free any more, and needs a subscription again', async () => {
    const parent = await shop.server.signIn();
    expect(await stats(parent)).toMatchObject({ tier: 'free', hasEverPaid: false });
    await shop.server.sql('update user_usage_limits set has_ever_paid = true where user_id = $1', [parent.userId]);
    expect(await stats(parent)).toMatchObject({ tier: 'premium', hasEverPaid: true });
    expect(await mayIllustrate(parent)).toMatchObject({ allowed: false, reason: 'NO_ACTIVE_SUBSCRIPTION' });
  });

  test('[BILL-14] a cancelled one ends at its moment, though no notification says so', async () => {
    const parent = await shop.server.signIn();
    await insert(parent, { status: 'active', canceled_at: inDays(-3), ends_at: inDays(1), renewal_date: inDays(1) });
    expect(await shop.view(parent)).toMatchObject({ status: 'active', isActive: true, canceledAt: expect.any(String) });
    await shop.server.sql('update subscriptions set ends_at = $2 where user_id = $1', [parent.userId, inDays(-0.01)]);
    expect(await shop.view(parent)).toMatchObject({ status: 'canceled', isActive: false });
    expect(await mayIllustrate(parent)).toMatchObject({ allowed: false, reason: 'NO_ACTIVE_SUBSCRIPTION' });
  });

  test('[P15] an overdue payment leaves the days of grace and not one more', async () => {
    const parent = await shop.server.signIn();
    const customer = await shop.buy(parent, 'failsLater');
    await shop.settled(parent);
    await shop.control.advance(customer, 'next');
    await shop.settled(parent);
    const [row] = await shop.kept(parent);
    expect(row).toMatchObject({ status: 'past_due', effective: 'active' });
    const graceDays = (Number(row?.grace_ends_at) - Number(row?.renewal_date)) / 86_400_000;
    expect(graceDays).toBeLessThan(-20);
    expect(await mayIllustrate(parent)).toMatchObject({ allowed: true });
    await shop.server.sql('update subscriptions set grace_ends_at = $2 where user_id = $1', [
      parent.userId,
      inDays(-1),
    ]);
    expect(await shop.view(parent)).toMatchObject({ status: 'incomplete', isActive: false });
    expect(await mayIllustrate(parent)).toMatchObject({ allowed: false, reason: 'NO_ACTIVE_SUBSCRIPTION' });
  });
});

describe('deleting an account', () => {
  test('[P33] waits for the provider: nobody goes on paying for an account that is gone', async () => {
    const parent = await shop.server.signIn();
    await shop.buy(parent);
    await shop.settled(parent);
    await shop.server.sandbox.fault({ vendor: 'stripe', fault: '503' });
    await expect(cancelSubscriptions(shop.server.ctx, parent)).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    await shop.server.sandbox.clearFaults();
    expect(await shop.view(parent)).toMatchObject({ isActive: true });
    await cancelSubscriptions(shop.server.ctx, parent);
    await shop.settled(parent);
    expect(await shop.view(parent)).toMatchObject({ isActive: false, status: 'canceled' });
    await cancelSubscriptions(shop.server.ctx, await shop.server.signIn());
  });
});

describe('a notification that comes while the account is deleted', () => {
  test('[P33] [P15] waits or is waited for, and neither fails', async () => {
    const { server, control } = shop;
    const parent = await server.signIn();
    await control.hold(true);
    const customer = await shop.buy(parent);
    const about = (await control.events()).filter(({ data }) => JSON.stringify(data.object).includes(customer));
    const [paid, completed] = ['invoice.paid', 'checkout.session.completed'].map(
      (wanted) => about.find(({ type }) => type === wanted)?.id ?? '',
    );
    await control.deliver([paid ?? '']);

    // A locked row holds the next notification in the middle of its writing ...
    const other = await openOwnerConnection(server.databaseUrl);
    const waiting = async () =>
      (await server.sql("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
        .length;
    try {
      await other.query('begin');
      await other.query('select from user_usage_limits where user_id = $1 for update', [parent.userId]);
      const told = control.deliver([completed ?? '']);
      await expect.poll(waiting).toBe(1);
      // ... and the deletion comes meanwhile.
      const deleted = parent.call(accountPath, { method: 'DELETE', json: { email: parent.email } });
      await expect.poll(waiting).toBe(2);
      await other.query('commit');
      expect([(await deleted).status, (await told)[0]?.status]).toEqual([204, 200]);
    } finally {
      await other.end();
      await control.hold(false);
    }
    for (const table of ['users', 'payment_customers', 'payment_events', 'payments', 'subscriptions']) {
      const column = { users: 'id', payment_events: 'customer_id' }[table] ?? 'user_id';
      const key = table === 'payment_events' ? customer : parent.userId;
      expect(await server.sql(`select from ${table} where ${column} = $1`, [key]), table).toEqual([]);
    }
  });
});

describe('the nightly comparison', () => {
  test('[P15] [BILL-12] repairs what no notification said, says so, and then finds nothing more', async () => {
    const [buyer, quitter, unknown] = [
      await shop.server.signIn(),
      await shop.server.signIn(),
      await shop.server.signIn(),
    ];
    const quits = await shop.buy(quitter);
    await shop.settled(quitter);
    await reconcileBilling(shop.server.ctx);
    await shop.server.sandbox.fault({ vendor: 'stripe', fault: 'webhooks-dropped' });
    await shop.buy(buyer);
    await shop.order(unknown);
    await shop.api('DELETE', `/customers/${quits}`);
    expect(await shop.view(buyer)).toMatchObject({ isActive: false });
    expect(await shop.view(quitter)).toMatchObject({ isActive: true });

    const repaired = await reconcileBilling(shop.server.ctx);
    expect(repaired).toMatchObject({ repaired: 2, failed: 0 });
    expect(await shop.view(buyer)).toMatchObject({ isActive: true, status: 'active' });
    expect(await shop.view(quitter)).toMatchObject({ isActive: false, status: 'canceled' });
    expect(await reconcileBilling(shop.server.ctx)).toEqual({ ...repaired, repaired: 0 });

    await shop.server.ctx.recorder.flush();
    const said = await shop.server.sql<{ error_message: string }>(
      "select error_message from error_logs where error_type = 'billing_reconciliation'",
    );
    expect(said.at(-1)?.error_message).toMatch(/ 2 were repaired and 0 could not be read/);
    await shop.server.sandbox.clearFaults();
  });

  test('[P15] a provider that fails for one customer keeps nobody else from being repaired', async () => {
    const [first, second] = [await shop.server.signIn(), await shop.server.signIn()];
    await shop.server.sandbox.fault({ vendor: 'stripe', fault: 'webhooks-dropped' });
    const customers = [await shop.buy(first), await shop.buy(second)].sort();
    await shop.server.sandbox.fault({ vendor: 'stripe', fault: '500', match: customers[0] ?? '' });
    expect(await reconcileBilling(shop.server.ctx)).toMatchObject({ repaired: 1, failed: 1 });
    await shop.server.sandbox.clearFaults();
    expect(await reconcileBilling(shop.server.ctx)).toMatchObject({ repaired: 1, failed: 0 });
  });

  test('[P15] a customer that the database forgot is found again by its next notification', async () => {
    const parent = await shop.server.signIn();
    const customer = await shop.buy(parent);
    await shop.settled(parent);
    await shop.server.sql('delete from payment_customers where user_id = $1', [parent.userId]);
    await shop.server.sql('delete from subscriptions where user_id = $1', [parent.userId]);
    await shop.control.advance(customer, 'next');
    await expect.poll(() => shop.view(parent), { timeout: 20_000 }).toMatchObject({ isActive: true, status: 'active' });
    expect(await shop.customerOf(parent)).toBe(customer);
  });
});
