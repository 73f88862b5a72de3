import { createHash } from 'node:crypto';
import { AuthClient } from '@supabase/auth-js';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#domain/errors.ts';
import { TestBrowser } from '#sandbox/google/browser.ts';
import { startTestServer, type TestServer } from '../../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => server.sandbox.clearFaults());
afterAll(() => server.stop());

const refresh = (refreshToken: string, url = server.url) =>
  fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
type Session = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  expires_at: number;
  user: { email: string };
};

describe('signing in', () => {
  test('[SIGNIN-02] [SIGNIN-03] [P03] goes to Google with code, PKCE, state and nonce, and forces the account choice', async () => {
    const answer = await fetch(`${server.url}/auth/v1/authorize?provider=google`, { redirect: 'manual' });
    const query = new URL(answer.headers.get('location') ?? '').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      prompt: 'select_account',
      redirect_uri: `${server.url}/auth/v1/callback`,
      state: expect.stringMatching(/.{20}/),
      nonce: expect.stringMatching(/.{20}/),
    });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
  });

  test('[CALLBACK-01] [SESSION-06] comes back with tokens in the fragment, good for an hour', async () => {
    const end = await server.browse(
      'ana@example.com',
      `&redirect_to=${encodeURIComponent(`${server.url}/auth/callback?attempt=7`)}`,
    );
    expect(end.href).toMatch(`${server.url}/auth/callback?attempt=7#access_token=`);
    expect(end.hash).toMatch(/expires_in=3600/);
    expect(end.hash).toMatch(/refresh_token=.{20}/);
  });

  test('[P01] returns to our own origin only', async () => {
    const hostile = [
      'https://evil.example/x',
      '//evil.example',
      '/\\evil.example',
      `${server.url}.evil.example/`,
      `${server.url}@evil.example/`,
      'javascript:alert(1)',
      '/\t/evil.example',
      '/./\\evil.example',
      '/.//evil.example',
    ];
    for (const target of hostile) {
      const end = await server.browse('ana@example.com', `&redirect_to=${encodeURIComponent(target)}`);
      expect(end.href).toMatch(new RegExp(`^${server.url}/`));
    }
  });

  test.for(['/auth/v1/authorize?provider=google', '/api/stories', '/functions', '/storage/v1/x'])(
    '[P01] [P02] returns to a page, and not to %s, which could lead on with the session',
    async (target) => {
      const end = await server.browse('ana@example.com', `&redirect_to=${encodeURIComponent(target)}`);
      expect(end.href.split('#')[0]).toBe(`${server.url}/auth/callback`);
      expect(end.hash).toContain('access_token');
    },
  );

  test.for(['/pricing', '/create?step=2', '/auth/callbacks', '/'])(
    '[P02] tokens go to the callback alone, which goes on to %s',
    async (target) => {
      const end = await server.browse('ana@example.com', `&redirect_to=${encodeURIComponent(target)}`);
      expect(end.pathname).toBe('/auth/callback');
      expect(end.searchParams.get('redirect')).toBe(target);
      expect(end.hash).toContain('access_token');
    },
  );

  const faults = [
    'wrong-nonce',
    'wrong-audience',
    'wrong-issuer',
    'bad-signature',
    'alg-none',
    'expired',
    'missing-sub',
    'unverified-email',
    'token-500',
  ] as const;
  test.for(faults)('[P03] an answer of Google with the fault %s makes no session', async (fault) => {
    await server.sandbox.fault({ vendor: 'google', fault });
    const before = await server.sql<{ count: number }>('select count(*) from sessions');
    const end = await server.browse('bea@example.com');
    expect(end.hash).toMatch(/error_code=SIGN_IN_FAILED/);
    expect(end.hash).not.toMatch(/access_token/);
    expect(await server.sql('select count(*) from sessions')).toEqual(before);
  });

  test('[P03] a return to another browser than the one that started makes no session', async () => {
    const browser = new TestBrowser();
    const chooser = await browser.open(`${server.url}/auth/v1/authorize?provider=google`);
    const callback = await browser.open(chooser.url, { email: 'ana@example.com' });
    const end = await new TestBrowser().open(callback.url);
    expect(end.url.hash).toMatch(/error_code=SIGN_IN_FAILED/);
  });

  test('[DATA-18] [SESSION-20] [SESSION-21] the user has id, e-mail, name, provider and picture', async () => {
    const parent = await server.signIn('maria.lopez@example.com');
    const user = await (await parent.call('/auth/v1/user')).json();
    expect(user).toMatchObject({
      id: parent.userId,
      email: 'maria.lopez@example.com',
      app_metadata: { provider: 'google' },
      user_metadata: { full_name: 'Maria Lopez', avatar_url: expect.stringMatching(/^http/) },
      created_at: expect.any(String),
    });
  });

  test('the same Google account is the same user, another one is another', async () => {
    const first = await server.signIn('ana@example.com');
    expect((await server.signIn('ana@example.com')).userId).toBe(first.userId);
    expect((await server.signIn('anna@example.com')).userId).not.toBe(first.userId);
  });
});

describe('signing in with a challenge', () => {
  const verifier = 'a-verifier-of-at-least-forty-three-letters-0123';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const begin = async () => {
    const query = `&code_challenge=${challenge}&code_challenge_method=s256&redirect_to=/auth/callback?attempt=7`;
    return server.browse('code@example.com', query);
  };
  const exchange = (auth_code: string, code_verifier = verifier) =>
    fetch(`${server.url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      body: JSON.stringify({ auth_code, code_verifier }),
    });

  test('[P02] comes back with a code and no token, good once', async () => {
    const end = await begin();
    expect(end.href).not.toContain('token');
    expect(end.searchParams.get('attempt')).toBe('7');
    const code = end.searchParams.get('code') ?? '';
    const answer = await exchange(code);
    expect(answer.status).toBe(200);
    const session = (await answer.json()) as Session;
    expect(session).toMatchObject({ token_type: 'bearer', user: { email: 'code@example.com' } });
    expect((await refresh(session.refresh_token)).status).toBe(200);
    expect((await exchange(code)).status).toBe(401);
  });

  test('[P02] a wrong verifier gets nothing and uses the code up; 20 at once get one session', async () => {
    const code = (await begin()).searchParams.get('code') ?? '';
    expect((await exchange(code, `${verifier}x`)).status).toBe(401);
    expect((await exchange(code)).status).toBe(401);
    const next = (await begin()).searchParams.get('code') ?? '';
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => exchange(next)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await exchange('x'.repeat(43))).status).toBe(401);
    expect((await exchange('x', 'short')).status).toBe(400);
  });

  test('a challenge that is no SHA-256 is refused', async () => {
    for (const query of ['code_challenge=plain', `code_challenge=${challenge}&code_challenge_method=plain`]) {
      const answer = await fetch(`${server.url}/auth/v1/authorize?provider=google&${query}`, { redirect: 'manual' });
      expect(answer.status).toBe(400);
    }
  });

  test('[P02] the usual client signs in this way', async () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const client = new AuthClient({ url: `${server.url}/auth/v1`, flowType: 'pkce', storage, autoRefreshToken: false });
    const { data } = await client.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: `${server.url}/auth/callback`, skipBrowserRedirect: true },
    });
    const browser = new TestBrowser();
    const chooser = await browser.open(data.url ?? '');
    const callback = await browser.open(chooser.url, { email: 'ana@example.com' });
    const { url } = await browser.open(callback.url);
    const exchanged = await client.exchangeCodeForSession(url.searchParams.get('code') ?? '');
    expect(exchanged.error).toBeNull();
    expect(exchanged.data.user?.email).toBe('ana@example.com');
  });
});

describe('the profile', () => {
  test('[CALLBACK-02] [CALLBACK-03] [EVENT-03] [DATA-19] [DATA-31] is missing at first, made once and recorded once', async () => {
    const parent = await server.signIn('first.timer@example.com', { adult: false });
    const missing = await parent.call('/api/identity/profile');
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ code: 'PROFILE_NOT_FOUND' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        parent.call('/api/identity/profile', { json: { id: 'x', email: 'evil@example.com', status: 'admin' } }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(await (await parent.call('/api/identity/profile')).json()).toMatchObject({
      id: parent.userId,
      name: 'First Timer',
      email: 'first.timer@example.com',
      provider: 'google',
      avatarUrl: expect.any(String),
      createdAt: expect.any(String),
    });
    await server.ctx.recorder.flush();
    expect(
      await server.sql("select 1 from user_events where event_type = 'auth_signup' and user_id = $1", [parent.userId]),
    ).toHaveLength(1);
  });
});

describe('access tokens', () => {
  test('[P04] malformed, foreign and re-spelled tokens are refused', async () => {
    const { accessToken } = await server.signIn();
    const [header, payload, signature] = accessToken.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('another secret, quite long enough'));
    const last = signature.at(-1) ?? '';
    const respelled = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const neighbour = respelled[(respelled.indexOf(last) ^ 1) % 64];
    const hostile = [
      '',
      'x',
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature}=`,
      `${header}.${payload}.${signature.slice(0, -1)}${neighbour}`,
      `${header}.${encode({ ...claims, sub: '00000000-0000-4000-8000-000000000000' })}.${signature}`,
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${encode({ alg: 'HS512', typ: 'JWT' })}.${payload}.${signature}`,
      foreign,
    ];
    for (const token of hostile) {
      const answer = await fetch(`${server.url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error_code: 'bad_jwt' });
    }
  });

  test('[GEN-02] an expired token is refused as expired', async () => {
    let offset = 0;
    const late = await startTestServer({ now: () => new Date(Date.now() + offset) });
    const parent = await late.signIn();
    offset = 3601_000;
    const answer = await parent.call('/api/stories');
    expect(answer.status).toBe(401);
    expect((await answer.json()) as ErrorBody).toMatchObject({ code: 'SESSION_EXPIRED' });
    await late.stop();
  });
});

describe('refresh tokens', () => {
  test('[P05] a refresh rotates the token and keeps the user', async () => {
    const parent = await server.signIn('rosa@example.com');
    const session = (await (await refresh(parent.refreshToken)).json()) as Session;
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email: 'rosa@example.com' } });
    expect(session.refresh_token).not.toBe(parent.refreshToken);
    expect(session.expires_at * 1000).toBeGreaterThan(Date.now() + 3500_000);
  });

  test('[P05] 20 parallel refreshes agree on one live child', async () => {
    const parent = await server.signIn();
    const sessions = await Promise.all(
      Array.from({ length: 20 }, async () => (await (await refresh(parent.refreshToken)).json()) as Session),
    );
    expect(new Set(sessions.map((session) => session.refresh_token)).size).toBe(1);
    const alive = await server.sql('select 1 from refresh_tokens where user_id = $1 and replaced_at is null', [
      parent.userId,
    ]);
    expect(alive).toHaveLength(1);
  });

  test('[P05] the replay of a grandparent ends the whole family', async () => {
    const parent = await server.signIn();
    const child = ((await (await refresh(parent.refreshToken)).json()) as Session).refresh_token;
    const grandchild = ((await (await refresh(child)).json()) as Session).refresh_token;
    expect((await refresh(parent.refreshToken)).status).toBe(401);
    const answer = await refresh(grandchild);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error_code: 'session_not_found' });
    expect((await parent.call('/auth/v1/user')).status).toBe(401);
  });

  test('[P05] the parent of a token is good for seconds: a thief and a victim who take turns both lose', async () => {
    let offset = 0;
    const site = await startTestServer({ now: () => new Date(Date.now() + offset) });
    const parent = await site.signIn();
    const first = (await (await refresh(parent.refreshToken, site.url)).json()) as Session;
    offset = 20_000;
    const again = (await (await refresh(parent.refreshToken, site.url)).json()) as Session;
    expect(again.refresh_token).toBe(first.refresh_token);
    offset = 60_000;
    expect((await refresh(parent.refreshToken, site.url)).status).toBe(401);
    expect((await refresh(first.refresh_token, site.url)).status).toBe(401);
    await site.stop();
  });

  test('[P05] made-up, empty and oversized refresh tokens are refused', async () => {
    expect((await refresh('made-up')).status).toBe(401);
    expect((await refresh('')).status).toBe(400);
    expect((await refresh('x'.repeat(600))).status).toBe(400);
    expect(
      (await fetch(`${server.url}/auth/v1/token?grant_type=password`, { method: 'POST', body: '{}' })).status,
    ).toBe(400);
  });
});

describe('a change of the secret', () => {
  const old = 'a secret for tests that is long enough';
  const fresh = 'another secret, which is long enough too';

  test('[P05] signs nobody out while the old one is accepted', async () => {
    const parent = await server.signIn();
    const moved = await server.twin({ authSecrets: [fresh, old] });
    const headers = { authorization: `Bearer ${parent.accessToken}` };
    expect((await fetch(`${moved.url}/auth/v1/user`, { headers })).status).toBe(200);
    // The token is rotated before the change, its answer is lost, and the same token is sent again after it.
    const before = (await (await refresh(parent.refreshToken)).json()) as Session;
    const after = (await (await refresh(parent.refreshToken, moved.url)).json()) as Session;
    expect(after.refresh_token).toBe(before.refresh_token);
    const next = (await (await refresh(after.refresh_token, moved.url)).json()) as Session;
    expect(next.refresh_token).toMatch(/.{20}/);
    await moved.stop();
  });

  test('[P04] a token of a secret that is not accepted opens nothing', async () => {
    const parent = await server.signIn();
    const moved = await server.twin({ authSecrets: [fresh] });
    const headers = { authorization: `Bearer ${parent.accessToken}` };
    expect((await fetch(`${moved.url}/auth/v1/user`, { headers })).status).toBe(401);
    await moved.stop();
  });
});

describe('signing out', () => {
  test('[P05] [SESSION-04] ends every session of the user from the next request on', async () => {
    const phone = await server.signIn('two.devices@example.com');
    const laptop = await server.signIn('two.devices@example.com');
    expect((await phone.call('/auth/v1/logout?scope=global', { method: 'POST' })).status).toBe(204);
    for (const device of [phone, laptop]) {
      expect((await device.call('/auth/v1/user')).status).toBe(401);
      expect((await refresh(device.refreshToken)).status).toBe(401);
    }
  });

  test('can end this session alone, or all others', async () => {
    const [one, two, three] = [
      await server.signIn('three@example.com'),
      await server.signIn('three@example.com'),
      await server.signIn('three@example.com'),
    ];
    await one?.call('/auth/v1/logout?scope=local', { method: 'POST' });
    expect((await one?.call('/auth/v1/user'))?.status).toBe(401);
    await two?.call('/auth/v1/logout?scope=others', { method: 'POST' });
    expect((await two?.call('/auth/v1/user'))?.status).toBe(200);
    expect((await three?.call('/auth/v1/user'))?.status).toBe(401);
  });
});
