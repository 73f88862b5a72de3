import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { issueSession } from './identity/sign-in/issue-session.ts';
import { createSession, findOrCreateUser } from './identity/store.ts';
import type { OpenApiDocument } from './platform/openapi/document.ts';
import { type RateLimitName, rateLimits } from './rate-limits.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from './testing.ts';

/** A call that counts against each limit. Addresses are named by the one proxy in front. */
const calls: Record<RateLimitName, { method?: string; path: string; body?: object }> = {
  everything: { path: '/api/operations/settings' },
  'sign-in': { path: '/auth/v1/authorize?provider=google' },
  'sign-in-link': { method: 'POST', path: '/auth/v1/otp', body: { email: 'a@example.com' } },
  'token-refresh': { method: 'POST', path: '/auth/v1/token?grant_type=refresh_token', body: { refresh_token: 'none' } },
  generation: { method: 'POST', path: '/functions/v1/generate-story-stream', body: {} },
  book: { method: 'POST', path: `/api/stories/${randomUUID()}/book`, body: { format: 'pdf' } },
  save: { method: 'POST', path: '/api/stories', body: {} },
  restore: { method: 'POST', path: '/api/stories/restore', body: {} },
  recording: { method: 'PUT', path: `/api/recordings/${randomUUID()}/sentences/0` },
  share: { method: 'POST', path: `/api/stories/${randomUUID()}/share` },
  report: {
    method: 'POST',
    path: '/api/reports',
    body: { kind: 'refused_wrongly', language: 'english', ageGroup: 'toddler' },
  },
  'shared-story': { path: `/api/stories/shared/${'x'.repeat(22)}` },
  narration: { method: 'POST', path: `/api/stories/${randomUUID()}/narration`, body: {} },
  'voice-sample': { path: '/api/narration/voices/none/sample?language=english' },
  sound: { path: `/storage/v1/narrations/${'x'.repeat(22)}/story.mp3` },
  catalog: { path: `/storage/v1/feeds/${'x'.repeat(43)}/catalog.xml` },
  'catalog-book': { path: `/storage/v1/feeds/${'x'.repeat(43)}/books/x.epub` },
  'e-reader': { method: 'POST', path: `/api/stories/${randomUUID()}/e-reader` },
  'e-reader-answer': { method: 'POST', path: `/api/stories/e-reader/links/${'x'.repeat(43)}/allow` },
  'access-token': {
    method: 'POST',
    path: '/api/identity/access-tokens',
    body: { name: 'x', scopes: ['shelf:read'], days: 30 },
  },
  'client-registration': { method: 'POST', path: '/oauth/register', body: { redirect_uris: ['https://a.example/'] } },
  mcp: { method: 'POST', path: '/mcp', body: {} },
  export: { path: '/api/identity/export' },
  household: { method: 'POST', path: '/api/identity/household/leave' },
  evenings: { method: 'PUT', path: '/api/identity/push', body: {} },
  invitation: { method: 'POST', path: '/api/identity/household/invitation', body: { token: 'x'.repeat(43) } },
  examination: { method: 'POST', path: '/api/operations/findings' },
  'first-operator': { method: 'POST', path: '/api/identity/operator', body: { code: 'none' } },
  'account-deletion': { method: 'DELETE', path: '/api/identity/account', body: { email: 'not mine' } },
  payment: { path: '/api/billing/checkouts/cs_none' },
  notification: { method: 'POST', path: '/functions/v1/stripe-webhook', body: {} },
  'browser-log': { method: 'POST', path: '/api/operations/log', body: {} },
};

let server: TestServer;
beforeAll(async () => {
  // A twentieth of every limit, so that a test needs few calls.
  server = await startTestServer({
    rateLimitFactor: 0.05,
    trustedProxies: 1,
    vendors: ['google', 'deepseek', 'gemini', 'stripe'],
    mail: { url: 'smtp://127.0.0.1:1', from: 'Lunatale <hello@lunatale.test>' },
  });
});
afterAll(() => server.stop());

let addresses = 0;
/** Limits that only an operator can reach. */
const ofOperators = new Set<RateLimitName>(['examination']);
const newAddress = () => `198.51.100.${++addresses}`;
const allowed = (name: RateLimitName, part: 'user' | 'address') => {
  const rate = (rateLimits[name] as Record<string, { calls: number } | undefined>)[part];
  return rate && Math.max(1, Math.round(rate.calls * 0.05));
};

function send(name: RateLimitName, address: string, member?: TestMember): Promise<Response> {
  const { method = 'GET', path, body } = calls[name];
  return fetch(server.url + path, {
    method,
    redirect: 'manual',
    ...(body && { body: JSON.stringify(body) }),
    headers: { 'x-forwarded-for': address, ...(member && { authorization: `Bearer ${member.accessToken}` }) },
  });
}

async function expectRefusal(answer: Response): Promise<void> {
  if (answer.status === 302) {
    expect(answer.headers.get('location')).toContain('error_code=RATE_LIMITED');
    return;
  }
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const body = (await answer.json()) as Record<string, unknown>;
  expect(body.requestId).toBe(answer.headers.get('x-request-id'));
  expect(body.error_code ?? body.code).toMatch(/^(RATE_LIMITED|over_request_rate_limit)$/);
}

const byAddress = (Object.keys(rateLimits) as RateLimitName[]).filter((name) => allowed(name, 'address'));
const byUser = (Object.keys(rateLimits) as RateLimitName[]).filter((name) => allowed(name, 'user'));

/** A session for which no sign-in was counted. */
async function newMember(email = `parent${randomUUID()}@example.com`): Promise<TestMember> {
  const { store, tokens } = server.ctx;
  const account = {
    provider: 'google',
    subject: email,
    email,
    emailVerified: true,
    fullName: 'Parent',
    avatarUrl: null,
  };
  const refreshToken = tokens.firstRefresh();
  const session = await store.asService(async (tx) => {
    const user = await findOrCreateUser(tx, account);
    return issueSession(tokens, user, await createSession(tx, user.id, null), refreshToken);
  });
  const call: TestMember['call'] = () => Promise.reject(new Error('these calls name their address'));
  return { email, userId: session.user.id, accessToken: session.access_token, refreshToken, call };
}

const isRefused = (answer: Response) =>
  answer.status === 429 || (answer.headers.get('location') ?? '').includes('RATE_LIMITED');

/** Calls until one is refused, and returns how many were not: the limit refills a little meanwhile. */
async function callsUntilRefused(call: () => Promise<Response>, atMost: number): Promise<number> {
  for (let count = 0; count <= atMost; count += 1) {
    const answer = await call();
    if (isRefused(answer)) {
      await expectRefusal(answer);
      return count;
    }
    await answer.body?.cancel();
  }
  throw new Error(`${atMost} calls were all let through`);
}

test.each(byAddress)('[P08] one address may do "%s" so often, another is not held up by it', async (name) => {
  const address = newAddress();
  const limit = allowed(name, 'address') ?? 0;
  // One user may start fewer stories, so there are as many users as it takes.
  const people = name === 'generation' ? await Promise.all(Array.from({ length: limit * 2 }, () => newMember())) : [];
  const operator = ofOperators.has(name) ? await newMember('admin@lunatale.test') : undefined;
  const passed = await callsUntilRefused(() => send(name, address, people.pop() ?? operator), limit * 2);
  expect(passed).toBeGreaterThanOrEqual(limit);
  const elsewhere = await send(name, newAddress(), people.pop() ?? operator);
  expect(isRefused(elsewhere)).toBe(false);
  await elsewhere.body?.cancel();
});

test.each(byUser)(
  '[P08] one user may do "%s" so often, from wherever; another user is not held up by it',
  async (name) => {
    const [member, other] = [await newMember(), await newMember()];
    const limit = allowed(name, 'user') ?? 0;
    const passed = await callsUntilRefused(() => send(name, newAddress(), member), limit * 2 + 1);
    expect(passed).toBeGreaterThanOrEqual(limit);
    const others = await send(name, newAddress(), other);
    expect(isRefused(others)).toBe(false);
    await others.body?.cancel();
  },
);

test('[P08] what a caller writes into X-Forwarded-For before the proxy adds to it changes nothing', async () => {
  const seen = newAddress();
  for (let count = 0; count < (allowed('browser-log', 'address') ?? 0); count += 1) {
    await send('browser-log', `203.0.113.${count}, ${seen}`);
  }
  await expectRefusal(await send('browser-log', `203.0.113.77, ${seen}`));
});

test('[P08] the document says of every limited route that it may be refused, and of which limit each is', async () => {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApiDocument;
  for (const [path, operations] of Object.entries(document.paths)) {
    if (/^\/(healthz|readyz|metrics)$/.test(path)) continue;
    for (const operation of Object.values(operations)) expect(operation.responses[429], path).toBeDefined();
  }
});

let free: TestServer | undefined;
afterEach(async () => {
  await free?.stop();
  free = undefined;
});

test('[P11] the limits of a real installation do not get into the way of a family evening', async () => {
  free = await startTestServer({ rateLimitFactor: 1 });
  const member = await free.signIn();
  for (let story = 0; story < 5; story += 1) {
    const json = { storyParams: storyParams(), generationId: randomUUID() };
    expect((await member.call('/functions/v1/generate-story-stream', { json })).status).not.toBe(429);
  }
  const pages = await Promise.all(Array.from({ length: 200 }, () => member.call('/api/stories')));
  expect(pages.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
});
