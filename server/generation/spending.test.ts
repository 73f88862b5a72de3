import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  generateStoryGeminiPath,
  generateStoryStreamPath,
  generationPath,
  stopGenerationPath,
} from '#domain/generation/api.ts';
import type { UsageStats } from '#domain/usage/allowance.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  for (const breaker of Object.values(server.ctx.breakers)) breaker.succeeded();
  await server.sandbox.pace({ tokensPerSecond: null, firstTokenMilliseconds: 0 });
  await server.sandbox.clearFaults();
  await server.sandbox.clearCalls();
});
afterAll(() => server.stop());

const ask = (member: TestMember, generationId: string, path = generateStoryStreamPath) =>
  member.call(path, { json: { storyParams: storyParams(), generationId } });
const stop = (member: TestMember, id: string) => member.call(stopGenerationPath(id), { method: 'POST' });
const used = async (member: TestMember) => {
  const { freeText, freeImage } = (await (await member.call('/api/usage/stats')).json()) as UsageStats;
  return { text: freeText.used, illustrated: freeImage.used };
};
/** What the stand-in bills, at the prices of the test server, to the millionth of a dollar. */
const billed = async () => {
  let usd = 0;
  for (const { billed: bill } of await server.sandbox.calls('deepseek')) {
    if (bill) usd += (bill.cachedInput * 0.003 + bill.input * 0.15 + bill.output * 0.6) / 1e6;
  }
  return usd.toFixed(6);
};
const recorded = async (member: TestMember) => {
  await server.ctx.recorder.flush();
  const [row] = await server.sql<{ story: string; call: string }>(
    `select (select sum(cost_usd) from story_analytics where user_id = $1) as story,
      (select sum(cost_usd) from api_usage_logs where user_id = $1) as call`,
    [member.userId],
  );
  return row;
};

describe('a stopped story', () => {
  test('[GEN-15] counts once most of it was delivered', async () => {
    const parent = await server.signIn();
    for (const [after, counted] of [
      [20, 0],
      [700, 1],
    ] as const) {
      await server.sandbox.fault({ vendor: 'deepseek', fault: 'stall', after, times: 1 });
      const id = randomUUID();
      const text = ask(parent, id).then((answer) => answer.text());
      await expect.poll(() => server.ctx.running.get(id)?.text.length ?? 0).toBeGreaterThan(after * 2);
      await stop(parent, id);
      expect(await text).toContain('GENERATION_STOPPED');
      expect(await (await parent.call(generationPath(id))).json()).toMatchObject({
        status: 'stopped',
        counted: counted === 1,
      });
      expect(await used(parent)).toEqual({ text: counted, illustrated: 0 });
    }
  });

  test('[GEN-15] counts once it has a picture', async () => {
    const parent = await server.signIn();
    const id = randomUUID();
    // The plan, the sheet and two pictures come; the third never does.
    await server.sandbox.pace({ tokensPerSecond: 100_000, firstTokenMilliseconds: 0, pictureMilliseconds: 500 });
    const book = async () => (await server.sandbox.calls('gemini')).find(({ state }) => state === 'finished')?.answer;
    const answer = ask(parent, id, generateStoryGeminiPath);
    await expect.poll(book, { interval: 2 }).toBeDefined();
    const { alt } = JSON.parse((await book()) ?? '{}').pictures[1];
    await server.sandbox.fault({ vendor: 'gemini', fault: 'silence', match: ['picture_request', 'mood', alt] });
    await expect.poll(() => server.ctx.running.get(id)?.pictures.length, { timeout: 8000 }).toBe(2);
    await stop(parent, id);
    expect((await answer).status).toBe(409);
    expect(await used(parent)).toEqual({ text: 0, illustrated: 1 });
  });

  test('never counts when the server stops it', async () => {
    const parent = await server.signIn();
    await server.sandbox.fault({ vendor: 'deepseek', fault: 'stall', after: 700, times: 1 });
    const id = randomUUID();
    const text = ask(parent, id).then((answer) => answer.text());
    await expect.poll(() => server.ctx.running.get(id)?.text.length ?? 0).toBeGreaterThan(1400);
    server.ctx.running.stopAll();
    await text;
    expect(await used(parent)).toEqual({ text: 0, illustrated: 0 });
  });
});

describe('what a story cost', () => {
  test('[EVENT-13] [COST-04] is recorded for stopped, cut, refused, retried and complete ones as the provider bills it', {
    timeout: 60_000,
  }, async () => {
    const faults = [
      ...(['stall', 'cut', 'no-end', 'content_filter', 'length', 'insufficient_system_resource'] as const),
      ...(['500', '429', 'reset', 'empty', 'chopped', 'error-text', undefined] as const),
    ];
    for (const fault of faults) {
      server.ctx.breakers.deepseek.succeeded();
      await server.sandbox.clearCalls();
      const parent = await server.signIn();
      if (fault) await server.sandbox.fault({ vendor: 'deepseek', fault, after: 300, times: 1 });
      const id = randomUUID();
      const text = ask(parent, id).then((answer) => answer.text());
      if (fault === 'stall') {
        await expect.poll(async () => (await server.sandbox.calls('deepseek'))[0]?.billed?.output).toBeGreaterThan(300);
        await expect.poll(() => server.ctx.running.get(id)?.text.length ?? 0).toBeGreaterThan(900);
        await stop(parent, id);
      }
      await text;
      const bill = await billed();
      expect(Number(bill)).toBeGreaterThan(0.0001);
      expect({ fault, ...(await recorded(parent)) }).toEqual({ fault, story: bill, call: bill });
    }
  });

  test.for(['unsafe', 'bad-json'] as const)(
    'of a story that we cut off (%s) differs by what was on its way alone',
    async (fault) => {
      await server.sandbox.clearCalls();
      const parent = await server.signIn();
      await server.sandbox.pace({ tokensPerSecond: 100, firstTokenMilliseconds: 0 });
      await server.sandbox.fault({ vendor: 'deepseek', fault, after: 100, times: 1 });
      expect(await (await ask(parent, randomUUID())).text()).toContain('"code"');
      const { story } = (await recorded(parent)) ?? {};
      // A token costs less than a millionth of a dollar.
      expect(Math.abs(Number(story) - Number(await billed()))).toBeLessThan(0.00002);
    },
  );

  test('is nothing when the provider refused to begin', async () => {
    const parent = await server.signIn();
    await server.sandbox.fault({ vendor: 'deepseek', fault: '402', times: 1 });
    await (await ask(parent, randomUUID())).text();
    expect(await billed()).toBe('0.000000');
    expect(await recorded(parent)).toEqual({ story: '0.000000', call: '0.000000' });
  });
});

describe('the daily cap', () => {
  test('[P11] is reserved with the story: 30 accounts at once cannot get past it', async () => {
    const capped = await startTestServer({ dailyCap: 0.6 });
    const parents = [];
    for (let each = 0; each < 30; each += 1) parents.push(await capped.signIn());
    const answers = await Promise.all(parents.map((parent) => ask(parent, randomUUID(), generateStoryGeminiPath)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(20);
    const [spent] = await capped.sql<{ usd: string }>('select sum(cost_usd) as usd from provider_spending');
    expect(Number(spent?.usd)).toBeGreaterThan(0.2);
    expect(Number(spent?.usd)).toBeLessThanOrEqual(0.6);
    await capped.stop();
  });

  test('sees what a story has cost whose writer died', async () => {
    const capped = await startTestServer({ dailyCap: 0.01 });
    const parent = await capped.signIn();
    await capped.sql(
      `insert into generations (id, user_id, request_hash, story_type, options, status, provider, reserved_usd, cost_usd, usage_date, lease_expires_at)
       values (gen_random_uuid(), $1, '', 'premium_no_image', '{}', 'writing', 'deepseek', 0.02, 0.0099,
         (now() at time zone 'utc')::date, now() - interval '1 minute')`,
      [parent.userId],
    );
    expect((await ask(parent, randomUUID())).status).toBe(503);
    await capped.stop();
  });
});

describe('the log of calls', () => {
  const calls = (member: TestMember) =>
    server.ctx.recorder
      .flush()
      .then(() =>
        server.sql<{ endpoint: string; status: number }>(
          'select endpoint, status_code as status from api_usage_logs where user_id = $1 order by 1',
          [member.userId],
        ),
      );

  test('[EVENT-12] a stop is no error of anybody', async () => {
    const parent = await server.signIn();
    await server.sandbox.fault({ vendor: 'deepseek', fault: 'stall', times: 1 });
    const id = randomUUID();
    const text = ask(parent, id).then((answer) => answer.text());
    await expect.poll(() => server.ctx.running.get(id)?.text.length ?? 0).toBeGreaterThan(20);
    await stop(parent, id);
    await text;
    expect(await calls(parent)).toEqual([
      { endpoint: 'chat-completions', status: 200 },
      { endpoint: 'generate-story-stream', status: 200 },
    ]);
  });

  test('a provider that was not asked has failed no call', async () => {
    const parent = await server.signIn();
    for (let each = 0; each < 5; each += 1) server.ctx.breakers.deepseek.failed();
    expect((await ask(parent, randomUUID())).status).toBe(500);
    expect(await calls(parent)).toEqual([{ endpoint: 'generate-story-stream', status: 500 }]);
  });
});
