import { afterEach, expect, test } from 'vitest';
import { firstOperatorPath } from '#domain/identity/account.ts';
import type { PublicSettings } from '#domain/operations/api.ts';
import { TestBrowser } from '#sandbox/google/browser.ts';
import { type IssuerManners, issuers, startIssuer } from '#sandbox/issuers/issuer.ts';
import { startSpoiler } from '#sandbox/spoiler.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const ana = { sub: '1', email: 'ana@example.org', name: 'Ana' };

async function house(own: IssuerManners, account = ana, options: TestServerOptions & { accept?: boolean } = {}) {
  const issuer = await startIssuer(own, account);
  stops.push(issuer.stop);
  const clientSecret = own.clientAuth === 'none' ? '' : 'a secret';
  const server = await startTestServer({
    vendors: [],
    oidc: { issuer: issuer.url, clientSecret, acceptUnverified: options.accept ?? false },
    ...options,
  });
  stops.push(server.stop);
  return { issuer, server };
}

/** Signs in and returns the parameters that came back; `back` is another server that finishes it. */
async function signIn(server: TestServer, back = server.url): Promise<URLSearchParams> {
  const browser = new TestBrowser();
  const { url } = await browser.open(`${server.url}/auth/v1/authorize?provider=oidc`);
  const callback = new URL(url.pathname + url.search, back);
  const end = url.pathname === '/auth/v1/callback' ? (await browser.open(callback)).url : url;
  return new URLSearchParams(end.hash.slice(1));
}
const userOf = async (server: TestServer, session: URLSearchParams) => {
  const headers = { authorization: `Bearer ${session.get('access_token')}` };
  return (await (await fetch(`${server.url}/auth/v1/user`, { headers })).json()) as { id: string; email: string };
};
const settingsOf = async (server: TestServer) =>
  (await (await fetch(`${server.url}/api/operations/settings`)).json()) as PublicSettings;

test.for(Object.keys(issuers) as (keyof typeof issuers)[])(
  'a parent signs in at an issuer like %s, which is asked for no more than it offers',
  async (name) => {
    const own: IssuerManners = issuers[name];
    const { server, issuer } = await house(own, ana, { accept: true });
    const session = await signIn(server);
    expect(session.get('error_description')).toBe(null);
    expect(await userOf(server, session)).toMatchObject({ email: 'ana@example.org' });
    const [asked] = issuer.asked;
    expect(asked?.get('scope')).toBe('openid email profile');
    expect(asked?.get('prompt')).toBe(own.refusesPrompt ? null : 'select_account');
    expect((await settingsOf(server)).signIn).toMatchObject({ google: false, oidc: { name: 'Hearth', up: true } });
    // The same account the next evening.
    expect((await userOf(server, await signIn(server))).id).toBe((await userOf(server, session)).id);
  },
);

test('an address that an issuer does not call verified is refused, unless that is accepted', async () => {
  const { server } = await house(issuers.authentik);
  expect((await signIn(server)).get('error_description')).toBe('This Hearth account has no verified e-mail address.');
});

test('[EVENT-11, P31] a sign-in that failed is in the logs, by the number that the page shows and without who it was', async () => {
  const { server } = await house(issuers.authentik);
  const number = (await signIn(server)).get('request_id');
  await server.ctx.recorder.flush();
  const [call, ...others] = await server.sql('select * from api_usage_logs');
  expect(others).toEqual([]);
  expect(call).toMatchObject({
    request_id: number,
    endpoint: '/auth/v1/callback',
    status_code: 401,
    error_message: 'SIGN_IN_FAILED',
    response_body: { reason: 'This Hearth account has no verified e-mail address.' },
    user_id: null,
  });
  expect(JSON.stringify(call)).not.toMatch(/ana/i);
});

test('[P07] an address that nobody verified makes no operator and opens nobody else’s account', async () => {
  const { server } = await house(
    issuers.authentik,
    { sub: '7', email: 'admin@lunatale.test', name: 'Eve' },
    { accept: true, vendors: ['google'] },
  );
  const operator = await server.signIn('admin@lunatale.test');
  const eve = await signIn(server);
  expect((await userOf(server, eve)).id).not.toBe(operator.userId);
  await server.sql("update admin_users set user_id = null where email = 'admin@lunatale.test'");
  const call = { headers: { authorization: `Bearer ${eve.get('access_token')}` } };
  expect((await fetch(`${server.url}/api/operations/dashboard`, call)).status).toBe(403);
});

test('one address that two issuers verified is one account', async () => {
  const { server } = await house(issuers.pocketId, ana, { vendors: ['google'] });
  const withGoogle = await server.signIn('ana@example.org');
  expect((await userOf(server, await signIn(server))).id).toBe(withGoogle.userId);
  expect(await server.sql('select provider from identities order by created_at')).toHaveLength(2);
});

test('an issuer that is down stops nothing, and the page knows', async () => {
  const issuer = await startIssuer(issuers.pocketId, ana);
  await issuer.stop();
  const server = await startTestServer({ vendors: [], oidc: { issuer: issuer.url, clientSecret: '' } });
  stops.push(server.stop);
  await server.ctx.issuers.oidc?.client.discover().catch(() => {});
  expect((await settingsOf(server)).signIn.oidc).toEqual({ name: 'Hearth', icon: false, up: false });
  expect((await signIn(server)).get('error_code')).toBe('SIGN_IN_FAILED');
  const back = await startIssuer(issuers.pocketId, ana, Number(new URL(issuer.url).port));
  stops.push(back.stop);
  expect((await signIn(server)).get('access_token')).toBeTruthy();
  expect((await settingsOf(server)).signIn.oidc?.up).toBe(true);
});

test.for([
  ['invited', ['@example.org'], true],
  ['invited', ['ana@example.org'], true],
  ['invited', ['bea@example.org'], false],
  ['closed', ['ana@example.org'], false],
] as const)('with sign-ups %s for %s a new account is made: %s', async ([mode, invited, made]) => {
  const { server } = await house(issuers.pocketId, ana, { signUps: { mode, invited } });
  const session = await signIn(server);
  expect(session.get('error_code')).toBe(made ? null : 'SIGN_UPS_CLOSED');
  expect(await server.sql('select id from users')).toHaveLength(made ? 1 : 0);
});

test('who has an account comes in although sign-ups are closed', async () => {
  const { server } = await house(issuers.pocketId);
  const closed = await server.twin({ signUps: { mode: 'closed', invited: [] } });
  stops.push(closed.stop);
  expect((await signIn(server, closed.url)).get('error_code')).toBe('SIGN_UPS_CLOSED');
  await signIn(server);
  expect((await signIn(server, closed.url)).get('access_token')).toBeTruthy();
});

test('the code of the start makes the first account the operator, once', async () => {
  const { server } = await house(issuers.pocketId);
  await server.sql('delete from admin_users');
  const session = await signIn(server);
  const claim = (code: string) =>
    fetch(server.url + firstOperatorPath, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.get('access_token')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
  const code = server.ctx.tokens.operatorCode();
  expect((await claim('0000-0000-0000')).status).toBe(403);
  expect((await claim(code.toLowerCase().replaceAll('-', ' '))).status).toBe(204);
  expect(await server.sql('select role, email, is_active from admin_users')).toEqual([
    { role: 'super_admin', email: 'ana@example.org', is_active: true },
  ]);
  expect((await claim(code)).status).toBe(403);
});

/** The claims of an issuer whose clock is this many seconds ahead. */
const off = (seconds: number) => (claims: Record<string, unknown>) => ({
  ...claims,
  iat: Number(claims.iat) + seconds,
  exp: Number(claims.exp) + seconds,
});

test('[P39] an issuer whose clock is minutes off is told apart, and one that is a minute off is none the worse', async () => {
  const near = await house({ ...issuers.pocketId, claims: off(60) });
  expect((await signIn(near.server)).get('access_token')).toBeTruthy();
  const far = await house({ ...issuers.pocketId, claims: off(-900) });
  const end = await signIn(far.server);
  expect([end.get('access_token'), end.get('error_code')]).toEqual([null, 'SIGN_IN_FAILED']);
  expect((await fetch(`${far.server.url}/readyz`)).status).toBe(200);
});

test.for<[string, Record<string, unknown>]>([
  ['a subject that no table holds', { sub: 'a\0b' }],
  ['a subject without an end', { sub: 'x'.repeat(5000) }],
  ['an address that no table holds', { email: 'ana\0@example.org' }],
  ['an address without an end', { email: `${'a'.repeat(5000)}@example.org` }],
])('[P03] an issuer that says %s is told as a sign-in that failed', async ([, said]) => {
  const { server } = await house({ ...issuers.pocketId, claims: (claims) => ({ ...claims, ...said }) });
  expect((await signIn(server)).get('error_code')).toBe('SIGN_IN_FAILED');
  expect(await server.sql('select from users')).toEqual([]);
});

test('[P03] a name that no table holds is kept without what it cannot hold', async () => {
  const odd = { name: `A\0na${'x'.repeat(5000)}` };
  const { server } = await house({ ...issuers.pocketId, claims: (claims) => ({ ...claims, ...odd }) });
  expect((await signIn(server)).get('error_code')).toBe(null);
  expect((await server.sql<{ name: string }>('select full_name as name from identities'))[0]?.name).toMatch(/^Anax/);
});

test('[P03] an issuer whose chooser has no address is told as a sign-in that failed', async () => {
  const { issuer } = await house(issuers.pocketId);
  const spoiler = await startSpoiler(issuer.url, { signed: true });
  stops.push(spoiler.stop);
  for (const place of ['no address', null, 7]) {
    spoiler.spoil = ({ path, body }) =>
      path.startsWith('/.well-known/')
        ? JSON.stringify({ ...JSON.parse(body.toString()), authorization_endpoint: place })
        : undefined;
    const server = await startTestServer({ vendors: [], oidc: { issuer: spoiler.url, clientSecret: '' } });
    stops.push(server.stop);
    expect((await signIn(server)).get('error_code')).toBe('SIGN_IN_FAILED');
  }
});
