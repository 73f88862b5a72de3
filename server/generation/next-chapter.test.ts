import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chapterIdeasOffered, type NextChapter, nextChapterPath } from '#domain/generation/api.ts';
import { type Story, storiesPath } from '#domain/stories/api.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { memoryOf } from '#domain/stories/text/pages.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';
import { chapterIdeas } from './chapter-ideas.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function keep(parent: TestMember, title: string, options: StoryOptions): Promise<Story> {
  const generationId = randomUUID();
  const asked = { storyParams: options, turnstileToken: null, generationId };
  const content = await (await parent.call('/functions/v1/generate-story-stream', { json: asked })).text();
  const saved = await parent.call(storiesPath, { json: { title, content, options, generationId } });
  return saved.json() as Promise<Story>;
}

const next = async (parent: TestMember, id: string) =>
  (await (await parent.call(nextChapterPath(id))).json()) as NextChapter;

test('the next chapter knows its book, its number, and what the last one leaves to be told', async () => {
  const parent = await server.signIn();
  const options = storyParams({ language: 'spanish', characters: ['Lucía', 'owl'], setting: 'castle' });
  const first = await keep(parent, 'El paraguas', options);
  const one = await next(parent, first.id);
  expect(one).toMatchObject({ number: 2, book: 'El paraguas' });
  expect(one.ideas.length).toBeGreaterThan(chapterIdeasOffered);
  // The ideas use its plan, and not only its options.
  const [row] = await server.sql<{ thing: string }>(
    "select plan ->> 'thing' as thing from generations where user_id = $1",
    [parent.userId],
  );
  expect(one.ideas[0]).toContain(row?.thing);

  const continues = { storyId: first.id, memory: 'El paraguas volvió.' };
  const second = await keep(parent, 'Otra tarde', { ...options, continues });
  expect(await next(parent, second.id)).toMatchObject({ number: 3, book: 'El paraguas' });
});

test.each([
  ['english', 'the first loose tooth'],
  ['spanish', 'se le movió el primer diente'],
] as const)('[GEN-18] who had a name in the last chapter keeps it in the demo, too: %s', async (language, message) => {
  // One of three could get its old name again by chance.
  for (const animal of ['fox', 'owl', 'giraffe']) {
    const parent = await server.signIn();
    const options = storyParams({ language, characters: ['Mila', animal], setting: 'forest', message });
    const first = await keep(parent, 'The tooth', options);
    const [row] = await server.sql<{ role: string }>(
      "select plan -> 'roles' ->> 1 as role from generations where user_id = $1",
      [parent.userId],
    );
    const name = row?.role.split(/[ :]/).find((word) => /^\p{Lu}/u.test(word)) ?? '';
    expect(name).not.toBe('');
    const continues = { storyId: first.id, memory: memoryOf(first.title, first.content) };
    const second = await keep(parent, 'Another evening', { ...options, message: 'sharing', continues });
    expect(second.content).toContain(name);
  }
});

test('[P08] the next chapter of another parent\u2019s story is as unknown as one that never was', async () => {
  const [parent, stranger] = [await server.signIn(), await server.signIn()];
  const { id } = await keep(parent, 'Mine', storyParams());
  expect((await stranger.call(nextChapterPath(id))).status).toBe(404);
  expect((await stranger.call(nextChapterPath(randomUUID()))).status).toBe(404);
});

const roles = (...names: string[]) => names.map((name) => `${name}: helps`);

test('ideas name the thing as the story does, whom it met, and its place', () => {
  const content = 'El búho Ovidio corría detrás del paraguas. Zoe y la hormiga Mínima miraban.';
  const options = storyParams({ language: 'spanish', characters: ['owl', 'Zoe, con botas'], setting: 'castle' });
  const plan = { thing: 'un paraguas', roles: roles('el búho Ovidio', 'Zoe', 'la hormiga Mínima') };
  expect(chapterIdeas({ content, options }, plan).slice(0, 5)).toEqual([
    'Qué pasó con el paraguas después de aquella noche',
    'Vuelve la hormiga Mínima y se queda hasta que se apague la luz',
    'Esta vez la idea es de Zoe',
    'De vuelta en el castillo, donde esta noche algo cambió',
    'El búho Ovidio quiere dar las gracias y no sabe cómo',
  ]);
  // Two who were wished for as one are nobody who comes back.
  const both = { content: 'Mateo y Sofía miraban.', options: { ...options, characters: ['Mateo y Sofía'] } };
  expect(chapterIdeas(both, { thing: 'nada', roles: roles('Mateo', 'Sofía') }).join()).not.toContain('Vuelve');
  const pair = { content: 'Zoe miró al gato Tito.', options: { ...options, characters: ['Zoe', 'cat'] } };
  expect(chapterIdeas(pair, { thing: 'nada', roles: roles('Zoe', 'el gato Tito') })).toContain(
    'Esta vez la idea es del gato Tito',
  );
  const english = {
    content: 'Nora put the spyglass down. Copper the fox slept.',
    options: storyParams({ characters: ['Nora', 'fox'], setting: "Grandma's kitchen" }),
  };
  expect(chapterIdeas(english, { thing: 'a spyglass', roles: roles('Nora', 'Copper the fox') }).slice(0, 4)).toEqual([
    'What became of the spyglass after that night',
    'This time it is Copper the fox who has the idea',
    "Back in Grandma's kitchen, where something is different tonight",
    'Nora wants to thank somebody and does not know how',
  ]);
});

test('ideas are said of one alone, of a relative with her article, and of the place as the story writes it', () => {
  const ideas = (characters: string[], setting: string, content = 'Una noche, en el volcán cerca de Arequipa.') =>
    chapterIdeas({ content, options: storyParams({ language: 'spanish', characters, setting }) }, undefined);
  expect(ideas(['Thiago y su perrito Roky', 'abuelita Julia'], 'un volcan cerca de arequipa').slice(0, 3)).toEqual([
    'Esta vez la idea es de Roky',
    'De vuelta en el volcán cerca de Arequipa, donde esta noche algo cambió',
    'Thiago quiere dar las gracias y no sabe cómo',
  ]);
  const [second, place, hero] = ideas(['Ana y su gato', 'abuelita Julia'], 'la casa de la abuelita en yanahuara');
  expect(second).toBe('Esta vez la idea es de la abuelita Julia');
  expect(place).toBe('De vuelta en el mismo lugar, donde esta noche algo cambió');
  expect(hero).toBe('Ana quiere dar las gracias y no sabe cómo');
  expect(ideas(['tío Fito', 'Tía'], 'La Paz')).toEqual(
    expect.arrayContaining(['El tío Fito quiere dar las gracias y no sabe cómo', 'Esta vez la idea es de Tía']),
  );
  expect(ideas(['Ana'], 'La Paz')).toContain('De vuelta en La Paz, donde esta noche algo cambió');
});

test('a story without a plan, and one whose plan says what is not in it, have ideas all the same', () => {
  const options = storyParams({ characters: ['ladybug'], language: 'spanish' });
  const bare = chapterIdeas({ content: 'La mariquita dormía.', options }, undefined);
  expect(bare[0]).toBe('De vuelta en el bosque, donde esta noche algo cambió');
  expect(bare).toContain('La mariquita oye de noche un ruido que nadie conoce');
  expect(bare.length).toBeGreaterThan(chapterIdeasOffered);
  const wrong = chapterIdeas({ content: 'La mariquita dormía.', options }, { thing: 'espada', roles: roles('Nadie') });
  expect(wrong).toEqual(bare);
});
