import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountPath, exportPath, type SessionView, sessionsPath } from '#domain/identity/account.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ vendors: ['google', 'deepseek', 'gemini', 'stripe'] });
});
afterAll(() => server.stop());

/** A parent who left their mark everywhere: in the form, the story, the notes, the family and a picture. */
async function parentWith(canary: string): Promise<TestMember> {
  const parent = await server.signIn(`${canary}@example.com`);
  const options = storyParams({ characters: [canary], setting: `${canary} land` });
  const written = await parent.call('/functions/v1/generate-story-stream', {
    json: { storyParams: options, turnstileToken: null },
  });
  await written.text();
  const saved = await parent.call('/api/stories', {
    json: {
      title: `The ${canary}`,
      content: `Once ${canary} slept.`,
      notes: canary,
      tags: [canary.toLowerCase()],
      isFavorite: true,
      options,
    },
  });
  expect(saved.status).toBe(201);
  const { id } = (await saved.json()) as { id: string };
  await parent.call('/api/identity/children', { json: { nickname: canary, ageGroup: 'toddler', avoid: [canary] } });
  await parent.call('/api/identity/cast', { json: { name: canary, look: 'blue' } });
  await server.ctx.objects.put(
    `story-images/stories/${parent.userId}/${id}/image-0.webp`,
    Buffer.from(`picture of ${canary}`),
  );
  await server.ctx.recorder.flush();
  return parent;
}

/** Returns the files of a ZIP by name, read from its central directory. */
function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(bytes.lastIndexOf(Buffer.from('PK\x05\x06')) + 16);
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(start, start + size);
    files.set(name, (method === 8 ? inflateRawSync(data) : data).toString());
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

test('[P33] the export holds every own row, story and picture, and none of others', async () => {
  const parent = await parentWith('Quillow');
  const other = await parentWith('Brambleon');
  const answer = await parent.call(exportPath);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  const data = JSON.parse(files.get('lunatale.json') ?? '{}');
  // Every table that names a user, according to the database.
  const tables = await server.sql<{ name: string; owner: string }>(
    `select table_name as name, min(column_name) as owner from information_schema.columns
     where table_schema = 'public' and (column_name = 'user_id' or (column_name = 'id' and table_name in ('users', 'profiles')))
       and table_name not in ('refresh_tokens', 'sign_in_codes', 'oauth_codes', 'admin_users') group by 1`,
  );
  expect(tables.length).toBeGreaterThan(15);
  for (const { name, owner } of tables) {
    const own = await server.sql(`select 1 from ${name} where ${owner} = $1`, [parent.userId]);
    expect(data[name], name).toHaveLength(own.length);
  }
  for (const table of [
    'users',
    'identities',
    'profiles',
    'sessions',
    'children',
    'cast_members',
    'stories',
    'favorites',
  ])
    expect(data[table], table).toHaveLength(1);
  expect(data.stories[0]).toMatchObject({ title: 'The Quillow' });
  expect(Object.keys(data.stories[0])).not.toContain('search_pairs_low');
  expect(data.user_events.length).toBeGreaterThan(0);
  expect(data.refresh_tokens).toBeUndefined();
  expect(files.get('stories/01 The Quillow.txt')).toContain('Once Quillow slept.');
  expect([...files].filter(([name]) => name.startsWith('pictures/')).map(([, text]) => text)).toEqual([
    'picture of Quillow',
  ]);
  expect([...files.values()].join()).not.toContain('Brambleon');
  expect([...files.values()].join()).not.toContain(other.userId);
});

test('[P33] only the account’s own e-mail address deletes it', async () => {
  const [parent, other] = [await server.signIn(), await server.signIn()];
  for (const email of [other.email, '', `x${parent.email}`]) {
    const answer = await parent.call(accountPath, { method: 'DELETE', json: { email } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ field: 'email' });
  }
  expect((await parent.call('/api/identity/profile')).status).toBe(200);
});

test('[P33] an account whose subscription cannot be ended stays', async () => {
  const parent = await server.signIn();
  await server.sql(`insert into payment_customers (user_id, customer_id) values ($1, 'cus_unreachable')`, [
    parent.userId,
  ]);
  const over = await server.sandbox.fault({ vendor: 'stripe', fault: '500', match: 'cus_unreachable' });
  const answer = await parent.call(accountPath, { method: 'DELETE', json: { email: parent.email } });
  expect(answer.status).toBe(502);
  expect((await parent.call('/api/identity/profile')).status).toBe(200);
  await over();
});

test('[SESSION-04] [P08] a parent sees where they are signed in, and signs out everywhere else', async () => {
  const phone = await server.signIn('three.rooms@example.com');
  const laptop = await server.signIn('three.rooms@example.com');
  await server.signIn();
  const list = (await (await phone.call(sessionsPath)).json()) as SessionView[];
  expect(list).toHaveLength(2);
  expect(list.filter((session) => session.current)).toHaveLength(1);
  expect((await phone.call('/auth/v1/logout?scope=others', { method: 'POST' })).status).toBe(204);
  expect(await (await phone.call(sessionsPath)).json()).toHaveLength(1);
  expect((await laptop.call(sessionsPath)).status).toBe(401);
});
