import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SavedStory, type Story, storiesPath, storyCoverPath, storyPath } from '#domain/stories/api.ts';
import { drawCover } from '#storyteller/illustrator/draw-cover.ts';
import { startTestServer, storyParams, type TestServer } from '../../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = (path: string, encoding = 'identity') =>
  fetch(server.url + path, { headers: { 'accept-encoding': encoding } });

test('[SEC-08] a story without pictures has a drawn cover at an address of its own, without a word of it', async () => {
  const [parent, other] = [await server.signIn(), await server.signIn()];
  const json = { title: 'Tilda sleeps', content: 'One night.', options: { ...storyParams(), characters: ['Tilda'] } };
  const { id } = (await (await parent.call(storiesPath, { json })).json()) as SavedStory;
  const path = storyCoverPath(parent.userId, id);

  const plain = await ask(path);
  expect(plain.headers.get('content-type')).toBe('image/svg+xml');
  expect(plain.headers.get('cache-control')).toBe('public, max-age=604800');
  const svg = await plain.text();
  expect(svg).toMatch(/^<svg [^>]*width="640" height="480"/);
  expect(svg).not.toContain('Tilda');
  for (const encoding of ['br', 'gzip']) {
    const packed = await ask(path, encoding);
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(await packed.text()).toBe(svg);
  }

  const none = [
    storyCoverPath(other.userId, id),
    storyCoverPath(parent.userId, other.userId),
    storyCoverPath('-'.repeat(36), id),
    `${path}?w=480`.replace('cover', 'card'),
  ];
  for (const missing of none) {
    const answer = await ask(missing);
    expect([answer.status, await answer.json()], missing).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND' }),
    ]);
  }
  await parent.call(storyPath(id), { method: 'DELETE' });
  expect((await ask(path)).status).toBe(404);
});

test('[SEC-08] [P24] a story keeps the cover that it had as a draft', async () => {
  const parent = await server.signIn();
  const generationId = randomUUID();
  const options = { ...storyParams(), characters: ['Tilda', 'fox', 'owl'], setting: 'beach' };
  const json = { title: 'Tilda swims', content: 'One night.', options, generationId };
  const { id } = (await (await parent.call(storiesPath, { json })).json()) as SavedStory;
  const { coverSeed } = (await (await parent.call(storyPath(id))).json()) as Story;
  expect(coverSeed).toBe(generationId);
  const svg = await (await ask(storyCoverPath(parent.userId, id))).text();
  expect(svg).toBe(drawCover(options, generationId));
  expect(svg).not.toBe(drawCover(options, id));
});

test('[SEC-08] the cover of a tale of the dark is drawn by night, that of a tale of rain in the rain, and both hold their thing', async () => {
  const parent = await server.signIn();
  const coverOf = async (title: string, message: string) => {
    const generationId = randomUUID();
    const options = { ...storyParams(), characters: ['fox'], setting: 'park', message };
    const json = { title, content: 'Once.', options, generationId };
    const { id } = (await (await parent.call(storiesPath, { json })).json()) as SavedStory;
    const svg = await (await ask(storyCoverPath(parent.userId, id))).text();
    const about = `${title}. ${message}`;
    return {
      svg,
      drawn: (setting: string) => drawCover({ setting, characters: ['fox'], about, light: 'dusk' }, generationId),
    };
  };
  const dark = await coverOf('Un frasco de oscuridad', 'bravery');
  expect(dark.svg).toBe(dark.drawn('park, night'));
  const wet = await coverOf('The Umbrella', 'he does not want to go out, because it is raining');
  expect(wet.svg).toBe(wet.drawn('park, rain'));
  expect(wet.svg).not.toBe(wet.drawn('park'));
});
