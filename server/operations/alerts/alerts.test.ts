import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Alerts, alertsPath, type WebhookForm } from '#domain/operations/alerts.ts';
import { type MailServer, startMailServer } from '#sandbox/mail/server.ts';
import { createWebhook } from '../../providers/webhook/client.ts';
import { startTestServer, type TestServer } from '../../testing.ts';
import { rules } from './rules.ts';
import { watch } from './watch.ts';

type Received = { headers: IncomingHttpHeaders; body: string };
const secret = 'a secret that both sides know';
let minutes = 0;
const beginning = Date.parse('2026-11-24T10:10:00Z');
const now = () => new Date(beginning + minutes * 60_000);

let mail: MailServer;
let hook: Server;
let hookUrl: string;
const received: Received[] = [];
/** How the receiver answers: with a status, which may be a redirect, or never. */
let answer: number | 'never' = 204;
let server: TestServer;
beforeAll(async () => {
  mail = await startMailServer();
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      if (answer === 'never') return;
      response.writeHead(answer, { location: '/elsewhere' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  hookUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
  server = await startTestServer({
    vendors: ['google'],
    dailyCap: 10,
    now,
    mail: { url: mail.url, from: 'Lunatale <hello@lunatale.test>' },
    alerts: {
      mailTo: ['night@lunatale.test'],
      webhook: { url: hookUrl, form: 'json', secret, patience: 300 },
    },
  });
});
beforeEach(async () => {
  for (const table of ['alerts', 'api_usage_logs', 'hourly_calls', 'provider_spending', 'job_runs', 'mails']) {
    await server.sql(`delete from ${table}`);
  }
  minutes += 300;
  answer = 204;
  received.length = 0;
  mail.mails.length = 0;
});
afterEach(() => mail.refuse(null));
afterAll(async () => {
  await server.stop();
  await mail.stop();
  hook.closeAllConnections();
  hook.close();
});

/** Rules that read only the database: a test cannot control this machine's disk. */
const ofDatabase = rules.filter(({ name }) => name !== 'disk');
const look = (asked = ofDatabase) => watch(server.ctx, asked);
const causes = async () =>
  (await server.sql<{ cause: string }>('select cause from alerts where ended_at is null order by cause')).map(
    ({ cause }) => cause,
  );
const calls = (count: number, values: Record<string, unknown> = {}) => {
  const row = {
    api_provider: 'deepseek',
    endpoint: 'generate-story-stream',
    method: 'POST',
    status_code: 200,
    response_time_ms: 900,
    error_message: null,
    timestamp: new Date(now().getTime() - 60_000),
    ...values,
  };
  const names = Object.keys(row);
  return server.sql(
    `insert into api_usage_logs (${names}) select ${names.map((_, index) => `$${index + 1}`)} from generate_series(1, ${count})`,
    Object.values(row),
  );
};
const jobRun = (job: string, hoursAgo: number, error: string | null) => {
  const due = new Date(now().getTime() - hoursAgo * 3_600_000);
  return server.sql('insert into job_runs (job, due_at, started_at, finished_at, error) values ($1, $2, $2, $2, $3)', [
    job,
    due,
    error,
  ]);
};

describe('operators are told', () => {
  test('[P40] once a cause, by mail and signed webhook, with the screen, and when it is over', async () => {
    await calls(12, { status_code: 500, error_message: 'PROVIDER_UNAVAILABLE', api_provider: 'app' });
    expect(await look()).toEqual({ began: 1, ended: 0, told: 1 });
    await calls(4, { status_code: 500, error_message: 'PROVIDER_UNAVAILABLE', api_provider: 'app' });
    minutes += 2;
    expect(await look()).toEqual({ began: 0, ended: 0, told: 0 });
    const says = '12 of 12 requests of the last 15 minutes failed.';
    expect(mail.mails.map(({ to, subject }) => [to, subject])).toEqual([[['night@lunatale.test'], says]]);
    expect(mail.mails[0]?.text).toContain(`${server.url}/admin/logs`);
    expect(mail.mails[0]?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(mail.mails[0]?.raw).toMatch(/^X-Auto-Response-Suppress: All/m);
    expect(received).toHaveLength(1);
    const { headers, body } = received[0] as Received;
    const sent = JSON.parse(body);
    expect(sent).toMatchObject({ type: 'alert.started', data: { rule: 'error-rate', says, endedAt: null } });
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', secret).update(signed).digest('base64')}`);

    // The alert ends after some quiet minutes, and its end is told once.
    await server.sql('delete from api_usage_logs');
    minutes += 2;
    expect(await look()).toEqual({ began: 0, ended: 0, told: 0 });
    minutes += 6;
    expect(await look()).toEqual({ began: 0, ended: 1, told: 1 });
    expect(await look()).toEqual({ began: 0, ended: 0, told: 0 });
    expect(mail.mails[1]?.subject).toBe('Over: 16 of 16 requests of the last 15 minutes failed.');
    expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({ type: 'alert.ended', data: { id: sent.data.id } });
    expect(received[1]?.headers['webhook-id']).not.toBe(headers['webhook-id']);
  });

  test('[P40] of two servers that look at once one tells', async () => {
    await jobRun('retention', 1, 'no disk');
    await Promise.all([look(), look(), look()]);
    expect(await causes()).toEqual(['job:retention']);
    expect(mail.mails).toHaveLength(1);
    expect(received).toHaveLength(1);
  });

  test('[P40] a webhook that is slow, gone, refuses or leads elsewhere holds no mail and is tried five times', async () => {
    mail.refuse(550);
    await jobRun('retention', 1, 'no disk');
    for (const [index, way] of (['never', 500, 302, 404, 'never', 204, 204] as const).entries()) {
      answer = way;
      expect((await look()).told, String(way)).toBe(0);
      expect(received.length, String(way)).toBe(Math.min(index + 1, 5));
      minutes += 2;
    }
    await server.sql('delete from alerts');
    mail.refuse(null);
    mail.mails.length = 0;
    answer = 'never';
    expect((await look()).told).toBe(1);
    expect(mail.mails).toHaveLength(1);
  });

  test('a flood of causes is told in part, and shown whole', async () => {
    for (let index = 0; index < 60; index += 1) await jobRun(`job-${index}`, 1, 'no disk');
    for (let index = 0; index < 8; index += 1) await look();
    expect(received.length).toBeLessThanOrEqual(40);
    expect(await causes()).toHaveLength(60);
  });

  test.for(['slack', 'ntfy'] as const)('in the form of %s', async (form: WebhookForm) => {
    const alert = {
      id: 'an-id',
      rule: 'backup',
      says: 'The last backup is 40 hours old.',
      page: 'https://stories.example/admin/services',
      startedAt: now().toISOString(),
      endedAt: null,
    };
    const webhook = createWebhook({ url: hookUrl, form, secret: null });
    await webhook.tell(alert);
    await webhook.tell({ ...alert, endedAt: now().toISOString() });
    const told = received.map(({ headers: { title, click }, body }) => [title, click, body]);
    if (form === 'ntfy')
      expect(told).toEqual([
        ['Lunatale', alert.page, alert.says],
        ['Lunatale: over', alert.page, alert.says],
      ]);
    else
      expect(told.map(([, , body]) => JSON.parse(String(body)))).toEqual([
        { text: `${alert.says}\n${alert.page}` },
        { text: `Over: ${alert.says}\n${alert.page}` },
      ]);
    expect(received[0]?.headers['webhook-signature']).toBeUndefined();
  });
});

describe('a rule', () => {
  test('[P40] finds nothing in an ordinary hour, and nothing in what is no error', async () => {
    await calls(40);
    await calls(20, { status_code: 500, error_message: 'GENERATION_STOPPED' });
    await calls(20, { status_code: 422, error_message: 'INPUT_REFUSED' });
    await calls(3, { status_code: 500, error_message: 'TIMEOUT', timestamp: new Date(now().getTime() - 120_000) });
    await jobRun('retention', 30, 'no disk');
    await jobRun('retention', 6, null);
    await jobRun('backup', 6, null);
    await look();
    expect(await causes()).toEqual([]);
  });

  test('[P40] finds slow first words, a provider that is down, costs, caps, payments, jobs, mails, backups and sign-ups', async () => {
    const only = async (expected: string[]) => {
      await look();
      expect(await causes()).toEqual(expected);
      await server.sql('delete from alerts');
      await server.sql('delete from api_usage_logs');
    };
    await calls(20, { response_time_ms: 11_000 });
    await only(['first-words']);
    await calls(5, { status_code: 500, error_message: 'TIMEOUT' });
    await only(['breaker:deepseek']);
    // A breaker that is open lets few calls through, and its rest may be all that there is to see.
    for (let call = 0; call < 5; call += 1) server.ctx.breakers.deepseek.failed();
    await only(['breaker:deepseek']);
    server.ctx.breakers.deepseek.succeeded();
    await calls(3, { api_provider: 'app', endpoint: 'stripe-webhook', status_code: 500, error_message: 'INTERNAL' });
    await only(['payments']);
    const refused = {
      api_provider: 'app',
      endpoint: '/auth/v1/callback',
      status_code: 401,
      error_message: 'SIGN_IN_FAILED',
    };
    await calls(5, { ...refused, response_body: { reason: 'No verified address.' } });
    await only([]);
    await calls(3, { ...refused, response_body: { reason: 'Signing in did not work.', cause: 'OAUTH_TIMEOUT' } });
    await only(['sign-in']);
    const asked = await server.signIn();
    await server.sql(
      `insert into safety_reports (user_id, kind, language, age_group) values ($1, 'not_for_my_child', 'english', 'preschool')`,
      [asked.userId],
    );
    await only(['reports']);
    await server.sql(`update safety_reports set decision = 'kept'`);
    await server.sql(`insert into provider_spending (date, provider, cost_usd) values ($1, 'deepseek', 8.5)`, [now()]);
    await only(['cap-near:deepseek']);
    await server.sql('update provider_spending set cost_usd = 10.5');
    await only(['cap-near:deepseek', 'cap-reached:deepseek']);
    await server.sql('update provider_spending set cost_usd = 9');
    const overCap = { api_provider: 'app', status_code: 503, error_message: 'SPENDING_CAP_REACHED' };
    await calls(1, overCap);
    await only(['cap-near:deepseek', 'cap-reached:deepseek']);
    // A cap that was raised since then refuses nothing.
    await calls(1, overCap);
    await server.sql(
      `insert into audit_entries (timestamp, operator_email, operator_role, action) values ($1, 'a', 'admin', 'change_live_settings')`,
      [now()],
    );
    await only(['cap-near:deepseek']);
    await server.sql('delete from provider_spending');
    const hours = (days: number, usd: number) =>
      server.sql(
        `insert into hourly_calls (hour, api_provider, endpoint, method, cost_usd)
         values (date_trunc('hour', $1::timestamptz) - make_interval(days => $2), 'deepseek', 'chat-completions', 'POST', $3)`,
        [now(), days, usd],
      );
    await server.sql('delete from hourly_calls');
    for (let day = 1; day <= 7; day += 1) await hours(day, 1);
    await hours(0, 2.9);
    await only([]);
    await server.sql('delete from hourly_calls');
    for (let day = 1; day <= 7; day += 1) await hours(day, 1);
    await hours(0, 10);
    await only(['costs']);
    await server.sql('delete from hourly_calls');
    await jobRun('retention', 6, null);
    await jobRun('retention', 1, 'no disk');
    await jobRun('backup', 30, null);
    await only(['backup', 'job:retention']);
    await server.sql('delete from job_runs');
    const parent = await server.signIn();
    await server.sql(
      `insert into mails (user_id, kind, about, queued_at) select $1, 'payment-problem', n::text, $2 from generate_series(1, 5) n`,
      [parent.userId, new Date(now().getTime() - 7_200_000)],
    );
    await only(['queue']);
    await server.sql('delete from mails');
    await server.sql(
      `with made as (insert into users (id, email, email_verified) select gen_random_uuid(), 'bot' || n || '@example.com', true from generate_series(1, 30) n returning id, email),
        known as (insert into profiles (id, name, email, provider, created_at) select id, 'Bot', email, 'google', $1 from made)
       insert into user_sessions (id, user_id, started_at, last_seen_at, user_agent) select gen_random_uuid(), id, $1, $1, 'curl' from made`,
      [now()],
    );
    await only(['sign-ups']);
  });

  test('of another machine’s disk ends nothing here, and one that cannot be read stops no other', async () => {
    await server.sql(
      `insert into alerts (rule, cause, says, page, started_at, seen_at) values ('disk', 'disk:elsewhere', 'Full.', '/admin', $1, $1),
        ('disk', $2, 'Full.', '/admin', $1, $1)`,
      [new Date(now().getTime() - 3_600_000), `disk:${hostname()}`],
    );
    await jobRun('retention', 1, 'no disk');
    const broken = { name: 'error-rate', find: () => Promise.reject(new Error('no such column')) };
    const quietDisk = {
      ...(rules.find(({ name }) => name === 'disk') as (typeof rules)[number]),
      find: async () => [],
    };
    await look([broken, quietDisk, ...ofDatabase]);
    expect(await causes()).toEqual(['disk:elsewhere', 'job:retention']);
  });
});

test('every operator sees what is wrong and was, and nobody where it goes', async () => {
  await jobRun('retention', 1, 'no disk');
  await look();
  const viewer = await server.signIn('viewer@lunatale.test');
  const seen = (await (await viewer.call(alertsPath)).json()) as Alerts;
  expect(seen.channels).toEqual(['mail', 'webhook']);
  expect(seen.alerts).toMatchObject([
    { rule: 'job', says: 'The job retention failed when it ran last.', page: '/admin/logs', endedAt: null },
  ]);
  expect(seen.alerts[0]?.quiet).toBe(false);
  await jobRun('watch', -1, null);
  const later = (await (await viewer.call(alertsPath)).json()) as Alerts;
  expect(later.alerts[0]?.quiet).toBe(true);
  expect(JSON.stringify(seen)).not.toMatch(/night@|127\.0\.0\.1|secret/);
  expect((await (await server.signIn()).call(alertsPath)).status).toBe(403);
});
