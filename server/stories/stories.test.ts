import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Generation, generateStoryGeminiPath, generationPath } from '#domain/generation/api.ts';
import { childrenPath } from '#domain/identity/family.ts';
import {
  favoritePath,
  libraryNamesPath,
  mergeFavoritesPath,
  type SavedStory,
  type SaveStory,
  type Story,
  type StoryPage,
  type StoryPlace,
  storiesPath,
  storyPath,
  storyPlacePath,
} from '#domain/stories/api.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
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
  test('[LIB-22] who is in a story and where have the capitals that its text gives them', async () => {
    const parent = await server.signIn();
    const options = storyParams({ characters: ['ines y bruno', 'fox'], setting: 'la feria de puebla' });
    const content = 'En la feria de Puebla se oyó. —Ven —dijo Ines, y Bruno corrió con Fox.';
    const saved = await save(parent, { content, options });
    expect(saved.options).toMatchObject({ characters: ['Ines y Bruno', 'fox'], setting: 'la feria de Puebla' });
  });

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
    expect(saved).toMatchObject((await (await parent.call(storyPath(saved.id))).json()) as object);
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
    ['too many tags', { tags: Array(21).fill('a') }],
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

describe('pictures', () => {
  const png = (colour: string) =>
    sharp({ create: { width: 1200, height: 900, channels: 3, background: colour } })
      .png()
      .toBuffer();
  const dataAddress = (data: Buffer, type = 'image/png') => `data:${type};base64,${data.toString('base64')}`;
  /** More than half a megabyte as PNG. */
  const noise = {
    width: 700,
    height: 500,
    channels: 3,
    background: '#123456',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  } as const;
  const saveAnswer = (member: TestMember, images: string[]) => member.call(storiesPath, { json: story({ images }) });
  const saveWith = async (member: TestMember, images: string[]) =>
    (await (await saveAnswer(member, images)).json()) as SavedStory;

  test('[DATA-08] [DATA-09] [DATA-10] [DATA-11] [SAVE-13] [SAVE-14] [SEC-08] are kept at the documented path, public, unchanging and small', async () => {
    const parent = await server.signIn();
    const original = await png('#123456');
    const saved = await saveWith(parent, [
      dataAddress(original),
      'data:image/png;base64,',
      'https://evil.example/x.png',
      dataAddress(await png('#654321')),
    ]);
    expect(saved).toMatchObject({ imagesAsked: 2, imagesSaved: 2, imageUploadFailed: false });
    expect(saved.images).toEqual(
      [0, 1].map((index) => ({
        url: `/storage/v1/object/public/story-images/stories/${parent.userId}/${saved.id}/image-${index}.png`,
        alt: `Story illustration ${index + 1}`,
        position: index,
        width: 1200,
        height: 900,
        own: true,
        bytes: expect.any(Number),
      })),
    );
    const url = server.url + (saved.images?.[0]?.url ?? '');
    const answer = await fetch(url);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await answer.arrayBuffer()).equals(original)).toBe(true);
    const small = await fetch(`${url}?w=480`);
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(480);
    const part = await fetch(url, { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PNG']);
    expect((await fetch(url, { headers: { range: `bytes=${original.length}-` } })).status).toBe(416);
  });

  test('[P25] what is no picture inside is not kept, whatever it says, and the story is', async () => {
    const parent = await server.signIn();
    const whole = await png('#123456');
    const hostile = [
      dataAddress(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'image/svg+xml',
      ),
      dataAddress(Buffer.from('<html><script>alert(1)</script></html>')),
      dataAddress(whole.subarray(0, whole.length / 2)),
      dataAddress(Buffer.from('GIF89a')),
    ];
    const saved = await saveWith(parent, hostile);
    expect(saved).toMatchObject({ imagesAsked: 4, imagesSaved: 0, images: null, imageUploadFailed: true });
    expect(await server.ctx.objects.list(`story-images/stories/${parent.userId}`)).toEqual([]);
  });

  test('[P25] a picture that is a page as well is handed out as a picture alone; one of too many pixels or of 50 MB is not taken', async () => {
    const parent = await server.signIn();
    const polyglot = Buffer.concat([await png('#123456'), Buffer.from('<html><script>alert(1)</script></html>')]);
    const huge = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const saved = await saveWith(parent, [
      dataAddress(polyglot, 'text/html'),
      dataAddress(polyglot),
      dataAddress(huge),
    ]);
    expect(saved).toMatchObject({ imagesAsked: 2, imagesSaved: 1, imageUploadFailed: true });
    const url = server.url + (saved.images?.[0]?.url ?? '');
    const whole = await fetch(url);
    expect(whole.headers.get('content-type')).toBe('image/png');
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await whole.text()).not.toContain('<script');
    expect(await (await fetch(`${url}?w=480`)).text()).not.toContain('<script');
    const fifty = await parent.call(storiesPath, { json: story({ images: [dataAddress(Buffer.alloc(50_000_000))] }) });
    expect(fifty.status).toBe(413);
  });

  test('[P25] a photograph is kept without what its camera wrote beside it', async () => {
    const parent = await server.signIn();
    const photograph = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Copyright: 'Number 12, at home' } })
      .jpeg()
      .toBuffer();
    expect(photograph.toString('latin1')).toContain('Number 12');
    const saved = await saveWith(parent, [dataAddress(photograph, 'image/jpeg')]);
    const kept = await fetch(server.url + (saved.images?.[0]?.url ?? ''));
    expect(kept.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await kept.arrayBuffer()).toString('latin1')).not.toContain('Number 12');
  });

  test('[P33] a story that is removed while its pictures are saved leaves none of them', async () => {
    const parent = await server.signIn();
    const { put } = server.ctx.objects;
    let removed: Response | undefined;
    // The parent removes the whole story after the first of three pictures.
    server.ctx.objects.put = async (key, bytes) => {
      await put(key, bytes);
      if (!key.includes('image-0.w480') || removed) return;
      const [kept] = (await library(parent)).stories;
      removed = await parent.call(storyPath(kept?.id ?? ''), { method: 'DELETE' });
    };
    const picture = dataAddress(await png('#123456'));
    const answer = await parent.call(storiesPath, { json: story({ images: [picture, picture, picture] }) });
    server.ctx.objects.put = put;
    expect([removed?.status, answer.status]).toEqual([204, 404]);
    expect(await server.ctx.objects.list(`story-images/stories/${parent.userId}`)).toEqual([]);
  });

  test('[P27] a body is small besides its pictures, and nobody sends more than two large ones at once', async () => {
    const parent = await server.signIn();
    const send = (body: string) => parent.call(storiesPath, { method: 'POST', body });
    const structure = `{"tags":[${'[],'.repeat(300_000)}[]]}`;
    const pretended = `[${'"data:image/a;base64,",'.repeat(30_000)}""]`;
    for (const body of [structure, pretended]) {
      const answer = await send(body);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
    }
    const picture = dataAddress(await sharp({ create: noise }).png().toBuffer());
    // While two saves wait for the store, their pictures are held.
    const { put } = server.ctx.objects;
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    let waiting = 0;
    server.ctx.objects.put = async (key, bytes) => {
      waiting += 1;
      await held;
      return put(key, bytes);
    };
    const first = [saveAnswer(parent, [picture]), saveAnswer(parent, [picture])];
    await expect.poll(() => waiting).toBe(2);
    const third = await saveAnswer(parent, [picture]);
    expect(third.status).toBe(429);
    expect(await third.json()).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 5 });
    letGo();
    server.ctx.objects.put = put;
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([201, 201]);
    expect((await saveAnswer(parent, [picture])).status).toBe(201);
  });

  test('[SAVE-17] a store that fails leaves the story saved and says so', async () => {
    const parent = await server.signIn();
    const put = server.ctx.objects.put;
    let tries = 0;
    server.ctx.objects.put = async () => {
      tries += 1;
      throw new Error('disk full');
    };
    const saved = await saveWith(parent, [dataAddress(await png('#123456'))]);
    server.ctx.objects.put = put;
    expect(tries).toBe(3);
    expect(saved).toMatchObject({ imagesAsked: 1, imagesSaved: 0, imageUploadFailed: true });
    expect((await parent.call(storyPath(saved.id))).status).toBe(200);
  });

  test('an illustrated generation is saved with the pictures that the server kept, and deleted with them', async () => {
    const parent = await server.signIn();
    const generationId = randomUUID();
    const options = storyParams({ model: 'gemini' });
    await (await parent.call(generateStoryGeminiPath, { json: { storyParams: options, generationId } })).json();
    const answer = await parent.call(storiesPath, { json: story({ options, generationId }) });
    const saved = (await answer.json()) as SavedStory;
    expect(saved).toMatchObject({ imagesAsked: 3, imagesSaved: 3 });
    // Each stays beside the paragraph that it was drawn for.
    const generation = (await (await parent.call(generationPath(generationId))).json()) as Generation;
    const inOrder = generation.pictures.toSorted((a, b) => a.index - b.index);
    const drawnFor = inOrder.map(({ paragraph }) => paragraph);
    expect(new Set(drawnFor).size).toBe(3);
    expect(saved.images?.map(({ paragraph }) => paragraph)).toEqual(drawnFor);
    const url = server.url + (saved.images?.[2]?.url ?? '');
    expect((await fetch(url)).status).toBe(200);
    await parent.call(storyPath(saved.id), { method: 'DELETE' });
    expect((await fetch(url)).status).toBe(404);
  });

  test('[P25] a listing, a made-up name and a path that climbs are missing', async () => {
    const base = `${server.url}/storage/v1/object/public/story-images/`;
    for (const path of [
      '',
      'stories/',
      `stories/${randomUUID()}/`,
      '../auth-secret',
      '%2e%2e/%2e%2e/auth-secret',
      `stories/${randomUUID()}/${randomUUID()}/image-0.svg`,
    ]) {
      expect((await fetch(base + path)).status).toBe(404);
    }
  });
});

describe('search, filters and orders', () => {
  const titles = async (member: TestMember, query: string) =>
    (await library(member, query)).stories.map((each) => each.title);

  test('[LIB-24] [LIB-25] [LIB-26] search reads title, names, setting, message and the first 200 letters, in any case and without accents', async () => {
    const parent = await server.signIn();
    const later = `${'a'.repeat(200)} lighthouse`;
    await save(parent, { title: 'El Ratón valiente', content: 'Uno.' });
    await save(parent, {
      title: 'Two',
      content: 'A LIGHTHOUSE far away.',
      options: storyParams({ characters: ['Zoë'] }),
    });
    await save(parent, {
      title: 'Three',
      content: later,
      tags: ['Día de lluvia', 'wet socks'],
      options: storyParams({ setting: "Grandma's attic", message: '100% true_love' }),
    });
    expect(await titles(parent, '?q=RATON')).toEqual(['El Ratón valiente']);
    expect(await titles(parent, '?q=lighthouse')).toEqual(['Two']);
    expect(await titles(parent, '?q=zoe')).toEqual(['Two']);
    expect(await titles(parent, '?q=attic')).toEqual(['Three']);
    expect(await titles(parent, `?q=${encodeURIComponent('100%')}`)).toEqual(['Three']);
    expect(await titles(parent, '?q=e_l')).toEqual(['Three']);
    expect(await titles(parent, `?q=${encodeURIComponent('%')}`)).toEqual(['Three']);
    expect(await titles(parent, '?q=bosque&presets=forest')).toEqual(['Two', 'El Ratón valiente']);
    expect(await titles(parent, '?q=attic+three')).toEqual(['Three']);
    expect(await titles(parent, '?q=attic+two')).toEqual([]);
    expect(await titles(parent, '?q=zoe+bosque&presets=;forest')).toEqual(['Two']);
    expect(await titles(parent, '?q=zoe+bosque&presets=forest')).toEqual([]);
    expect(await titles(parent, '?q=lluvia')).toEqual(['Three']);
    expect(await titles(parent, '?q=nothing')).toEqual([]);
  });

  test('[LIB-24] the bits of a text hold those of each of its parts, and seldom those of other words', async () => {
    const bits = async (texts: string[]) => {
      const rows = await server.sql<{ bits: string }>(
        'select letter_pairs(each, true)::bit(64) || letter_pairs(each, false)::bit(64) as bits from unnest($1::text[]) with ordinality texts (each, place) order by place',
        [texts],
      );
      return rows.map((row) => BigInt(`0b${row.bits}`));
    };
    const text = fc.string({ unit: 'grapheme', minLength: 3, maxLength: 200 }).filter((each) => !each.includes('\0'));
    await fc.assert(
      fc.asyncProperty(text, fc.nat(), fc.integer({ min: 1, max: 20 }), async (whole, place, length) => {
        const letters = [...whole];
        const from = place % letters.length;
        const [all = 0n, part = 0n] = await bits([whole, letters.slice(from, from + length).join('')]);
        expect(all & part).toBe(part);
      }),
      { numRuns: 200 },
    );
    const words = ['zeppelin', 'lantern', 'mariposa', 'dragón', 'needle', 'umbrella', 'kangaroo', 'estrellas'];
    const [story = 0n, ...asked] = await bits([
      'the fox went down to the quiet river, where a boat was, and asked the owl who had lit it. nobody knew',
      ...words,
    ]);
    expect(asked.filter((each) => (each & story) === each).length).toBeLessThan(3);
  });

  test('[LIB-27] [LIB-28] [LIB-29] categories are all settings and ages, and match setting, names and message by part, age exactly', async () => {
    const parent = await server.signIn();
    await save(parent, { title: 'Forest', options: storyParams({ setting: 'forest', ageGroup: 'toddler' }) });
    await save(parent, {
      title: 'Cave',
      options: storyParams({ setting: 'cave', message: 'a forest walk', ageGroup: 'elementary' }),
    });
    const page = await library(parent);
    expect(page.categories).toEqual(['cave', 'elementary', 'forest', 'toddler']);
    const forest = await library(parent, '?category=forest');
    expect(forest.stories.map(({ title }) => title)).toEqual(['Cave', 'Forest']);
    // Only an unfiltered request describes the whole library.
    expect(forest).toMatchObject({ total: 2, hidden: null, categories: null });
    expect(await titles(parent, '?category=toddler')).toEqual(['Forest']);
    expect(await titles(parent, '?category=toddl')).toEqual([]);
  });

  test('[LIB-27] the shelf is narrowed to whoever is in a story, by whole words of the name, and to a tag', async () => {
    const parent = await server.signIn();
    const of = (characters: string[], changes: Partial<StoryOptions> = {}) => storyParams({ characters, ...changes });
    await save(parent, { title: 'Both', options: of(['Tomás', 'Emilia, 5 años']), tags: ['dragones', 'Lunes'] });
    await save(parent, { title: 'Cat', options: of(['emilia y su gata Pelusa']), tags: ['dragones de noche'] });
    await save(parent, {
      title: 'Other',
      options: of(['Emiliano'], { setting: 'la casa de Emilia' }),
      tags: ['lunes'],
    });
    expect(await titles(parent, '?character=Emilia')).toEqual(['Cat', 'Both']);
    expect(await titles(parent, '?character=tomas')).toEqual(['Both']);
    expect(await titles(parent, '?character=Emi')).toEqual([]);
    expect(await titles(parent, '?tag=dragones')).toEqual(['Both']);
    expect(await titles(parent, '?tag=Dragones')).toEqual(['Both']);
    expect(await titles(parent, '?tag=lunes&character=Emilia')).toEqual(['Both']);
    expect(await titles(parent, '?tag=lunes&sort=title')).toEqual(['Both', 'Other']);
    // Only an unfiltered request describes the whole library.
    expect(await library(parent, '?tag=lunes')).toMatchObject({ total: 2, hidden: null, categories: null });
    const stranger = await server.signIn();
    expect(await titles(stranger, '?tag=lunes')).toEqual([]);
  });

  test('[LIB-42] a shelf that is narrowed to a name and a tag comes in pages, each story once', async () => {
    const parent = await server.signIn();
    const emilia = storyParams({ characters: ['Emilia'] });
    await server.sql(
      `insert into stories (user_id, title, content, length, language, characters, setting, message, age_group, model, story_type, tags, search_text, created_at)
       select $1, 'Story ' || n, 'A night.', 'short', 'english', array[case when n % 10 = 0 then 'Leo' else 'Emilia' end], 'forest', 'sharing', 'toddler',
         'deepseek', 'free_no_image', array['moon'], case when n % 10 = 0 then 'leo' else 'emilia' end || e'\nforest\nsharing\x1f', now() - n * interval '1 hour'
       from generate_series(1, 70) n`,
      [parent.userId],
    );
    await save(parent, { title: 'Untagged', options: emilia });
    const first = await library(parent, '?character=Emilia&tag=moon');
    expect(first).toMatchObject({ total: 63 });
    const rest = await library(parent, `?character=Emilia&tag=moon&cursor=${first.nextCursor}`);
    expect(rest).toMatchObject({ total: null, nextCursor: null });
    const found = [...first.stories, ...rest.stories];
    expect(new Set(found.map(({ id }) => id)).size).toBe(63);
    expect(found.every(({ options, tags }) => options.characters[0] === 'Emilia' && tags[0] === 'moon')).toBe(true);
  });

  test('[LIB-29] the names offered are the children that have stories, then whoever else is in them, and no presets', async () => {
    const parent = await server.signIn();
    for (const nickname of ['Tomás', 'Nobody yet'])
      await parent.call(childrenPath, { json: { nickname, ageGroup: 'preschool' } });
    const characters = [
      ['fox', 'Zoe and her cat'],
      ['Zoe and her cat', 'Bruno, a small blue dragon'],
      ['Zoe', 'tomas'],
      ['Bruno', 'zoe'],
      ['Sami, Nour', 'Zoe and her dog Rex'],
    ];
    for (const each of characters)
      await save(parent, { options: storyParams({ characters: each }), tags: ['luna', 'b'] });
    await save(parent, { options: storyParams({ characters: ['owl'] }), tags: ['a', 'Luna'] });
    await save(parent, { title: 'A test', tags: ['hidden'] });
    const answer = await parent.call(libraryNamesPath);
    expect(await answer.json()).toEqual({
      characters: ['Tomás', 'Zoe', 'Bruno', 'Sami', 'Nour', 'Rex'],
      tags: ['Luna', 'b', 'a'],
    });
    const stranger = await server.signIn();
    expect(await (await stranger.call(libraryNamesPath)).json()).toEqual({ characters: [], tags: [] });
  });

  test('[LIB-31] [LIB-32] [LIB-33] [LIB-34] [LIB-35] the four orders and the favourites filter', async () => {
    const parent = await server.signIn();
    for (const [title, isFavorite] of [
      ['b', true],
      ['Á', false],
      ['c', true],
      ['D', false],
    ] as const)
      await save(parent, { title, isFavorite });
    expect(await titles(parent, '')).toEqual(['D', 'c', 'Á', 'b']);
    expect(await titles(parent, '?sort=oldest')).toEqual(['b', 'Á', 'c', 'D']);
    expect(await titles(parent, '?sort=title')).toEqual(['Á', 'b', 'c', 'D']);
    expect(await titles(parent, '?sort=favorites')).toEqual(['c', 'b', 'D', 'Á']);
    expect(await titles(parent, '?favorites=true')).toEqual(['c', 'b']);
  });

  test.for(['newest', 'oldest', 'title', 'favorites'])('[LIB-42] pages by %s hold every story once', async (sort) => {
    const parent = await server.signIn();
    await server.sql(
      `insert into stories (user_id, title, title_key, search_text, content, length, language, characters, setting, message, age_group, model, story_type)
       select $1, 'Same', 'same', e'cat\\nforest\\nsharing\\x1fsame\\nx', 'x', 'short', 'english', array['cat'], 'forest', 'sharing', 'toddler', 'deepseek', 'free_no_image' from generate_series(1, 120)`,
      [parent.userId],
    );
    // The favourites end within a page, and the others go on in it.
    await server.sql(
      'insert into favorites (user_id, story_id) select user_id, id from stories where user_id = $1 limit 60',
      [parent.userId],
    );
    for (const search of ['', '&q=same']) {
      const seen: StoryPage['stories'] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: StoryPage = await library(parent, `?sort=${sort}${search}${cursor && `&cursor=${cursor}`}`);
        seen.push(...page.stories);
        expect(page.total).toBe(cursor === '' ? 120 : null);
        cursor = page.nextCursor;
      }
      expect(seen).toHaveLength(120);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(120);
      if (sort === 'favorites')
        expect(seen.map(({ isFavorite }) => isFavorite)).toEqual(Array.from({ length: 120 }, (_, place) => place < 60));
    }
    expect(await library(parent, `?sort=${sort}&q=other`)).toMatchObject({ stories: [], total: 0, hidden: null });
  });

  test('[LIB-37] [LIB-38] titles with a word that begins with test, sample or example are hidden and counted, others are not', async () => {
    const parent = await server.signIn();
    for (const title of [
      'Testing the boat',
      'An EXAMPLE',
      'The Greatest Knight',
      'The Dance Contest',
      'Samples of sky',
    ])
      await save(parent, { title });
    const page = await library(parent);
    expect(page.stories.map((each) => each.title)).toEqual(['The Dance Contest', 'The Greatest Knight']);
    expect(page).toMatchObject({ total: 2, hidden: 3 });
    expect((await library(parent, '?includeTestStories=true')).total).toBe(5);
  });

  test('[STORY-03] [P08] where a story was left is known on every device of its parent, and to nobody else', async () => {
    const phone = await server.signIn('left.it.there@example.com');
    const tablet = await server.signIn('left.it.there@example.com');
    const stranger = await server.signIn();
    const { id } = await save(phone);
    const leave = (member: TestMember, place: unknown) =>
      member.call(storyPlacePath(id), { method: 'PUT', json: { place } });
    const opened = async (member: TestMember) => ((await (await member.call(storyPath(id))).json()) as Story).place;
    expect(await opened(tablet)).toBeNull();
    const first = (await (await leave(phone, 3.25)).json()) as StoryPlace;
    expect(await opened(tablet)).toEqual({ place: 3.25, leftAt: first.leftAt });
    const second = (await (await leave(tablet, 0)).json()) as StoryPlace;
    expect(second.leftAt > first.leftAt).toBe(true);
    expect(await opened(phone)).toEqual({ place: 0, leftAt: second.leftAt });
    expect((await leave(stranger, 1)).status).toBe(404);
    for (const no of [-1, 10_001, 'x', null, undefined]) expect((await leave(phone, no)).status).toBe(400);
    expect(await opened(phone)).toEqual(second);
  });

  test('[DATA-12] [DATA-13] [STORY-14] a favourite is marked, unmarked and merged, for own stories only', async () => {
    const parent = await server.signIn();
    const stranger = await server.signIn();
    const [one, other] = [await save(parent), await save(stranger)];
    const mark = (id: string, isFavorite: boolean) => parent.call(favoritePath(id), { json: { isFavorite } });
    expect(await (await mark(one.id, true)).json()).toEqual({ isFavorite: true });
    expect((await mark(one.id, true)).status).toBe(200);
    expect((await library(parent)).stories[0]?.isFavorite).toBe(true);
    expect((await mark(one.id, false)).status).toBe(200);
    expect((await library(parent)).stories[0]?.isFavorite).toBe(false);
    expect((await mark(other.id, true)).status).toBe(404);
    const merged = await parent.call(mergeFavoritesPath, { json: { storyIds: [one.id, other.id, randomUUID()] } });
    expect(await merged.json()).toEqual({ merged: 1 });
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

  test.for([
    'made-up',
    Buffer.from('{"sort":"newest","keys":["now"],"id":"00000000-0000-4000-8000-000000000000"}').toString('base64url'),
    "'",
  ])('a made-up cursor %s is refused', async (cursor) => {
    const parent = await server.signIn();
    const answer = await parent.call(`${storiesPath}?cursor=${encodeURIComponent(cursor)}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  test.for(['now', '2026-02-30T10:00:00+00:00', '0000-01-01T10:00:00+00:00', '2026-02-20T10:00:00+23:00'])(
    '[P27] a place in the favourites at a time like %s, which is none, is refused',
    async (time) => {
      const place = { sort: 'favorites', keys: [true, time], id: '00000000-0000-4000-8000-000000000000' };
      const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
      const parent = await server.signIn();
      const answer = await parent.call(`${storiesPath}?sort=favorites&cursor=${cursor}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
    },
  );

  test('a page comes compressed to who takes it so', async () => {
    const parent = await server.signIn();
    const content = 'The lamp was lit, and nobody was in a hurry. '.repeat(12);
    for (const title of ['One', 'Two', 'Three']) await save(parent, { title, content });
    const page = (encoding: string) => parent.call(storiesPath, { headers: { 'accept-encoding': encoding } });
    const [plain, packed] = [await page('identity'), await page('gzip')];
    expect([plain, packed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip']);
    expect(await packed.json()).toEqual(await plain.json());
  });

  test.each(['q', 'category', 'character', 'tag'])('[P23] %s that no database can hold is refused', async (field) => {
    const parent = await server.signIn();
    const answer = await parent.call(`${storiesPath}?${field}=a%00b`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  });
});
