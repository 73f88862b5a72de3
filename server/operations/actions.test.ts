import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import {
  type AuditEntry,
  adminPaths,
  limitsPath,
  reactivatePath,
  resolveErrorPath,
  suspendPath,
} from '#domain/operations/figures.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';

describe('what operators do', () => {
  let server: TestServer;
  let editor: TestMember;
  let parent: TestMember;

  beforeAll(async () => {
    server = await startTestServer({ vendors: ['google', 'deepseek'] });
    editor = await server.signIn('editor@lunatale.test');
    parent = await server.signIn();
    await parent.call('/api/identity/profile', { method: 'POST' });
    await editor.call('/api/identity/profile', { method: 'POST' });
  });
  afterAll(() => server.stop());

  const post = (path: string, json?: unknown) =>
    editor.call(path, { method: 'POST', ...(json !== undefined && { json }) });
  const why = { request: 'mail 18' };
  const newest = async () => ((await (await editor.call(adminPaths.audit)).json()) as AuditEntry[])[0];

  test('[SEC-15, DATA-30] resetting daily limits empties the day’s counts alone, and is written down', async () => {
    await server.sql(
      `insert into user_usage_limits (user_id, daily_gemini_stories_used, free_no_image_stories_used) values ($1, 7, 2)
       on conflict (user_id) do update set daily_gemini_stories_used = 7, free_no_image_stories_used = 2`,
      [parent.userId],
    );
    expect(await (await post(adminPaths.resetDailyLimits)).json()).toEqual({ rows: 1 });
    const [row] = await server.sql(
      'select daily_gemini_stories_used as d, free_no_image_stories_used as f from user_usage_limits',
    );
    expect(row).toEqual({ d: 0, f: 2 });
    expect(await newest()).toMatchObject({
      action: 'reset_daily_limits',
      operator: 'editor@lunatale.test',
      role: 'admin',
      details: { rows: 1 },
    });
    expect(await (await post(adminPaths.resetDailyLimits)).json()).toEqual({ rows: 0 });
  });

  test('a suspended user has no story written, and has again when reactivated', async () => {
    const write = () => parent.call(generateStoryStreamPath, { json: { storyParams: storyParams() } });
    expect((await post(suspendPath(parent.userId), why)).status).toBe(204);
    const refused = await write();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    expect((await parent.call('/api/stories')).status, 'reading goes on').toBe(200);
    expect(await newest()).toMatchObject({
      action: 'suspend_user',
      subject: parent.email,
      details: { before: 'active', after: 'suspended', request: 'mail 18' },
    });
    expect((await post(reactivatePath(parent.userId), why)).status).toBe(204);
    const written = await write();
    expect(written.status).toBe(200);
    await written.text();
    expect(await newest()).toMatchObject({ action: 'reactivate_user' });
  });

  test('suspending twice is written down once, and an operator cannot be suspended', async () => {
    await post(suspendPath(parent.userId), why);
    await post(suspendPath(parent.userId), why);
    const [count] = await server.sql(`select count(*)::integer as n from audit_entries where action = 'suspend_user'`);
    expect(count).toEqual({ n: 2 });
    await post(reactivatePath(parent.userId), why);
    expect((await post(suspendPath(editor.userId), why)).status).toBe(403);
    const [own] = await server.sql('select status from profiles where id = $1', [editor.userId]);
    expect(own).toEqual({ status: 'active' });
  });

  test('[SEC-15] two operators at once leave one word of what they did', async () => {
    const other = await server.signIn('admin@lunatale.test');
    const entries = async () =>
      (await server.sql(`select from audit_entries where subject_id = $1`, [parent.userId])).length;
    for (const path of [suspendPath(parent.userId), reactivatePath(parent.userId)]) {
      const before = await entries();
      const answers = await Promise.all([editor, other, editor].map((by) => by.call(path, { json: why })));
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
      expect((await entries()) - before).toBe(1);
    }
    const limit = (by: TestMember, freeText: number) =>
      by.call(limitsPath(parent.userId), { method: 'PATCH', json: { freeText } });
    await Promise.all([limit(editor, 11), limit(other, 12)]);
    const changes = await server.sql<{ details: { before: { freeText: number }; after: { freeText: number } } }>(
      `select details from audit_entries where subject_id = $1 and action = 'change_user_limits' order by timestamp desc limit 2`,
      [parent.userId],
    );
    const [last, first] = changes.map(({ details }) => details);
    // The second change started from the result of the first.
    const befores = [last?.before.freeText, first?.before.freeText];
    expect(befores.filter((limit) => limit === 11 || limit === 12)).toHaveLength(1);
    await limit(editor, 3);
  });

  test('[DATA-58, SEC-16, P10] only the three limits change, each 0 or more', async () => {
    const change = (json: unknown) => editor.call(limitsPath(parent.userId), { method: 'PATCH', json });
    expect((await change({ freeText: 9, free_image_stories_used: 5, hasEverPaid: true })).status).toBe(204);
    const [row] = await server.sql(
      `select free_no_image_stories_limit as t, free_image_stories_limit as i, daily_gemini_stories_limit as d,
        free_image_stories_used as u, has_ever_paid as p from user_usage_limits where user_id = $1`,
      [parent.userId],
    );
    expect(row).toEqual({ t: 9, i: 1, d: 10, u: 0, p: false });
    for (const bad of [{ freeText: -1 }, { freeText: 1.5 }, { freeText: '9' }, { freeText: 1e9 }, {}, [], null]) {
      expect((await change(bad)).status, JSON.stringify(bad)).toBe(400);
    }
    expect(await newest()).toMatchObject({ action: 'change_user_limits', details: { after: { freeText: 9 } } });
    expect((await editor.call(limitsPath(randomUUID()), { method: 'PATCH', json: { freeText: 1 } })).status).toBe(404);
    expect((await editor.call(limitsPath("x' or 1=1"), { method: 'PATCH', json: { freeText: 1 } })).status).toBe(404);
  });

  test('[OPS-03] an error is resolved once', async () => {
    const [error] = await server.sql<{ id: string }>(
      `insert into error_logs (error_message, error_type, severity) values ('boom', 'client', 'high') returning id`,
    );
    const id = error?.id ?? '';
    expect((await post(resolveErrorPath(id))).status).toBe(204);
    const [first] = await server.sql<{ resolved_at: Date }>('select resolved_at from error_logs where id = $1', [id]);
    expect((await post(resolveErrorPath(id))).status).toBe(204);
    const [again] = await server.sql<{ resolved_at: Date }>('select resolved_at from error_logs where id = $1', [id]);
    expect(first?.resolved_at).toBeInstanceOf(Date);
    expect(again).toEqual(first);
    expect(await newest()).toMatchObject({ action: 'resolve_error' });
  });

  test('nobody changes what was written down, not even the server', async () => {
    const change = (statement: string) =>
      server.ctx.store
        .asService((tx) => tx.execute(statement))
        .then(
          () => 'changed',
          () => 'refused',
        );
    expect(await change('delete from audit_entries')).toBe('refused');
    expect(await change(`update audit_entries set operator_email = 'x'`)).toBe('refused');
  });
});
