import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SavedStory, type Story, storiesPath, storyPath } from '#domain/stories/api.ts';
import { seeded, spoiltBody } from '#sandbox/mutate.ts';
import { type S3StandIn, startS3 } from '#sandbox/s3/server.ts';
import { type Spoiler, startSpoiler } from '#sandbox/spoiler.ts';
import { removeAsked } from '../platform/object-removals.ts';
import { createObjectStore } from '../platform/objects.ts';
import { startTestServer, storyParams, type TestServer } from '../testing.ts';

/** As in spoilt-wires.test.ts, for the door of the object store; each exchange waits out its tries. */
const runs = Math.ceil(Number(process.env.SPOILT_RUNS ?? 60) / 6);
const seed = Number(process.env.SPOILT_SEED ?? 20261123);

let s3: S3StandIn;
let door: Spoiler;
let server: TestServer;
beforeAll(async () => {
  s3 = await startS3({ pageSize: 2 });
  const { endpoint, region, accessKeyId, secretAccessKey } = s3;
  door = await startSpoiler(endpoint, { signed: true });
  const through = door.url + new URL(endpoint).pathname;
  server = await startTestServer({
    objects: createObjectStore({ kind: 's3', endpoint: through, region, accessKeyId, secretAccessKey }),
  });
});
afterAll(async () => {
  await server.stop();
  await door.stop();
  await s3.stop();
});

test('[SAVE-17] [P33] the object store: what it says wrongly costs pictures and never a story, and nothing stays in it', {
  timeout: 300_000,
}, async () => {
  const parent = await server.signIn();
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const images = [`data:image/png;base64,${png.toString('base64')}`];
  const check = async (each: number) => {
    const random = seeded(each);
    door.spoil = ({ body }) => (random() < 0.34 ? spoiltBody(body, random) : undefined);
    const title = `Night ${randomUUID()}`;
    const answer = await parent.call(storiesPath, {
      json: { title, content: 'Fox saw a light.', options: storyParams(), images },
    });
    expect({ each, status: answer.status }).toEqual({ each, status: 201 });
    const saved = (await answer.json()) as SavedStory;
    expect(saved.imageUploadFailed).toBe(saved.imagesSaved < 1);
    const [picture] = saved.images ?? [];
    if (picture) expect((await fetch(server.url + picture.url)).status).not.toBe(500);
    const read = (await (await parent.call(storyPath(saved.id))).json()) as Story;
    expect(read).toMatchObject({ title, content: 'Fox saw a light.' });
    expect((await parent.call(storyPath(saved.id), { method: 'DELETE' })).status).toBe(204);
    door.spoil = undefined;
    await removeAsked(server.ctx);
    expect({ each, left: [...s3.objects.keys()].filter((key) => key.includes(saved.id)) }).toEqual({ each, left: [] });
  };
  await fc.assert(fc.asyncProperty(fc.nat(), check), {
    numRuns: runs,
    seed,
    endOnFailure: true,
    // A listing that is cut, with files behind the cut.
    examples: [[2147483620], [1457779336]],
  });
});
