import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usageCheckPath, usageStatsPath } from '#domain/usage/allowance.ts';
import { startTestServer, type TestMember, type TestServer } from '../testing.ts';

let server: TestServer;
let now = new Date('2026-11-20T10:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());

const check = async (member: TestMember, type: string) =>
  (await member.call(`${usageCheckPath}?storyType=${type}`)).json();
const stats = async (member: TestMember) => (await member.call(usageStatsPath)).json();
const subscribe = (member: TestMember, status: string) =>
  server.sql('insert into subscriptions (user_id, status) values ($1, $2)', [member.userId, status]);
const setUsed = (member: TestMember, column: string, value: number) =>
  server.sql(`update user_usage_limits set ${column} = $2 where user_id = $1`, [member.userId, value]);

describe('the usage check', () => {
  test('[DATA-22] [DATA-25] [DATA-35] [LIMIT-09] [LIMIT-22] makes a missing row with the default limits', async () => {
    const parent = await server.signIn();
    expect(await check(parent, 'free_no_image')).toEqual({ allowed: true, reason: null, used: 0, limit: 3 });
    expect(await check(parent, 'free_image')).toEqual({ allowed: true, reason: null, used: 0, limit: 1 });
    expect(await server.sql('select 1 from user_usage_limits where user_id = $1', [parent.userId])).toHaveLength(1);
  });

  test('[LIMIT-12] a visitor is told to sign in', async () => {
    const answer = await fetch(`${server.url}${usageCheckPath}?storyType=free_image`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  test('[LIMIT-13] [LIMIT-14] used-up free stories are refused with their reasons', async () => {
    const parent = await server.signIn();
    await stats(parent);
    await setUsed(parent, 'free_no_image_stories_used', 3);
    await setUsed(parent, 'free_image_stories_used', 1);
    expect(await check(parent, 'free_no_image')).toEqual({
      allowed: false,
      reason: 'FREE_NO_IMAGE_LIMIT_EXCEEDED',
      used: 3,
      limit: 3,
    });
    expect(await check(parent, 'free_image')).toEqual({
      allowed: false,
      reason: 'FREE_IMAGE_LIMIT_EXCEEDED',
      used: 1,
      limit: 1,
    });
  });

  test.for(['active', 'trialing'])(
    '[LIMIT-03] [LIMIT-04] [LIMIT-05] [LIMIT-16] %s has text without limit and 10 illustrated a day',
    async (status) => {
      const parent = await server.signIn();
      await stats(parent);
      await subscribe(parent, status);
      expect(await stats(parent)).toMatchObject({ tier: 'premium', subscriptionStatus: status });
      expect(await check(parent, 'premium_no_image')).toMatchObject({ allowed: true, limit: null });
      await setUsed(parent, 'daily_gemini_stories_used', 9);
      expect(await check(parent, 'premium_gemini')).toMatchObject({ allowed: true, used: 9, limit: 10 });
      await setUsed(parent, 'daily_gemini_stories_used', 10);
      expect(await check(parent, 'premium_gemini')).toMatchObject({
        allowed: false,
        reason: 'DAILY_GEMINI_LIMIT_EXCEEDED',
      });
    },
  );

  test.for(['canceled', 'incomplete', 'past_due'])(
    '[LIMIT-15] [SUB-11] who paid once and is now %s needs a subscription again',
    async (status) => {
      const parent = await server.signIn();
      await stats(parent);
      await subscribe(parent, status);
      await server.sql('update user_usage_limits set has_ever_paid = true where user_id = $1', [parent.userId]);
      expect(await stats(parent)).toMatchObject({ tier: 'premium', hasEverPaid: true });
      expect(await check(parent, 'premium_no_image')).toMatchObject({
        allowed: false,
        reason: 'NO_ACTIVE_SUBSCRIPTION',
      });
      expect(await check(parent, 'premium_gemini')).toMatchObject({ allowed: false, reason: 'NO_ACTIVE_SUBSCRIPTION' });
    },
  );

  test('[LIMIT-06] [DATA-24] [DATA-28] [DATA-29] an operator has no limits', async () => {
    const operator = await server.signIn('editor@lunatale.test');
    expect(await stats(operator)).toMatchObject({
      tier: 'admin',
      isAdmin: true,
      adminRole: 'admin',
      subscriptionStatus: 'admin',
    });
    await setUsed(operator, 'daily_gemini_stories_used', 99);
    expect(await check(operator, 'premium_gemini')).toMatchObject({ allowed: true, limit: null });
    expect(await check(operator, 'premium_no_image')).toMatchObject({ allowed: true });
  });

  test('[DATA-26] [DATA-27] each story type raises its own counter, which the statistics tell with their limits', async () => {
    const parent = await server.signIn();
    await subscribe(parent, 'active');
    await stats(parent);
    for (const type of ['free_no_image', 'free_no_image', 'free_image', 'premium_gemini', 'premium_no_image'])
      await server.ctx.store.asService((tx) =>
        tx.execute(sql`select increment_usage(${parent.userId}::uuid, ${type})`),
      );
    expect(await stats(parent)).toMatchObject({
      freeText: { used: 2, limit: 3 },
      freeImage: { used: 1, limit: 1 },
      dailyGemini: { used: 1, limit: 10 },
      hasEverPaid: false,
      subscriptionStatus: 'active',
      isAdmin: false,
      adminRole: null,
    });
  });

  test('[LIMIT-17] a check that itself fails says so, and nothing is allowed', async () => {
    const parent = await server.signIn();
    await server.sql('alter function check_usage_limit rename to check_usage_limit_away');
    try {
      const answer = await parent.call(`${usageCheckPath}?storyType=free_image`);
      expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'CHECK_FAILED' }]);
    } finally {
      await server.sql('alter function check_usage_limit_away rename to check_usage_limit');
    }
    expect(await check(parent, 'free_image')).toMatchObject({ allowed: true });
  });

  test.for(['', 'gold'])('an unknown story type %j is refused', async (type) => {
    const parent = await server.signIn();
    expect((await parent.call(`${usageCheckPath}?storyType=${type}`)).status).toBe(400);
  });
});

describe('the daily count', () => {
  test('[P14] [LIMIT-24] starts again once at UTC midnight', async () => {
    now = new Date('2026-11-20T23:59:00Z');
    const parent = await server.signIn();
    await subscribe(parent, 'active');
    await stats(parent);
    await setUsed(parent, 'daily_gemini_stories_used', 10);
    expect(await stats(parent)).toMatchObject({
      dailyGemini: { used: 10, limit: 10 },
      dailyResetsAt: '2026-11-21T00:00:00.000Z',
    });
    now = new Date('2026-11-21T00:00:01Z');
    const answers = await Promise.all(Array.from({ length: 10 }, () => check(parent, 'premium_gemini')));
    expect(answers).toEqual(Array(10).fill({ allowed: true, reason: null, used: 0, limit: 10 }));
    await setUsed(parent, 'daily_gemini_stories_used', 2);
    expect(await check(parent, 'premium_gemini')).toMatchObject({ used: 2 });
  });
});

describe('the procedures guard themselves', () => {
  test('[SEC-06] nobody asks about another user', async () => {
    const [parent, stranger] = [await server.signIn(), await server.signIn()];
    for (const call of [
      `check_usage_limit('${stranger.userId}', 'free_image')`,
      `get_user_usage_stats('${stranger.userId}')`,
      `is_admin('${stranger.userId}')`,
      `subscription_status('${stranger.userId}')`,
    ]) {
      const asked = server.ctx.store.onBehalfOf(parent.userId, (tx) => tx.execute(`select * from ${call}`));
      await expect(asked).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  test('[SEC-07] a member changes no limit, tier, subscription or admin record', async () => {
    const parent = await server.signIn();
    await stats(parent);
    for (const statement of [
      'update user_usage_limits set free_image_stories_limit = 99',
      "insert into subscriptions (user_id, status) values (current_user_id(), 'active')",
      "insert into admin_users (email, role) values ('me@example.com', 'super_admin')",
      'select reset_daily_limits()',
      "select increment_usage(current_user_id(), 'free_image')",
      "select settle_generation(gen_random_uuid(), 'completed', '', null, false, 0)",
    ]) {
      const tried = server.ctx.store.onBehalfOf(parent.userId, (tx) => tx.execute(statement));
      await expect(tried).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});
