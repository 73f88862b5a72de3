import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPath } from '#domain/identity/account.ts';
import {
  deleteOnRequestPath,
  exportOnRequestPath,
  type Person,
  personPath,
  restoreStoryPath,
} from '#domain/operations/people.ts';
import { type SaveStory, type Story, storiesPath, storyPath } from '#domain/stories/api.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';
import { keepRetention } from '../upkeep/jobs.ts';
import { repeatDeletions } from '../upkeep/repeat-deletions.ts';

let server: TestServer;
let operator: TestMember;
beforeAll(async () => {
  server = await startTestServer({ vendors: ['google'] });
  operator = await server.signIn('editor@lunatale.test');
});
afterAll(() => server.stop());

const picture = async () =>
  `data:image/png;base64,${(
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#456' } })
      .png()
      .toBuffer()
  ).toString('base64')}`;
const save = async (parent: TestMember, more: Partial<SaveStory> = {}) => {
  const json: SaveStory = {
    title: 'The quiet heron',
    content: 'A heron stood still.',
    options: storyParams(),
    ...more,
  };
  return (await (await parent.call(storiesPath, { json })).json()) as Story;
};
const person = async (id: string) => (await (await operator.call(personPath(id))).json()) as Person;
const status = async (answer: Promise<Response>) => (await answer).status;
const remove = (parent: TestMember, id: string) => status(parent.call(storyPath(id), { method: 'DELETE' }));

describe('a story that was deleted', () => {
  test('[P35] comes back whole within 30 days, by an operator and for its own parent alone, without a word shown', async () => {
    const [parent, other] = [await server.signIn(), await server.signIn()];
    const { id } = await save(parent, { images: [await picture()], isFavorite: true });
    const before = (await (await parent.call(storyPath(id))).json()) as Story;
    const address = server.url + before.images?.[0]?.url;
    expect(await remove(parent, id)).toBe(204);
    expect(await status(parent.call(storyPath(id)))).toBe(404);
    expect((await fetch(address)).status).toBe(404);
    const page = await person(parent.userId);
    expect(page.deletedStories).toMatchObject([
      { id, length: before.options.length, language: 'english', pictures: 1 },
    ]);
    expect(page.timeline.map(({ what }) => what)).toContain('Story deleted');
    expect(JSON.stringify(page)).not.toContain('heron');
    const restore = (userId: string, by = operator) =>
      status(by.call(restoreStoryPath(userId, id), { method: 'POST' }));
    expect(await restore(parent.userId, parent)).toBe(403);
    expect(await restore(other.userId)).toBe(404);
    // Of two operators who restore it at once, one succeeds.
    expect((await Promise.all([restore(parent.userId), restore(parent.userId)])).sort()).toEqual([204, 404]);
    expect(await (await parent.call(storyPath(id))).json()).toEqual(before);
    expect((await fetch(address)).status).toBe(200);
    expect((await person(parent.userId)).deletedStories).toEqual([]);
    // A restored story stays.
    await repeatDeletions(server.ctx);
    expect(await status(parent.call(storyPath(id)))).toBe(200);
  });

  test('[P35] that was brought back before its deletion reached the object store stays', async () => {
    const parent = await server.signIn();
    const { id } = await save(parent);
    const { put } = server.ctx.objects;
    server.ctx.objects.put = () => Promise.reject(new Error('away'));
    expect(await remove(parent, id)).toBe(204);
    expect(await status(operator.call(restoreStoryPath(parent.userId, id), { method: 'POST' }))).toBe(204);
    server.ctx.objects.put = put;
    await repeatDeletions(server.ctx);
    expect(await status(parent.call(storyPath(id)))).toBe(200);
  });

  test('[P32, DATA-11] goes for good after 30 days, to the minute, and its pictures with it', async () => {
    const parent = await server.signIn();
    const stories = [
      await save(parent, { images: [await picture()] }),
      await save(parent, { images: [await picture()] }),
    ];
    for (const { id } of stories) await remove(parent, id);
    const [old, young] = stories.map(({ id }) => id);
    const age = (id: string | undefined, age: string) =>
      server.sql('update deleted_stories set deleted_at = app_now() - $2::interval where id = $1', [id, age]);
    await age(old, '30 days 1 minute');
    await age(young, '29 days 23 hours 59 minutes');
    expect(await keepRetention(server.ctx)).toMatchObject({ deleted_stories: 1 });
    const removals = await server.sql<{ prefix: string }>('select prefix from object_removals order by prefix');
    expect(
      removals.map(({ prefix }) => prefix),
      'its pictures, and voices that read it',
    ).toEqual([`recordings/${parent.userId}/${old}`, `story-images/stories/${parent.userId}/${old}`]);
    expect((await person(parent.userId)).deletedStories.map(({ id }) => id)).toEqual([young]);
  });
});

describe('asked by a parent who cannot do it', () => {
  test('everything that is kept of them is handed out, and how they asked stands in the audit', async () => {
    const parent = await server.signIn();
    await save(parent);
    const asked = (request: string) => operator.call(exportOnRequestPath(parent.userId), { json: { request } });
    expect((await asked('')).status).toBe(400);
    const zip = await asked('mail of 24 November, number 17');
    expect(zip.headers.get('content-type')).toBe('application/zip');
    expect(
      Buffer.from(await zip.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    const [row] = await server.sql(`select action, operator_email, details from audit_entries where subject_id = $1`, [
      parent.userId,
    ]);
    expect(row).toMatchObject({
      action: 'export_account',
      operator_email: 'editor@lunatale.test',
      details: { request: 'mail of 24 November, number 17' },
    });
  });

  test('their account is deleted, with its e-mail as a seal and without a trace but the number’s hash', async () => {
    const parent = await server.signIn();
    await save(parent);
    const asked = (userId: string, email: string) =>
      status(operator.call(deleteOnRequestPath(userId), { json: { email, request: 'number 18' } }));
    expect(await asked(parent.userId, 'somebody@else.example')).toBe(400);
    expect(await asked(operator.userId, operator.email)).toBe(403);
    expect(await asked(randomUUID(), parent.email)).toBe(404);
    expect(await asked(parent.userId, parent.email.toUpperCase())).toBe(204);
    expect(await server.sql('select from users where id = $1', [parent.userId])).toEqual([]);
    const rows = await server.sql<{ details: object }>(
      `select details from audit_entries where action = 'delete_account'`,
    );
    expect(rows).toMatchObject([
      { details: { request: 'number 18', number: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(parent.userId);
  });

  test('[P33] two operators who delete one account at once delete it once, and one of them is written down', async () => {
    // The second one comes at different steps of the first one's deletion.
    for (const delay of [0, 0, 4, 8, 12, 16, 20, 24, 28, 32]) {
      const parent = await server.signIn();
      await save(parent);
      const before = await server.sql(`select from audit_entries where action = 'delete_account'`);
      const asked = (request: string) =>
        status(operator.call(deleteOnRequestPath(parent.userId), { json: { email: parent.email, request } }));
      const second = new Promise((resolve) => setTimeout(resolve, delay)).then(() => asked('number 20'));
      const answers = await Promise.all([asked('number 19'), second]);
      expect(answers).toContain(204);
      expect(answers.filter((answer) => answer !== 204 && answer !== 404)).toEqual([]);
      expect(await server.sql('select from users where id = $1', [parent.userId])).toEqual([]);
      const after = await server.sql(`select from audit_entries where action = 'delete_account'`);
      expect(after.length - before.length).toBe(1);
    }
  });
});

describe('[P35] after an older backup was restored', () => {
  test('what was deleted since is deleted again, and nothing else', async () => {
    const [gone, stays] = [await server.signIn(), await server.signIn()];
    const kept = await save(stays);
    const { id: deleted } = await save(stays);
    const tables = ['users', 'profiles', 'stories'];
    const backup = await Promise.all(
      tables.map((name) =>
        server.sql<{ row: object }>(
          `select to_jsonb(t) as row from ${name} t where $1 in (id::text, to_jsonb(t) ->> 'user_id') or id = $2`,
          [gone.userId, deleted],
        ),
      ),
    );
    await gone.call(accountPath, { method: 'DELETE', json: { email: gone.email } });
    await remove(stays, deleted);
    await repeatDeletions(server.ctx);
    // Puts the database back as it was; the object store is never part of a backup of it.
    await server.sql('delete from deletion_records');
    await server.sql('delete from deleted_stories where user_id = $1', [stays.userId]);
    for (const [index, name] of tables.entries()) {
      const columns = await server.sql<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
        [name],
      );
      const names = columns.map((column) => column.name).join();
      for (const { row } of backup[index] ?? []) {
        await server.sql(
          `insert into ${name} (${names}) select ${names} from jsonb_populate_record(null::${name}, $1) on conflict do nothing`,
          [JSON.stringify(row)],
        );
      }
    }
    const there = () => server.sql('select from users where id = $1', [gone.userId]);
    expect(await there()).toHaveLength(1);
    expect(await status(stays.call(storyPath(deleted)))).toBe(200);
    expect(await repeatDeletions(server.ctx)).toMatchObject({ accounts: 1, stories: 1 });
    expect(await there()).toEqual([]);
    expect([await status(stays.call(storyPath(deleted))), await status(stays.call(storyPath(kept.id)))]).toEqual([
      404, 200,
    ]);
    expect(await repeatDeletions(server.ctx)).toMatchObject({ accounts: 0, stories: 0 });
  });

  test('a store that is away keeps no deletion from happening; its record comes later', async () => {
    const parent = await server.signIn();
    const { put } = server.ctx.objects;
    server.ctx.objects.put = () => Promise.reject(new Error('away'));
    expect(await status(parent.call(accountPath, { method: 'DELETE', json: { email: parent.email } }))).toBe(204);
    server.ctx.objects.put = put;
    expect((await repeatDeletions(server.ctx)).kept).toBe(1);
    await server.sql(`update deletion_records set deleted_at = app_now() - interval '1 year 1 day'`);
    expect((await repeatDeletions(server.ctx)).forgotten).toBeGreaterThan(0);
    expect(await server.ctx.objects.list('deletions')).toEqual([]);
  });
});
