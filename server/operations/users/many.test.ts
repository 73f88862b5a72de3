import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AuditEntry,
  adminPaths,
  reactivatePath,
  suspendPath,
  type UsersPage,
} from '#domain/operations/figures.ts';
import {
  batchesPath,
  exportUsersPath,
  type ManyBatch,
  type ManyDone,
  type ManyPreview,
  manyPath,
  mostAtOnce,
  undoManyPath,
} from '#domain/operations/many.ts';
import { startTestServer, type TestMember, type TestServer } from '../../testing.ts';
import { deletePlanned } from '../upkeep/delete-planned.ts';

let server: TestServer;
let operator: TestMember;
beforeAll(async () => {
  server = await startTestServer({ vendors: ['google'] });
  operator = await server.signIn('editor@lunatale.test');
  await operator.call('/api/identity/profile', { method: 'POST' });
});
afterAll(() => server.stop());

/** Adds accounts that joined at noon of `day`, all with addresses at one domain. */
async function people(count: number, day: string, more: { name?: string; network?: string } = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = randomUUID();
    await server.sql('insert into users (id, email) values ($1, $2)', [id, `${id}@bots.example`]);
    await server.sql(`insert into profiles (id, name, email, provider, created_at) values ($1, $2, $3, 'mail', $4)`, [
      id,
      more.name ?? 'Bot',
      `${id}@bots.example`,
      `${day}T12:00:00Z`,
    ]);
    if (more.network) {
      await server.sql(
        `insert into api_usage_logs (api_provider, endpoint, method, status_code, user_id, ip_address) values ('app', 'x', 'POST', 400, $1, $2)`,
        [id, more.network],
      );
    }
    ids.push(id);
  }
  return ids;
}
const filterOf = (filter: Record<string, string>) => new URLSearchParams(filter).toString();
const preview = async (filter: Record<string, string>) =>
  (await (await operator.call(`${manyPath}?${filterOf(filter)}`)).json()) as ManyPreview;
const act = (json: Record<string, unknown>, by = operator) => by.call(manyPath, { json });
const onDay = (day: string) => ({ from: day, to: day });
async function actOn(filter: Record<string, string>, action: string, more: Record<string, unknown> = {}) {
  const { asOf, matching } = await preview(filter);
  const answer = await act({ filter, action, asOf, expected: matching, request: 'A flood of bots', ...more });
  return (await answer.json()) as ManyDone;
}
const undo = async (batch: string) =>
  ((await (await operator.call(undoManyPath(batch), { method: 'POST' })).json()) as ManyDone).changed;
const statuses = async (ids: string[]) =>
  (await server.sql<{ status: string }>('select status from profiles where id = any($1) order by status', [ids])).map(
    ({ status }) => status,
  );

test('[P43] users are found by day, address, source, country and use; a range backwards or in the future finds nobody', async () => {
  await people(2, '2026-01-05', { network: '203.0.113.0' });
  await people(1, '2026-01-06', { network: '198.51.100.0' });
  const found = async (filter: Record<string, string>) =>
    ((await (await operator.call(`${adminPaths.users}?${filterOf(filter)}`)).json()) as UsersPage).matching;
  expect(await found(onDay('2026-01-05'))).toBe(2);
  expect(await found({ from: '2026-01-05', to: '2026-01-06' })).toBe(3);
  expect(await found({ network: '203.0.113.' })).toBe(2);
  expect(await found({ ...onDay('2026-01-05'), source: 'mail' })).toBe(2);
  expect(await found({ ...onDay('2026-01-05'), source: 'google' })).toBe(0);
  expect(await found({ ...onDay('2026-01-05'), use: 'none' })).toBe(2);
  expect(await found({ ...onDay('2026-01-05'), use: 'some' })).toBe(0);
  expect(await found({ ...onDay('2026-01-05'), country: 'es' })).toBe(0);
  expect(await found({ from: '2026-01-06', to: '2026-01-05' })).toBe(0);
  expect(await found({ from: '2999-01-01' })).toBe(0);
  for (const bad of ['from=2026-02-31', 'from=0000-01-01', 'to=x', 'network=%25', 'country=esp', 'use=much']) {
    expect((await operator.call(`${adminPaths.users}?${bad}`)).status, bad).toBe(400);
  }
});

test('[P43] many are suspended as the preview showed them, stand in the audit each, and are taken back', async () => {
  const ids = await people(3, '2026-02-01');
  const [payer = ''] = await people(1, '2026-02-01');
  await server.sql(`insert into subscriptions (user_id, status) values ($1, 'active')`, [payer]);
  const shown = await preview(onDay('2026-02-01'));
  expect([shown.matching, shown.spared, shown.sample.length]).toEqual([3, 1, 3]);
  const { batch, changed } = await actOn(onDay('2026-02-01'), 'suspend');
  expect(changed).toBe(3);
  expect(await statuses([...ids, payer])).toEqual(['active', 'suspended', 'suspended', 'suspended']);
  const audit = await server.sql<{ details: object }>(
    `select details from audit_entries where details ->> 'batch' = $1`,
    [batch],
  );
  expect(audit.map(({ details }) => details)).toEqual(
    Array(3).fill({ batch, before: 'active', after: 'suspended', request: 'A flood of bots' }),
  );
  // What operators did shows the 3 as one, and other actions beside it.
  const audited = async () => (await (await operator.call(adminPaths.audit)).json()) as AuditEntry[];
  const told = async () => (await audited())[0];
  expect((await audited()).filter(({ details }) => details.batch === batch)).toHaveLength(1);
  expect(await told()).toMatchObject({
    action: 'suspend_user',
    subject: null,
    users: 3,
    details: { batch, after: 'suspended', request: 'A flood of bots' },
  });
  // Another operator's later decision stands.
  for (const path of [reactivatePath, suspendPath])
    await operator.call(path(ids[0] ?? ''), { json: { request: 'mail 18' } });
  expect(await told()).toMatchObject({ action: 'suspend_user', subject: `${ids[0]}@bots.example`, users: 1 });
  expect(await undo(batch)).toBe(2);
  expect(await told()).toMatchObject({ action: 'reactivate_user', users: 2, details: { batch, undo: true } });
  expect(await statuses(ids)).toEqual(['active', 'active', 'suspended']);
  expect(await undo(batch)).toBe(0);
  const batches = (await (await operator.call(batchesPath)).json()) as ManyBatch[];
  expect(batches.find((row) => row.batch === batch)).toMatchObject({ users: 3, undone: 2, action: 'suspend_user' });
  expect((await operator.call(undoManyPath(randomUUID()), { method: 'POST' })).status).toBe(404);
});

test('[P43] two batches over the same users are taken back one after the other, the later one first', async () => {
  const day = onDay('2026-01-10');
  const ids = await people(2, day.from);
  const suspended = await actOn(day, 'suspend');
  const deleted = await actOn(day, 'delete');
  expect(await undo(suspended.batch)).toBe(0);
  expect(await undo(deleted.batch)).toBe(2);
  expect(await statuses(ids)).toEqual(['suspended', 'suspended']);
  expect(await undo(suspended.batch)).toBe(2);
  expect(await statuses(ids)).toEqual(['active', 'active']);
  expect(await undo(deleted.batch)).toBe(0);
});

test('[P43] limits of many are changed and given back as each had them', async () => {
  const [one = '', two = ''] = await people(2, '2026-02-02');
  await server.sql('insert into user_usage_limits (user_id, free_no_image_stories_limit) values ($1, 7)', [one]);
  const limits = async () =>
    (
      await server.sql<{ t: number; i: number }>(
        `select free_no_image_stories_limit as t, free_image_stories_limit as i from user_usage_limits
         where user_id = any($1) order by 1`,
        [[one, two]],
      )
    ).map(({ t, i }) => [t, i]);
  const { batch, changed } = await actOn(onDay('2026-02-02'), 'limit', { limits: { freeText: 0 } });
  expect([changed, await limits()]).toEqual([
    2,
    [
      [0, 1],
      [0, 1],
    ],
  ]);
  expect(await undo(batch)).toBe(2);
  expect(await limits()).toEqual([
    [3, 1],
    [7, 1],
  ]);
});

test('[P43] of two operators who take the same back at once one does', async () => {
  await people(2, '2026-02-07');
  for (const more of [{}, { limits: { freeText: 0 } }]) {
    const { batch } = await actOn(onDay('2026-02-07'), 'limits' in more ? 'limit' : 'suspend', more);
    const taken = await Promise.all([undo(batch), undo(batch), undo(batch)]);
    expect(taken.toSorted()).toEqual([0, 0, 2]);
  }
});

test('[P43] a deletion of many suspends at once and deletes a day later whom nobody took back', async () => {
  const ids = await people(2, '2026-02-03');
  const kept = await people(1, '2026-02-04');
  const first = await actOn(onDay('2026-02-03'), 'delete');
  const second = await actOn(onDay('2026-02-04'), 'delete');
  expect([first.changed, second.changed]).toEqual([2, 1]);
  expect(await deletePlanned(server.ctx)).toEqual({ accounts: 0 });
  expect(await undo(second.batch)).toBe(1);
  // The server may not change the audit, so the database's owner makes its entries older.
  await server.sql(`update audit_entries set timestamp = timestamp - interval '25 hours' where details ? 'batch'`);
  expect(await deletePlanned(server.ctx)).toEqual({ accounts: 2 });
  expect([await statuses(ids), await statuses(kept)]).toEqual([[], ['active']]);
  expect(await undo(first.batch)).toBe(0);
});

test('[P43] nobody is changed by a filter of everybody, by more than the preview showed, or by who may not', async () => {
  await people(2, '2026-02-05');
  const asOf = new Date().toISOString();
  const base = { asOf, expected: 2, request: 'A flood of bots', action: 'suspend' };
  expect((await act({ ...base, filter: {}, expected: mostAtOnce })).status).toBe(400);
  expect((await act({ ...base, filter: onDay('2026-02-05'), expected: 1 })).status).toBe(400);
  expect((await act({ ...base, filter: onDay('2026-02-05'), request: '' })).status).toBe(400);
  expect((await act({ ...base, filter: onDay('2026-02-05'), action: 'limit' })).status).toBe(400);
  const viewer = await server.signIn('viewer@lunatale.test');
  expect((await act({ ...base, filter: onDay('2026-02-05') }, viewer)).status).toBe(403);
  const [suspended] = await server.sql(
    `select count(*)::integer as n from profiles where status = 'suspended' and created_at::date = '2026-02-05'`,
  );
  expect(suspended).toEqual({ n: 0 });
});

test('[P43] an exported list is safe in a spreadsheet and stands in the audit', async () => {
  await people(1, '2026-02-06', { name: '=HYPERLINK("http://x")' });
  const answer = await operator.call(exportUsersPath, { json: { filter: onDay('2026-02-06') } });
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const text = await answer.text();
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  const [row] = await server.sql(
    `select details ->> 'users' as users from audit_entries where action = 'export_users'`,
  );
  expect(row).toEqual({ users: '1' });
});
