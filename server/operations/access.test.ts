import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alertsPath } from '#domain/operations/alerts.ts';
import {
  adminPaths,
  limitsPath,
  reactivatePath,
  resolveErrorPath,
  suspendPath,
  type UsageUsersPage,
} from '#domain/operations/figures.ts';
import { liveSettingsPath } from '#domain/operations/live-settings.ts';
import { batchesPath, exportUsersPath, manyPath, undoManyPath } from '#domain/operations/many.ts';
import { deleteOnRequestPath, exportOnRequestPath, restoreStoryPath } from '#domain/operations/people.ts';
import { startTestServer, type TestMember, type TestServer } from '../testing.ts';

type Caller = 'visitor' | 'free' | 'premium' | 'viewer' | 'admin' | 'super_admin';
const viewers: Caller[] = ['viewer', 'admin', 'super_admin'];
const admins: Caller[] = ['admin', 'super_admin'];
const someone = randomUUID();

const calls: { path: string; method?: string; json?: unknown; allowed: Caller[]; answers?: number }[] = [
  { path: adminPaths.dashboard, allowed: viewers },
  { path: adminPaths.analytics, allowed: viewers },
  { path: adminPaths.usage, allowed: viewers },
  { path: adminPaths.usageUsers, allowed: viewers },
  { path: adminPaths.monitoring, allowed: viewers },
  { path: adminPaths.costs, allowed: viewers },
  { path: adminPaths.logs, allowed: viewers },
  { path: adminPaths.logWindow, allowed: viewers },
  { path: alertsPath, allowed: viewers },
  { path: adminPaths.users, allowed: admins },
  { path: liveSettingsPath, allowed: admins },
  { path: liveSettingsPath, method: 'PATCH', json: {}, allowed: admins },
  { path: adminPaths.audit, allowed: admins },
  { path: manyPath, allowed: admins },
  { path: manyPath, method: 'POST', json: {}, allowed: admins, answers: 400 },
  { path: batchesPath, allowed: admins },
  { path: undoManyPath(someone), method: 'POST', allowed: admins, answers: 404 },
  { path: exportUsersPath, method: 'POST', json: {}, allowed: admins, answers: 400 },
  { path: adminPaths.resetDailyLimits, method: 'POST', allowed: admins },
  { path: suspendPath(someone), method: 'POST', json: { request: '1' }, allowed: admins, answers: 404 },
  { path: reactivatePath(someone), method: 'POST', json: { request: '1' }, allowed: admins, answers: 404 },
  { path: resolveErrorPath(someone), method: 'POST', allowed: admins, answers: 404 },
  { path: restoreStoryPath(someone, someone), method: 'POST', allowed: admins, answers: 404 },
  { path: exportOnRequestPath(someone), method: 'POST', json: { request: '1' }, allowed: admins, answers: 404 },
  {
    path: deleteOnRequestPath(someone),
    method: 'POST',
    json: { request: '1', email: 'a@b.example' },
    allowed: admins,
    answers: 404,
  },
  { path: limitsPath(someone), method: 'PATCH', json: { freeText: 5 }, allowed: admins, answers: 404 },
];

describe('who may call the back office', () => {
  let server: TestServer;
  const callers = new Map<Caller, TestMember>();

  beforeAll(async () => {
    server = await startTestServer({ vendors: ['google'] });
    const emails: [Caller, string | undefined][] = [
      ['free', undefined],
      ['premium', undefined],
      ['viewer', 'viewer@lunatale.test'],
      ['admin', 'editor@lunatale.test'],
      ['super_admin', 'admin@lunatale.test'],
    ];
    for (const [caller, email] of emails) {
      const member = await server.signIn(email);
      await member.call('/api/identity/profile', { method: 'POST' });
      callers.set(caller, member);
    }
    await server.sql(`insert into subscriptions (user_id, status) values ($1, 'active')`, [
      callers.get('premium')?.userId,
    ]);
  });
  afterAll(() => server.stop());

  const member = (caller: Caller): TestMember => {
    const found = callers.get(caller);
    if (!found) throw new Error(`nobody signed in as ${caller}`);
    return found;
  };

  test.each(calls)(
    '[SEC-14, SEC-15, SEC-16, ADMIN-01, ADMIN-02, ADMIN-03, DATA-57, P08] $path answers its roles alone',
    async ({ path, method = 'GET', json, allowed, answers = 200 }) => {
      for (const caller of ['visitor', 'free', 'premium', 'viewer', 'admin', 'super_admin'] as Caller[]) {
        const response =
          caller === 'visitor'
            ? await fetch(server.url + path, { method })
            : await member(caller).call(path, { method, ...(json === undefined ? {} : { json }) });
        const expected = caller === 'visitor' ? 401 : allowed.includes(caller) ? answers : 403;
        expect(response.status, caller).toBe(expected);
        const body = await response.json();
        if (expected === 403) expect(body).toMatchObject({ code: 'FORBIDDEN' });
      }
    },
  );

  test('[USAGE-13, LOG-24, COST-07] who may not open the list of users reads no address, and finds nobody by one', async () => {
    const parent = member('free');
    await server.sql(
      `insert into error_logs (user_id, error_type, error_message, severity, timestamp) values ($1, 'client', 'It broke', 'low', now())`,
      [parent.userId],
    );
    await server.sql(
      `insert into monthly_user_costs (user_id, month, cost_usd) values ($1, date_trunc('month', now())::date, 9)
        on conflict do nothing`,
      [parent.userId],
    );
    const end = parent.email.slice(parent.email.indexOf('@'));
    for (const path of [adminPaths.usageUsers, adminPaths.costs, adminPaths.logs, adminPaths.logWindow]) {
      const [low, high] = await Promise.all(
        (['viewer', 'admin'] as const).map(async (caller) => (await member(caller).call(path)).text()),
      );
      expect([path, high?.includes(parent.email)]).toEqual([path, true]);
      expect([path, low?.includes(parent.email), low?.includes(`…${end}`)]).toEqual([path, false, true]);
    }
    const found = async (caller: Caller, search: string) =>
      (
        (await (
          await member(caller).call(`${adminPaths.usageUsers}?search=${encodeURIComponent(search)}`)
        ).json()) as UsageUsersPage
      ).matching;
    const [before] = parent.email.split('@');
    expect([await found('admin', before ?? ''), await found('viewer', before ?? '')]).toEqual([1, 0]);
    // Somebody without a name of their own is called by the part of the address that is hidden.
    await server.sql('update profiles set name = $2 where id = $1', [parent.userId, before]);
    for (const path of [adminPaths.usageUsers, adminPaths.costs]) {
      const low = await (await member('viewer').call(path)).text();
      expect([path, low.includes(`"${before}"`), low.includes(`…${end}`)]).toEqual([path, false, true]);
    }
    expect([await found('admin', before ?? ''), await found('viewer', before ?? '')]).toEqual([1, 0]);
    const about = `${adminPaths.logs}?about=${encodeURIComponent(parent.email)}`;
    expect([(await member('admin').call(about)).status, (await member('viewer').call(about)).status]).toEqual([
      200, 403,
    ]);
  });

  test('[ADMIN-13, ADMIN-14, ADMIN-15] everybody may ask who they are here; an operator is noted', async () => {
    const parent = await member('free').call(adminPaths.status);
    expect(await parent.json()).toEqual({ isAdmin: false });
    await member('viewer').call(adminPaths.status);
    const [row] = await server.sql<{ last_login: Date; user_id: string }>(
      `select last_login, user_id from admin_users where email = 'viewer@lunatale.test'`,
    );
    expect(row?.last_login).toBeInstanceOf(Date);
    expect(row?.user_id).toBe(member('viewer').userId);
    const status = await (await member('viewer').call(adminPaths.status)).json();
    expect(status).toMatchObject({ isAdmin: true, role: 'viewer', email: 'viewer@lunatale.test' });
    expect((await fetch(server.url + adminPaths.status)).status).toBe(401);
  });

  test('[P07, DATA-48] an operator who is switched off is refused on the next request', async () => {
    const other = await server.signIn('Night.Shift@lunatale.test');
    await server.sql(`insert into admin_users (email, role) values ('night.shift@LUNATALE.test', 'admin')`);
    expect((await other.call(adminPaths.users)).status).toBe(200);
    await server.sql(`update admin_users set is_active = false where email = 'night.shift@LUNATALE.test'`);
    expect((await other.call(adminPaths.users)).status).toBe(403);
    expect(await (await other.call(adminPaths.status)).json()).toEqual({ isAdmin: false });
  });

  test('[P07] an address that only looks like an operator’s is a parent', async () => {
    for (const email of ['viewer@lunatale.test.example.com', 'viewer+1@lunatale.test', 'vіewer@lunatale.test']) {
      const lookalike = await server.signIn(email);
      expect((await lookalike.call(adminPaths.dashboard)).status, email).toBe(403);
    }
  });

  test('[P07] a letter that another language makes small is another letter', async () => {
    await server.sql(`insert into admin_users (email, role) values ('kim@lunatale.test', 'super_admin')`);
    for (const email of ['kİm@lunatale.test', 'KİM@lunatale.test', 'kım@lunatale.test', '\u212Aim@lunatale.test']) {
      const lookalike = await server.signIn(email);
      expect((await lookalike.call(adminPaths.dashboard)).status, email).toBe(403);
    }
    const kim = await server.signIn('Kim@Lunatale.TEST');
    expect((await kim.call(adminPaths.dashboard)).status).toBe(200);
  });

  test('[P07] a record belongs to the account that used it first', async () => {
    const first = await server.signIn('first@lunatale.test');
    await server.sql(`insert into admin_users (email, role) values ('first@lunatale.test', 'viewer')`);
    expect((await first.call(adminPaths.dashboard)).status).toBe(200);
    await server.sql(`update users set email = 'renamed@example.com' where id = $1`, [first.userId]);
    const second = await server.signIn('second@example.com');
    await server.sql(`update users set email = 'first@lunatale.test' where id = $1`, [second.userId]);
    expect((await second.call(adminPaths.dashboard)).status).toBe(403);
    expect((await first.call(adminPaths.dashboard)).status).toBe(200);
  });

  test('[DATA-37, ADMIN-19] a permission that the record takes away closes the screens that need it', async () => {
    const clerk = await server.signIn('clerk@lunatale.test');
    await server.sql(
      `insert into admin_users (email, role, permissions) values ('clerk@lunatale.test', 'super_admin', '{"analytics":{"view":false}}')`,
    );
    for (const path of [adminPaths.analytics, adminPaths.usage, adminPaths.monitoring, adminPaths.costs]) {
      expect((await clerk.call(path)).status, path).toBe(403);
    }
    expect((await clerk.call(adminPaths.dashboard)).status).toBe(200);
    expect((await clerk.call(adminPaths.logs)).status).toBe(200);
  });

  test('[P10] what a body says of the caller changes nothing', async () => {
    const free = member('free');
    const body = { freeText: 99, role: 'super_admin', user_id: free.userId };
    expect((await free.call(limitsPath(free.userId), { method: 'PATCH', json: body })).status).toBe(403);
    const [limits] = await server.sql<{ n: number }>(
      'select count(*)::integer as n from user_usage_limits where free_no_image_stories_limit = 99',
    );
    expect(limits?.n).toBe(0);
  });
});
