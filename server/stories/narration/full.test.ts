import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NarrationOffer, narrationOfferPath, narrationSoundPath } from '#domain/stories/narration/api.ts';
import type { ObjectStore } from '../../platform/objects/objects.ts';
import { createFolderStore } from '../../platform/objects/objects-folder.ts';
import { startTestServer, type TestMember, type TestServer } from '../../testing.ts';
import { resumeNarrations } from './resume-narrations.ts';
import { begin, narrate, saveText } from './testing.ts';

let minutes = 0;
/** How many more objects the disk accepts. */
let places = Number.POSITIVE_INFINITY;
const folder = mkdtempSync(join(tmpdir(), 'lunatale-no-sound-'));
const files = createFolderStore(folder);
const objects: ObjectStore = {
  ...files,
  put: (key, bytes) => {
    places -= 1;
    return places < 0
      ? Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
      : files.put(key, bytes);
  },
};

let server: TestServer;
beforeAll(async () => {
  const now = () => new Date(Date.parse('2026-11-24T18:00:00Z') + minutes * 60_000);
  server = await startTestServer({ now, objects, storagePerAccount: 20_000, speech: {} });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const used = async (member: TestMember) =>
  ((await (await member.call(narrationOfferPath)).json()) as NarrationOffer).allowance.used;
const code = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

test('[P41] an account that keeps as much as it may begins no narration, pays for none, and hears what it has', async () => {
  const parent = await server.signIn();
  const { key } = await narrate(
    parent,
    await saveText(parent, ['The first story is read. It takes what there is of room.']),
  );
  const before = (await server.sandbox.calls('speech')).length;
  expect(await code(await begin(parent, await saveText(parent, ['One more.'])))).toEqual([507, 'STORAGE_FULL']);
  expect(await used(parent)).toBe(1);
  expect(await server.sandbox.calls('speech')).toHaveLength(before);
  expect((await fetch(server.url + narrationSoundPath(key))).status).toBe(200);
});

test('[P41, P45] a disk that is full in the middle ends the reading, and it is gone on with where it was once there is room', async () => {
  minutes += 10;
  const parent = await server.signIn();
  const id = await saveText(parent, ['This one fits. This one does not.']);
  places = 1;
  await server.sandbox.clearCalls();
  const stopped = await narrate(parent, id);
  expect(stopped).toMatchObject({ state: 'partial', stoppedBy: 'NO_ROOM' });
  expect(stopped.sentences.filter(({ source }) => source === 'engine').length).toBeLessThanOrEqual(1);
  expect(await code(await begin(parent, id))).toEqual([503, 'NO_ROOM']);
  expect(await resumeNarrations(server.ctx)).toEqual({ resumed: 0 });

  places = Number.POSITIVE_INFINITY;
  minutes += 2;
  expect((await narrate(parent, id)).state).toBe('ready');
  const asked = (await server.sandbox.calls('speech')).filter(({ body }) => body.includes('This one fits'));
  expect(asked).toHaveLength(stopped.sentences[0]?.source === 'engine' ? 1 : 2);
});

test('[P11, P41] a narration of which nothing could be kept does not count', async () => {
  minutes += 10;
  const parent = await server.signIn();
  places = 0;
  const id = await saveText(parent, ['Nothing of this is kept.']);
  expect(await narrate(parent, id)).toMatchObject({ state: 'partial', stoppedBy: 'NO_ROOM' });
  expect(await used(parent)).toBe(0);
  places = Number.POSITIVE_INFINITY;
  minutes += 2;
  expect((await narrate(parent, id)).state).toBe('ready');
});
