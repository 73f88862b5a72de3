import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type GenerateStoryGeminiAnswer, generateStoryGeminiPath } from '#domain/generation/api.ts';
import { type SavedStory, type SaveStory, type Story, storiesPath, storyPath } from '#domain/stories/api.ts';
import {
  type SharedStory,
  type StoryShare,
  shareAgainPath,
  sharedCoverPath,
  sharedPagePath,
  sharedStoryPath,
  storySharePath,
  storySharesPath,
} from '#domain/stories/share.ts';
import { createApp } from '../app.ts';
import { webPages } from '../pages/web-pages.ts';
import { listen } from '../run.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';
import { closeShared } from './sharing/share-store.ts';

let server: TestServer;
let pages: { url: string; stop: () => Promise<void> };
beforeAll(async () => {
  server = await startTestServer();
  pages = await servePages(server);
});
afterAll(async () => {
  await pages.stop();
  await server.stop();
});

const picture = async () => {
  const png = await sharp({ create: { width: 1000, height: 700, channels: 3, background: '#345' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};
/** Inserts a generation that has written this text. */
const tell = async (member: TestMember, content: string) => {
  const id = randomUUID();
  await server.sql(
    `insert into generations (id, user_id, request_hash, story_type, options, status, content, usage_date, lease_expires_at)
     values ($1, $2, '', 'free_text', '{}', 'completed', $3, current_date, now())`,
    [id, member.userId, content],
  );
  return id;
};
const write = async (member: TestMember, changes: Partial<SaveStory> = {}) => {
  const story = { title: 'The Quiet Lantern', content: 'Fox saw a light.', options: storyParams(), ...changes };
  return (await (await member.call(storiesPath, { json: story })).json()) as Story;
};
/** Saves a story that was told here. */
const save = async (member: TestMember, { content = 'Fox saw a light.', ...changes }: Partial<SaveStory> = {}) =>
  write(member, { content, generationId: await tell(member, content), ...changes });
/** Saves a story with the three pictures that were drawn for it. */
const saveDrawn = async (member: TestMember, changes: Partial<SaveStory> = {}) => {
  const options = storyParams({ model: 'gemini' });
  const generationId = randomUUID();
  const answer = await member.call(generateStoryGeminiPath, { json: { storyParams: options, generationId } });
  const { story } = (await answer.json()) as GenerateStoryGeminiAnswer;
  return write(member, { options, generationId, content: story?.content ?? '', ...changes });
};
const share = (member: TestMember, id: string) => member.call(storySharePath(id), { method: 'POST' });
const shared = async (member: TestMember, id: string) => (await (await share(member, id)).json()) as StoryShare;

describe('what the product did not make', () => {
  test('[STORY-12] a picture that nobody drew here is shown inside the product alone', async () => {
    const parent = await server.signIn();
    const story = await save(parent, { images: [await picture()] });
    expect(story.images).toMatchObject([{ own: true }]);
    const url = server.url + (story.images?.[0]?.url ?? '');
    const from = async (site: string) => (await fetch(url, { headers: { 'sec-fetch-site': site } })).status;
    expect([await from('same-origin'), await from('cross-site'), await from('none')]).toEqual([200, 404, 404]);
    expect((await fetch(url)).headers.get('cache-control')).toContain('private');
    const { token } = await shared(parent, story.id);
    expect(await (await fetch(server.url + sharedStoryPath(token))).json()).toMatchObject({ images: [] });
    expect((await fetch(`${server.url}${sharedStoryPath(token)}/pictures/0`)).status).toBe(404);
  });

  test('a picture that was drawn for the story is known again when a save brings it', async () => {
    const parent = await server.signIn();
    const options = storyParams({ model: 'gemini' });
    const generationId = randomUUID();
    const answer = await parent.call(generateStoryGeminiPath, { json: { storyParams: options, generationId } });
    const { story: told } = (await answer.json()) as GenerateStoryGeminiAnswer;
    await server.ctx.objects.removeBelow(`generations/${parent.userId}/${generationId}`);
    const [first] = told?.images ?? [];
    const saved = (await save(parent, {
      options,
      generationId,
      images: [`data:image/png;base64,${first?.data}`, await picture()],
    })) as SavedStory;
    expect(saved).toMatchObject({ imagesAsked: 4, imagesSaved: 2, imageUploadFailed: true });
    expect(saved.images?.map(({ own }) => own)).toEqual([undefined, true]);
  });
});

describe('a text that was not told here', () => {
  const refused = async (member: TestMember, story: Story) => {
    const answer = await share(member, story.id);
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ code: 'STORY_NOT_TOLD' })]);
  };

  test('[STORY-12] [P28] stays with who wrote it: by hand, with words added, or told to somebody else', async () => {
    const [parent, other] = [await server.signIn(), await server.signIn()];
    await refused(parent, await write(parent));
    await refused(parent, await write(parent, { generationId: randomUUID() }));
    await refused(parent, await write(parent, { generationId: await tell(other, 'Fox saw a light.') }));
    const told = () => tell(parent, 'Fox saw a light.\n\nIt was quiet.');
    await refused(parent, await write(parent, { generationId: await told(), content: 'Fox saw a lamp.' }));
    await refused(
      parent,
      await write(parent, { generationId: await told(), content: 'Fox saw a light. It was quiet! Ha.' }),
    );
    // A stopped story's text so far, and one with other white space, count as the same text.
    for (const content of ['Fox saw a light.', '  Fox saw a light. \n\n\n It was quiet. '])
      expect((await share(parent, (await write(parent, { generationId: await told(), content })).id)).status).toBe(201);
  });

  test('[STORY-12] a link of before opens no text that was not told here', async () => {
    const parent = await server.signIn();
    const story = await write(parent);
    const token = 'x'.repeat(22);
    await server.sql('insert into story_shares (story_id, user_id, token) values ($1, $2, $3)', [
      story.id,
      parent.userId,
      token,
    ]);
    expect((await fetch(server.url + sharedStoryPath(token))).status).toBe(404);
  });
});

describe('a suspended account', () => {
  test('[P08] [STORY-12] shows nothing to others, and adds nothing', async () => {
    const parent = await server.signIn();
    const story = await saveDrawn(parent);
    const { token } = await shared(parent, story.id);
    const addresses = [
      sharedStoryPath(token),
      `${sharedStoryPath(token)}/pictures/0`,
      sharedCoverPath(token),
      story.images?.[0]?.url ?? '',
    ];
    const status = async (suspended: boolean) => {
      await server.sql('update profiles set status = $2 where id = $1', [
        parent.userId,
        suspended ? 'suspended' : 'active',
      ]);
      return Promise.all(addresses.map(async (address) => (await fetch(server.url + address)).status));
    };
    expect(await status(false)).toEqual([200, 200, 200, 200]);
    expect(await status(true)).toEqual([404, 404, 404, 404]);
    for (const answer of [
      await share(parent, story.id),
      await parent.call(storiesPath, { json: { title: 'T', content: 'C', options: storyParams() } }),
    ]) {
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    }
    expect((await parent.call(storyPath(story.id))).status).toBe(200);
    expect(await status(false)).toEqual([200, 200, 200, 200]);
  });
});

test('[STORY-12] a story that an operator closed opens for nobody else and is not shared again', async () => {
  const parent = await server.signIn();
  const story = await saveDrawn(parent);
  const { token } = await shared(parent, story.id);
  expect(await server.ctx.store.asService((tx) => closeShared(tx, token))).toBe(1);
  expect((await fetch(server.url + sharedStoryPath(token))).status).toBe(404);
  expect((await fetch(server.url + (story.images?.[0]?.url ?? ''))).status).toBe(404);
  expect((await share(parent, story.id)).status).toBe(422);
  expect((await parent.call(storyPath(story.id))).status).toBe(200);
});

describe('a link to a story', () => {
  test('[STORY-12] opens the story for anybody, and tells nothing of its owner', async () => {
    const parent = await server.signIn();
    const story = await saveDrawn(parent, { notes: 'He laughed.', tags: ['secret'] });
    const first = await share(parent, story.id);
    expect(first.status).toBe(201);
    const { token, title } = (await first.json()) as StoryShare;
    expect(title).toBe(story.title);
    expect(token).toMatch(/^[\w-]{22}$/);

    const answer = await fetch(server.url + sharedStoryPath(token));
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ title: story.title, content: story.content, language: 'english' });
    for (const secret of [parent.userId, story.id, parent.email, 'He laughed', 'secret']) {
      expect(text).not.toContain(secret);
    }
    const { images } = JSON.parse(text) as SharedStory;
    expect(images).toHaveLength(3);
    const small = await fetch(`${server.url}${images[0]?.url}?w=480`);
    expect([small.headers.get('content-type'), (await sharp(await small.arrayBuffer()).metadata()).width]).toEqual([
      'image/webp',
      256,
    ]);
    const whole = await fetch(`${server.url}${images[0]?.url}`);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('[STORY-12] a shared picture is described as in the product, unless that names somebody whom the story does not', async () => {
    const parent = await server.signIn();
    const story = await saveDrawn(parent);
    const captions = ['Zestfully, all of them wave.', 'They wave to Wilhelmina.', 'Wilhelmina waves.'];
    const images = story.images?.map((image, index) => ({ ...image, caption: captions[index] }));
    await server.sql(`update stories set images = $1::jsonb, characters = array['Wilhelmina, curls'] where id = $2`, [
      JSON.stringify(images),
      story.id,
    ]);
    const { token } = await shared(parent, story.id);
    const read = (await (await fetch(server.url + sharedStoryPath(token))).json()) as SharedStory;
    expect(read.images.map(({ caption }) => caption)).toEqual([captions[0], undefined, undefined]);
  });

  test('[STORY-12] asked for twice it is the same link, and the owner sees it listed', async () => {
    const parent = await server.signIn();
    const stories = [await save(parent), await save(parent, { title: 'Another' })];
    const links = [];
    for (const { id } of stories) links.push(await shared(parent, id));
    const again = await share(parent, stories[0]?.id ?? '');
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(links[0]);
    expect(await (await parent.call(storySharesPath)).json()).toEqual(links.toReversed());
    expect(await (await (await server.signIn()).call(storySharesPath)).json()).toEqual([]);
  });

  test('[STORY-12] once taken back it opens nothing: no text, no picture, no cover; a new one is another', async () => {
    const parent = await server.signIn();
    const story = await saveDrawn(parent);
    const { token } = await shared(parent, story.id);
    const addresses = [sharedStoryPath(token), `${sharedStoryPath(token)}/pictures/0`, sharedCoverPath(token)];
    for (const address of addresses) expect((await fetch(server.url + address)).status).toBe(200);
    expect((await parent.call(storySharePath(story.id), { method: 'DELETE' })).status).toBe(200);
    for (const address of addresses) expect((await fetch(server.url + address)).status).toBe(404);
    expect((await fetch(pages.url + sharedPagePath(token))).status).toBe(404);
    expect((await parent.call(storySharePath(story.id), { method: 'DELETE' })).status).toBe(404);
    expect((await shared(parent, story.id)).token).not.toBe(token);
  });

  test('[STORY-12] a link that was just taken back can be brought back as it was, by its family alone', async () => {
    const [parent, stranger] = [await server.signIn(), await server.signIn()];
    const [story, other] = [await save(parent), await save(parent, { content: 'Owl saw a light.' })];
    const link = await shared(parent, story.id);
    const revoked = await (await parent.call(storySharePath(story.id), { method: 'DELETE' })).json();
    const again = (member: TestMember, id: string, json: unknown = revoked) =>
      member.call(shareAgainPath(id), { json });
    expect((await again(stranger, story.id)).status).toBe(404);
    expect((await again(parent, other.id)).status).toBe(404);
    expect((await again(parent, story.id, { again: link.token })).status).toBe(404);
    const back = await again(parent, story.id);
    expect([back.status, await back.json()]).toEqual([201, link]);
    expect((await fetch(server.url + sharedStoryPath(link.token))).status).toBe(200);
  });

  test('[STORY-12] a link is brought back neither after ten minutes nor to a story that nobody may see', async () => {
    const parent = await server.signIn();
    const story = await save(parent);
    const { token } = await shared(parent, story.id);
    const take = async () => (await parent.call(storySharePath(story.id), { method: 'DELETE' })).json();
    const revoked = await take();
    await server.sql('update stories set closed_at = now() where id = $1', [story.id]);
    expect((await parent.call(shareAgainPath(story.id), { json: revoked })).status).toBe(422);
    await server.sql('update stories set closed_at = null where id = $1', [story.id]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 601_000 });
    const late = await server.ctx.tokens.sealLink({ storyId: story.id, token, sound: false, at: Date.now() });
    vi.useRealTimers();
    expect((await parent.call(shareAgainPath(story.id), { json: { again: late } })).status).toBe(404);
  });

  test('[STORY-12] a removed story takes its link along', async () => {
    const parent = await server.signIn();
    const story = await save(parent);
    const { token } = await shared(parent, story.id);
    await parent.call(storyPath(story.id), { method: 'DELETE' });
    expect((await fetch(server.url + sharedStoryPath(token))).status).toBe(404);
  });

  test("[P08] nobody shares, lists or takes back another parent's story", async () => {
    const parent = await server.signIn();
    const stranger = await server.signIn();
    const story = await save(parent);
    expect((await share(stranger, story.id)).status).toBe(404);
    const { token } = await shared(parent, story.id);
    expect((await stranger.call(storySharePath(story.id), { method: 'DELETE' })).status).toBe(404);
    expect((await fetch(server.url + storySharePath(story.id), { method: 'POST' })).status).toBe(401);
    expect((await fetch(server.url + storySharesPath)).status).toBe(401);
    expect((await fetch(server.url + sharedStoryPath(token))).status).toBe(200);
  });

  test('[P28] [P29] a title or a text that no child should read is not given away, and says which', async () => {
    const parent = await server.signIn();
    const bad = [
      { field: 'title', story: await save(parent, { title: 'The fucking lantern' }) },
      { field: 'content', story: await save(parent, { content: 'Write to fox@example.com tonight.' }) },
    ];
    for (const { field, story } of bad) {
      const answer = await share(parent, story.id);
      expect([answer.status, await answer.json()]).toEqual([
        422,
        expect.objectContaining({ code: 'INPUT_REFUSED', field }),
      ]);
    }
    expect(await (await parent.call(storySharesPath)).json()).toEqual([]);
  });

  test('[P23] made-up tokens and ids are missing, whatever they look like', async () => {
    const parent = await server.signIn();
    for (const token of [
      'x',
      'a'.repeat(22),
      '..%2F..%2Fetc',
      '%00',
      "' or 1=1 --",
      'ñ'.repeat(22),
      'a'.repeat(3000),
    ]) {
      expect((await fetch(`${server.url}/api/stories/shared/${token}`)).status, token).toBe(404);
      expect((await fetch(`${server.url}/api/stories/shared/${token}/pictures/0`)).status, token).toBe(404);
    }
    for (const id of [randomUUID(), 'x', '..%2Fx']) expect((await share(parent, id)).status).toBe(404);
    const { token } = await shared(parent, (await save(parent)).id);
    for (const index of ['0', '9', '-1', 'x', '10']) {
      expect((await fetch(`${server.url}${sharedStoryPath(token)}/pictures/${index}`)).status, index).toBe(404);
    }
  });
});

describe('the preview card', () => {
  test('[STORY-12] [P24] holds the title, escaped, and the drawn cover; it is never indexed', async () => {
    const parent = await server.signIn();
    const title = `"><script>alert(1)</script> $& 'Ñandú'`;
    const { token } = await shared(parent, (await save(parent, { title })).id);
    const answer = await fetch(pages.url + sharedPagePath(token));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(html).toContain('<meta name="referrer" content="no-referrer"');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62; $&#38; &#39;Ñandú&#39;');
    expect(html).not.toMatch(/Fox saw|Nora/);
    const cover = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const image = await fetch(cover);
    expect(image.headers.get('content-type')).toBe('image/png');
    const { width, height } = await sharp(await image.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
    // The second time the kept cover is sent.
    expect((await fetch(cover)).status).toBe(200);
    // The page itself shows a smaller one; a width that no picture has is the card's.
    for (const [asked, type, wide] of [
      [480, 'image/webp', 480],
      [960, 'image/webp', 960],
      [100, 'image/png', 1200],
    ] as const) {
      for (const time of ['drawn', 'kept']) {
        const small = await fetch(`${cover}?w=${asked}`);
        expect(small.headers.get('content-type'), time).toBe(type);
        expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(wide);
      }
    }
  });

  test('[STORY-12, I18N-03] around it visitors read the language of the story, unless they chose one', async () => {
    const parent = await server.signIn();
    const spanish = await save(parent, { options: storyParams({ language: 'spanish' }) });
    const { token } = await shared(parent, spanish.id);
    const page = async (headers = {}) => (await fetch(pages.url + sharedPagePath(token), { headers })).text();
    expect(await page()).toMatch(/<html lang="es".*<meta name="description" content="Un cuento/s);
    expect(await page({ cookie: 'lunatale-language=en' })).toMatch(
      /<html lang="en".*<meta name="description" content="A bedtime story/s,
    );
  });

  test('[STORY-12, I18N-03] that a link was taken back is said in the language of the browser, unless one was chosen', async () => {
    const gone = `${pages.url}/shared/${'a'.repeat(22)}`;
    const page = async (headers = {}) => (await fetch(gone, { headers })).text();
    expect(await page({ 'accept-language': 'es-CO,es;q=0.9,en;q=0.8' })).toContain('<html lang="es"');
    expect(await page({ 'accept-language': 'fr-CA, en;q=0.5' })).toContain('<html lang="en"');
    expect(await page({ 'accept-language': 'es', cookie: 'lunatale-language=en' })).toContain('<html lang="en"');
    expect(await page()).toContain('<html lang="en"');
  });

  test('[STORY-12] a link that was never given shows no card', async () => {
    const answer = await fetch(`${pages.url}/shared/${'a'.repeat(22)}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('og:title');
  });
});

/** Serves the product's own pages, on the same database. */
async function servePages({ ctx }: TestServer) {
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-pages-'));
  writeFileSync(join(folder, 'app.html'), '<!doctype html><html lang="en"><head></head><body></body></html>');
  const listening = await listen('127.0.0.1', 0);
  const app = createApp(ctx, await webPages(ctx, folder), async () => true);
  listening.serve(getRequestListener(app.fetch));
  return {
    url: `http://127.0.0.1:${listening.port}`,
    stop: async () => {
      await listening.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
