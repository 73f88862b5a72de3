import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SubscriptionView, subscriptionPath } from '#domain/billing/subscription.ts';
import { accountPath } from '#domain/identity/account.ts';
import { childrenPath, type Family, familyPath } from '#domain/identity/family.ts';
import {
  type Household,
  householdAdultPath,
  householdPath,
  invitationPath,
  invitationsPath,
  joinHouseholdPath,
  leaveHouseholdPath,
  type NewHouseholdInvitation,
  openInvitationPath,
} from '#domain/identity/household.ts';
import {
  favoritePath,
  type SaveStory,
  type Story,
  type StoryPage,
  storiesPath,
  storyPath,
  storyPlacePath,
  storyVersionsPath,
} from '#domain/stories/api.ts';
import { type StoryShare, sharedStoryPath, storySharePath, storySharesPath } from '#domain/stories/share.ts';
import type { UsageStats } from '#domain/usage/allowance.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ vendors: ['google', 'deepseek', 'gemini', 'stripe'] });
});
afterAll(() => server.stop());

const read = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;
const householdOf = (member: TestMember) => read<Household>(member.call(householdPath));
const invite = (member: TestMember) => read<NewHouseholdInvitation>(member.call(invitationsPath, { method: 'POST' }));
const join = (member: TestMember, token: string) => member.call(joinHouseholdPath, { json: { token } });
const drop = (member: TestMember) => member.call(accountPath, { method: 'DELETE', json: { email: member.email } });
const leave = (member: TestMember) => member.call(leaveHouseholdPath, { method: 'POST' });
const shelfOf = async (member: TestMember) => (await read<StoryPage>(member.call(storiesPath))).stories;
const titlesOf = async (member: TestMember) => (await shelfOf(member)).map(({ title }) => title).toSorted();
const save = (member: TestMember, changes: Partial<SaveStory> = {}) =>
  read<Story>(
    member.call(storiesPath, {
      json: { title: 'The Quiet Lantern', content: 'Fox saw a light.', options: storyParams(), ...changes },
    }),
  );
const usageOf = (member: TestMember) => read<UsageStats>(member.call('/api/usage/stats'));
const used = (member: TestMember, count: number) =>
  server.sql(
    `insert into user_usage_limits (user_id, free_no_image_stories_used) values ($1, $2)
     on conflict (user_id) do update set free_no_image_stories_used = $2`,
    [member.userId, count],
  );

/** Two adults of one household, the owner first. */
async function together(): Promise<[TestMember, TestMember]> {
  const [owner, adult] = [await server.signIn(), await server.signIn()];
  expect((await join(adult, (await invite(owner)).token)).status).toBe(200);
  return [owner, adult];
}

/** Inserts a generation that has written this text. */
async function tell(member: TestMember, content: string): Promise<string> {
  const id = randomUUID();
  await server.sql(
    `insert into generations (id, user_id, request_hash, story_type, options, status, content, usage_date, lease_expires_at)
     values ($1, $2, '', 'free_text', '{}', 'completed', $3, current_date, now())`,
    [id, member.userId, content],
  );
  return id;
}

async function picture(): Promise<string> {
  const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

describe('[P08] the invitation', () => {
  test('[P08] the first sign-in makes a household, and a link lets a second adult in once', async () => {
    const [owner, adult] = [await server.signIn('Ana@example.com'), await server.signIn()];
    expect(await householdOf(owner)).toEqual({
      role: 'owner',
      adults: [expect.objectContaining({ id: owner.userId, role: 'owner' })],
      invitations: [],
    });
    const made = await invite(owner);
    expect(made.token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(7 * 24 * 3_600_000);
    expect((await householdOf(owner)).invitations.map(({ id }) => id)).toEqual([made.id]);
    const [kept] = await server.sql<{ row: string }>(
      'select to_jsonb(i)::text as row from household_invitations i where id = $1',
      [made.id],
    );
    expect(kept?.row).not.toContain(made.token);

    // Whoever holds the link learns who invites, and nothing else.
    const opened = await fetch(server.url + openInvitationPath, {
      method: 'POST',
      body: JSON.stringify({ token: made.token }),
    });
    const { adults } = await householdOf(owner);
    expect(await opened.json()).toEqual({ invitedBy: adults[0]?.name, expiresAt: made.expiresAt });

    const joined = await read<Household>(join(adult, made.token));
    expect(joined).toMatchObject({
      role: 'adult',
      adults: [{ id: owner.userId }, { id: adult.userId, role: 'adult' }],
    });
    expect(await householdOf(owner)).toMatchObject({
      role: 'owner',
      adults: [{}, { id: adult.userId }],
      invitations: [],
    });
    const stray = await server.sql(
      'select from households h where not exists (select from household_members m where m.household_id = h.id)',
    );
    expect(stray).toEqual([]);
  });

  test('[P08] [P33] who was here before there were households has one of their own, invites, is let in, and can go', async () => {
    const [owner, adult, gone] = [await server.signIn(), await server.signIn(), await server.signIn()];
    for (const { userId } of [owner, adult, gone])
      await server.sql('delete from household_members where user_id = $1', [userId]);
    expect((await shelfOf(owner)).length).toBe(0);
    expect(await householdOf(owner)).toMatchObject({ role: 'owner', adults: [{ id: owner.userId }] });
    const { token } = await invite(owner);
    expect((await join(adult, token)).status).toBe(200);
    expect((await householdOf(adult)).adults.map(({ id }) => id)).toEqual([owner.userId, adult.userId]);
    expect((await leave(adult)).status).toBe(200);
    expect((await drop(gone)).status).toBe(204);
    expect(await server.sql('select from users where id = $1', [gone.userId])).toEqual([]);
  });

  test('[P08] one that was used, is too old or was taken back opens nothing, and says so', async () => {
    const [owner, other, late] = [await server.signIn(), await server.signIn(), await server.signIn()];
    const [one, two, three] = [await invite(owner), await invite(owner), await invite(owner)];
    expect((await owner.call(invitationPath(one.id), { method: 'DELETE' })).status).toBe(204);
    expect((await owner.call(invitationPath(one.id), { method: 'DELETE' })).status).toBe(404);
    expect((await other.call(invitationPath(two.id), { method: 'DELETE' })).status).toBe(404);
    await server.sql("update household_invitations set expires_at = now() - interval '1 second' where id = $1", [
      two.id,
    ]);
    expect((await join(other, three.token)).status).toBe(200);
    for (const { token } of [one, two, three, { token: 'x'.repeat(43) }]) {
      const answer = await join(late, token);
      expect([answer.status, await answer.json()]).toEqual([
        410,
        expect.objectContaining({ code: 'INVITATION_SPENT' }),
      ]);
      const opened = await fetch(server.url + openInvitationPath, { method: 'POST', body: JSON.stringify({ token }) });
      expect(opened.status).toBe(410);
    }
    expect((await join(late, 'no token')).status).toBe(400);
    expect((await householdOf(late)).adults).toHaveLength(1);
  });

  test('[P08] of two who use a link at once one is let in', async () => {
    const [owner, one, two] = [await server.signIn(), await server.signIn(), await server.signIn()];
    const { token } = await invite(owner);
    const statuses = (await Promise.all([join(one, token), join(two, token)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 410]);
    expect((await householdOf(owner)).adults).toHaveLength(2);
  });

  test('[P08] its sender, somebody who shares another household and a third adult are told why not, and the link stays', async () => {
    const owner = await server.signIn();
    const [, shares] = await together();
    const [first, second] = [await invite(owner), await invite(owner)];
    const refused = async (member: TestMember, token: string) =>
      (await read<{ code: string }>(join(member, token))).code;
    expect(await refused(owner, first.token)).toBe('INVITATION_OWN');
    expect(await refused(shares, first.token)).toBe('HOUSEHOLD_SHARED');
    expect((await join(await server.signIn(), first.token)).status).toBe(200);
    expect(await refused(await server.signIn(), second.token)).toBe('HOUSEHOLD_FULL');
    const again = await owner.call(invitationsPath, { method: 'POST' });
    expect(await again.json()).toMatchObject({ code: 'HOUSEHOLD_FULL', limit: 2 });
  });

  test('[P08] only an owner who is not suspended invites, and five wait at most', async () => {
    const [owner, adult] = await together();
    expect((await adult.call(invitationsPath, { method: 'POST' })).status).toBe(403);
    const single = await server.signIn();
    const { token: waiting } = await invite(single);
    for (let made = 1; made < 5; made += 1) await invite(single);
    expect((await single.call(invitationsPath, { method: 'POST' })).status).toBe(400);
    const suspended = await server.signIn();
    const { token } = await invite(suspended);
    await server.sql("update profiles set status = 'suspended' where id = $1", [suspended.userId]);
    expect((await suspended.call(invitationsPath, { method: 'POST' })).status).toBe(403);
    expect((await join(await server.signIn(), token)).status).toBe(410);
    expect((await join(suspended, waiting)).status).toBe(403);
    expect((await householdOf(owner)).adults).toHaveLength(2);
  });
});

describe('[P08] [P09] what is shared', () => {
  test('[P08] stories, series, children and links are both adults’; favourites, places and drafts each one’s own', async () => {
    const [owner, adult] = await together();
    const told = await save(owner, { title: 'Told by one', generationId: await tell(owner, 'Fox saw a light.') });
    const next = await save(adult, {
      title: 'Told on by the other',
      options: { ...storyParams(), continues: { storyId: told.id, memory: 'Fox saw a light.' } },
    });
    expect(next.chapterOf).toBe(told.id);
    for (const each of [owner, adult]) {
      const page = await read<StoryPage>(each.call(storiesPath));
      expect(page.total).toBe(2);
      expect(page.stories.map(({ title, chapter }) => [title, chapter])).toEqual([
        ['Told by one', { number: 1, of: 2 }],
        ['Told on by the other', { number: 2, of: 2 }],
      ]);
      expect(await titlesOf(each)).toHaveLength(2);
      expect((await read<StoryPage>(each.call(`${storiesPath}?q=other&sort=title`))).stories).toHaveLength(1);
    }
    const makers = await server.sql<{ user_id: string }>(
      'select user_id from stories where id = any($1) order by created_at',
      [[told.id, next.id]],
    );
    expect(makers.map((row) => row.user_id)).toEqual([owner.userId, adult.userId]);

    await adult.call(favoritePath(told.id), { json: { isFavorite: true } });
    await adult.call(storyPlacePath(told.id), { method: 'PUT', json: { place: 5000 } });
    expect(await read<Story>(adult.call(storyPath(told.id)))).toMatchObject({
      isFavorite: true,
      place: { place: 5000 },
    });
    expect(await read<Story>(owner.call(storyPath(told.id)))).toMatchObject({ isFavorite: false, place: null });
    expect((await read<StoryPage>(owner.call(`${storiesPath}?favorites=true`))).stories).toEqual([]);

    // One adult changes what the other made, and both see the version before.
    const change = { title: 'Told anew', notes: '', tags: [], changedAt: told.updatedAt };
    expect((await adult.call(storyPath(told.id), { method: 'PUT', json: change })).status).toBe(200);
    expect(await read<object>(owner.call(storyVersionsPath(told.id)))).toMatchObject({
      versions: [{ title: 'Told by one' }],
    });
    const stale = await owner.call(storyPath(told.id), { method: 'PUT', json: change });
    expect(await stale.json()).toMatchObject({ code: 'STORY_CHANGED' });

    const { token } = await read<StoryShare>(adult.call(storySharePath(told.id), { method: 'POST' }));
    expect((await fetch(server.url + sharedStoryPath(token))).status).toBe(200);
    expect(await read<StoryShare[]>(owner.call(storySharesPath))).toMatchObject([{ token }]);
    expect((await owner.call(storySharePath(told.id), { method: 'DELETE' })).status).toBe(200);
    expect((await fetch(server.url + sharedStoryPath(token))).status).toBe(404);

    const child = await read<{ id: string }>(
      owner.call(childrenPath, { json: { nickname: 'Bean', ageGroup: 'toddler' } }),
    );
    expect(await read<Family>(adult.call(familyPath))).toMatchObject({
      children: [{ id: child.id, nickname: 'Bean' }],
    });
    expect(
      (
        await adult.call(`${childrenPath}/${child.id}`, {
          method: 'PUT',
          json: { nickname: 'Pea', ageGroup: 'toddler' },
        })
      ).status,
    ).toBe(200);

    const draft = await tell(owner, 'Hedgehog slept under a leaf.');
    expect((await adult.call(`/api/generation/${draft}`)).status).toBe(404);
    // One adult may delete what the other made.
    expect((await adult.call(storyPath(told.id), { method: 'DELETE' })).status).toBe(204);
    expect(await titlesOf(owner)).toEqual(['Told on by the other']);
  });

  test('[P08] an outsider and a former adult find nothing, and two households with the same child’s name stay apart', async () => {
    const [owner, adult] = await together();
    const [other] = await together();
    for (const each of [owner, other])
      await each.call(childrenPath, { json: { nickname: 'Sol', ageGroup: 'toddler' } });
    const story = await save(owner, { title: 'Only ours' });
    const [own] = (await read<Family>(adult.call(familyPath))).children;
    expect((await read<Family>(adult.call(familyPath))).children).toHaveLength(1);
    expect((await other.call(`${childrenPath}/${own?.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await other.call(householdAdultPath(adult.userId), { method: 'DELETE' })).status).toBe(404);
    expect((await adult.call(storyPath(story.id))).status).toBe(200);
    expect((await leave(adult)).status).toBe(200);
    for (const each of [other, adult]) {
      for (const [path, method, json] of [
        [storyPath(story.id), 'GET'],
        [storyPath(story.id), 'DELETE'],
        [storySharePath(story.id), 'POST'],
        [favoritePath(story.id), 'POST', { isFavorite: true }],
        [storyVersionsPath(story.id), 'GET'],
        [`${childrenPath}/${own?.id}`, 'DELETE'],
      ] as const) {
        expect((await each.call(path, { method, ...(json && { json }) })).status, `${method} ${path}`).toBe(404);
      }
      expect(await titlesOf(each)).not.toContain('Only ours');
    }
    expect((await householdOf(owner)).adults).toHaveLength(1);
  });

  test('[P09] the second wall is the household’s, and a server of the release before sees each adult’s own rows', async () => {
    const [owner, adult] = await together();
    const stranger = await server.signIn();
    const story = await save(owner);
    const seen = (userId: string, adults?: string) =>
      server.database.member.orm.transaction(async (tx) => {
        await tx.execute(`select set_config('app.user_id', '${userId}', true)`);
        if (adults !== undefined) await tx.execute(`select set_config('app.adults', '${adults}', true)`);
        return (await tx.execute(`select from stories where id = '${story.id}'`)).rowCount;
      });
    const asServer = (userId: string) =>
      server.ctx.store.onBehalfOf(userId, async (tx, adults) => {
        const { rowCount } = await tx.execute(`select from stories where id = '${story.id}'`);
        return [rowCount, adults];
      });
    const both = [owner.userId, adult.userId].toSorted();
    expect(await asServer(owner.userId)).toEqual([1, both]);
    expect(await asServer(adult.userId)).toEqual([1, both]);
    expect(await asServer(stranger.userId)).toEqual([0, [stranger.userId]]);
    expect([await seen(owner.userId), await seen(adult.userId), await seen('')]).toEqual([1, 0, 0]);
    // Nobody saves in another adult's name, and no story passes to somebody outside.
    const saving = server.ctx.store.onBehalfOf(adult.userId, (tx) =>
      tx.execute(`insert into stories (user_id, content, length, language, characters, setting, message, age_group, model, story_type)
        select '${owner.userId}', content, length, language, characters, setting, message, age_group, model, story_type from stories where id = '${story.id}'`),
    );
    await expect(saving).rejects.toMatchObject({ cause: { code: '42501' } });
    const giving = server.ctx.store.onBehalfOf(adult.userId, (tx) =>
      tx.execute(`update stories set user_id = '${stranger.userId}' where id = '${story.id}'`),
    );
    await expect(giving).rejects.toMatchObject({ cause: { code: '42501' } });
    // A member reads only their own membership and changes none.
    const members = (statement: string) => server.ctx.store.onBehalfOf(adult.userId, (tx) => tx.execute(statement));
    expect((await members('select from household_members')).rowCount).toBe(1);
    for (const statement of [
      `update household_members set role = 'owner'`,
      'select from household_invitations',
      `select adults_of('${owner.userId}')`,
      `select hand_over('${owner.userId}', '${adult.userId}', '{}', '{}', '{}', '{}', true)`,
    ]) {
      await expect(members(statement), statement).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});

describe('[P08] leaving', () => {
  test('[P08] who leaves takes copies along, with pictures, series and favourites; the originals stay where they were', async () => {
    const [owner, adult] = await together();
    const content = 'Owl lit a lamp.';
    const first = await save(adult, {
      title: 'Owl',
      content,
      generationId: await tell(adult, content),
      images: [await picture()],
    });
    const second = await save(adult, {
      title: 'Owl again',
      options: { ...storyParams(), continues: { storyId: first.id, memory: 'Owl' } },
    });
    const other = await save(owner, { title: 'Hers alone' });
    await adult.call(favoritePath(first.id), { json: { isFavorite: true } });
    await adult.call(favoritePath(other.id), { json: { isFavorite: true } });
    await owner.call(favoritePath(first.id), { json: { isFavorite: true } });
    await adult.call(childrenPath, { json: { nickname: 'Bean', ageGroup: 'toddler', look: 'black curls' } });
    const { token } = await read<StoryShare>(adult.call(storySharePath(first.id), { method: 'POST' }));

    expect(await read(leave(adult))).toEqual({ copied: 2 });
    expect(await titlesOf(owner)).toEqual(['Hers alone', 'Owl', 'Owl again']);
    expect(await titlesOf(adult)).toEqual(['Owl', 'Owl again']);
    const copy = (await shelfOf(adult)).find(({ title }) => title === 'Owl');
    const chapter = (await shelfOf(adult)).find(({ title }) => title === 'Owl again');
    expect([first.id, second.id]).not.toContain(copy?.id);
    expect([copy?.isFavorite, chapter?.isFavorite, chapter?.chapterOf]).toEqual([true, false, copy?.id]);
    const kept = await read<Story>(owner.call(storyPath(first.id)));
    expect([kept.isFavorite, kept.content]).toEqual([true, content]);
    const rows = await server.sql<{ user_id: string }>('select user_id from stories where id = any($1)', [
      [first.id, second.id],
    ]);
    expect(rows.map((row) => row.user_id)).toEqual([owner.userId, owner.userId]);
    for (const each of [owner, adult])
      expect((await read<Family>(each.call(familyPath))).children).toMatchObject([
        { nickname: 'Bean', look: 'black curls' },
      ]);

    // Each has pictures of their own, and deleting one leaves the other.
    const [mine, theirs] = [copy?.images?.[0]?.url ?? '', kept.images?.[0]?.url ?? ''];
    expect(mine).toContain(adult.userId);
    expect(theirs).toContain(owner.userId);
    for (const url of [mine, theirs]) expect((await fetch(server.url + url)).status).toBe(200);
    expect(await server.ctx.objects.list(`story-images/stories/${adult.userId}/${first.id}`)).toEqual([]);
    expect((await fetch(server.url + sharedStoryPath(token))).status).toBe(200);
    expect((await adult.call(storyPath(copy?.id ?? ''), { method: 'DELETE' })).status).toBe(204);
    expect((await fetch(server.url + theirs)).status).toBe(200);
    // A second time there is no household to leave.
    expect(await read(leave(adult))).toEqual({ copied: 0 });
    expect(await householdOf(adult)).toMatchObject({ role: 'owner', adults: [{ id: adult.userId }] });
  });

  test('[P08] finished sound is heard by both adults, stays with the story, and a former adult’s podcast has it no more', async () => {
    const [owner, adult] = await together();
    const story = await save(owner, { title: 'Heard' });
    const id = randomUUID();
    const key = randomUUID().replaceAll('-', '').slice(0, 22);
    await server.sql(
      `insert into narrations (id, user_id, story_id, voice, accent, version, key, sentences, usage_date, lease_expires_at, finished_at, bytes)
       values ($1, $2, $3, 'a voice', '', 'v', $4, 1, current_date, now(), now(), 5)`,
      [id, adult.userId, story.id, key],
    );
    await server.ctx.objects.put(`narrations/${adult.userId}/${story.id}/${id}/story.mp3`, Buffer.from('sound'));
    const heard = async (member: TestMember) =>
      (await read<{ storyId: string }[]>(member.call('/api/narration/stories'))).map(({ storyId }) => storyId);
    expect([await heard(owner), await heard(adult)]).toEqual([[story.id], [story.id]]);
    const { url } = await read<{ url: string }>(adult.call('/api/narration/feed', { method: 'POST' }));
    expect(await (await fetch(url)).text()).toContain(`${story.id}.mp3`);
    expect((await leave(adult)).status).toBe(200);
    expect([await heard(owner), await heard(adult)]).toEqual([[story.id], []]);
    expect(await (await fetch(url)).text()).not.toContain(story.id);
    expect(await server.ctx.objects.list(`narrations/${owner.userId}`)).toHaveLength(1);
    expect(await server.ctx.objects.list(`narrations/${adult.userId}`)).toEqual([]);
  });

  test('[P08] the owner removes an adult and nobody else does; an owner who leaves hands the household on', async () => {
    const [owner, adult] = await together();
    expect((await adult.call(householdAdultPath(owner.userId), { method: 'DELETE' })).status).toBe(403);
    expect((await owner.call(householdAdultPath(owner.userId), { method: 'DELETE' })).status).toBe(404);
    await save(adult, { title: 'Taken along' });
    expect((await owner.call(householdAdultPath(adult.userId), { method: 'DELETE' })).status).toBe(204);
    expect([await titlesOf(owner), await titlesOf(adult)]).toEqual([['Taken along'], ['Taken along']]);
    expect((await join(adult, (await invite(owner)).token)).status).toBe(200);
    expect((await leave(owner)).status).toBe(200);
    expect(await householdOf(adult)).toMatchObject({ role: 'owner', adults: [{ id: adult.userId }] });
  });

  test('[P08] of two who leave at once nobody loses anything', async () => {
    const [owner, adult] = await together();
    await Promise.all([save(owner, { title: 'One' }), save(adult, { title: 'Two' })]);
    const answers = await Promise.all([leave(owner), leave(adult)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const all = [...(await titlesOf(owner)), ...(await titlesOf(adult))];
    expect(all.filter((title) => title === 'One').length).toBeGreaterThan(0);
    expect(all.filter((title) => title === 'Two').length).toBeGreaterThan(0);
    for (const each of [owner, adult]) expect((await householdOf(each)).adults).toHaveLength(1);
  });

  test('[P08] a store that is away leaves everybody where they are', async () => {
    const [, adult] = await together();
    await save(adult, { title: 'Stays', images: [await picture()] });
    const { objects } = server.ctx;
    const { put } = objects;
    objects.put = () => Promise.reject(new Error('the store is away'));
    const answer = await leave(adult);
    objects.put = put;
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })]);
    expect((await householdOf(adult)).adults).toHaveLength(2);
    expect(await read(leave(adult))).toEqual({ copied: 1 });
  });
});

describe('[P33] accounts that are deleted', () => {
  test('[P33] the owner deletes the account while the other writes: the household passes on, and goes with its last adult', async () => {
    const [owner, adult] = await together();
    const story = await save(owner, { title: 'Stays in the house', images: [await picture()] });
    await owner.call(childrenPath, { json: { nickname: 'Bean', ageGroup: 'toddler' } });
    const writing = adult.call('/functions/v1/generate-story-stream', {
      json: { storyParams: storyParams(), turnstileToken: null },
    });
    expect((await drop(owner)).status).toBe(204);
    const written = await writing;
    expect(written.status).toBe(200);
    expect((await written.text()).length).toBeGreaterThan(100);
    expect(await householdOf(adult)).toMatchObject({ role: 'owner', adults: [{ id: adult.userId }] });
    expect(await titlesOf(adult)).toEqual(['Stays in the house']);
    const kept = await read<Story>(adult.call(storyPath(story.id)));
    expect((await fetch(server.url + (kept.images?.[0]?.url ?? ''))).status).toBe(200);
    expect((await read<Family>(adult.call(familyPath))).children).toMatchObject([{ nickname: 'Bean' }]);
    expect((await usageOf(adult)).freeText.used).toBe(1);
    expect(await server.ctx.objects.list(`story-images/stories/${owner.userId}`)).toEqual([]);
    const [{ household_id: id } = { household_id: '' }] = await server.sql<{ household_id: string }>(
      'select household_id from household_members where user_id = $1',
      [adult.userId],
    );
    expect((await drop(adult)).status).toBe(204);
    expect(await server.sql('select from households where id = $1', [id])).toEqual([]);
    expect(await server.sql('select from stories where id = $1', [story.id])).toEqual([]);
  });
});

describe('[LIMIT-25] allowances and plan', () => {
  test('[P11] are the household’s, and coming and going makes none anew', async () => {
    const [owner, adult] = [await server.signIn(), await server.signIn()];
    await used(owner, 1);
    await used(adult, 2);
    const invitation = await invite(owner);
    expect((await join(adult, invitation.token)).status).toBe(200);
    expect([(await usageOf(owner)).freeText.used, (await usageOf(adult)).freeText.used]).toEqual([2, 2]);
    const stream = () =>
      adult.call('/functions/v1/generate-story-stream', { json: { storyParams: storyParams(), turnstileToken: null } });
    await (await stream()).text();
    expect([(await usageOf(owner)).freeText.used, (await usageOf(adult)).freeText.used]).toEqual([3, 3]);
    const refused = await stream();
    expect(await refused.json()).toMatchObject({ code: 'FREE_NO_IMAGE_LIMIT_EXCEEDED' });
    expect((await leave(owner)).status).toBe(200);
    expect([(await usageOf(owner)).freeText.used, (await usageOf(adult)).freeText.used]).toEqual([3, 3]);
  });

  test('[P11] at once both adults get no more than is left', async () => {
    const [owner, adult] = await together();
    await used(owner, 2);
    const answers = await Promise.all(
      [owner, adult, owner, adult].map(async (each) => {
        const answer = await each.call('/functions/v1/generate-story-stream', {
          json: { storyParams: storyParams(), turnstileToken: null },
        });
        await answer.text();
        return answer.status;
      }),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect((await usageOf(adult)).freeText.used).toBe(3);
  });

  test('[BILL-03] one adult’s subscription is both’s while they are together, an operator’s role is not, and nobody pays twice', async () => {
    const [owner, adult] = await together();
    await server.sql("insert into subscriptions (user_id, status) values ($1, 'active')", [owner.userId]);
    expect(await usageOf(adult)).toMatchObject({ tier: 'premium', subscriptionStatus: 'active' });
    const checkout = await adult.call('/functions/v1/create-checkout-session', { json: {} });
    expect(await checkout.json()).toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
    const viewOf = (member: TestMember) => read<SubscriptionView>(member.call(subscriptionPath));
    expect(await viewOf(adult)).toMatchObject({ isActive: true, paidByAnother: true });
    expect(await viewOf(owner)).toMatchObject({ isActive: true, paidByAnother: false });
    expect((await leave(adult)).status).toBe(200);
    expect(await viewOf(adult)).toMatchObject({ isActive: false, paidByAnother: false });
    expect(await usageOf(adult)).toMatchObject({ tier: 'free' });
    expect(await usageOf(owner)).toMatchObject({ tier: 'premium' });
    const operator = await server.signIn('admin@lunatale.test');
    const parent = await server.signIn();
    expect((await join(parent, (await invite(operator)).token)).status).toBe(200);
    expect(await usageOf(operator)).toMatchObject({ tier: 'admin' });
    expect(await usageOf(parent)).toMatchObject({ tier: 'free', isAdmin: false });
    expect((await parent.call('/api/operations/dashboard')).status).toBe(403);
  });
});
