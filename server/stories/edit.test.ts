import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type EditStory,
  type SaveStory,
  type Story,
  type StoryPage,
  type StoryVersion,
  storiesPath,
  storyPath,
  storyVersionsPath,
  versionsKept,
} from '#domain/stories/api.ts';
import { type SharedStory, type StoryShare, sharedStoryPath, storySharePath } from '#domain/stories/share.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const content = 'Fox saw a light in the mill.';

/** Saves a story that was told here, as if a generation had written it. */
async function save(member: TestMember, changes: Partial<SaveStory> = {}): Promise<Story> {
  const generationId = randomUUID();
  await server.sql(
    `insert into generations (id, user_id, request_hash, story_type, options, status, content, usage_date, lease_expires_at)
     values ($1, $2, '', 'free_text', '{}', 'completed', $3, current_date, now())`,
    [generationId, member.userId, content],
  );
  const json = { title: 'The Quiet Lantern', content, options: storyParams(), generationId, ...changes };
  return (await (await member.call(storiesPath, { json })).json()) as Story;
}

const edit = (member: TestMember, story: Story, change: Partial<EditStory>) =>
  member.call(storyPath(story.id), {
    method: 'PUT',
    json: { title: story.title, notes: story.notes, tags: story.tags, changedAt: story.updatedAt, ...change },
  });
const read = async (member: TestMember, { id }: Story) => (await (await member.call(storyPath(id))).json()) as Story;
const found = async (member: TestMember, words: string) => {
  const page = await member.call(`${storiesPath}?q=${encodeURIComponent(words)}`);
  return ((await page.json()) as StoryPage).stories.map(({ title }) => title);
};

test('[DATA-06] a parent changes title, notes and tags of a story, and finds it by the new title', async () => {
  const parent = await server.signIn();
  const story = await save(parent, { notes: 'for Vera', tags: ['fox'] });
  const answer = await edit(parent, story, { title: 'The Mill Light', notes: 'for both', tags: ['mill', 'fox'] });
  expect(answer.status).toBe(200);
  const changed = (await answer.json()) as Story;
  expect(changed).toEqual({
    ...story,
    title: 'The Mill Light',
    notes: 'for both',
    tags: ['mill', 'fox'],
    updatedAt: changed.updatedAt,
    imagesAsked: undefined,
    imagesSaved: undefined,
  });
  expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(story.updatedAt));
  expect(await read(parent, story)).toEqual(changed);
  expect([await found(parent, 'mill light'), await found(parent, 'quiet lantern')]).toEqual([['The Mill Light'], []]);
});

test('[DATA-06] a name that was changed in the whole text is also changed in captions, characters and tags', async () => {
  const parent = await server.signIn();
  const options = { ...storyParams(), characters: ['Leo, red coat', 'fox'] };
  const story = await save(parent, { options, tags: ['Leo', 'night'] });
  const picture = { url: '/pictures/a', alt: 'Leo and Leona wave', position: 1, caption: 'Leo waves.' };
  await server.sql('update stories set images = $2 where id = $1', [story.id, JSON.stringify([picture])]);
  const content = 'Theo saw a lamp in the mill.';
  const names = [
    { from: 'Leo', to: 'Theo' },
    // What is not in the text was judged by nobody, so it changes nothing.
    { from: 'fox', to: 'weasel' },
  ];
  const changed = (await (await edit(parent, story, { content, names })).json()) as Story;
  expect(changed.options.characters).toEqual(['Theo, red coat', 'fox']);
  expect(changed.tags).toEqual(['Theo', 'night']);
  expect(changed.images).toMatchObject([{ alt: 'Theo and Leona wave', caption: 'Theo waves.' }]);
  expect(await found(parent, 'Theo')).toEqual([story.title]);
});

test('[P08] the story of somebody else reads like a missing one, and stays as it is', async () => {
  const [parent, other] = [await server.signIn(), await server.signIn()];
  const story = await save(parent);
  const answer = await edit(other, story, { title: 'Mine now' });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'STORY_NOT_FOUND']);
  expect((await read(parent, story)).title).toBe('The Quiet Lantern');
});

test('[DATA-06] of two devices the second is told, and what the first wrote stays', async () => {
  const parent = await server.signIn();
  const story = await save(parent);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => edit(parent, story, { title: `Title ${index}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect((await read(parent, story)).title).toBe(`Title ${winner}`);
  const late = await edit(parent, story, { notes: 'late' });
  expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([409, 'STORY_CHANGED']);
  expect((await read(parent, story)).notes).toBe('');
});

const versions = async (member: TestMember, { id }: Story) =>
  ((await (await member.call(storyVersionsPath(id))).json()) as { versions: StoryVersion[] }).versions;

test('[DATA-06] a parent changes the words of a story, sees how it read before, and goes back', async () => {
  const parent = await server.signIn();
  const story = await save(parent);
  const answer = await edit(parent, story, { content: 'Fox saw a lamp in the mill.' });
  expect(answer.status).toBe(200);
  const changed = (await answer.json()) as Story;
  expect(changed.content).toBe('Fox saw a lamp in the mill.');
  expect(await found(parent, 'lamp in the mill')).toEqual(['The Quiet Lantern']);
  const [first, ...others] = await versions(parent, story);
  expect(first).toEqual({ number: 1, title: story.title, content, writtenAt: story.updatedAt });
  expect(others).toEqual([]);
  // Changed notes make no new version; a changed title does.
  const noted = (await (await edit(parent, changed, { notes: 'softer' })).json()) as Story;
  await edit(parent, noted, { title: first?.title ?? '', content: first?.content ?? '' });
  expect((await read(parent, story)).content).toBe(content);
  expect((await versions(parent, story)).map((version) => version.content)).toEqual([
    'Fox saw a lamp in the mill.',
    content,
  ]);
});

test('of many versions the oldest leave, and with the story all of them', async () => {
  const parent = await server.signIn();
  let story = await save(parent);
  for (let turn = 1; turn <= versionsKept + 2; turn += 1)
    story = (await (await edit(parent, story, { content: `Turn ${turn}.` })).json()) as Story;
  const kept = await versions(parent, story);
  expect(kept.map((version) => version.content)).toEqual(
    Array.from({ length: versionsKept }, (_, index) => `Turn ${versionsKept + 1 - index}.`),
  );
  expect((await parent.call(storyPath(story.id), { method: 'DELETE' })).status).toBe(204);
  expect(await server.sql('select 1 from story_versions where story_id = $1', [story.id])).toEqual([]);
});

test('[P08] earlier versions are their owner’s alone', async () => {
  const [parent, other] = [await server.signIn(), await server.signIn()];
  const story = await save(parent);
  await edit(parent, story, { content: 'Another text.' });
  const answer = await other.call(storyVersionsPath(story.id));
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'STORY_NOT_FOUND']);
});

test('[STORY-12] without a reader a text that was changed by hand is not shared, and what is shared keeps its text', async () => {
  const parent = await server.signIn();
  const story = await save(parent);
  const code = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];
  await parent.call(storySharePath(story.id), { method: 'POST' });
  expect(await code(await edit(parent, story, { content: 'By hand.' }))).toEqual([422, 'STORY_NOT_TOLD']);
  expect((await read(parent, story)).content).toBe(content);
  const other = await save(parent);
  await edit(parent, other, { content: 'By hand.' });
  const refused = await parent.call(storySharePath(other.id), { method: 'POST' });
  expect(await code(refused)).toEqual([422, 'STORY_NOT_TOLD']);
});

test('[P28, STORY-12] a new title of a shared story is judged before strangers see it, and one of a private story is not', async () => {
  const parent = await server.signIn();
  const story = await save(parent);
  const { token } = (await (await parent.call(storySharePath(story.id), { method: 'POST' })).json()) as StoryShare;
  const shown = async () => ((await (await fetch(server.url + sharedStoryPath(token))).json()) as SharedStory).title;
  const title = 'The fucking lantern';
  const refused = await edit(parent, story, { title });
  expect([refused.status, await refused.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'INPUT_REFUSED', field: 'title' }),
  ]);
  expect([await shown(), (await read(parent, story)).title]).toEqual(['The Quiet Lantern', 'The Quiet Lantern']);
  expect((await edit(parent, story, { title: 'The Mill Light' })).status).toBe(200);
  expect(await shown()).toBe('The Mill Light');
  // A parent may write what they like on a private shelf.
  expect((await edit(parent, await save(parent), { title })).status).toBe(200);
});

test('what is no title, too long or too much is refused by its field, and nothing is written', async () => {
  const parent = await server.signIn();
  const story = await save(parent);
  for (const [field, wrong] of [
    ['title', { title: '  ' }],
    ['title', { title: 'x'.repeat(100) }],
    ['notes', { notes: 'x'.repeat(1001) }],
    ['content', { content: ' ' }],
    ['content', { content: 'x'.repeat(60_001) }],
    ['tags', { tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) }],
    ['changedAt', { changedAt: 'yesterday' }],
  ] as const) {
    const answer = await edit(parent, story, wrong as Partial<EditStory>);
    expect(await answer.json(), field).toMatchObject({
      code: 'INVALID_REQUEST',
      field: expect.stringContaining(field),
    });
  }
  expect(await read(parent, story)).toMatchObject({ title: 'The Quiet Lantern', updatedAt: story.updatedAt });
});
