import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from './testing.ts';

const callers = ['visitor', 'free', 'premium', 'viewer', 'admin', 'super_admin'] as const;
type Caller = (typeof callers)[number];
type Row = Record<Caller, number>;

/** Everybody gets the same answer. */
const all = (status: number): Row => ({
  visitor: status,
  free: status,
  premium: status,
  viewer: status,
  admin: status,
  super_admin: status,
});
/** Whoever is signed in; visitors are asked to sign in. */
const member = (status: number): Row => ({ ...all(status), visitor: 401 });
/** Operators of this rank and above; other signed-in users are refused. */
function operator(rank: 'viewer' | 'admin' | 'super_admin', status: number): Row {
  const refused = callers.slice(1, callers.indexOf(rank)).map((caller) => [caller, 403]);
  return { ...member(status), ...Object.fromEntries(refused) };
}

/**
 * The status that each caller gets from every route, if all objects in its path are another user's and the body
 * is empty: 400 means "let in, and told what is missing", 404 that the object reads like a missing one.
 */
const table: Record<string, Row> = {
  'GET /healthz': all(200),
  'GET /readyz': all(200),
  'GET /api/openapi.json': all(200),
  'GET /auth/v1/authorize': all(400),
  'GET /auth/v1/callback': all(302),
  'GET /auth/v1/icon': all(404),
  'POST /auth/v1/otp': all(404),
  'POST /auth/v1/verify': all(404),
  'POST /auth/v1/passkey/options': all(404),
  'POST /auth/v1/passkey': all(400),
  'POST /auth/v1/token': all(400),
  'GET /auth/v1/user': member(200),
  'POST /auth/v1/logout': member(204),
  'GET /api/identity/profile': member(200),
  'POST /api/identity/profile': member(200),
  'POST /api/identity/profile/adult': member(400),
  'GET /api/identity/family': member(200),
  'POST /api/identity/children': member(400),
  'PUT /api/identity/children/:id': member(404),
  'DELETE /api/identity/children/:id': member(404),
  'POST /api/identity/cast': member(400),
  'PUT /api/identity/cast/:id': member(404),
  'DELETE /api/identity/cast/:id': member(404),
  'GET /api/identity/household': member(200),
  'POST /api/identity/household/invitations': member(201),
  'DELETE /api/identity/household/invitations/:id': member(404),
  'POST /api/identity/household/invitation': all(400),
  'POST /api/identity/household/join': member(400),
  'POST /api/identity/household/leave': member(200),
  'DELETE /api/identity/household/adults/:id': member(404),
  'GET /api/identity/access-tokens': member(200),
  'POST /api/identity/access-tokens': member(400),
  'DELETE /api/identity/access-tokens/:id': member(404),
  'GET /.well-known/oauth-protected-resource': all(200),
  'GET /.well-known/oauth-protected-resource/mcp': all(200),
  'GET /.well-known/oauth-authorization-server': all(200),
  'POST /oauth/register': all(400),
  'POST /oauth/token': all(400),
  'POST /api/identity/authorization': member(400),
  'POST /api/identity/authorization/answer': member(400),
  // Without the media type of a message.
  'POST /mcp': member(400),
  'GET /mcp': member(405),
  'GET /api/identity/push': member(200),
  'PUT /api/identity/push': member(400),
  'DELETE /api/identity/push': member(400),
  'GET /api/identity/sessions': member(200),
  'GET /api/identity/export': member(200),
  'GET /api/identity/mails': all(404),
  'PUT /api/identity/mails': all(404),
  'GET /api/identity/mails/leave/:token': all(302),
  'POST /api/identity/mails/leave/:token': all(404),
  'GET /api/identity/passkeys': member(200),
  'POST /api/identity/passkeys': member(400),
  'POST /api/identity/passkeys/options': member(404),
  'DELETE /api/identity/passkeys/:id': member(404),
  'POST /api/identity/operator': member(400),
  'DELETE /api/identity/account': member(400),
  'GET /api/billing/subscription': member(200),
  'POST /api/billing/subscription': member(200),
  'GET /api/billing/plans': all(200),
  'GET /api/billing/checkouts/:id': member(404),
  'POST /functions/v1/create-checkout-session': member(200),
  'POST /functions/v1/create-portal-session': member(200),
  'POST /functions/v1/stripe-webhook': all(400),
  'GET /api/usage/check': member(400),
  'GET /api/usage/stats': member(200),
  'GET /api/stories/names': member(200),
  'GET /api/stories/shares': member(200),
  'POST /api/stories/:id/share': member(404),
  'DELETE /api/stories/:id/share': member(404),
  'POST /api/stories/:id/share/again': member(400),
  'GET /api/recordings': member(200),
  'PUT /api/recordings/consent': member(400),
  'DELETE /api/recordings/consent': member(204),
  'GET /api/recordings/:id/sound': member(404),
  'PUT /api/recordings/:id/sentences/:sentence{\\d+}': member(404),
  'DELETE /api/recordings/:id': member(404),
  'GET /api/stories/:id/recordings': member(404),
  'POST /api/stories/:id/recordings': member(404),
  'GET /api/stories/shared/:token': all(404),
  'GET /api/stories/shared/:token/cover.png': all(404),
  'GET /api/stories/shared/:token/pictures/:index{\\d}': all(404),
  'POST /api/stories/book': member(400),
  'POST /api/stories/:id/book': member(404),
  'GET /api/narration': member(200),
  'PUT /api/narration/settings': member(400),
  'GET /api/narration/stories': member(200),
  'GET /api/narration/voices/:voice/sample': member(400),
  'GET /api/narration/feed': member(200),
  'POST /api/narration/feed': member(201),
  'DELETE /api/narration/feed': member(204),
  'POST /api/stories/:id/narration': member(404),
  'GET /api/stories/:id/narration': member(404),
  'DELETE /api/stories/:id/narration': member(404),
  'POST /api/stories/:id/narration/file': member(404),
  'GET /api/stories/:id/share/sound': member(404),
  'PUT /api/stories/:id/share/sound': member(404),
  'GET /api/stories/shared/:token/narration': all(404),
  'GET /storage/v1/narrations/:key/story.mp3': all(404),
  'GET /storage/v1/narrations/:key/:sentence': all(404),
  'GET /api/stories/e-reader': all(404),
  'PUT /api/stories/e-reader': all(404),
  'DELETE /api/stories/e-reader': all(404),
  'POST /api/stories/:id/e-reader': all(404),
  'POST /api/stories/e-reader/links/:token/allow': all(404),
  'POST /api/stories/e-reader/links/:token/leave': all(404),
  'GET /api/stories/e-reader/links/:token/leave': all(404),
  'GET /api/stories/catalog': member(200),
  'POST /api/stories/catalog': member(201),
  'DELETE /api/stories/catalog': member(204),
  'GET /storage/v1/feeds/:token/catalog.xml': all(404),
  'GET /storage/v1/feeds/:token/search.xml': all(404),
  'GET /storage/v1/feeds/:token/books/:book': all(404),
  'GET /storage/v1/feeds/:token/covers/:cover': all(404),
  'GET /storage/v1/feeds/:token/feed.xml': all(404),
  'GET /storage/v1/feeds/:token/cover.jpg': all(404),
  'GET /storage/v1/feeds/:token/:episode': all(404),
  'GET /api/stories/drafts': member(200),
  'GET /api/stories/drafts/:id': member(404),
  'GET /api/stories/drafts/:id/pictures/:index{[0-9]}': member(404),
  'DELETE /api/stories/drafts/:id': member(404),
  'GET /api/stories': member(200),
  'POST /api/stories': member(400),
  'POST /api/stories/favorites': member(400),
  'POST /api/stories/restore': member(400),
  'POST /api/stories/:id/favorite': member(404),
  'PUT /api/stories/:id/place': member(404),
  'GET /api/stories/:id': member(404),
  'GET /api/stories/:id/versions': member(404),
  'PUT /api/stories/:id': member(404),
  'DELETE /api/stories/:id': member(404),
  'GET /storage/v1/object/public/story-images/*': all(404),
  'POST /functions/v1/generate-story-stream': member(400),
  'OPTIONS /functions/v1/generate-story-gemini': all(204),
  'POST /functions/v1/generate-story-gemini': member(400),
  'GET /api/generation/webhook': member(200),
  'PUT /api/generation/webhook': member(400),
  'DELETE /api/generation/webhook': member(204),
  'GET /api/generation/evenings': member(200),
  'PUT /api/generation/evenings/:id': member(404),
  'DELETE /api/generation/evenings/:id': member(404),
  'GET /api/generation/latest': member(200),
  'GET /api/generation/last-wish': member(200),
  'GET /api/generation/next-chapter/:id': member(404),
  'GET /api/generation/:id': member(404),
  'GET /api/generation/:id/stream': member(404),
  'GET /api/generation/:id/pictures/:index{[0-9]}': member(404),
  'POST /api/generation/:id/stop': member(404),
  'GET /api/generation/:id/premise': member(404),
  'GET /api/stories/:id/pictures': member(404),
  'PUT /api/stories/:id/pictures': member(404),
  'POST /api/stories/:id/pictures/redraw': member(404),
  'GET /api/stories/:id/retelling': member(404),
  'POST /api/stories/:id/retelling': member(404),
  'GET /api/operations/admin': member(200),
  'GET /api/operations/dashboard': operator('viewer', 200),
  'GET /api/operations/alerts': operator('viewer', 200),
  'GET /api/operations/live-settings': operator('admin', 200),
  'PATCH /api/operations/live-settings': operator('admin', 200),
  'GET /api/operations/analytics': operator('viewer', 200),
  'GET /api/operations/users': operator('admin', 200),
  'GET /api/operations/users/many': operator('admin', 200),
  'POST /api/operations/users/many': operator('admin', 400),
  'GET /api/operations/users/many/batches': operator('admin', 200),
  'POST /api/operations/users/many/:id/undo': operator('admin', 404),
  'POST /api/operations/users/export': operator('admin', 400),
  'GET /api/operations/usage': operator('viewer', 200),
  'GET /api/operations/usage/users': operator('viewer', 200),
  'GET /api/operations/monitoring': operator('viewer', 200),
  'GET /api/operations/costs': operator('viewer', 200),
  'GET /api/operations/business': operator('admin', 200),
  'GET /api/operations/logs': operator('viewer', 200),
  'GET /api/operations/logs/window': operator('viewer', 200),
  'GET /api/operations/audit': operator('admin', 200),
  'POST /api/operations/findings': operator('admin', 200),
  'POST /api/operations/reset-daily-limits': operator('admin', 200),
  'POST /api/operations/errors/:id/resolve': operator('admin', 404),
  'POST /api/operations/errors/groups/:id/resolve': operator('admin', 404),
  'GET /api/operations/people': operator('admin', 200),
  'GET /api/operations/people/:id': operator('admin', 404),
  'POST /api/operations/people/:id/subscription/ask': operator('admin', 404),
  'POST /api/operations/people/:id/subscription/repair': operator('admin', 404),
  'POST /api/operations/people/:id/give-back': operator('admin', 400),
  'POST /api/operations/people/:id/stories/:storyId/restore': operator('admin', 404),
  'POST /api/operations/people/:id/export': operator('admin', 400),
  'POST /api/operations/people/:id/delete': operator('admin', 400),
  'POST /api/operations/users/:id/suspend': operator('admin', 400),
  'POST /api/operations/users/:id/reactivate': operator('admin', 400),
  'PATCH /api/operations/users/:id/limits': operator('admin', 400),
  'POST /api/operations/log': all(400),
  'GET /api/operations/settings': all(200),
  'GET /api/operations/safety': operator('admin', 200),
  'POST /api/operations/safety/reports/:id': operator('admin', 400),
  'GET /api/reports': member(200),
  'POST /api/reports': member(400),
};

const story = { title: 'Mine', content: 'Once upon a time.', options: storyParams() };
/** Bodies that a route needs to reach its object. */
const bodies: Record<string, object> = {
  'PUT /api/identity/children/:id': { nickname: 'Bean', ageGroup: 'toddler' },
  'PUT /api/identity/cast/:id': { name: 'Pip' },
  'PUT /api/generation/evenings/:id': {
    weekdays: [1],
    time: '18:30',
    timeZone: 'UTC',
    way: 'new',
    language: 'en',
    enabled: true,
  },
  'POST /api/stories/:id/favorite': { isFavorite: true },
  'PUT /api/stories/:id/place': { place: 1 },
  'PUT /api/stories/:id': { title: 'Mine', notes: '', tags: [], changedAt: '2026-01-01T00:00:00.000Z' },
  'POST /api/stories/:id/book': { format: 'pdf' },
  'PUT /api/stories/:id/pictures': { shown: [], changedAt: '2026-01-01T00:00:00.000Z' },
  'POST /api/stories/:id/pictures/redraw': { url: 'x' },
  'POST /api/stories/:id/retelling': { way: 'shorter', passage: 'Once upon a time.' },
  'POST /api/stories/:id/recordings': { readBy: 'Grandma Rosa' },
  'POST /api/stories/:id/narration/file': { format: 'audio' },
  'PUT /api/stories/:id/share/sound': { allowed: true },
};
const ownToken = { name: 'Kitchen speaker', scopes: ['shelf:read'], days: null };
const queries: Record<string, string> = { 'POST /auth/v1/logout': '?scope=others' };

let server: TestServer;
let owner: TestMember;
let members: Record<Exclude<Caller, 'visitor'>, TestMember>;
/** The owner's objects, by the beginning of their path. */
let objects: [string, string][];

beforeAll(async () => {
  server = await startTestServer({ vendors: ['google', 'deepseek', 'gemini', 'stripe'] });
  members = {
    free: await server.signIn(),
    premium: await server.signIn(),
    viewer: await server.signIn('viewer@lunatale.test'),
    admin: await server.signIn('editor@lunatale.test'),
    super_admin: await server.signIn('admin@lunatale.test'),
  };
  await server.sql("insert into subscriptions (user_id, status) values ($1, 'active')", [members.premium.userId]);
  owner = await server.signIn();
  const made = async (path: string, json: object) =>
    ((await (await owner.call(path, { json })).json()) as { id: string }).id;
  const generationId = randomUUID();
  const stream = { storyParams: storyParams(), turnstileToken: null, generationId };
  await (await owner.call('/functions/v1/generate-story-stream', { json: stream })).text();
  objects = [
    ['/api/stories/drafts/', generationId],
    ['/api/generation/next-chapter/', await made('/api/stories', story)],
    ['/api/stories/', await made('/api/stories', story)],
    ['/api/recordings/', await ownRecording(made)],
    ['/api/identity/children/', await made('/api/identity/children', { nickname: 'Bean', ageGroup: 'toddler' })],
    ['/api/identity/cast/', await made('/api/identity/cast', { name: 'Pip' })],
    ['/api/identity/household/invitations/', await made('/api/identity/household/invitations', {})],
    ['/api/identity/household/adults/', owner.userId],
    ['/api/identity/access-tokens/', await made('/api/identity/access-tokens', ownToken)],
    ['/api/generation/evenings/', await ownEvening(made)],
    ['/api/generation/', generationId],
    ['/api/operations/users/', owner.userId],
    ['', randomUUID()],
  ];
});
afterAll(() => server.stop());

/** A child for whom the owner has an evening plan. */
async function ownEvening(made: (path: string, json: object) => Promise<string>): Promise<string> {
  const child = await made('/api/identity/children', { nickname: 'Sprout', ageGroup: 'toddler' });
  const plan = bodies['PUT /api/generation/evenings/:id'];
  await owner.call(`/api/generation/evenings/${child}`, { method: 'PUT', json: plan });
  return child;
}

/** A recording that the owner has begun. */
async function ownRecording(made: (path: string, json: object) => Promise<string>): Promise<string> {
  await owner.call('/api/recordings/consent', { method: 'PUT', json: { agreed: true } });
  return made(`/api/stories/${await made('/api/stories', story)}/recordings`, { readBy: 'Grandma Rosa' });
}

function send(route: string, caller: TestMember | undefined): Promise<Response> {
  const [method = '', pattern = ''] = route.split(' ');
  const [, id = ''] = objects.find(([start]) => pattern.startsWith(start)) ?? [];
  const path = pattern
    .replace(':id', id)
    .replace(':token', 'x'.repeat(32))
    .replace(/:(index|sentence)\{.*\}/, '0')
    .replace('*', 'x.png');
  const body = ['GET', 'OPTIONS'].includes(method) ? null : JSON.stringify(bodies[route] ?? {});
  return fetch(server.url + path + (queries[route] ?? ''), {
    method,
    body,
    redirect: 'manual',
    headers: {
      ...(caller && { authorization: `Bearer ${caller.accessToken}` }),
      ...(route.includes('/sentences/') && { 'content-type': 'audio/wav' }),
    },
  });
}

/** Every route that the app has, as "GET /path". */
function routes(): string[] {
  const app = createApp(server.ctx, new Hono(), async () => true);
  const named = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
  return [...new Set(named)];
}

test('[P08] the table knows every route', () => {
  expect(routes().filter((route) => !(route in table))).toEqual([]);
});

test('[P08] [SEC-01] [SEC-02] [SEC-12] [SEC-13] every route answers every caller as the table says', async () => {
  const answers: Record<string, Row> = {};
  const expected: Record<string, Row | undefined> = {};
  for (const route of routes()) {
    expected[route] = table[route];
    const row = {} as Row;
    for (const caller of callers) {
      const answer = await send(route, caller === 'visitor' ? undefined : members[caller]);
      row[caller] = answer.status;
      if (answer.status === 404) expect(await answer.text(), route).not.toContain('Once upon a time');
      else await answer.body?.cancel();
    }
    answers[route] = row;
  }
  expect(answers).toEqual(expected);
});

test('[P08] [SEC-03] what others do not find is there for its owner, untouched', async () => {
  const own = ['/api/stories/drafts/', '/api/stories/', '/api/generation/'];
  for (const [path, id] of objects.filter(([start]) => own.includes(start))) {
    expect((await owner.call(path + id)).status).toBe(200);
  }
  const family = await (await owner.call('/api/identity/family')).json();
  expect(family).toMatchObject({ children: [{ nickname: 'Bean' }, { nickname: 'Sprout' }], cast: [{ name: 'Pip' }] });
});

test('[P07] [SEC-09] [SEC-10] [SEC-11] an operator who is switched off, or only looks like one, is a parent', async () => {
  const dashboard = (caller: TestMember) => caller.call('/api/operations/dashboard');
  expect((await dashboard(members.viewer)).status).toBe(200);
  await server.sql("update admin_users set is_active = false where email = 'viewer@lunatale.test'");
  expect((await dashboard(members.viewer)).status).toBe(403);
  for (const alike of [
    'admin@lunatale.test.example.com',
    'admin+x@lunatale.test',
    'аdmin@lunatale.test',
    'admin@lunatale.tesт',
  ]) {
    expect((await dashboard(await server.signIn(alike))).status, alike).toBe(403);
  }
});

test('[P08] no route lets a page of another origin read its answer, whoever is signed in', async () => {
  const origin = 'https://evil.example';
  const allowed: string[] = [];
  for (const route of routes()) {
    const [method = '', pattern = ''] = route.split(' ');
    const address = server.url + pattern.replace(/:\w+(\{.*?\})?/g, '0');
    const asking = {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization',
    };
    const token = { origin, authorization: `Bearer ${members.free.accessToken}` };
    for (const init of [
      { method: 'OPTIONS', headers: asking },
      { method: 'GET', headers: token },
    ]) {
      const answer = await fetch(address, { ...init, redirect: 'manual' });
      await answer.body?.cancel();
      if ([...answer.headers.keys()].some((name) => name.startsWith('access-control-'))) allowed.push(route);
    }
  }
  expect(allowed).toEqual([]);
});
