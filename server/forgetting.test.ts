import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountPath } from '#domain/identity/account.ts';
import { startTestShop, type TestShop } from './billing/testing.ts';
import { createLog } from './platform/telemetry/log.ts';
import { storyParams, type TestMember } from './testing.ts';

/** A picture of one colour. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const lines: string[] = [];
let shop: TestShop;
beforeAll(async () => {
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  shop = await startTestShop({ vendors: ['google', 'deepseek', 'gemini', 'stripe'], log });
});
afterAll(() => shop.server.stop());

/** A parent who left a mark everywhere: in stories, pictures, the family, a shared link, reports, payments and the log. */
async function parentWith(mark: string): Promise<TestMember> {
  const { server } = shop;
  const parent = await server.signIn(`${mark}@example.com`);
  const options = storyParams({ characters: [mark], setting: `${mark} land`, avoid: [mark] });
  const generationId = crypto.randomUUID();
  let content = '';
  for (const path of ['/functions/v1/generate-story-gemini', '/functions/v1/generate-story-stream']) {
    const model = path.endsWith('gemini') ? 'gemini' : 'deepseek';
    const own = model === 'deepseek' ? generationId : crypto.randomUUID();
    const json = { storyParams: { ...options, model }, turnstileToken: null, generationId: own };
    content = await (await parent.call(path, { json })).text();
  }
  const story = {
    title: `The ${mark}`,
    content,
    generationId,
    notes: mark,
    tags: [mark.toLowerCase()],
    options,
  };
  const saved = await parent.call('/api/stories', { json: { ...story, isFavorite: true, images: [picture] } });
  expect(saved.status).toBe(201);
  const { id } = (await saved.json()) as { id: string };
  expect((await parent.call(`/api/stories/${id}/share`, { method: 'POST' })).status).toBe(201);
  await parent.call('/api/identity/children', { json: { nickname: mark, ageGroup: 'toddler', avoid: [mark] } });
  await parent.call('/api/identity/cast', { json: { name: mark, look: 'blue' } });
  const report = { type: 'client', severity: 'high', message: `${mark} fell`, pagePath: `/${mark}` };
  expect((await parent.call('/api/operations/log', { json: { entries: [report] } })).status).toBeLessThan(300);
  await server.sql(
    `insert into audit_entries (operator_email, operator_role, action, subject_id) values ('o@example.com', 'admin', 'suspend_user', $1)`,
    [parent.userId],
  );
  await shop.buy(parent);
  await shop.settled(parent);
  // A record that the database refuses: the log says so.
  server.ctx.recorder.failure({ errorMessage: `${mark} \0`, errorType: 't', severity: 'low', userId: parent.userId });
  await server.ctx.recorder.flush();
  return parent;
}

/** Every picture that the store keeps for a user, in any folder. */
async function picturesOf({ userId }: TestMember): Promise<string[]> {
  const folders = ['story-images', 'generations', 'stories'].map((folder) => shop.server.ctx.objects.list(folder));
  return (await Promise.all(folders)).flat().filter((key) => key.includes(userId));
}

/** Every table of the database, partitions included, as text. */
async function dump(): Promise<string> {
  const tables = await shop.server.sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const all = tables.map(({ name }) => `select jsonb_agg(t)::text as rows from ${name} t`).join(' union all ');
  const rows = await shop.server.sql<{ rows: string | null }>(all);
  return rows
    .map((each) => each.rows)
    .join('\n')
    .toLowerCase();
}

test('[P33] [P05] a deleted account leaves nothing in the database, the pictures and the log, and nobody else is touched', async () => {
  const { server } = shop;
  const parent = await parentWith('Vesperine');
  const other = await parentWith('Hollowick');
  const customer = await shop.customerOf(parent);
  const before = await dump();
  for (const trace of ['vesperine', parent.userId, customer.toLowerCase()]) expect(before).toContain(trace);
  expect(new Set((await picturesOf(parent)).map((key) => key.split('/')[0]))).toEqual(
    new Set(['generations', 'story-images']),
  );

  // A story is being written while the account goes.
  await server.sandbox.fault({ vendor: 'deepseek', fault: 'stall', match: 'Vesperine' });
  const stream = { storyParams: storyParams({ characters: ['Vesperine'] }), turnstileToken: null };
  const writing = await parent.call('/functions/v1/generate-story-stream', { json: stream });
  expect(writing.status).toBe(200);
  const gone = await parent.call(accountPath, { method: 'DELETE', json: { email: parent.email.toUpperCase() } });
  expect(gone.status).toBe(204);
  await writing.text().catch(() => undefined);

  // The subscription has ended, and later notifications of the payment provider are stored nowhere.
  expect(await shop.api('GET', `/customers/${customer}`)).toMatchObject({ deleted: true });
  await shop.settled(parent);
  await server.ctx.recorder.flush();
  const left = await dump();
  for (const trace of ['vesperine', parent.userId, customer.toLowerCase()]) expect(left).not.toContain(trace);
  expect(await picturesOf(parent)).toEqual([]);

  // The log has lines, and none of them names anybody.
  const log = lines.join('').toLowerCase();
  expect(log).toContain('records were not written');
  for (const trace of ['vesperine', 'hollowick', 'example.com', parent.accessToken, parent.refreshToken].map((each) =>
    each.toLowerCase(),
  ))
    expect(log).not.toContain(trace);

  expect((await parent.call('/api/identity/profile')).status).toBe(401);
  const refresh = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: parent.refreshToken }),
  });
  expect(refresh.status).toBe(401);
  expect((await other.call('/api/identity/profile')).status).toBe(200);
  expect((await picturesOf(other)).length).toBeGreaterThan(1);
  expect(await shop.view(other)).toMatchObject({ isActive: true });
  const audit = await server.sql<{ subject_id: string | null }>('select subject_id from audit_entries order by 1');
  expect(audit.map(({ subject_id }) => subject_id)).toEqual([other.userId, null]);

  // The same person may come back, as somebody new.
  expect((await server.signIn(parent.email)).userId).not.toBe(parent.userId);
});

test('[P33] a story that another server is writing ends before the account does', async () => {
  const { server } = shop;
  const twin = await server.twin();
  const parent = await server.signIn('Marrowby@example.com');
  await server.sandbox.fault({ vendor: 'deepseek', fault: 'stall', match: 'Marrowby' });
  const writing = await fetch(`${twin.url}/functions/v1/generate-story-stream`, {
    method: 'POST',
    headers: { authorization: `Bearer ${parent.accessToken}` },
    body: JSON.stringify({ storyParams: storyParams({ characters: ['Marrowby'] }), turnstileToken: null }),
  });
  expect(writing.status).toBe(200);
  await sleep(50);
  expect((await parent.call(accountPath, { method: 'DELETE', json: { email: parent.email } })).status).toBe(204);
  await writing.text().catch(() => undefined);
  await twin.stop();
  // Records that the other server still wrote may name the user until the nightly job.
  await server.sql('select keep_sign_in_retention()');
  const left = await dump();
  expect(left).not.toContain('marrowby');
  expect(left).not.toContain(parent.userId);
});
