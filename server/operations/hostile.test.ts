import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminPaths } from '#domain/operations/figures.ts';
import { startTestServer, type TestMember, type TestServer } from '../testing.ts';

const hostile = `</script><img src=x onerror=alert(1)>"'\`{{7*7}}\${7*7} =cmd|' /C calc'!A0 \u202Egpj.exe \u0007 %00 ../../ error`;

describe('hostile words in what is logged', () => {
  let server: TestServer;
  let operator: TestMember;

  beforeAll(async () => {
    server = await startTestServer({ vendors: ['google'] });
    operator = await server.signIn('admin@lunatale.test');
    const parent = await server.signIn();
    await parent.call('/api/identity/profile', { method: 'POST' });
    const json = JSON.stringify({ [hostile]: hostile, storyType: hostile });
    await server.sql('update profiles set name = $1 where id = $2', [hostile, parent.userId]);
    await server.sql(
      `insert into error_logs (error_message, error_type, severity, user_id, page_path, stack_trace, user_agent, ai_provider, error_details)
       values ($1, $1, $1, $2, $1, $1, $1, $1, $3)`,
      [hostile, parent.userId, json],
    );
    await server.sql(
      `insert into api_usage_logs (api_provider, endpoint, method, status_code, response_time_ms, error_message, user_id, ip_address, request_body, response_body, cost_usd)
       values ($1, $1, $1, 500, 1, $1, $2, $1, $3, $3, 0.1)`,
      [hostile, parent.userId, json],
    );
    await server.sql(
      `insert into story_analytics (user_id, model_used, success, error_message, story_params, cost_usd) values ($2, $1, false, $1, $3, 0.1)`,
      [hostile, parent.userId, json],
    );
    await server.sql(
      `insert into user_events (user_id, session_id, event_type, event_data, page_path) values ($2, $1, $1, $3, $1)`,
      [hostile, parent.userId, json],
    );
    await server.sql(
      `insert into user_sessions (id, user_id, user_agent, country) values (gen_random_uuid(), $2, $1, '<>')`,
      [hostile, parent.userId],
    );
  });
  afterAll(() => server.stop());

  test.each([
    [adminPaths.logs, true],
    [adminPaths.monitoring, true],
    [adminPaths.costs, true],
    [adminPaths.users, true],
    [adminPaths.usageUsers, true],
    [adminPaths.dashboard, true],
    [adminPaths.analytics, true],
    [adminPaths.audit, false],
  ])('[P23] %s hands them over as data, whole and never as a page', async (path, holds) => {
    const response = await operator.call(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const text = JSON.stringify(await response.json());
    if (holds) expect(text).toContain(JSON.stringify(hostile).slice(1, -1));
  });

  test('[LOG-24] an entry of each log carries them in its message and its details', async () => {
    const { entries } = (await (await operator.call(adminPaths.logs)).json()) as {
      entries: { source: string; message: string; details: object }[];
    };
    for (const source of ['error_logs', 'api_usage_logs', 'story_analytics']) {
      const entry = entries.find((one) => one.source === source && one.message.includes(hostile));
      expect(entry, source).toBeDefined();
      expect(JSON.stringify(entry?.details), source).toContain('onerror=alert(1)');
    }
  });
});
