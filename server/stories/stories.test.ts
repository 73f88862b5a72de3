import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SaveStory, type Story, type StoryPage, storiesPath, storyPath } from '#domain/stories/api.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const story = (changes: Partial<SaveStory> = {}): SaveStory => ({
  title: 'The Quiet Lantern',
  content: '**The Quiet Lantern**\n\nFox saw a light.',
  options: storyParams(),
  ...changes,
});
const save = async (member: TestMember, changes: Partial<SaveStory> = {}) =>
  (await (await member.call(storiesPath, { json: story(changes) })).json()) as Story;
const library = async (member: TestMember, query = '') =>
  (await (await member.call(storiesPath + query)).json()) as StoryPage;

describe('saving', () => {
  test('[DATA-01] [DATA-02] [DATA-06] [DATA-33] [SAVE-23] inserts one row and answers it', async () => {
    const parent = await server.signIn();
    const answer = await parent.call(storiesPath, {
      json: story({ notes: 'He laughed.', tags: ['fox', 'forest'], isFavorite: true }),
    });
    expect(answer.status).toBe(201);
    const saved = (await answer.json()) as Story;
    const { tone: _, ...options } = storyParams();
    expect(saved).toMatchObject({
      title: 'The Quiet Lantern',
      options,
      notes: 'He laughed.',
      tags: ['fox', 'forest'],
      isFavorite: true,
      images: null,
      imageUploadFailed: false,
    });
    expect(await (await parent.call(storyPath(saved.id))).json()).toEqual(saved);
  });

  test('[EVENT-06] the save is recorded once, without title or names', async () => {
    const parent = await server.signIn();
    await save(parent);
    await server.ctx.recorder.flush();
    const events = await server.sql(
      "select event_data from user_events where event_type = 'story_create' and user_id = $1",
      [parent.userId],
    );
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).not.toMatch(/Lantern|Nora/);
  });

  test('saving what one generation wrote twice makes one story', async () => {
    const parent = await server.signIn();
    const generationId = randomUUID();
    const [first, second] = await Promise.all([save(parent, { generationId }), save(parent, { generationId })]);
    expect(second.id).toBe(first.id);
    expect((await library(parent)).stories).toHaveLength(1);
  });

  test('[P10] [SEC-05] [SEC-07] extra fields change nothing', async () => {
    const parent = await server.signIn();
    const stranger = await server.signIn();
    const saved = await save(parent, {
      user_id: stranger.userId,
      userId: stranger.userId,
      story_type: 'premium_gemini',
      id: randomUUID(),
    } as never);
    const rows = await server.sql('select user_id, story_type from stories where id = $1', [saved.id]);
    expect(rows).toEqual([{ user_id: parent.userId, story_type: 'free_no_image' }]);
  });

  test('[SAVE-11] [SEC-05] a signed-out caller saves nothing', async () => {
    const answer = await fetch(server.url + storiesPath, { method: 'POST', body: JSON.stringify(story()) });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  test.for([
    ['[SAVE-09] an empty title', { title: ' ' }],
    ['[SAVE-10] empty content', { content: '\n' }],
    ['[SAVE-12] a title of 100 letters', { title: 'a'.repeat(100) }],
    ['[SAVE-12] notes of 1001 letters', { notes: 'a'.repeat(1001) }],
    ['eleven tags', { tags: Array(11).fill('a') }],
  ] as [string, Partial<SaveStory>][])('%s is refused and names the field', async ([, changes]) => {
    const parent = await server.signIn();
    const answer = await parent.call(storiesPath, { json: story(changes) });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST', field: Object.keys(changes)[0] });
    expect((await library(parent)).stories).toEqual([]);
  });

  test('[P23] every Unicode string comes back exactly or is refused', async () => {
    const parent = await server.signIn();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), async (text) => {
        const answer = await parent.call(storiesPath, { json: story({ title: text, notes: text, content: text }) });
        expect([201, 400]).toContain(answer.status);
        if (answer.status === 201) {
          const { id } = (await answer.json()) as Story;
          const back = (await (await parent.call(storyPath(id))).json()) as Story;
          expect([back.title, back.notes, back.content]).toEqual([text.trim(), text.trim(), text.trim()]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the library', () => {
  test('[DATA-32] [LIB-42] lists the own stories, newest first, 50 a page, each once', async () => {
    const parent = await server.signIn();
    for (let number = 0; number < 53; number += 1) await save(parent, { title: `Story ${number}` });
    const first = await library(parent);
    expect(first.stories).toHaveLength(50);
    expect(first.stories[0]?.title).toBe('Story 52');
    expect(first.stories[0]).not.toHaveProperty('content');
    const second = await library(parent, `?cursor=${first.nextCursor}`);
    expect(second.stories.map((each) => each.title)).toEqual(['Story 2', 'Story 1', 'Story 0']);
    expect(second.nextCursor).toBeNull();
  });

  test('[P08] [SEC-03] [SEC-04] another parent neither lists, reads nor deletes a story', async () => {
    const parent = await server.signIn();
    const saved = await save(parent);
    const stranger = await server.signIn();
    expect((await library(stranger)).stories).toEqual([]);
    for (const method of ['GET', 'DELETE']) {
      const foreign = await stranger.call(storyPath(saved.id), { method });
      const absent = await stranger.call(storyPath(randomUUID()), { method });
      expect([foreign.status, absent.status]).toEqual([404, 404]);
      const [one, other] = (await Promise.all([foreign.json(), absent.json()])) as [object, object];
      expect({ ...one, requestId: '' }).toEqual({ ...other, requestId: '' });
    }
    expect((await parent.call(storyPath(saved.id))).status).toBe(200);
  });

  test('[DATA-34] the owner deletes a story, once', async () => {
    const parent = await server.signIn();
    const saved = await save(parent, { isFavorite: true });
    expect((await parent.call(storyPath(saved.id), { method: 'DELETE' })).status).toBe(204);
    expect((await parent.call(storyPath(saved.id), { method: 'DELETE' })).status).toBe(404);
    expect((await library(parent)).stories).toEqual([]);
  });

  test.for(['x', '../../etc/passwd', "' or 1=1 --", '%00'])('an id like %s reads like a missing story', async (id) => {
    const parent = await server.signIn();
    expect((await parent.call(storyPath(id))).status).toBe(404);
  });

  test.for(['made-up', Buffer.from('2026-01-01 not-an-id').toString('base64url'), "'"])(
    'a made-up cursor %s is refused',
    async (cursor) => {
      const parent = await server.signIn();
      const answer = await parent.call(`${storiesPath}?cursor=${encodeURIComponent(cursor)}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
    },
  );
});
