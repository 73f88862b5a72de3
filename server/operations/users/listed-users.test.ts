import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  invitationsPath,
  joinHouseholdPath,
  leaveHouseholdPath,
  type NewHouseholdInvitation,
} from '#domain/identity/household.ts';
import {
  type Analytics,
  adminPaths,
  type Dashboard,
  type UsageUsersPage,
  type UsersPage,
} from '#domain/operations/figures.ts';
import { startTestServer, type TestMember, type TestServer } from '../../testing.ts';

// Ten minutes past midnight: what ended "today" or "yesterday" ended only minutes ago.
const now = new Date('2026-11-20T00:10:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

describe('what is kept of users for the lists of the back office', () => {
  let server: TestServer;
  let operator: TestMember;

  beforeAll(async () => {
    server = await startTestServer({ vendors: ['google'], now: () => now });
    await server.sql(`select ensure_log_partitions('2026-08-01', 5)`);
    operator = await server.signIn('admin@lunatale.test');
  });
  afterAll(() => server.stop());

  let people = 0;
  async function person(): Promise<string> {
    people += 1;
    const [row] = await server.sql<{ id: string }>('insert into users (email) values ($1) returning id', [
      `listed${people}@example.com`,
    ]);
    const id = row?.id ?? '';
    await server.sql(`insert into profiles (id, name, email, provider) values ($1, $2, $3, 'google')`, [
      id,
      `Listed ${people}`,
      `listed${people}@example.com`,
    ]);
    return id;
  }
  const subscribe = (userId: string, status: string, endsAt: string | null = null, graceEndsAt: string | null = null) =>
    server.sql(
      'insert into subscriptions (user_id, status, ends_at, grace_ends_at, created_at) values ($1, $2, $3, $4, $5)',
      [userId, status, endsAt, graceEndsAt, at(-48 + people)],
    );
  const isAsAskedOneByOne = () =>
    server.ctx.store.asService(async (tx) => {
      const { rows } = await tx.execute(`select l.id, l.subscription, e.status, l.tier, usage_tier(l.id) as one
        from listed_users() l, lateral (select effective_subscription_status(l.id) as status) e
        where l.tier <> usage_tier(l.id) or l.subscription <> e.status and (l.subscription <> 'free' or e.status <> 'incomplete')`);
      return rows;
    });

  test('[DASH-14, USERS-11] everybody has the status and tier in the lists that they have when they are asked about alone, whatever the hour', async () => {
    for (const status of ['free', 'active', 'trialing', 'past_due', 'canceled', 'incomplete', 'admin']) {
      for (const end of [null, at(-0.1), at(0.1)]) {
        await subscribe(await person(), status, end);
        await subscribe(await person(), status, null, end);
      }
    }
    const twice = await person();
    await subscribe(twice, 'active');
    people += 1;
    await subscribe(twice, 'canceled');
    for (const hours of [-0.1, 0.1]) {
      await server.sql('insert into trials (user_id, ends_at) values ($1, $2)', [await person(), at(hours)]);
    }
    const paid = await person();
    await server.sql('insert into user_usage_limits (user_id, has_ever_paid) values ($1, true)', [paid]);
    await server.sql(`insert into admin_users (email, role) values ('LISTED1@example.com', 'viewer')`);
    expect(await isAsAskedOneByOne()).toEqual([]);
    // Later changes are followed.
    await server.sql(`update subscriptions set status = 'canceled' where status = 'active'`);
    await server.sql(`delete from subscriptions where status = 'past_due'`);
    await server.sql('delete from trials');
    await server.sql('update user_usage_limits set has_ever_paid = false');
    await server.sql('update admin_users set is_active = false where role = $1', ['viewer']);
    expect(await isAsAskedOneByOne()).toEqual([]);
  });

  test('[USERS-11, USAGE-25] whoever shares a paid plan is of the household in both lists, and alone is free again', async () => {
    const payer = await server.signIn('payer@example.com');
    const partner = await server.signIn('partner@example.com');
    const invited = await payer.call(invitationsPath, { method: 'POST' });
    const { token } = (await invited.json()) as NewHouseholdInvitation;
    expect((await partner.call(joinHouseholdPath, { json: { token } })).status).toBe(200);
    const listed = async (): Promise<[string | undefined, string | undefined, boolean | undefined]> => {
      const users = await operator.call(`${adminPaths.users}?search=partner@`);
      const usage = await operator.call(`${adminPaths.usageUsers}?search=partner@`);
      const [user] = ((await users.json()) as UsersPage).users;
      const [used] = ((await usage.json()) as UsageUsersPage).users;
      return [user?.subscription, used?.subscription, used?.isFreeTier];
    };
    expect(await listed()).toEqual(['free', 'free', true]);
    await subscribe(payer.userId, 'active');
    expect(await listed()).toEqual(['household', 'household', false]);
    expect((await partner.call(leaveHouseholdPath, { method: 'POST' })).ok).toBe(true);
    expect(await listed()).toEqual(['free', 'free', true]);
  });

  test('[USERS-03] a new name is found, and whoever is gone is not', async () => {
    const id = await person();
    await server.sql(`update profiles set name = 'Ñandú ÁRBOL' where id = $1`, [id]);
    const find = async (search: string) => {
      const answer = await operator.call(`${adminPaths.users}?search=${encodeURIComponent(search)}`);
      return ((await answer.json()) as UsersPage).users.map((user) => user.name);
    };
    expect(await find('ñandú árb')).toEqual(['Ñandú ÁRBOL']);
    await server.sql('delete from users where id = $1', [id]);
    expect(await find('ñandú árb')).toEqual([]);
  });

  test('[DASH-12, ANALYTICS-10] different users and countries of a range are those who came in it, counted once at their last time', async () => {
    const [early, both, late] = [await person(), await person(), await person()];
    const event = (id: string, hours: number) =>
      server.sql(`insert into user_events (user_id, event_type, timestamp) values ($1, 'story_create', $2)`, [
        id,
        at(hours),
      ]);
    const session = (id: string, hours: number, country: string) =>
      server.sql(
        'insert into user_sessions (id, user_id, last_seen_at, country) values (gen_random_uuid(), $1, $2, $3)',
        [id, at(hours), country],
      );
    await event(early, -24 * 20);
    await event(both, -24 * 20);
    await event(both, -1);
    await event(late, -1);
    await event(late, -0.1);
    await session(early, -24 * 20, 'ES');
    await session(both, -24 * 20, 'ES');
    await session(both, -1, 'MX');
    const analytics = async (range: string) =>
      (await (await operator.call(`${adminPaths.analytics}?range=${range}`)).json()) as Analytics;
    const of = ({ eventBreakdown, countries }: Analytics) => ({
      events: eventBreakdown.find((row) => row.event_type === 'story_create'),
      countries: countries.filter((row) => ['ES', 'MX'].includes(row.name)),
    });
    expect(of(await analytics('7d'))).toEqual({
      events: { event_type: 'story_create', count: 3, unique_users: 2 },
      countries: [{ name: 'MX', count: 1 }],
    });
    expect(of(await analytics('30d'))).toEqual({
      events: { event_type: 'story_create', count: 5, unique_users: 3 },
      countries: [
        { name: 'ES', count: 1 },
        { name: 'MX', count: 1 },
      ],
    });
    await server.sql('delete from users where id = $1', [late]);
    const { data } = (await (await operator.call(adminPaths.dashboard)).json()) as Dashboard;
    expect(data?.eventBreakdown.find((row) => row.event_type === 'story_create')?.unique_users).toBe(1);
  });

  test('what triggers keep of users is what counting anew finds', async () => {
    const kept = () => server.sql('select * from user_activity order by user_id');
    const counts = () =>
      server.sql(
        `select * from daily_counts where count <> 0 and kind in ('last', 'country', 'costing') order by 2, 1, 3`,
      );
    await server.ctx.recorder.flush();
    const before = [await kept(), await counts()];
    expect(before[1]?.length).toBeGreaterThan(2);
    await server.sql('select recount_operations()');
    expect([await kept(), await counts()]).toEqual(before);
  });
});
