import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  draftPath,
  draftPicturePath,
  draftsPath,
  type StoryDraft,
  type StoryPage,
  storiesPath,
  type WholeDraft,
} from '#domain/stories/api.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';

let now = new Date('2026-11-20T12:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());

async function tell(parent: TestMember, changes: Parameters<typeof storyParams>[0] = {}): Promise<string> {
  const generationId = randomUUID();
  const path = `/functions/v1/generate-story-${changes.model === 'gemini' ? 'gemini' : 'stream'}`;
  const answer = await parent.call(path, {
    json: { storyParams: storyParams(changes), turnstileToken: null, generationId },
  });
  expect(answer.status).toBe(200);
  await answer.text();
  return generationId;
}

async function drafts(parent: TestMember): Promise<StoryDraft[]> {
  const answer = await parent.call(draftsPath);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { drafts: StoryDraft[] }).drafts;
}

async function shelf(parent: TestMember): Promise<StoryPage> {
  return (await parent.call(storiesPath)).json() as Promise<StoryPage>;
}

test('[P20] a finished story is kept by itself as a draft: the next one takes nothing from it, and the shelf counts kept stories alone', async () => {
  const parent = await server.signIn();
  const first = await tell(parent);
  const second = await tell(parent, { characters: ['owl'] });
  const waiting = await drafts(parent);
  // The test's clock stands still, so that neither is newer.
  expect(waiting.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
  const newest = waiting.find(({ id }) => id === second);
  expect(newest).toMatchObject({
    isWhole: true,
    options: { characters: ['owl'] },
    createdAt: '2026-11-20T12:00:00.000Z',
    leavesAt: '2026-12-20T12:00:00.000Z',
  });
  expect(newest?.title).not.toBe('');
  expect(await shelf(parent)).toMatchObject({ stories: [], total: 0 });

  const whole = (await (await parent.call(draftPath(first))).json()) as WholeDraft;
  expect(whole.content.split(/\s+/).length).toBeGreaterThan(100);
  expect(whole.content.startsWith(whole.excerpt)).toBe(true);

  // Saving makes it a kept story: it is a draft no more.
  const { title, content, options } = whole;
  const saved = await parent.call(storiesPath, { json: { title, content, options, generationId: first } });
  expect(saved.status).toBe(201);
  expect((await drafts(parent)).map(({ id }) => id)).toEqual([second]);
  expect((await parent.call(draftPath(first))).status).toBe(404);
  expect((await shelf(parent)).total).toBe(1);

  // A deleted story does not come back as a draft.
  const { id } = (await saved.json()) as { id: string };
  expect((await parent.call(`${storiesPath}/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await drafts(parent)).map(({ id }) => id)).toEqual([second]);
});

test('[P08, P20] a draft of a next chapter says which one of which book it would be, and nothing of another parent\u2019s book', async () => {
  const [parent, stranger] = [await server.signIn(), await server.signIn()];
  const keep = async (title: string, continues?: { storyId: string; memory: string }) => {
    const options = { ...storyParams(), ...(continues && { continues }) };
    const kept = await parent.call(storiesPath, { json: { title, content: 'One night.', options } });
    return { storyId: ((await kept.json()) as { id: string }).id, memory: 'Fox found a lamp.' };
  };
  await keep('The Mill');
  const second = await keep('The Lamp again', await keep('The Lamp'));
  await tell(parent, { continues: second });
  await tell(stranger, { continues: second });
  expect(await drafts(parent)).toMatchObject([{ chapter: { number: 3, book: 'The Lamp' } }]);
  expect(await drafts(stranger)).toMatchObject([{ chapter: null }]);
  await tell(stranger);
  expect((await drafts(stranger)).map(({ chapter }) => chapter)).toEqual([null, null]);
});

test('[P08, P33] a draft with its pictures is its own parent\u2019s, and gone at once with them when it is dropped', async () => {
  const parent = await server.signIn();
  const stranger = await server.signIn();
  const id = await tell(parent, { model: 'gemini' });
  const { images } = (await (await parent.call(draftPath(id))).json()) as WholeDraft;
  expect(images.length).toBeGreaterThan(0);
  expect(images[0]).toMatchObject({ position: 0, url: draftPicturePath(id, 0) });
  expect(images[0]?.caption).not.toBe('');
  const picture = await parent.call(draftPicturePath(id, 0));
  expect(picture.headers.get('content-type')).toMatch(/^image\//);
  expect((await picture.bytes()).length).toBeGreaterThan(1000);
  expect((await parent.call(draftPicturePath(id, 9))).status).toBe(404);

  expect(await drafts(stranger)).toEqual([]);
  for (const path of [draftPath(id), draftPicturePath(id, 0)]) expect((await stranger.call(path)).status).toBe(404);
  expect((await stranger.call(draftPath(id), { method: 'DELETE' })).status).toBe(404);

  expect((await parent.call(draftPath(id), { method: 'DELETE' })).status).toBe(204);
  expect(await drafts(parent)).toEqual([]);
  expect(await server.ctx.objects.list(`generations/${parent.userId}`)).toEqual([]);
  expect((await parent.call(draftPath(id), { method: 'DELETE' })).status).toBe(404);
});

test('[P32] a draft is shown for its 30 days and not a minute longer, also before it is swept', async () => {
  const parent = await server.signIn();
  const id = await tell(parent);
  now = new Date('2026-12-20T11:59:00Z');
  const later = await server.signIn(parent.email);
  expect((await drafts(later)).map((draft) => draft.id)).toEqual([id]);
  now = new Date('2026-12-20T12:01:00Z');
  expect(await drafts(later)).toEqual([]);
  expect((await later.call(draftPath(id))).status).toBe(404);
});

test('[P20] a story stopped after most of it was told counts, and stays as a draft; one stopped at its beginning does not', async () => {
  const parent = await server.signIn();
  const [counted, given] = [randomUUID(), randomUUID()];
  for (const id of [counted, given])
    await server.sql(
      `insert into generations (id, user_id, request_hash, story_type, options, status, counted, content, usage_date, lease_expires_at, created_at)
       values ($1, $2, 'h', 'free_no_image', $3, 'stopped', $4, 'The Fox\n\nOnce upon a time', '2026-12-20', $5, $5)`,
      [id, parent.userId, JSON.stringify(storyParams()), id === counted, now],
    );
  expect(await drafts(parent)).toMatchObject([{ id: counted, isWhole: false, title: 'The Fox' }]);
});
