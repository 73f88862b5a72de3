import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renewIndexes } from '#db/renew-indexes.ts';
import { type Job, runJob, startJobs } from '../../platform/jobs.ts';
import { createLog } from '../../platform/telemetry/log.ts';
import { startTestServer, type TestServer } from '../../testing.ts';
import { keepRetention, productJobs } from './jobs.ts';
import { sweepGenerations } from './sweep-generations.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('what the product does by itself', () => {
  let server: TestServer;
  const signal = new AbortController().signal;
  const jobs = () => productJobs(server.ctx, (stopping) => renewIndexes(server.databaseUrl, stopping));

  beforeAll(async () => {
    server = await startTestServer({ vendors: ['google'], now: () => now });
    await server.sql(`select ensure_log_partitions('2025-09-01', 18)`);
  });
  afterAll(() => server.stop());

  test('[P32, OPS-01, OPS-02, OPS-03] retention forgets exactly what was promised, to the minute, and a second run nothing', async () => {
    const add = {
      user_events: (at: string) => `insert into user_events (event_type, timestamp) values ('auth_signup', '${at}')`,
      api_usage_logs: (at: string) =>
        `insert into api_usage_logs (api_provider, endpoint, method, status_code, timestamp) values ('gemini', 'chat-completions', 'POST', 200, '${at}')`,
      story_analytics: (at: string) =>
        `insert into story_analytics (model_used, success, timestamp) values ('m', true, '${at}')`,
      error_logs: (at: string) =>
        `insert into error_logs (error_message, error_type, severity, timestamp) values ('e', 't', 'high', '${at}')`,
    };
    const times: Record<keyof typeof add, { gone: string[]; kept: string[] }> = {
      user_events: {
        gone: ['2025-11-20 11:59Z', '2025-11-01 00:00Z', '2025-09-15 00:00Z', '2020-01-01 00:00Z'],
        kept: ['2025-11-20 12:01Z', '2026-11-20 11:00Z'],
      },
      api_usage_logs: {
        gone: ['2026-05-20 11:59Z', '2026-04-30 23:59Z'],
        kept: ['2026-05-20 12:01Z', '2026-06-01 00:00Z'],
      },
      story_analytics: { gone: ['2026-05-20 11:59Z'], kept: ['2026-05-20 12:01Z'] },
      error_logs: { gone: ['2025-11-20 11:59Z'], kept: ['2025-11-20 12:01Z', '2026-11-01 00:00Z'] },
    };
    for (const [log, { gone, kept }] of Object.entries(times)) {
      for (const at of [...gone, ...kept]) await server.sql(add[log as keyof typeof add](at));
    }
    const resolved = (at: string) =>
      `insert into error_logs (error_message, error_type, severity, timestamp, resolved_at) values ('r', 't', 'high', '2026-06-01', '${at}')`;
    await server.sql(resolved('2026-08-20 11:59Z'));
    await server.sql(resolved('2026-08-20 12:01Z'));

    const nothing = { user_events: 0, api_usage_logs: 0, story_analytics: 0, error_logs: 0, user_sessions: 0 };
    const others = {
      sessions: 0,
      refresh_tokens: 0,
      strays: 0,
      household_invitations: 0,
      access_tokens: 0,
      payment_events: 0,
      deleted_stories: 0,
    };
    expect(await keepRetention(server.ctx)).toEqual({
      ...nothing,
      ...others,
      user_events: 4,
      api_usage_logs: 2,
      story_analytics: 1,
      error_logs: 2,
    });
    for (const [log, { kept }] of Object.entries(times)) {
      const rows = await server.sql<{ at: Date }>(
        `select timestamp as at from ${log} where timestamp < '2026-11-20 11:30Z' or true`,
      );
      const left = rows.map(({ at }) => at.toISOString()).sort();
      const expected = kept.map((at) => new Date(at).toISOString());
      if (log === 'error_logs') expected.push('2026-06-01T00:00:00.000Z');
      expect(left, log).toEqual(expected.sort());
    }
    expect(await keepRetention(server.ctx)).toEqual({ ...nothing, ...others });
  });

  test('[P32] sign-ins, their tokens, uses and payment notifications go on their day, to the minute, and a second run finds nothing', async () => {
    const parent = await server.signIn();
    const { userId } = parent;
    const session = (lastUsed: string, revoked: string | null) =>
      server.sql(`insert into sessions (user_id, last_used_at, revoked_at, user_agent) values ($1, $2, $3, 'old')`, [
        userId,
        lastUsed,
        revoked,
      ]);
    // 60 days before the clock's noon of 20 November is noon of 21 September.
    await session('2026-09-21 11:59Z', null);
    await session('2026-09-01 00:00Z', '2026-09-21 11:59Z');
    await session('2026-09-21 12:01Z', null);
    await session('2026-09-01 00:00Z', '2026-09-21 12:01Z');
    const token = (expires: string) =>
      server.sql(
        `insert into refresh_tokens (user_id, session_id, token_hash, expires_at)
         select $1, id, gen_random_uuid()::text, $2 from sessions where user_id = $1 and user_agent is distinct from 'old' limit 1`,
        [userId, expires],
      );
    await token('2026-11-20 11:59Z');
    await token('2026-11-20 12:01Z');
    for (const seen of ['2025-11-20 11:59Z', '2025-11-20 12:01Z'])
      await server.sql('insert into user_sessions (id, user_id, last_seen_at) values (gen_random_uuid(), $1, $2)', [
        userId,
        seen,
      ]);
    for (const received of ['2026-05-20 11:59Z', '2026-05-20 12:01Z'])
      await server.sql(
        `insert into payment_events (id, type, created_at, received_at) values (gen_random_uuid()::text, 'invoice.paid', $1, $1)`,
        [received],
      );
    // Logged late: a call of a user who is gone, and one of a user who is not.
    for (const about of [randomUUID(), userId])
      await server.sql(
        `insert into api_usage_logs (api_provider, endpoint, method, status_code, user_id, timestamp)
         values ('deepseek', 'chat-completions', 'POST', 200, $1, '2026-11-20 03:00Z')`,
        [about],
      );

    const gone = { sessions: 2, refresh_tokens: 1, user_sessions: 1, payment_events: 1, strays: 1, deleted_stories: 0 };
    expect(await keepRetention(server.ctx)).toMatchObject(gone);
    expect(await keepRetention(server.ctx)).toMatchObject({
      sessions: 0,
      refresh_tokens: 0,
      user_sessions: 0,
      payment_events: 0,
      strays: 0,
      deleted_stories: 0,
    });
    const left = await server.sql<{ n: number }>(
      `select count(*) as n from sessions where user_id = $1
       union all select count(*) from user_sessions where user_id = $1 and last_seen_at < '2026-01-01'
       union all select count(*) from payment_events
       union all select count(*) from api_usage_logs where user_id = $1`,
      [userId],
    );
    expect(left.map(({ n }) => Number(n))).toEqual([3, 1, 1, 1]);
    expect((await parent.call('/api/identity/profile')).status).toBe(200);
  });

  test('[P32] whole months are dropped as partitions', async () => {
    const names = await server.sql<{ name: string }>(
      `select c.relname as name from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = 'user_events'::regclass order by 1`,
    );
    expect(names.map(({ name }) => name)).not.toContain('user_events_2025_10');
    expect(names.map(({ name }) => name)).toContain('user_events_2025_11');
    await server.sql(`select ensure_log_partitions('2026-11-15', 3)`);
  });

  test('rows that came before their month had a partition move into it', async () => {
    await server.sql(`insert into user_events (event_type, timestamp) values ('story_create', '2029-03-15')`);
    await server.sql(`select ensure_log_partition('user_events', '2029-03-01')`);
    const [row] = await server.sql(`select count(*)::integer as n from log_partitions.user_events_2029_03`);
    expect(row).toEqual({ n: 1 });
  });

  test('[P32] many servers run one job once', async () => {
    let runs = 0;
    const job: Job = { name: 'counted', cron: '* * * * *', run: async () => ({ runs: ++runs }) };
    const log = createLog('silent');
    const due = new Date('2026-11-20T12:00:00Z');
    const took = await Promise.all(Array.from({ length: 8 }, () => runJob(server.ctx.store, log, job, due, signal)));
    expect(took.filter(Boolean)).toHaveLength(1);
    expect(runs).toBe(1);
    expect(await runJob(server.ctx.store, log, job, new Date('2026-11-20T12:01:00Z'), signal)).toBe(true);
    const [row] = await server.sql(`select outcome, error from job_runs where job = 'counted' order by due_at limit 1`);
    expect(row).toEqual({ outcome: { runs: 1 }, error: null });
  });

  test('[P32] a server that starts does by itself what was last due, and goes on by the clock', async () => {
    await server.sql(`insert into user_events (event_type, timestamp) values ('auth_signup', '2024-01-01')`);
    const old = () => server.sql(`select 1 from user_events where timestamp < '2025-01-01'`);
    expect(await old()).toHaveLength(1);
    let ticks = 0;
    const clock: Job = { name: 'every second', cron: '* * * * * *', run: async () => ++ticks };
    const retention = jobs().filter(({ name }) => name === 'retention');
    const stop = startJobs(server.ctx.store, createLog('silent'), [...retention, clock]);
    await expect.poll(old, { timeout: 10_000 }).toEqual([]);
    await expect.poll(() => ticks, { timeout: 10_000 }).toBeGreaterThan(1);
    await stop();
    const runs = await server.sql(`select error, outcome->'user_events' as gone from job_runs where job = 'retention'`);
    expect(runs).toContainEqual({ error: null, gone: 1 });
  });

  test('a job that fails is noted, and a run whose server died is taken over after an hour', async () => {
    const log = createLog('silent');
    const due = new Date('2026-11-20T11:00:00Z');
    const failing: Job = { name: 'failing', cron: '* * * * *', run: () => Promise.reject(new Error('no disk')) };
    expect(await runJob(server.ctx.store, log, failing, due, signal)).toBe(true);
    expect(await server.sql(`select error from job_runs where job = 'failing'`)).toEqual([{ error: 'no disk' }]);
    let runs = 0;
    const job: Job = { name: 'orphan', cron: '* * * * *', run: async () => ++runs };
    const orphan = (started: string) =>
      server.sql(
        `insert into job_runs (job, due_at, started_at) values ('orphan', $1, $2) on conflict (job, due_at) do update set started_at = $2`,
        [due, started],
      );
    await orphan('2026-11-20T11:30:00Z');
    expect(await runJob(server.ctx.store, log, job, due, signal)).toBe(false);
    await orphan('2026-11-20T10:59:00Z');
    expect(await runJob(server.ctx.store, log, job, due, signal)).toBe(true);
    expect(runs).toBe(1);
  });

  test('every job of the product runs through on an empty database', async () => {
    const log = createLog('silent');
    for (const job of jobs().filter(({ name }) => name !== 'reconcile-billing')) {
      await runJob(server.ctx.store, log, job, new Date('2026-11-20T03:00:00Z'), signal);
    }
    const failed = await server.sql(`select job, error from job_runs where error is not null and job <> 'failing'`);
    expect(failed).toEqual([]);
  });

  test('[P32] a draft is forgotten with its pictures after 30 days and what was not finished after one, to the minute; a kept story stays', async () => {
    const parent = await server.signIn();
    const add = async (created: string, status = 'completed', counted = true) => {
      const id = randomUUID();
      await server.sql(
        `insert into generations (id, user_id, request_hash, story_type, options, status, counted, usage_date, lease_expires_at, created_at, pictures)
         values ($1, $2, 'h', 'free_image', '{}', $3, $4, '2026-11-18', $5, $5, $6)`,
        [
          id,
          parent.userId,
          status,
          counted,
          created,
          JSON.stringify([{ index: 0, paragraph: 0, alt: 'a', mimeType: 'image/png' }]),
        ],
      );
      await server.ctx.objects.put(`generations/${parent.userId}/${id}/picture-0`, new Uint8Array([1]));
      return id;
    };
    const gone = [
      await add('2026-10-21T11:59:00Z'),
      await add('2026-10-21T11:59:00Z', 'stopped'),
      await add('2026-11-19T11:59:00Z', 'stopped', false),
      await add('2026-11-19T11:59:00Z', 'failed', false),
    ];
    const saved = await add('2026-10-01T00:00:00Z');
    const kept = [
      saved,
      await add('2026-10-21T12:01:00Z'),
      await add('2026-10-21T12:01:00Z', 'stopped'),
      await add('2026-11-19T12:01:00Z', 'stopped', false),
    ];
    await server.sql(
      `insert into stories (user_id, content, length, language, characters, setting, message, age_group, model, story_type, generation_id)
       values ($1, 'x', 'short', 'english', '{fox}', 'forest', 'sharing', 'toddler', 'gemini', 'free_image', $2)`,
      [parent.userId, saved],
    );
    expect(await sweepGenerations(server.ctx)).toEqual({ generations: gone.length, lost: 0 });
    const rows = await server.sql<{ id: string }>('select id from generations where user_id = $1', [parent.userId]);
    expect(rows.map(({ id }) => id).sort()).toEqual(kept.toSorted());
    const pictures = await server.ctx.objects.list(`generations/${parent.userId}`);
    expect(pictures.map((key) => key.split('/')[2]).sort()).toEqual(kept.toSorted());
    expect(await sweepGenerations(server.ctx)).toEqual({ generations: 0, lost: 0 });
  });

  test('an account is inactive after 90 silent days, and active again with its next sign of life', async () => {
    const parent = await server.signIn();
    await server.ctx.recorder.flush();
    const status = async () => {
      await server.ctx.store.asService((tx) => tx.execute('select mark_inactive_accounts()'));
      const [row] = await server.sql<{ status: string }>('select status from profiles where id = $1', [parent.userId]);
      return row?.status;
    };
    await server.sql(
      `insert into profiles (id, name, email, provider) values ($1, 'P', 'p@example.com', 'google') on conflict do nothing`,
      [parent.userId],
    );
    const lastActive = (at: string) =>
      server.sql(
        'insert into user_activity (user_id, last_active_at) values ($1, $2) on conflict (user_id) do update set last_active_at = $2',
        [parent.userId, at],
      );
    await lastActive('2026-08-22T12:01:00Z');
    expect(await status()).toBe('active');
    await lastActive('2026-08-22T11:59:00Z');
    expect(await status()).toBe('inactive');
    await lastActive('2026-11-20T11:00:00Z');
    expect(await status()).toBe('active');
    await server.sql(`update profiles set status = 'suspended' where id = $1`, [parent.userId]);
    expect(await status()).toBe('suspended');
  });
});
