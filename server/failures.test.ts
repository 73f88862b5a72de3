import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isErrorCode } from '#domain/errors.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from './testing.ts';

/** A sentence of a parent, which no failure may contain. */
const canary = 'wish-canary-7391';
let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ vendors: ['google', 'deepseek', 'gemini', 'stripe'], rateLimitFactor: 1 });
  member = await server.signIn();
});
afterAll(() => server.stop());

const inside =
  /\n\s+at |node_modules|node:internal|\.ts:\d|\bselect .* from |insert into|violates|relation "|ECONN|postgres|lunatale_|\/work\/|\/home\/|\/tmp\/|Bearer ey|sk_test|a secret for tests|sandbox-secret/i;

type Failure = { status: number; code: string };

/** Returns a failure, and checks that its answer has a code, the request's id, and nothing internal. */
async function failureOf(answer: Response): Promise<Failure> {
  const text = await answer.text();
  expect(answer.status).toBeGreaterThanOrEqual(400);
  const body = JSON.parse(text) as Record<string, unknown>;
  const code = String(body.error_code ?? body.code);
  expect(isErrorCode(code) || typeof body.error_code === 'string', text).toBe(true);
  expect(body.requestId, text).toBe(answer.headers.get('x-request-id'));
  expect(text).not.toMatch(inside);
  expect(text).not.toContain(canary);
  expect(text).not.toContain(member.accessToken);
  return { status: answer.status, code };
}

const story = (changes = {}) => ({ storyParams: storyParams(changes), generationId: randomUUID() });
const stream = '/functions/v1/generate-story-stream';

test('[P26] a request that is wrong says what, with a code and a request id', async () => {
  const call = member.call;
  const wrong: [Response, Failure][] = [
    [await call('/api/stories', { json: { title: 1, notes: canary } }), { status: 400, code: 'INVALID_REQUEST' }],
    [await call('/api/stories', { method: 'POST', body: `{"${canary}` }), { status: 400, code: 'INVALID_JSON' }],
    [await call('/api/stories?sort=x'), { status: 400, code: 'INVALID_REQUEST' }],
    [
      await call('/api/identity/children', { method: 'POST', body: 'x'.repeat(600_000) }),
      { status: 413, code: 'BODY_TOO_LARGE' },
    ],
    [await call(stream, { json: { storyParams: {} } }), { status: 400, code: 'MISSING_PARAMETERS' }],
    [
      await call(stream, { json: story({ message: `a murder with a gun, ${canary}` }) }),
      { status: 422, code: 'INPUT_REFUSED' },
    ],
    [
      await fetch(`${server.url}/functions/v1/stripe-webhook`, { method: 'POST', body: canary }),
      { status: 400, code: 'INVALID_SIGNATURE' },
    ],
  ];
  for (const [answer, expected] of wrong) expect(await failureOf(answer)).toEqual(expected);
});

test('[P26] who may not says so, with a code and a request id', async () => {
  const get = (path: string, headers = {}, init = {}) => fetch(server.url + path, { headers, ...init });
  const bearer = { authorization: `Bearer ${member.accessToken.slice(0, -3)}abc` };
  const session = await server.signIn();
  await session.call('/auth/v1/logout', { method: 'POST' });
  expect(await failureOf(await get('/api/stories'))).toEqual({ status: 401, code: 'NOT_SIGNED_IN' });
  expect(await failureOf(await get('/api/stories', bearer))).toEqual({ status: 401, code: 'NOT_SIGNED_IN' });
  expect(await failureOf(await session.call('/api/stories'))).toEqual({ status: 401, code: 'SESSION_EXPIRED' });
  expect(await failureOf(await member.call('/api/operations/dashboard'))).toEqual({ status: 403, code: 'FORBIDDEN' });
  expect(await failureOf(await get('/auth/v1/user'))).toEqual({ status: 401, code: 'bad_jwt' });
  const token = { refresh_token: canary };
  const refresh = await member.call('/auth/v1/token?grant_type=refresh_token', { json: token });
  expect(await failureOf(refresh)).toEqual({ status: 401, code: 'session_not_found' });
  const child = await server.signIn(undefined, { adult: false });
  await child.call('/api/identity/profile', { method: 'POST' });
  const unasked = await child.call(stream, { json: story() });
  expect(await failureOf(unasked)).toEqual({ status: 403, code: 'ADULT_CONFIRMATION_REQUIRED' });
});

test('[P26] what is not there says so, for every method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    for (const path of ['/api/nowhere', '/functions/v1/x', '/auth/v1/nowhere', '/storage/v1/object/list', '/api/%ff']) {
      expect(await failureOf(await fetch(server.url + path, { method })), method).toEqual({
        status: 404,
        code: 'NOT_FOUND',
      });
    }
    if (method === 'GET') continue;
    const page = await fetch(`${server.url}/pricing`, { method });
    expect(await failureOf(page)).toEqual({ status: 405, code: 'METHOD_NOT_ALLOWED' });
  }
  const head = await fetch(`${server.url}/api/nowhere`, { method: 'HEAD' });
  expect([head.status, head.headers.get('x-request-id')?.length]).toEqual([404, 36]);
  expect(await failureOf(await member.call(`/api/stories/${randomUUID()}`))).toEqual({
    status: 404,
    code: 'STORY_NOT_FOUND',
  });
});

test('[P26] conflicts and failures of providers say so, without what a provider said', async () => {
  const taken = story({ message: canary });
  await (await member.call(stream, { json: taken })).text();
  const other = { ...story(), generationId: taken.generationId };
  expect(await failureOf(await member.call(stream, { json: other }))).toEqual({
    status: 409,
    code: 'GENERATION_CONFLICT',
  });
  for (const fault of ['401', '402', '500'] as const) {
    const off = await server.sandbox.fault({ vendor: 'deepseek', fault });
    const failed = await failureOf(await member.call(stream, { json: story({ message: canary }) }));
    expect(failed.status).toBeGreaterThanOrEqual(500);
    await off();
  }
});

test('[P26] what is no HTTP at all is answered with a code and a request id, and hung up on', async () => {
  const { port } = new URL(server.url);
  for (const bytes of [
    'GET /\u0001 HTTP/1.1\r\n\r\n',
    'nonsense\r\n\r\n',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
  ]) {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
      let read = '';
      socket.on('data', (data) => {
        read += data;
      });
      socket.on('close', () => resolve(read));
      socket.on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
    const body = JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)) as Record<string, unknown>;
    expect(body.code).toBe('INVALID_REQUEST');
    expect(text).toContain(`x-request-id: ${body.requestId}`);
  }
  for (const host of ['a b', 'x/y', '[']) {
    const status = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`GET /api/stories HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
      );
      let read = '';
      socket.on('data', (data) => {
        read += data;
      });
      socket.on('close', () => resolve(read));
    });
    expect(status, host).toContain('"requestId"');
  }
});

test('[P26] without the database every route says that it is unavailable, and nothing of why', async () => {
  const alone = await startTestServer();
  const parent = await alone.signIn();
  // Nothing listens there.
  for (const { pool } of [alone.database.member, alone.database.service])
    pool.options.connectionString = 'postgresql://nobody@127.0.0.1:1/none';
  await alone.sql(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  try {
    for (const path of [
      '/api/stories',
      '/api/billing/subscription',
      '/api/operations/admin',
      '/auth/v1/user',
      '/readyz',
    ]) {
      const answer = await parent.call(path);
      const text = await answer.text();
      expect([answer.status, path]).toEqual([503, path]);
      expect(JSON.parse(text).requestId).toBe(answer.headers.get('x-request-id'));
      expect(text).not.toMatch(inside);
    }
  } finally {
    await alone.stop();
  }
});

test('[ERR-24] what fails through no fault of the caller reaches the operators, with its kind and the request id, whatever words it is answered in', async () => {
  const parent = await server.signIn();
  const refreshed = () =>
    fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      body: JSON.stringify({ refresh_token: parent.refreshToken }),
    });
  for (const [table, fail] of [
    ['stories', () => parent.call('/api/stories')],
    ['refresh_tokens', refreshed],
  ] as const) {
    await server.sql(`alter table ${table} rename to ${table}_away`);
    try {
      const answer = await fail();
      expect(answer.status).toBe(500);
      await server.ctx.recorder.flush();
      const id = answer.headers.get('x-request-id');
      const noted = await server.sql("select * from error_logs where error_details->>'requestId' = $1", [id]);
      expect(noted).toEqual([expect.objectContaining({ error_message: 'INTERNAL', error_type: 'server' })]);
    } finally {
      await server.sql(`alter table ${table}_away rename to ${table}`);
    }
  }
});
