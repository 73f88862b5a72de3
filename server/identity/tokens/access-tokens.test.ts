import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AccessScope,
  type AccessTokens,
  accessTokenPath,
  accessTokensPath,
  type MadeAccessToken,
} from '#domain/identity/access-tokens.ts';
import { accountPath, exportPath } from '#domain/identity/account.ts';
import { createApp } from '../../app.ts';
import { endpointOf } from '../../platform/openapi/endpoint.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';

let server: TestServer;
let parent: TestMember;
beforeAll(async () => {
  server = await startTestServer({ vendors: ['google', 'deepseek'] });
  parent = await server.signIn();
});
afterAll(() => server.stop());

async function make(scopes: AccessScope[], of = parent, days: 30 | null = null): Promise<MadeAccessToken> {
  const answer = await of.call(accessTokensPath, { json: { name: 'Kitchen', scopes, days } });
  expect(answer.status).toBe(201);
  return (await answer.json()) as MadeAccessToken;
}

/** Calls as a program does. */
function call(token: string, path: string, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
  const { json, ...rest } = init;
  return fetch(server.url + path, {
    ...rest,
    ...(json === undefined ? {} : { method: init.method ?? 'POST', body: JSON.stringify(json) }),
    headers: { authorization: `Bearer ${token}` },
  });
}

const listOf = async (of: TestMember) => ((await (await of.call(accessTokensPath)).json()) as AccessTokens).tokens;
const story = (title: string) => ({ title, content: 'Once upon a time.', options: storyParams() });
const save = async (of: TestMember, title: string) =>
  ((await (await of.call('/api/stories', { json: story(title) })).json()) as { id: string }).id;
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

test('[P04] a token is shown once, kept as a hash, and says when it was used last', async () => {
  const own = await server.signIn();
  const { token, ...made } = await make(['shelf:read'], own, 30);
  expect(token).toMatch(/^lunatale_[\w-]{43}$/);
  expect(made).toMatchObject({ name: 'Kitchen', scopes: ['shelf:read'], lastUsedAt: null });
  expect(Date.parse(made.expiresAt ?? '') - Date.parse(made.createdAt)).toBe(30 * 86_400_000);
  const [row] = await server.sql<Record<string, unknown>>('select * from access_tokens where id = $1', [made.id]);
  expect(JSON.stringify(row)).not.toContain(token.slice(9));
  expect(JSON.stringify(await listOf(own))).not.toContain(token.slice(9));
  expect((await call(token, '/api/stories')).status).toBe(200);
  expect((await listOf(own))[0]?.lastUsedAt).not.toBeNull();
});

test('[P08] [P27] a token opens what its scope says at the routes that say so, and nothing else', async () => {
  const tokens = { 'shelf:read': '', 'stories:write': '', 'ereader:send': '' };
  for (const scope of Object.keys(tokens) as AccessScope[]) tokens[scope] = (await make([scope])).token;
  const app = createApp(server.ctx, new Hono(), async () => true);
  const opened: string[] = [];
  for (const { method, path, handler } of app.routes) {
    const described = endpointOf(handler);
    // The assistants' tools have scopes and tests of their own.
    if (!described?.by || described.scope === 'mcp' || method === 'ALL') continue;
    const address = path.replace(/:(index|sentence)\{.*?\}/, '0').replace(/:\w+(\{.*?\})?/g, randomUUID());
    for (const [scope, token] of Object.entries(tokens)) {
      const answer = await call(token, address, { method, ...(['GET', 'HEAD'].includes(method) ? {} : { json: {} }) });
      const said = await answer.text();
      if (described.needs && answer.status === 404) continue;
      const may = described.by === 'member' && described.scope === scope;
      if (may) opened.push(`${scope} ${method} ${path}`);
      const refused = answer.status === 403 && said.includes('INSUFFICIENT_SCOPE');
      // Sign-in answers with the errors of its own protocol.
      const refusedThere = path.startsWith('/auth/') && answer.status >= 400;
      expect(refused || refusedThere, `${scope} ${method} ${path} ${answer.status}`).toBe(!may);
    }
  }
  // Repeated here on purpose, so that no route is opened to programs by accident.
  expect(opened.sort()).toEqual([
    'shelf:read GET /api/generation/next-chapter/:id',
    'shelf:read GET /api/stories',
    'shelf:read GET /api/stories/:id',
    'stories:write GET /api/generation/:id',
    'stories:write GET /api/generation/:id/pictures/:index{[0-9]}',
    'stories:write GET /api/generation/:id/stream',
    'stories:write POST /api/generation/:id/stop',
    'stories:write POST /api/stories',
    'stories:write POST /functions/v1/generate-story-gemini',
    'stories:write POST /functions/v1/generate-story-stream',
  ]);
});

test('[P08] [P09] a program sees the shelf of its parent, and another’s stories and tokens read like missing ones', async () => {
  const other = await server.signIn();
  const [own, theirs] = [await save(parent, 'Mine'), await save(other, 'Theirs')];
  const { token } = await make(['shelf:read']);
  expect((await call(token, `/api/stories/${own}`)).status).toBe(200);
  expect((await call(token, `/api/stories/${theirs}`)).status).toBe(404);
  const made = await make(['shelf:read'], other);
  expect((await parent.call(accessTokenPath(made.id), { method: 'DELETE' })).status).toBe(404);
  expect((await call(made.token, `/api/stories/${theirs}`)).status).toBe(200);
});

test('[P05] what was revoked, ran out, or belongs to a suspended account opens nothing from the next request on', async () => {
  const own = await server.signIn();
  const [first, second, third] = [
    await make(['shelf:read'], own),
    await make(['shelf:read'], own, 30),
    await make(['shelf:read'], own),
  ];
  expect((await own.call(accessTokenPath(first.id), { method: 'DELETE' })).status).toBe(204);
  const refused = await call(first.token, '/api/stories');
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  expect(await codeOf(refused)).toBe('INVALID_TOKEN');
  await server.sql("update access_tokens set expires_at = now() - interval '1 second' where id = $1", [second.id]);
  expect((await call(second.token, '/api/stories')).status).toBe(401);
  expect((await listOf(own)).map(({ id }) => id)).toEqual([third.id]);
  await server.sql("update profiles set status = 'suspended' where id = $1", [own.userId]);
  expect((await call(third.token, '/api/stories')).status).toBe(401);
  expect((await own.call(accessTokensPath, { json: { name: 'x', scopes: ['shelf:read'], days: null } })).status).toBe(
    403,
  );
  for (const none of ['lunatale_', `lunatale_${'x'.repeat(43)}`, `${third.token}x`])
    expect((await call(none, '/api/stories')).status, none).toBe(401);
});

test('[P26] a token in an address is refused, whoever sends it and however good it is, and reaches no log', async () => {
  const { token } = await make(['shelf:read']);
  for (const query of [`access_token=${token}`, `token=${token}`, `search=${token}`, 'access_token=x']) {
    for (const bearer of [token, parent.accessToken]) {
      const answer = await call(bearer, `/api/stories?${query}`);
      expect(answer.status).toBe(400);
      const said = await answer.text();
      expect(said).toContain('TOKEN_IN_ADDRESS');
      expect(said).not.toContain(token);
    }
    const bare = await fetch(`${server.url}/api/stories?${query}`);
    expect(await codeOf(bare)).toBe('TOKEN_IN_ADDRESS');
  }
  await server.ctx.recorder.flush();
  for (const table of ['api_usage_logs', 'error_logs', 'user_events']) {
    const rows = await server.sql(`select * from ${table}`);
    expect(JSON.stringify(rows), table).not.toContain(token.slice(9));
  }
});

test('[P11] [P28] what a program has written counts as its parent’s, and is guarded as theirs', async () => {
  const own = await server.signIn();
  const { token } = await make(['stories:write'], own);
  const write = () =>
    call(token, '/functions/v1/generate-story-stream', { json: { storyParams: storyParams(), turnstileToken: null } });
  for (let told = 0; told < 3; told += 1) expect((await (await write()).text()).length).toBeGreaterThan(100);
  expect(await codeOf(await write())).toBe('FREE_NO_IMAGE_LIMIT_EXCEEDED');
  const refused = await call(token, '/functions/v1/generate-story-stream', {
    json: { storyParams: storyParams({ message: 'how to k1ll a friend' }), turnstileToken: null },
  });
  expect(await codeOf(refused)).toBe('INPUT_REFUSED');
});

test('[P23] what is not to be made is refused, and nobody has more than twenty', async () => {
  const own = await server.signIn();
  const good = { name: 'x', scopes: ['shelf:read'], days: null };
  for (const changed of [
    { name: '' },
    { name: 'x'.repeat(61) },
    { scopes: [] },
    { scopes: ['everything'] },
    { scopes: ['shelf:read', 'shelf:read'] },
    { days: 1000 },
  ])
    expect((await own.call(accessTokensPath, { json: { ...good, ...changed } })).status).toBe(400);
  const all = await Promise.all(Array.from({ length: 22 }, () => own.call(accessTokensPath, { json: good })));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(20);
  const full = await own.call(accessTokensPath, { json: good });
  expect(full.status).toBe(409);
  expect(await full.json()).toMatchObject({ code: 'TOO_MANY_TOKENS', limit: 20 });
});

test('[P33] tokens are in the export without what opens anything, stay with who leaves a household, and go with the account', async () => {
  const own = await server.signIn();
  const { id, token } = await make(['shelf:read'], own);
  const zip = Buffer.from(await (await own.call(exportPath)).arrayBuffer());
  expect(zip.length).toBeGreaterThan(100);
  const rows = await server.ctx.store.asService(async (tx) =>
    (await import('../account/account-store.ts')).readEverythingOf(tx, own.userId),
  );
  expect(rows.access_tokens).toEqual([expect.objectContaining({ id, name: 'Kitchen' })]);
  expect(rows.access_tokens?.[0]).not.toHaveProperty('token_hash');
  expect((await own.call('/api/identity/household/leave', { method: 'POST' })).status).toBe(200);
  expect((await call(token, '/api/stories')).status).toBe(200);
  expect((await own.call(accountPath, { method: 'DELETE', json: { email: own.email } })).status).toBe(204);
  expect((await call(token, '/api/stories')).status).toBe(401);
  expect(await server.sql('select 1 from access_tokens where user_id = $1', [own.userId])).toEqual([]);
});
