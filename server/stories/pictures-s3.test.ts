import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GenerateStoryGeminiAnswer, generateStoryGeminiPath } from '#domain/generation/api.ts';
import { accountPath } from '#domain/identity/account.ts';
import { type SavedStory, storiesPath, storyPath } from '#domain/stories/api.ts';
import { type S3StandIn, startS3 } from '#sandbox/s3/server.ts';
import { createObjectStore } from '../platform/objects/create-object-store.ts';
import { removeAsked } from '../platform/objects/object-removals.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

let s3: S3StandIn;
let server: TestServer;
beforeAll(async () => {
  s3 = await startS3({ pageSize: 4 });
  const { endpoint, region, accessKeyId, secretAccessKey } = s3;
  server = await startTestServer({
    objects: createObjectStore({ kind: 's3', endpoint, region, accessKeyId, secretAccessKey }),
  });
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
});

async function saveWithPictures(member: TestMember, count: number): Promise<SavedStory> {
  const colours = ['#224466', '#664422', '#226644'].slice(0, count);
  const images = await Promise.all(
    colours.map(async (background) => {
      const png = await sharp({ create: { width: 640, height: 640, channels: 3, background } })
        .png()
        .toBuffer();
      return `data:image/png;base64,${png.toString('base64')}`;
    }),
  );
  const story = { title: 'The Quiet Lantern', content: 'Fox saw a light.', options: storyParams(), images };
  return (await (await member.call(storiesPath, { json: story })).json()) as SavedStory;
}

test('[DATA-09] [DATA-10] [SEC-08] pictures lie in the bucket at the documented path and are handed out whole and in parts', async () => {
  const parent = await server.signIn();
  const saved = await saveWithPictures(parent, 1);
  const key = `stories/${parent.userId}/${saved.id}/image-0.png`;
  expect(saved.images?.[0]?.url).toBe(`/storage/v1/object/public/story-images/${key}`);
  const kept = s3.objects.get(`story-images/${key}`);
  expect(kept?.type).toBe('image/png');

  const url = server.url + (saved.images?.[0]?.url ?? '');
  const whole = await fetch(url);
  expect(whole.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await whole.arrayBuffer()).equals(kept?.body ?? Buffer.alloc(0))).toBe(true);
  const part = await fetch(url, { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
  expect((await fetch(`${url}?w=480`)).headers.get('content-type')).toBe('image/webp');
});

test('[SAVE-15] a bucket that fails twice is tried a third time', async () => {
  s3.fail('PUT', 'SlowDown', 2);
  const saved = await saveWithPictures(await server.signIn(), 1);
  expect(saved).toMatchObject({ imagesAsked: 1, imagesSaved: 1, imageUploadFailed: false });
});

test('[SAVE-17] a bucket that goes on failing costs the picture and not the story', async () => {
  s3.fail('PUT', 'InternalError', 3);
  const parent = await server.signIn();
  const saved = await saveWithPictures(parent, 1);
  expect(saved).toMatchObject({ imagesAsked: 1, imagesSaved: 0, images: null, imageUploadFailed: true });
});

test('with its account all of a parent leaves the bucket, and nothing of another', async () => {
  const [leaving, staying] = [await server.signIn(), await server.signIn()];
  await saveWithPictures(leaving, 3);
  await saveWithPictures(staying, 1);
  const of = (userId: string) => [...s3.objects.keys()].filter((key) => key.includes(userId)).length;
  expect([of(leaving.userId), of(staying.userId)]).toEqual([9, 3]);
  const answer = await leaving.call(accountPath, { method: 'DELETE', json: { email: leaving.email } });
  expect(answer.ok).toBe(true);
  expect([of(leaving.userId), of(staying.userId)]).toEqual([0, 3]);
});

test('a server whose bucket does not answer is not ready', async () => {
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  s3.fail('HEAD', 'InternalError', 1);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('[P34] a bucket that takes nothing is not ready, whatever it says of itself', async () => {
  const { endpoint, region, accessKeyId, secretAccessKey } = s3;
  const right = { endpoint, region, accessKeyId, secretAccessKey };
  const check = (changes: Partial<typeof right>) =>
    createObjectStore({ kind: 's3', ...right, ...changes })
      .check()
      .then(
        () => 'ready',
        () => 'not ready',
      );
  expect(await check({})).toBe('ready');
  expect(await check({ secretAccessKey: 'another' })).toBe('not ready');
  expect(await check({ accessKeyId: 'another' })).toBe('not ready');
  expect(await check({ region: 'elsewhere' })).toBe('not ready');
  expect(await check({ endpoint: `${endpoint}-of-nobody` })).toBe('not ready');
  expect(await check({ endpoint: 'http://127.0.0.1:9/pictures' })).toBe('not ready');
  s3.fail('PUT', 'AccessDenied', 1);
  expect(await check({})).toBe('not ready');
  expect([...s3.objects.keys()].filter((key) => key.startsWith('probe'))).toEqual([]);
});

test('[P33] [SAVE-17] a store that is away keeps nobody from reading, saving, removing and leaving, and forgets later', async () => {
  const parent = await server.signIn();
  const saved = await saveWithPictures(parent, 2);
  const other = await saveWithPictures(parent, 1);
  const of = () => [...s3.objects.keys()].filter((key) => key.includes(parent.userId)).length;
  expect(of()).toBe(9);
  for (const method of ['GET', 'POST', 'DELETE', 'PUT']) s3.fail(method, 'InternalError', 1000);
  expect((await parent.call(storyPath(saved.id), { method: 'DELETE' })).status).toBe(204);
  const options = storyParams({ model: 'gemini' });
  const generationId = randomUUID();
  const told = await parent.call(generateStoryGeminiPath, { json: { storyParams: options, generationId } });
  expect(((await told.json()) as GenerateStoryGeminiAnswer).story?.images).toHaveLength(3);
  const kept = await parent.call(storiesPath, { json: { title: 'T', content: 'C', options, generationId } });
  expect(kept.status).toBe(201);
  expect(await kept.json()).toMatchObject({ imagesAsked: 3, imagesSaved: 0, imageUploadFailed: true });
  expect((await parent.call(accountPath, { method: 'DELETE', json: { email: parent.email } })).ok).toBe(true);
  expect(of()).toBe(9);
  s3.repair();
  expect(await removeAsked(server.ctx)).toMatchObject({ left: 0 });
  expect([of(), other.images?.length]).toEqual([0, 1]);
  expect(await server.sql('select prefix from object_removals')).toEqual([]);
}, 60_000);

test('pictures that could not be kept are kept when the story is saved again', async () => {
  const parent = await server.signIn();
  const options = storyParams({ model: 'gemini' });
  const generationId = randomUUID();
  await (await parent.call(generateStoryGeminiPath, { json: { storyParams: options, generationId } })).json();
  const save = async () =>
    (await (
      await parent.call(storiesPath, { json: { title: 'T', content: 'C', options, generationId } })
    ).json()) as SavedStory;
  s3.fail('PUT', 'InternalError', 1000);
  expect(await save()).toMatchObject({ imagesAsked: 3, imagesSaved: 0, imageUploadFailed: true });
  s3.repair();
  expect(await save()).toMatchObject({ imagesAsked: 3, imagesSaved: 3, imageUploadFailed: false });
  expect(await save()).toMatchObject({ imagesAsked: 0, imageUploadFailed: false });
}, 60_000);

describe.for(['no-list', 'silent', 'refuses'] as const)('a bucket of another make (%s)', (dialect) => {
  test('is emptied all the same', async () => {
    const made = await startS3({ pageSize: 4, dialect });
    const { endpoint, region, accessKeyId, secretAccessKey } = made;
    const store = createObjectStore({ kind: 's3', endpoint, region, accessKeyId, secretAccessKey });
    for (let each = 0; each < 9; each += 1) await store.put(`a/1/${each}.png`, Buffer.from('x'));
    await store.put('a/10/other.png', Buffer.from('x'));
    await store.removeBelow('a/1');
    await store.removeBelow('a/none');
    expect([...made.objects.keys()]).toEqual(['a/10/other.png']);
    await made.stop();
  });
});
