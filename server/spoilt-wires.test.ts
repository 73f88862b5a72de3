import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateStoryGeminiPath, generateStoryStreamPath } from '#domain/generation/api.ts';
import type { UsageStats } from '#domain/usage/allowance.ts';
import { seeded, spoiltBody } from '#sandbox/mutate.ts';
import { type Spoiler, startSpoiler } from '#sandbox/spoiler.ts';
import type { StripeEvent } from '#sandbox/stripe/objects.ts';
import { startTestShop, type TestShop } from './billing/testing.ts';
import { storyParams, type TestMember } from './testing.ts';

/** How many exchanges are spoilt at each door. */
const runs = Number(process.env.SPOILT_RUNS ?? 60);
/** The same ones each time, so that a run says something of a change; others by a seed of one's own. */
const seed = Number(process.env.SPOILT_SEED ?? 20261123);

let shop: TestShop;
const doors: Partial<Record<'stripe' | 'deepseek' | 'gemini', Spoiler>> = {};
beforeAll(async () => {
  shop = await startTestShop({
    vendors: ['google', 'stripe', 'deepseek', 'gemini'],
    through: async (urls) => {
      for (const vendor of ['stripe', 'deepseek', 'gemini'] as const) {
        doors[vendor] = await startSpoiler(urls[vendor] ?? '');
      }
      return Object.fromEntries(Object.entries(doors).map(([vendor, { url }]) => [vendor, url]));
    },
  });
});
afterAll(async () => {
  await shop.server.stop();
  for (const door of Object.values(doors)) await door.stop();
});

/** One answer in three is wrong, in a way that the seed says. */
const spoil = (vendor: keyof typeof doors, seed: number) => {
  const random = seeded(seed);
  const door = doors[vendor];
  if (door) door.spoil = ({ body }) => (random() < 0.34 ? spoiltBody(body, random) : undefined);
};
const repair = () => {
  for (const door of Object.values(doors)) door.spoil = undefined;
  for (const breaker of Object.values(shop.server.ctx.breakers)) breaker.succeeded();
};
const forSeeds = (check: (seed: number) => Promise<void>, numRuns = runs) =>
  fc.assert(fc.asyncProperty(fc.nat(), check), { numRuns, seed, endOnFailure: true });
/** Nothing is left of an exchange that went wrong. */
const nothingLeft = async (parent: TestMember) => {
  await shop.server.ctx.running.settled();
  const rows = await shop.server.sql<{ running: number }>(
    "select count(*)::int as running from generations where user_id = $1 and status in ('reserved', 'writing')",
    [parent.userId],
  );
  expect(rows).toEqual([{ running: 0 }]);
};
const statsOf = async (parent: TestMember) => (await (await parent.call('/api/usage/stats')).json()) as UsageStats;

test('[P15] payments: a spoilt answer is no error of ours, and takes and gives nothing for good', {
  timeout: 600_000,
}, async () => {
  const parent = await shop.server.signIn();
  const customer = await shop.buy(parent);
  await shop.settled(parent);
  const events = (await shop.control.events()).filter(({ data }) => JSON.stringify(data.object).includes(customer));
  const paid = events.find(({ type }) => type === 'invoice.paid') as StripeEvent;
  const tell = async () =>
    Number((await shop.control.deliver([{ ...paid, id: `evt_${randomUUID()}` } as StripeEvent]))[0]?.status);
  await forSeeds(async (seed) => {
    spoil('stripe', seed);
    expect([200, 502]).toContain(await tell());
    repair();
  });
  expect(await tell()).toBe(200);
  expect(await shop.view(parent)).toMatchObject({ isActive: true, status: 'active' });
});

test('[P18] text: a spoilt stream is told once, counted only when it is whole, and leaves nothing', {
  timeout: 600_000,
}, async () => {
  const parent = await shop.server.signIn();
  await shop.server.sql('insert into user_usage_limits (user_id, free_no_image_stories_limit) values ($1, 100000)', [
    parent.userId,
  ]);
  let counted = 0;
  await forSeeds(async (seed) => {
    spoil('deepseek', seed);
    const answer = await parent.call(generateStoryStreamPath, {
      json: { storyParams: storyParams(), generationId: randomUUID() },
    });
    const text = await answer.text();
    repair();
    expect(text.match(/"requestId"/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(text).not.toContain('"code":"INTERNAL"');
    await nothingLeft(parent);
    if (answer.status === 200 && !text.includes('"requestId"')) counted += 1;
    expect((await statsOf(parent)).freeText.used).toBe(counted);
  });
  expect(counted).toBeGreaterThan(0);
});

test('[P21] pictures: a spoilt answer costs pictures or the story, and never an error of ours', {
  timeout: 600_000,
}, async () => {
  const parent = await shop.server.signIn();
  await shop.server.sql('insert into user_usage_limits (user_id, free_image_stories_limit) values ($1, 100000)', [
    parent.userId,
  ]);
  let counted = 0;
  await forSeeds(
    async (seed) => {
      spoil('gemini', seed);
      const answer = await parent.call(generateStoryGeminiPath, {
        json: { storyParams: storyParams({ model: 'gemini' }), generationId: randomUUID() },
      });
      const body = (await answer.json()) as { code?: string; countedAgainstLimits?: boolean };
      repair();
      expect({ seed, code: body.code }).not.toEqual({ seed, code: 'INTERNAL' });
      await nothingLeft(parent);
      if (body.countedAgainstLimits) counted += 1;
      expect((await statsOf(parent)).freeImage.used).toBe(counted);
    },
    Math.ceil(runs / 4),
  );
});
