import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Generation,
  generateStoryStreamPath,
  generationPath,
  generationStreamPath,
  stopGenerationPath,
} from '#domain/generation/api.ts';
import type { UsageStats } from '#domain/usage/allowance.ts';
import { startTestServer, storyParams, type TestServer } from '../testing.ts';
import { leaseSeconds, reserveGeneration, settleGeneration } from './running/store.ts';

const unpaid = { provider: 'deepseek', reservedUsd: 0, capUsd: null };

let server: TestServer;
let offset = 0;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + offset) });
});
afterAll(() => server.stop());

describe('reservations of processes that die', () => {
  test('[P13] 100 deaths between reserve and settle: after the leases, used = completed, never above the limit, never below zero', async () => {
    const parent = await server.signIn();
    const { userId } = parent;
    await server.sql('insert into user_usage_limits (user_id, free_no_image_stories_limit) values ($1, 40)', [userId]);
    const counters = async () => {
      const [row] = await server.sql<{ used: number; completed: number }>(
        `select free_no_image_stories_used as used,
           (select count(*)::integer from generations where user_id = $1 and counted) as completed
         from user_usage_limits where user_id = $1`,
        [userId],
      );
      return row;
    };
    let completed = 0;
    const late: string[] = [];
    for (let death = 0; death < 100; death += 1) {
      const generationId = randomUUID();
      const options = storyParams();
      const { outcome } = await server.ctx.store.onBehalfOf(userId, (tx) =>
        reserveGeneration(tx, { userId, generationId, illustrated: false, requestHash: 'x', options, ...unpaid }),
      );
      // Every third process lives; of the dead, every tenth settles long after its lease is over.
      if (outcome === 'reserved' && death % 3 === 0) {
        const end = { status: 'completed' as const, content: 'x', errorCode: null, counts: true, costUsd: 0 };
        await server.ctx.store.asService((tx) => settleGeneration(tx, generationId, end));
        completed += 1;
      } else if (outcome === 'reserved' && death % 10 === 0) {
        late.push(generationId);
      }
      const row = await counters();
      expect(row?.used).toBe(completed);
      expect(row?.used).toBeLessThanOrEqual(40);
    }
    offset += (leaseSeconds + 1) * 1000;
    for (const id of late) {
      const end = { status: 'completed' as const, content: 'x', errorCode: null, counts: true, costUsd: 0 };
      await server.ctx.store.asService((tx) => settleGeneration(tx, id, end));
    }
    const row = await counters();
    expect(row?.used).toBe(row?.completed);
    expect(row?.used).toBeLessThanOrEqual(40);
    const stats = (await (await parent.call('/api/usage/check?storyType=free_no_image')).json()) as { used: number };
    expect(stats.used).toBe(row?.used);
  });

  test('[P13] a settlement after the lease does not count when somebody else has used the allowance since', async () => {
    const parent = await server.signIn();
    const { userId } = parent;
    const reserve = (generationId: string) =>
      server.ctx.store.onBehalfOf(userId, (tx) =>
        reserveGeneration(tx, {
          userId,
          generationId,
          illustrated: true,
          requestHash: 'x',
          options: storyParams(),
          ...unpaid,
        }),
      );
    const settle = (id: string) =>
      server.ctx.store.asService((tx) =>
        settleGeneration(tx, id, { status: 'completed', content: 'x', errorCode: null, counts: true, costUsd: 0 }),
      );
    const [slow, quick] = [randomUUID(), randomUUID()];
    expect((await reserve(slow)).outcome).toBe('reserved');
    expect((await reserve(quick)).outcome).toBe('FREE_IMAGE_LIMIT_EXCEEDED');
    offset += (leaseSeconds + 1) * 1000;
    expect((await reserve(quick)).outcome).toBe('reserved');
    expect((await settle(quick)).counted).toBe(true);
    expect(await settle(slow)).toMatchObject({ status: 'completed', counted: false });
    const stats = (await (await parent.call('/api/usage/stats')).json()) as UsageStats;
    expect(stats.freeImage).toEqual({ used: 1, limit: 1 });
  });

  test('a story whose process died reads as failed once its lease is over, with what was kept', async () => {
    const parent = await server.signIn();
    const generationId = randomUUID();
    await server.sql(
      `insert into generations (id, user_id, request_hash, story_type, options, status, content, usage_date, lease_expires_at)
       values ($1, $2, 'x', 'free_no_image', $3, 'writing', 'Once upon', now()::date, $4)`,
      [generationId, parent.userId, storyParams(), new Date(Date.now() + offset - 1000)],
    );
    const generation = (await (await parent.call(generationPath(generationId))).json()) as Generation;
    expect(generation).toMatchObject({
      status: 'failed',
      content: 'Once upon',
      errorCode: 'PROVIDER_UNAVAILABLE',
      counted: false,
    });
  });
});

describe('two servers', () => {
  test('[P20] a story that one server writes is read along, found and stopped through the other', async () => {
    await server.sandbox.pace({ tokensPerSecond: 300, firstTokenMilliseconds: 20 });
    const twin = await server.twin();
    const parent = await server.signIn();
    const headers = { authorization: `Bearer ${parent.accessToken}` };
    const generationId = randomUUID();
    const body = JSON.stringify({ storyParams: storyParams(), generationId });
    const written = fetch(server.url + generateStoryStreamPath, { method: 'POST', headers, body }).then((answer) =>
      answer.text(),
    );
    await expect.poll(() => server.ctx.running.get(generationId)?.text.length ?? 0).toBeGreaterThan(20);
    const followed = await (await fetch(twin.url + generationStreamPath(generationId), { headers })).text();
    expect(followed).toBe(await written);

    const stopped = randomUUID();
    const cut = fetch(server.url + generateStoryStreamPath, {
      method: 'POST',
      headers,
      body: JSON.stringify({ storyParams: storyParams(), generationId: stopped }),
    }).then((answer) => answer.text());
    await expect.poll(() => server.ctx.running.get(stopped)?.text.length ?? 0).toBeGreaterThan(20);
    expect((await fetch(twin.url + stopGenerationPath(stopped), { method: 'POST', headers })).status).toBe(204);
    expect(await cut).toMatch(/"code":"GENERATION_STOPPED"/);
    await server.sandbox.pace({ tokensPerSecond: null, firstTokenMilliseconds: 0 });
    await twin.stop();
  });

  test('[P18] a failed call leaves no connection to the provider behind', async () => {
    await server.sandbox.fault({ vendor: 'deepseek', fault: 'stall' });
    const parent = await server.signIn();
    const generationId = randomUUID();
    const answer = parent.call(generateStoryStreamPath, { json: { storyParams: storyParams(), generationId } });
    await expect.poll(async () => (await server.sandbox.calls('deepseek')).at(-1)?.state).toBe('open');
    await parent.call(stopGenerationPath(generationId), { method: 'POST' });
    await (await answer).text();
    await expect
      .poll(async () => (await server.sandbox.calls('deepseek')).at(-1)?.state, { timeout: 5000 })
      .toBe('aborted');
    await server.sandbox.clearFaults();
  });
});

test('the lease is renewed while the writer lives', async () => {
  const parent = await server.signIn();
  await server.sandbox.fault({ vendor: 'deepseek', fault: 'stall' });
  const generationId = randomUUID();
  const answer = parent.call(generateStoryStreamPath, { json: { storyParams: storyParams(), generationId } });
  const lease = async () => {
    const { rows } = await server.ctx.store.asService((tx) =>
      tx.execute<{ at: string }>(sql`select lease_expires_at as at from generations where id = ${generationId}`),
    );
    return new Date(rows[0]?.at ?? 0).getTime();
  };
  await expect.poll(lease).toBeGreaterThan(0);
  const first = await lease();
  await wait(1500);
  expect(await lease()).toBeGreaterThan(first);
  await parent.call(stopGenerationPath(generationId), { method: 'POST' });
  await (await answer).text();
  await server.sandbox.clearFaults();
});
