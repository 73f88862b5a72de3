import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import {
  type Household,
  householdPath,
  invitationsPath,
  joinHouseholdPath,
  type NewHouseholdInvitation,
} from '#domain/identity/household.ts';
import {
  favoritePath,
  restoreStoriesPath,
  type SaveStory,
  type Story,
  type StoryPage,
  storiesPath,
  storyPath,
  storyPlacePath,
  storyVersionsPath,
} from '#domain/stories/api.ts';
import { recordingConsentPath, storyRecordingsPath } from '#domain/stories/recordings.ts';
import { type StoryShare, sharedStoryPath, storySharePath } from '#domain/stories/share.ts';
import { repeatDeletions } from '../operations/upkeep/repeat-deletions.ts';
import { keepDeletionRecords } from '../platform/objects/deletion-records.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;
const save = (member: TestMember, changes: Partial<SaveStory> = {}) =>
  read<Story>(
    member.call(storiesPath, {
      json: { title: 'The Quiet Heron', content: 'A heron stood still.', options: storyParams(), ...changes },
    }),
  );
const chapter = (member: TestMember, title: string, before?: Story) =>
  save(member, {
    title,
    options: { ...storyParams(), ...(before && { continues: { storyId: before.id, memory: 'A heron.' } }) },
  });
const open = (member: TestMember, { id }: Story) => read<Story>(member.call(storyPath(id)));
const remove = async (member: TestMember, ...gone: Story[]) => {
  for (const { id } of gone) expect((await member.call(storyPath(id), { method: 'DELETE' })).status).toBe(204);
};
const restore = (member: TestMember, ...gone: Pick<Story, 'id'>[]) =>
  member.call(restoreStoriesPath, { json: { storyIds: gone.map(({ id }) => id) } });
const shelf = async (member: TestMember) => {
  const { stories } = await read<StoryPage>(member.call(storiesPath));
  return stories.map(({ title, chapter }) => (chapter ? `${title} ${chapter.number}/${chapter.of}` : title));
};
const allowances = (member: TestMember) => read(member.call('/api/usage/stats'));

/** Two adults of one household. */
async function together(): Promise<[TestMember, TestMember]> {
  const [owner, adult] = [await server.signIn(), await server.signIn()];
  const { token } = await read<NewHouseholdInvitation>(owner.call(invitationsPath, { method: 'POST' }));
  expect((await adult.call(joinHouseholdPath, { json: { token } })).status).toBe(200);
  expect((await read<Household>(owner.call(householdPath))).adults).toHaveLength(2);
  return [owner, adult];
}

async function picture(): Promise<string> {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

test('[DATA-34, P11] a parent who deleted a story by mistake gets the very story back, and no allowance is counted', async () => {
  const parent = await server.signIn();
  const story = await save(parent, { images: [await picture()], tags: ['lake', 'birds'], notes: 'Our lake.' });
  const other = await save(parent, { title: 'Another' });
  await parent.call(favoritePath(story.id), { json: { isFavorite: true } });
  await parent.call(storyPlacePath(story.id), { method: 'PUT', json: { place: 0.5 } });
  const change = { title: 'The Heron', notes: story.notes, tags: story.tags, changedAt: story.updatedAt };
  expect((await parent.call(storyPath(story.id), { method: 'PUT', json: change })).status).toBe(200);
  await parent.call(recordingConsentPath, { method: 'PUT', json: { agreed: true } });
  await parent.call(storyRecordingsPath(story.id), { json: { readBy: 'Grandma' } });
  const everything = async () => [
    await open(parent, story),
    await read(parent.call(storyVersionsPath(story.id))),
    await read(parent.call(storyRecordingsPath(story.id))),
    await read<StoryPage>(parent.call(storiesPath)),
    await allowances(parent),
  ];
  const before = await everything();
  expect(before[0]).toMatchObject({ title: 'The Heron', isFavorite: true, place: { place: 0.5 } });
  expect(before[1]).toMatchObject({ versions: [{ title: 'The Quiet Heron' }] });
  const address = server.url + story.images?.[0]?.url;
  await remove(parent, story);
  expect(await shelf(parent)).toEqual(['Another']);
  expect((await fetch(address)).status).toBe(404);
  expect(await read(restore(parent, story))).toEqual({ storyIds: [story.id] });
  expect(await everything()).toEqual(before);
  expect((await fetch(address)).status).toBe(200);
  expect(other.id).not.toBe(story.id);
});

test('[DATA-34, STORY-12] an undone deletion brings the link back as well, one that is undone late does not; it can be shared as before', async () => {
  const parent = await server.signIn();
  const generationId = randomUUID();
  const told = await parent.call(generateStoryStreamPath, { json: { storyParams: storyParams(), generationId } });
  const story = await save(parent, { content: await told.text(), generationId });
  const share = () => parent.call(storySharePath(story.id), { method: 'POST' });
  const { token } = await read<StoryShare>(share());
  const opened = async () => (await fetch(server.url + sharedStoryPath(token))).status;
  expect(await opened()).toBe(200);
  await remove(parent, story);
  expect(await opened()).toBe(404);
  expect((await restore(parent, story)).status).toBe(200);
  expect(await opened()).toBe(200);
  expect(await read(share())).toMatchObject({ token });
  await remove(parent, story);
  await server.sql(`update deleted_stories set deleted_at = deleted_at - interval '2 hours' where id = $1`, [story.id]);
  expect((await restore(parent, story)).status).toBe(200);
  expect(await opened()).toBe(404);
  expect((await share()).status).toBe(201);
});

test('[P08] only the household that deleted a story brings it back; for everybody else it is missing', async () => {
  const [owner, adult] = await together();
  const [stranger, story] = [await server.signIn(), await save(owner)];
  await adult.call(favoritePath(story.id), { json: { isFavorite: true } });
  await remove(adult, story);
  const records = () => server.ctx.objects.list('deletions/story');
  await expect.poll(records).toHaveLength(1);
  expect((await restore(stranger, story)).status).toBe(404);
  expect((await restore(stranger, { id: randomUUID() })).status).toBe(404);
  expect(await records(), 'a stranger’s attempt leaves its record').toHaveLength(1);
  expect((await restore(adult, story)).status).toBe(200);
  // Each adult's heart is their own.
  expect([(await open(owner, story)).isFavorite, (await open(adult, story)).isFavorite]).toEqual([false, true]);
  await repeatDeletions(server.ctx);
  expect(await shelf(owner), 'it stays').toEqual(['The Quiet Heron']);
});

test('[DATA-34, P08] a story that was deleted before hearts were kept comes back with its owner’s', async () => {
  const parent = await server.signIn();
  const story = await save(parent, { isFavorite: true });
  await remove(parent, story);
  await server.sql(`update deleted_stories set story = story - 'beside' where id = $1`, [story.id]);
  expect((await restore(parent, story)).status).toBe(200);
  expect((await open(parent, story)).isFavorite).toBe(true);
});

test('[DATA-34] two undos at once restore once, and both succeed; so does one that is sent again', async () => {
  const parent = await server.signIn();
  const story = await save(parent, { isFavorite: true });
  for (let times = 0; times < 5; times += 1) {
    await remove(parent, story);
    const answers = await Promise.all([restore(parent, story), restore(parent, story), restore(parent, story)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await restore(parent, story)).status).toBe(200);
    expect(await shelf(parent)).toEqual(['The Quiet Heron']);
  }
});

test('[DATA-34] a restored chapter stands where it stood, whichever of its series were deleted and in which order they return', async () => {
  const parent = await server.signIn();
  const one = await chapter(parent, 'One');
  const two = await chapter(parent, 'Two', one);
  const three = await chapter(parent, 'Three', two);
  await chapter(parent, 'Another');
  const whole = ['Another', 'One 1/3', 'Two 2/3', 'Three 3/3'];
  expect(await shelf(parent)).toEqual(whole);
  const stories = [one, two, three];
  const orders = [
    [one],
    [two],
    [three],
    [one, two],
    [two, one],
    [three, one],
    [one, two, three],
    [three, two, one],
    [two, three, one],
  ];
  for (const gone of orders) {
    for (const back of [gone, gone.toReversed()]) {
      await remove(parent, ...gone);
      for (const each of back) expect((await restore(parent, each)).status).toBe(200);
      expect(await shelf(parent)).toEqual(whole);
      expect((await Promise.all(stories.map((each) => open(parent, each)))).map((each) => each.chapterOf)).toEqual([
        null,
        one.id,
        one.id,
      ]);
    }
    await remove(parent, ...gone);
    await Promise.all(gone.map((each) => restore(parent, each)));
    expect(await shelf(parent), 'all at once').toEqual(whole);
    await remove(parent, ...gone);
    expect((await restore(parent, ...gone)).status).toBe(200);
    expect(await shelf(parent), 'in one call').toEqual(whole);
  }
});

test('[P35] a record of the deletion that is copied while the story comes back does not delete it again', async () => {
  const parent = await server.signIn();
  const story = await save(parent);
  const { objects } = server.ctx;
  const { put, removeBelow } = objects;
  const records = () => objects.list('deletions/story');
  objects.put = () => Promise.reject(new Error('away'));
  await remove(parent, story);
  let copied = false;
  objects.removeBelow = async (prefix) => {
    await removeBelow.call(objects, prefix);
    if (copied) return;
    copied = true;
    objects.put = put;
    await keepDeletionRecords(server.ctx);
    await expect.poll(records).toHaveLength(1);
  };
  expect((await restore(parent, story)).status).toBe(200);
  objects.removeBelow = removeBelow;
  expect(copied).toBe(true);
  await repeatDeletions(server.ctx);
  expect(await shelf(parent)).toEqual(['The Quiet Heron']);
});
