import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProvidedState } from '#domain/billing/subscription.ts';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { limitsPath } from '#domain/operations/figures.ts';
import {
  askSubscriptionPath,
  type FoundPerson,
  giveBackPath,
  type Person,
  peoplePath,
  personPath,
  repairSubscriptionPath,
} from '#domain/operations/people.ts';
import { storiesPath } from '#domain/stories/api.ts';
import { startTestShop, type TestShop } from '../../billing/testing.ts';
import { storyParams, type TestMember } from '../../testing.ts';

let shop: TestShop;
let operator: TestMember;
beforeAll(async () => {
  shop = await startTestShop({ vendors: ['google', 'deepseek', 'stripe'] });
  operator = await shop.server.signIn('editor@lunatale.test');
});
afterAll(() => shop.server.stop());

const person = async (id: string) => (await (await operator.call(personPath(id))).json()) as Person;
const find = async (words: string) => {
  await shop.server.ctx.recorder.flush();
  const answer = await operator.call(`${peoplePath}?find=${encodeURIComponent(words)}`);
  return ((await answer.json()) as FoundPerson[]).map(({ email }) => email);
};
const post = async (path: string) => (await (await operator.call(path, { method: 'POST' })).json()) as ProvidedState;

describe('a person’s page', () => {
  test('[P43] is found by address, name, and the number of a user, payment, story or request', async () => {
    const parent = await shop.server.signIn('sought@example.com');
    await shop.buy(parent);
    await shop.settled(parent);
    const generationId = randomUUID();
    const json = { storyParams: storyParams(), generationId };
    await (await parent.call(generateStoryStreamPath, { json })).text();
    const refused = await parent.call(generateStoryStreamPath, {
      json: { storyParams: storyParams({ setting: 'a place to kill people with a gun' }) },
    });
    const [payment] = await shop.server.sql<{ id: string }>(
      'select invoice_id as id from payments where user_id = $1',
      [parent.userId],
    );
    for (const words of [
      'Sought@example.com',
      'sought@',
      parent.userId,
      generationId,
      refused.headers.get('x-request-id') ?? '',
      payment?.id ?? '',
      await shop.customerOf(parent),
    ]) {
      expect(await find(words), words).toEqual(['sought@example.com']);
    }
    for (const words of ['', '%', '_', randomUUID(), 'in_nothing', "o'; drop table users"])
      expect(await find(words), words).toEqual([]);
    const content = '**The Owl**\n\nOwl slept.';
    await parent.call(storiesPath, { json: { title: 'The Owl', content, options: storyParams(), generationId } });
    const { timeline } = await person(parent.userId);
    const happened = timeline.map(({ what }) => what);
    for (const what of ['Signed in', 'Paid', 'Notification', 'Story asked for', 'Story told', 'Wish refused']) {
      expect(happened, what).toContain(what);
    }
    // Told and saved are one story, by its number.
    for (const what of ['Story told', 'Story saved'])
      expect(timeline.find((entry) => entry.what === what)?.number, what).toBe(generationId);
    expect(timeline.find(({ what }) => what === 'Wish refused')?.detail).toBe(
      '422, INPUT_REFUSED, generate-story-stream, setting',
    );
    expect(timeline.map(({ at }) => at)).toEqual(
      timeline
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    expect(JSON.stringify(timeline)).not.toMatch(/gun|Nora/);
  });

  test('money that went back is told as refunded, and a cancelled plan with its day', async () => {
    const parent = await shop.server.signIn();
    await shop.buy(parent);
    await shop.settled(parent);
    await shop.server.sql(
      `insert into payments (invoice_id, user_id, amount_paid, currency, paid_at)
       select invoice_id || '/refund', user_id, -amount_paid, currency, paid_at from payments where user_id = $1`,
      [parent.userId],
    );
    await shop.server.sql(`update subscriptions set canceled_at = '2026-11-30T10:00:00Z' where user_id = $1`, [
      parent.userId,
    ]);
    const { timeline, subscription, customer } = await person(parent.userId);
    expect(timeline.find(({ what }) => what === 'Refunded')?.detail).toMatch(/^9\.99 usd in_\w+$/);
    expect(subscription.canceled).toBe('2026-11-30T10:00:00.000Z');
    expect(customer).toBe(await shop.customerOf(parent));
  });

  test('paid but not premium: the provider is asked, and what it says is written, with who did it', async () => {
    const parent = await shop.server.signIn();
    await shop.buy(parent);
    await shop.settled(parent);
    await shop.server.sql(`update subscriptions set status = 'canceled' where user_id = $1`, [parent.userId]);
    expect((await person(parent.userId)).subscription.counts).toBe('canceled');
    expect(await post(askSubscriptionPath(parent.userId))).toMatchObject({
      theirs: 'active',
      kept: 'canceled',
      agrees: false,
    });
    expect((await person(parent.userId)).subscription.kept).toBe('canceled');
    expect(await post(repairSubscriptionPath(parent.userId))).toMatchObject({
      theirs: 'active',
      kept: 'active',
      agrees: true,
    });
    const repaired = await person(parent.userId);
    expect(repaired.subscription.counts).toBe('active');
    expect(repaired.timeline.find(({ kind }) => kind === 'operator')).toMatchObject({ what: 'Repair Subscription' });
    // The payment provider does not know a user who never paid.
    const free = await shop.server.signIn();
    expect(await post(askSubscriptionPath(free.userId))).toMatchObject({
      found: false,
      theirs: null,
      kept: null,
      agrees: true,
    });
    expect((await operator.call(askSubscriptionPath(randomUUID()), { method: 'POST' })).status).toBe(404);
  });

  test('stories are given back, down to none used, also by two operators at once; a limit keeps what it was', async () => {
    const parent = await shop.server.signIn();
    await shop.server.sql(
      'insert into user_usage_limits (user_id, free_no_image_stories_used) values ($1, 3) on conflict (user_id) do update set free_no_image_stories_used = 3',
      [parent.userId],
    );
    const give = (stories: number) =>
      operator.call(giveBackPath(parent.userId), { json: { kind: 'freeText', stories } });
    expect((await Promise.all([give(1), give(1)])).map(({ status }) => status)).toEqual([204, 204]);
    expect((await person(parent.userId)).freeText).toMatchObject({ used: 1, limit: 3 });
    await give(5);
    expect((await person(parent.userId)).freeText.used).toBe(0);
    expect((await give(0)).status).toBe(400);
    await operator.call(limitsPath(parent.userId), { method: 'PATCH', json: { freeText: 9 } });
    const rows = await shop.server.sql<{ details: { before: unknown } }>(
      'select details from audit_entries where subject_id = $1 order by timestamp',
      [parent.userId],
    );
    expect(rows.map(({ details }) => details.before)).toEqual([
      3,
      2,
      1,
      { freeText: 3, freeImage: 1, dailyGemini: 10 },
    ]);
  });

  test('[LIMIT-02] a story given back to an adult of a household is one that the household has again', async () => {
    const [owner, partner] = [await shop.server.signIn(), await shop.server.signIn()];
    await shop.server.sql(
      `update household_members set role = 'adult', household_id = (select household_id from household_members where user_id = $1)
       where user_id = $2 and role = 'owner'`,
      [owner.userId, partner.userId],
    );
    await shop.server.sql(
      `insert into user_usage_limits (user_id, free_no_image_stories_used) values ($1, 3)
       on conflict (user_id) do update set free_no_image_stories_used = 3`,
      [owner.userId],
    );
    expect((await person(partner.userId)).freeText).toMatchObject({ used: 3, limit: 3 });
    const json = { kind: 'freeText', stories: 1 };
    expect((await operator.call(giveBackPath(partner.userId), { json })).status).toBe(204);
    for (const { userId } of [owner, partner]) expect((await person(userId)).freeText.used).toBe(2);
    const stats = (await (await partner.call('/api/usage/stats')).json()) as { freeText: { used: number } };
    expect(stats.freeText.used).toBe(2);
  });
});
