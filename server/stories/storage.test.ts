import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SavedStory, storiesPath, storyPath } from '#domain/stories/api.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ storagePerAccount: 100_000 });
});
afterAll(() => server.stop());

/** A picture that no encoder can shrink: about 30 KB, with its widths about 60. */
async function noise(): Promise<string> {
  const pixels = Buffer.from(Array.from({ length: 100 * 100 * 3 }, () => Math.floor(Math.random() * 256)));
  const png = await sharp(pixels, { raw: { width: 100, height: 100, channels: 3 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function save(member: TestMember, pictures: number): Promise<SavedStory> {
  const images = await Promise.all(Array.from({ length: pictures }, noise));
  const answer = await member.call(storiesPath, {
    json: { title: 'Noise', content: 'Once.', options: storyParams(), images },
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as SavedStory;
}

test('[SAVE-17] an account keeps so many bytes of pictures: then stories are kept without, and say so', async () => {
  const parent = await server.signIn();
  const first = await save(parent, 1);
  expect(first.picturesRefused).toBeUndefined();
  const [picture] = first.images ?? [];
  expect(picture?.bytes).toBeGreaterThan(30_000);
  const second = await save(parent, 4);
  expect(second).toMatchObject({ picturesRefused: 'STORAGE_FULL', imagesAsked: 4, imageUploadFailed: true });
  const kept = (first.images ?? []).concat(second.images ?? []).reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  // The last picture that fits may exceed the limit by its smaller widths.
  expect(kept).toBeLessThan(160_000);
  const third = await save(parent, 1);
  expect(third).toMatchObject({ picturesRefused: 'STORAGE_FULL', imagesSaved: 0, images: null, content: 'Once.' });
  // Another account has its own room, and a deletion frees room.
  expect((await save(await server.signIn(), 1)).imagesSaved).toBe(1);
  for (const { id } of [first, second])
    expect((await parent.call(storyPath(id), { method: 'DELETE' })).status).toBe(204);
  expect((await save(parent, 1)).imagesSaved).toBe(1);
});
