import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPath } from '#domain/identity/account.ts';
import { type SavedStory, storiesPath, storyPath } from '#domain/stories/api.ts';
import { keepRetention } from '../operations/upkeep/jobs.ts';
import { createObjectStore } from '../platform/objects/create-object-store.ts';
import { removeAsked } from '../platform/objects/object-removals.ts';
import { listen } from '../run.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

/** An S3 server by other people, unlike our stand-in: `pip install 'moto[server]'`. Skipped if it is not installed. */
const moto = 'moto_server';
const isInstalled = spawnSync(moto, ['--help'], { stdio: 'ignore' }).status === 0;

describe.runIf(isInstalled)('[DATA-09] [P33] against an S3 server that others wrote', () => {
  let peer: ChildProcess | undefined;
  let server: TestServer;
  let endpoint: string;

  beforeAll(async () => {
    const free = await listen('127.0.0.1', 0);
    await free.close();
    peer = spawn(moto, ['-H', '127.0.0.1', '-p', String(free.port)], { stdio: 'ignore', detached: true });
    const url = `http://127.0.0.1:${free.port}`;
    const answers = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await answers())) await wait(100);
    endpoint = `${url}/lunatale`;
    expect((await fetch(endpoint, { method: 'PUT' })).status).toBe(200);
    server = await startTestServer({
      objects: createObjectStore({
        kind: 's3',
        endpoint,
        region: 'us-east-1',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      }),
    });
  }, 90_000);
  afterAll(async () => {
    // Ends the process group: if a script started the server, the script ends with it.
    if (peer?.pid) process.kill(-peer.pid);
    await server?.stop();
  });

  const keysOf = async (userId: string) => {
    const listing = await (await fetch(`${endpoint}?list-type=2`)).text();
    return [...listing.matchAll(/<Key>([^<]*)<\/Key>/g)].filter(([, key]) => key?.includes(userId)).length;
  };
  async function save(member: TestMember, pictures: number): Promise<SavedStory> {
    const png = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    const images = Array<string>(pictures).fill(`data:image/png;base64,${png.toString('base64')}`);
    const story = { title: 'The Quiet Lantern', content: 'Fox saw a light.', options: storyParams(), images };
    return (await (await member.call(storiesPath, { json: story })).json()) as SavedStory;
  }

  test('pictures are kept and handed out, and a story and an account leave nothing behind', async () => {
    await server.ctx.objects.check();
    const [leaving, staying] = [await server.signIn(), await server.signIn()];
    const [first] = [await save(leaving, 3), await save(leaving, 3), await save(staying, 1)];
    expect(first).toMatchObject({ imagesAsked: 3, imagesSaved: 3, imageUploadFailed: false });
    const picture = await fetch(server.url + (first?.images?.[0]?.url ?? ''), { headers: { range: 'bytes=1-3' } });
    expect([picture.status, await picture.text()]).toEqual([206, 'PNG']);
    expect([await keysOf(leaving.userId), await keysOf(staying.userId)]).toEqual([18, 3]);
    expect((await leaving.call(storyPath(first?.id ?? ''), { method: 'DELETE' })).status).toBe(204);
    // For 30 days the story can be restored.
    expect(await keysOf(leaving.userId)).toBe(18);
    await server.sql(`update deleted_stories set deleted_at = app_now() - interval '31 days'`);
    await keepRetention(server.ctx);
    await removeAsked(server.ctx);
    expect(await keysOf(leaving.userId)).toBe(9);
    expect((await leaving.call(accountPath, { method: 'DELETE', json: { email: leaving.email } })).status).toBe(204);
    expect([await keysOf(leaving.userId), await keysOf(staying.userId)]).toEqual([0, 3]);
    const [asked] = await server.sql<{ n: number }>('select count(*)::integer as n from object_removals');
    expect(asked?.n).toBe(0);
  });

  test('a bucket that is not there is told as such', async () => {
    const other = createObjectStore({
      kind: 's3',
      endpoint: endpoint.replace(/lunatale$/, 'another'),
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    await expect(other.check()).rejects.toThrow();
  });
});
