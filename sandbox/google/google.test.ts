import * as client from 'openid-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sandboxControl } from '../control.ts';
import { type RunningSandbox, startSandbox } from '../start.ts';
import { TestBrowser } from './browser.ts';
import { sandboxClient } from './provider.ts';
import { type TokenFault, tokenFaults } from './tamper.ts';

const redirectUri = 'http://127.0.0.1:3999/auth/v1/callback';
let sandbox: RunningSandbox;
let config: client.Configuration;

beforeAll(async () => {
  sandbox = await startSandbox({ vendors: ['google'], publicUrl: 'http://127.0.0.1:3999', pace: 'instant' });
  config = await discover();
});
afterEach(() => sandboxControl(sandbox.control).clearFaults());
afterAll(() => sandbox.stop());

async function discover(): Promise<client.Configuration> {
  const found = await client.discovery(
    new URL(sandbox.urls.google ?? ''),
    sandboxClient.id,
    sandboxClient.secret,
    undefined,
    { execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks] },
  );
  return found;
}

/** Opens the account chooser; `finish` chooses an account and redeems the code. */
async function begin(browser: TestBrowser, extra: Record<string, string> = {}) {
  const verifier = client.randomPKCECodeVerifier();
  const nonce = client.randomNonce();
  const state = client.randomState();
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    prompt: 'select_account',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    nonce,
    state,
    ...extra,
  });
  const chooser = await browser.open(address);
  const redeem = (url: URL) =>
    client.authorizationCodeGrant(config, url, {
      pkceCodeVerifier: verifier,
      expectedNonce: nonce,
      expectedState: state,
      idTokenExpected: true,
    });
  return { chooser, redeem };
}

async function signIn(email: string, browser = new TestBrowser()) {
  const { chooser, redeem } = await begin(browser);
  const { url } = await browser.open(chooser.url, { email });
  return redeem(url);
}

describe('the happy path', () => {
  test('signs in with code, PKCE, nonce and state, and says who it is', async () => {
    const tokens = await signIn('Maria.Lopez@example.com');
    expect(tokens.claims()).toMatchObject({
      email: 'Maria.Lopez@example.com',
      email_verified: true,
      name: 'Maria Lopez',
      locale: 'en',
      picture: expect.stringMatching(/\/avatar\/\d+\.png$/),
    });
    const info = await client.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? '');
    expect(info.email).toBe('Maria.Lopez@example.com');
  });

  test('the subject belongs to the address, whatever its case, and to no other', async () => {
    const first = (await signIn('ana@example.com')).claims()?.sub;
    expect((await signIn('ANA@example.com')).claims()?.sub).toBe(first);
    expect((await signIn('anna@example.com')).claims()?.sub).not.toBe(first);
  });

  test('asks for an account again although the browser has a session', async () => {
    const browser = new TestBrowser();
    expect((await signIn('ana@example.com', browser)).claims()?.email).toBe('ana@example.com');
    const { chooser } = await begin(browser);
    expect(chooser.page).toContain('Choose an account');
    expect((await signIn('luis@example.com', browser)).claims()?.email).toBe('luis@example.com');
  });

  test('lists the operators and takes a person of the list by button', async () => {
    const browser = new TestBrowser();
    const { chooser, redeem } = await begin(browser);
    for (const name of ['admin', 'editor', 'viewer']) expect(chooser.page).toContain(`value="${name}@lunatale.test"`);
    const { url } = await browser.open(chooser.url, { account: 'admin@lunatale.test' });
    expect((await redeem(url)).claims()?.email).toBe('admin@lunatale.test');
  });

  test('serves the picture as a PNG', async () => {
    const picture = (await signIn('ana@example.com')).claims()?.picture as string;
    const response = await fetch(picture);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });
});

describe('the page', () => {
  test('speaks Spanish when asked, and still answers to its documented names', async () => {
    const { chooser } = await begin(new TestBrowser(), { ui_locales: 'es' });
    expect(chooser.page).toContain('Elige una cuenta');
    expect(chooser.page).toMatch(/<label for="email">[^<]*email/i);
    expect(chooser.page).toMatch(/Continuar.*Continue/);
  });

  test('shows an address without @ again, escaped, with a message', async () => {
    const browser = new TestBrowser();
    const { chooser } = await begin(browser);
    const { status, page } = await browser.open(chooser.url, { email: '"><script>alert(1)</script>' });
    expect(status).toBe(422);
    expect(page).toContain('Write an email address');
    expect(page).not.toContain('<script>');
  });

  test('says that a sign-in is over when it is unknown', async () => {
    const { status, page } = await new TestBrowser().open(`${sandbox.urls.google}/interaction/unknown`);
    expect(status).toBe(400);
    expect(page).toContain('This sign-in is over');
    // With an inline icon, or the browser would request a missing /favicon.ico for each page.
    expect(page).toMatch(/<link rel="icon" href="data:image\/svg\+xml,%3Csvg/);
  });
});

describe('what it refuses', () => {
  test('a return address that is not the product’s', async () => {
    const { chooser } = await begin(new TestBrowser(), { redirect_uri: 'http://127.0.0.1:3998/auth/v1/callback' });
    expect(chooser.status).toBe(400);
  });

  test('a request without a PKCE challenge, a code used twice, and a wrong client secret', async () => {
    const browser = new TestBrowser();
    const bare = client.buildAuthorizationUrl(config, { redirect_uri: redirectUri, scope: 'openid' });
    expect((await browser.open(bare)).url.searchParams.get('error')).toBe('invalid_request');

    const { chooser, redeem } = await begin(browser);
    const { url } = await browser.open(chooser.url, { email: 'ana@example.com' });
    await redeem(url);
    await expect(redeem(url)).rejects.toThrow();

    const response = await fetch(config.serverMetadata().token_endpoint ?? '', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: 'x',
        client_id: sandboxClient.id,
        client_secret: 'wrong',
      }),
    });
    expect(response.status).toBe(401);
  });
});

describe('faults', () => {
  test.for(tokenFaults.filter((fault) => fault !== 'unverified-email'))(
    'a strict client refuses an ID token with %s',
    async (fault: TokenFault) => {
      await sandboxControl(sandbox.control).fault({ vendor: 'google', fault, match: 'victim@' });
      await expect(signIn('victim@example.com')).rejects.toThrow();
      expect((await signIn('other@example.com')).claims()?.email).toBe('other@example.com');
    },
  );

  test('an unverified e-mail is named so, in the ID token and by the userinfo endpoint', async () => {
    await sandboxControl(sandbox.control).fault({ vendor: 'google', fault: 'unverified-email', match: 'ana@' });
    const tokens = await signIn('ana@example.com');
    expect(tokens.claims()?.email_verified).toBe(false);
    const info = await client.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? '');
    expect(info.email_verified).toBe(false);
  });

  test('the user says no: by the link and by the switch', async () => {
    const browser = new TestBrowser();
    const first = await begin(browser);
    const cancelled = await browser.open(`${first.chooser.url}/cancel`);
    expect(cancelled.url.searchParams.get('error')).toBe('access_denied');
    await sandboxControl(sandbox.control).fault({ vendor: 'google', fault: 'denied' });
    await expect(signIn('ana@example.com')).rejects.toMatchObject({ error: 'access_denied' });
  });

  test('the token endpoint fails as often as told', async () => {
    await sandboxControl(sandbox.control).fault({ vendor: 'google', fault: 'token-500', times: 1 });
    await expect(signIn('ana@example.com')).rejects.toThrow();
    expect((await signIn('ana@example.com')).claims()?.email).toBe('ana@example.com');
  });

  test('discovery is down until the fault is taken back', async () => {
    const repair = await sandboxControl(sandbox.control).fault({ vendor: 'google', fault: 'discovery-down' });
    await expect(discover()).rejects.toThrow();
    await repair();
    expect((await discover()).serverMetadata().issuer).toBe(sandbox.urls.google);
  });
});
