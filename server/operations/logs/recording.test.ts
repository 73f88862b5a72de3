import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { adultConfirmationPath } from '#domain/identity/account.ts';
import { browserLogPath } from '#domain/operations/browser-log.ts';
import { adminPaths, type Logs } from '#domain/operations/figures.ts';
import { storiesPath } from '#domain/stories/api.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';

describe('what is recorded', () => {
  let server: TestServer;
  let parent: TestMember;

  beforeAll(async () => {
    server = await startTestServer({ vendors: ['google', 'deepseek'] });
    parent = await server.signIn();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.ctx.recorder.flush();
    for (const log of ['error_logs', 'api_usage_logs', 'story_analytics', 'user_events'])
      await server.sql(`delete from ${log}`);
  });

  const recorded = async <T extends object>(statement: string) => {
    await server.ctx.running.settled();
    await server.ctx.recorder.flush();
    return server.sql<T>(statement);
  };
  const report = (entry: object, headers: Record<string, string> = {}) =>
    fetch(server.url + browserLogPath, { method: 'POST', headers, body: JSON.stringify({ entries: [entry] }) });

  test('[EVENT-04, EVENT-05, EVENT-10, EVENT-12, EVENT-13, EVENT-14, P31] a story leaves its facts, and no word of it', async () => {
    const secret = 'Zebulona';
    const answer = await parent.call(generateStoryStreamPath, {
      json: {
        storyParams: storyParams({
          characters: ['fox', secret],
          setting: `${secret} house`,
          message: `${secret} shares`,
        }),
      },
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604' },
    });
    expect(await answer.text()).toContain(secret);
    const events = await recorded<{ event_type: string }>('select event_type from user_events order by timestamp');
    expect(events.map((row) => row.event_type)).toEqual(['story_generation_started', 'story_generation_completed']);
    const calls = await recorded(
      'select endpoint, status_code, ip_address, cost_usd is not null as priced from api_usage_logs order by endpoint',
    );
    expect(calls).toEqual([
      { endpoint: 'chat-completions', status_code: 200, ip_address: '127.0.0.x', priced: true },
      { endpoint: 'generate-story-stream', status_code: 200, ip_address: '127.0.0.x', priced: false },
    ]);
    expect(await recorded('select model_used, success from story_analytics')).toMatchObject([{ success: true }]);
    for (const log of ['user_events', 'api_usage_logs', 'story_analytics', 'error_logs', 'daily_counts']) {
      expect(JSON.stringify(await recorded(`select * from ${log}`)), log).not.toContain(secret);
    }
  });

  test('[EVENT-03, EVENT-10, EVENT-13, EVENT-14] signing up, having a story written and saving it are four events; each log has its row', async () => {
    const member = await server.signIn('newcomer@example.com', { adult: false });
    await member.call('/api/identity/profile', { method: 'POST' });
    await member.call(adultConfirmationPath, { json: { confirmed: true } });
    const options = storyParams();
    const answer = await member.call(generateStoryStreamPath, { json: { storyParams: options } });
    const content = await answer.text();
    const saved = await member.call(storiesPath, { json: { title: 'The owl', content, options } });
    expect(saved.status).toBeLessThan(300);
    await member.call('/api/stories');
    const events = await recorded<{ event_type: string }>(
      `select event_type from user_events where user_id = '${member.userId}' order by timestamp, event_type`,
    );
    expect(events.map((row) => row.event_type).toSorted()).toEqual([
      'auth_signup',
      'story_create',
      'story_generation_completed',
      'story_generation_started',
    ]);
    const [row, ...others] = await recorded<Record<string, unknown>>('select * from story_analytics');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ user_id: member.userId, success: true, error_message: null });
    expect(row?.model_used).toMatch(/deepseek/);
    expect(row?.word_count).toBeGreaterThan(100);
    expect(Math.abs(Number(row?.word_count) - content.split(/\s+/).length)).toBeLessThan(20);
    expect(Number(row?.cost_usd)).toBeGreaterThan(0);
    expect(Number(row?.generation_time_ms)).toBeGreaterThan(0);
    await member.call('/api/stories/11111111-1111-4111-8111-111111111111');
    await report({ type: 'client', severity: 'high', message: 'boom' });
    for (const log of ['user_events', 'api_usage_logs', 'story_analytics', 'error_logs']) {
      expect((await recorded(`select 1 from ${log}`)).length, log).toBeGreaterThan(0);
    }
  });

  test('[DATA-44] a session is a row with a country and a browser, whatever was asked how often', async () => {
    for (let index = 0; index < 5; index++) await parent.call('/api/stories');
    const sessions = await recorded<{ n: number }>(
      `select count(*)::integer as n from user_sessions where user_id = '${parent.userId}'`,
    );
    expect(sessions).toEqual([{ n: 1 }]);
    expect(
      await recorded(
        `select last_active_at is not null as active from user_activity where user_id = '${parent.userId}'`,
      ),
    ).toEqual([{ active: true }]);
  });

  test('[EVENT-11] a refused call is logged by its route, and an accepted one is not', async () => {
    await parent.call('/api/stories');
    await parent.call('/api/stories/11111111-1111-4111-8111-111111111111');
    await fetch(`${server.url}/api/Nora-was-here?token=abc`);
    const calls = await recorded(
      'select method, endpoint, status_code, error_message from api_usage_logs order by endpoint',
    );
    expect(calls).toEqual([
      { method: 'GET', endpoint: '/api/stories/:id', status_code: 404, error_message: 'STORY_NOT_FOUND' },
      { method: 'GET', endpoint: 'unknown address', status_code: 404, error_message: 'NOT_FOUND' },
    ]);
  });

  test('[EVENT-15, P31] a browser’s error arrives with high severity and without what names somebody', async () => {
    const entry = {
      type: 'window_error',
      severity: 'low',
      message: 'boom for ana@example.com at https://x.example/story?id=1#access_token=abc',
      stack: `Error: boom\n  at f (https://x.example/assets/a.js?v=1:1:2) eyJhbGciOi.eyJzdWIi.c2ln`,
      pagePath: '/auth/callback#access_token=abc',
    };
    const answer = await report(entry, { authorization: `Bearer ${parent.accessToken}`, 'user-agent': 'Test/1' });
    expect(answer.status).toBe(204);
    const rows = await recorded<Record<string, string>>('select * from error_logs');
    expect(rows).toMatchObject([
      {
        error_type: 'window_error',
        severity: 'high',
        user_id: parent.userId,
        page_path: '/auth/callback',
        user_agent: 'Test/1',
      },
    ]);
    const all = JSON.stringify(rows);
    for (const leak of ['ana@', 'access_token', 'eyJ', 'id=1']) expect(all, leak).not.toContain(leak);
  });

  test('[EVENT-16] noise of low severity is dropped, whole words only, and a high one never', async () => {
    await report({ type: 'client', severity: 'low', message: 'a dummy message' });
    await report({ type: 'client', severity: 'low', message: 'the latest contest failed' });
    await report({ type: 'window_error', severity: 'high', message: 'test is not a function' });
    const rows = await recorded<{ m: string }>('select error_message as m from error_logs order by 1');
    expect(rows.map(({ m }) => m)).toEqual(['test is not a function', 'the latest contest failed']);
  });

  test('[P23, P24, P26] hostile reports are kept as text or refused by name, never with a failure', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      "'; drop table users; --",
      '=cmd|calc',
      '\u202Eevil',
      '💥'.repeat(100),
    ];
    for (const message of hostile) {
      expect((await report({ type: 'client', severity: 'high', message })).status, message).toBe(204);
    }
    const rows = await recorded<{ m: string }>('select error_message as m from error_logs');
    expect(rows.map(({ m }) => m).sort()).toEqual(hostile.sort());
    for (const entry of [
      {},
      { type: 'x' },
      { type: 'client', severity: 'low', message: 'a\u0000b' },
      { type: 'client', severity: 'low', message: 'x'.repeat(501) },
    ]) {
      const refused = await report(entry);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: 'INVALID_REQUEST' });
    }
    const viewer = await server.signIn('viewer@lunatale.test');
    const { entries } = (await (await viewer.call(adminPaths.logs)).json()) as Logs;
    expect(entries.map(({ message }) => message)).toEqual(expect.arrayContaining(hostile));
  });

  test('[EVENT-17] a record that its log does not take costs none of those beside it', async () => {
    const call = { method: 'POST', endpoint: 'x', apiProvider: 'app', statusCode: 200, userId: parent.userId };
    for (const costUsd of [0.1, 1e300, 0.2, 0.3]) server.ctx.recorder.apiCall({ ...call, costUsd });
    const kept = await recorded<{ cost: number }>('select cost_usd::float8 as cost from api_usage_logs order by cost');
    expect(kept.map(({ cost }) => cost)).toEqual([0.1, 0.2, 0.3]);
  });

  test('[EVENT-17] a log that cannot be written loses no other and disturbs nobody', async () => {
    await server.sql('alter table story_analytics rename to story_analytics_away');
    try {
      const answer = await parent.call(generateStoryStreamPath, { json: { storyParams: storyParams() } });
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain('ERROR:');
      expect((await recorded('select 1 from api_usage_logs')).length).toBeGreaterThan(0);
    } finally {
      await server.sql('alter table story_analytics_away rename to story_analytics');
    }
  });
});
