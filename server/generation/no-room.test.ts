import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateStoryGeminiPath, generateStoryStreamPath } from '#domain/generation/api.ts';
import { type PublicSettings, publicSettingsPath } from '#domain/operations/api.ts';
import { storiesPath } from '#domain/stories/api.ts';
import { createRoom } from '../platform/database/room.ts';
import type { ObjectStore } from '../platform/objects/objects.ts';
import { createFolderStore } from '../platform/objects/objects-folder.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

let minutes = 0;
const now = () => new Date(Date.parse('2026-11-24T18:00:00Z') + minutes * 60_000);
let isStoreFull = false;
const folder = mkdtempSync(join(tmpdir(), 'lunatale-full-'));
const files = createFolderStore(folder);
const objects: ObjectStore = {
  ...files,
  put: (key, bytes) =>
    isStoreFull ? Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })) : files.put(key, bytes),
};

let server: TestServer;
let parent: TestMember;
beforeAll(async () => {
  server = await startTestServer({ now, objects });
  parent = await server.signIn();
  // Fails as PostgreSQL does on a full disk.
  await server.sql(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ready = async () => (await fetch(`${server.url}/readyz`)).status;
const pause = async () => ((await (await fetch(server.url + publicSettingsPath)).json()) as PublicSettings).pause;
const ask = (path = generateStoryStreamPath) =>
  parent.call(path, { json: { storyParams: storyParams(), generationId: randomUUID() } });
const used = async () => {
  const rows = await server.sql<{ n: number }>('select count(*)::integer as n from generations');
  return rows[0]?.n ?? 0;
};

test('[P41] while nothing can be kept no story is begun, nothing is counted, and /readyz says so', async () => {
  expect(await ready()).toBe(200);
  await (await ask()).text();
  await server.ctx.running.settled();
  const before = await used();
  await server.sql('create trigger full_disk before insert on stories execute function full_disk()');
  const story = { title: 'The Lamp', content: 'A light.', options: storyParams() };
  expect((await parent.call(storiesPath, { json: story })).status).toBeGreaterThanOrEqual(500);
  expect(await ready()).toBe(503);
  expect(await pause()).toBe('noRoom');
  for (const path of [generateStoryStreamPath, generateStoryGeminiPath]) {
    await server.sandbox.clearCalls();
    const refused = await ask(path);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('"NO_ROOM"');
    expect(await server.sandbox.calls('deepseek')).toEqual([]);
    expect(await server.sandbox.calls('gemini')).toEqual([]);
  }
  expect(await used()).toBe(before);
  // Saved stories can still be read.
  expect((await parent.call(storiesPath)).status).toBe(200);

  await server.sql('drop trigger full_disk on stories');
  minutes += 2;
  expect(await ready()).toBe(200);
  expect(await pause()).toBeNull();
  expect((await ask()).status).toBe(200);
});

test('[P41] a store of pictures that is full counts as well', async () => {
  minutes += 10;
  expect(await ready()).toBe(200);
  isStoreFull = true;
  await server.ctx.objects.put('a/b', Buffer.from('c')).catch(() => {});
  isStoreFull = false;
  expect(await ready()).toBe(503);
  minutes += 2;
  expect(await ready()).toBe(200);
});

test('other failures say nothing of room', async () => {
  const room = createRoom(null, now);
  await room.learn(() => Promise.reject(Object.assign(new Error('unique'), { code: '23505' }))).catch(() => {});
  expect(await room.hasRoom()).toBe(true);
  await room.learn(() => Promise.reject(Object.assign(new Error('quota'), { code: 'EDQUOT' }))).catch(() => {});
  expect(await room.hasRoom()).toBe(false);
});
