import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountPath } from '#domain/identity/account.ts';
import { type SavedStory, storiesPath } from '#domain/stories/api.ts';
import { type S3StandIn, startS3 } from '#sandbox/s3/server.ts';
import { createObjectStore } from '../platform/objects.ts';
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
