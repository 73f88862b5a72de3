import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storiesPath } from '#domain/stories/api.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ megapixelsPerHour: 60 });
});
afterAll(() => server.stop());

/** A small file of 24 megapixels. */
async function largePicture(): Promise<string> {
  const large = sharp({ create: { width: 4900, height: 4900, channels: 3, background: '#123456' } });
  const data = await large.png().toBuffer();
  expect(data.length).toBeLessThan(400_000);
  return `data:image/png;base64,${data.toString('base64')}`;
}

const save = (member: TestMember, images: string[]) =>
  member.call(storiesPath, { json: { title: 'Large', content: 'Once.', options: storyParams(), images } });

test('[P25] [SAVE-17] the pictures of an account are unpacked up to so many pixels an hour, whatever their files weigh', {
  timeout: 60_000,
}, async () => {
  const parent = await server.signIn();
  const picture = await largePicture();
  expect((await save(parent, [picture, picture])).status).toBe(201);
  const refused = await save(parent, [picture]);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  // Nothing of it was kept, and saves without a picture, or with an unreadable one, work as ever.
  expect(await server.sql('select 1 from stories where user_id = $1', [parent.userId])).toHaveLength(1);
  expect((await save(parent, [])).status).toBe(201);
  expect((await save(parent, ['data:image/png;base64,AAAA'])).status).toBe(201);
  expect((await save(await server.signIn(), [picture])).status).toBe(201);
});
