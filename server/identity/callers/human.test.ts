import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eveningPath } from '#domain/generation/evenings.ts';
import { accessTokensPath } from '#domain/identity/access-tokens.ts';
import { childrenPath } from '#domain/identity/family.ts';
import { mcpPath } from '#domain/identity/oauth.ts';
import { publicSettingsPath } from '#domain/operations/api.ts';
import { solveTurnstile } from '#sandbox/control.ts';
import type { FaultOf } from '#sandbox/faults.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../../testing.ts';

let server: TestServer;
let turnstile: string;
let parent: TestMember;

beforeAll(async () => {
  server = await startTestServer({ vendors: ['google', 'deepseek', 'gemini', 'turnstile'] });
  turnstile = (await server.sandbox.urls()).turnstile ?? '';
  const query = `&captcha_token=${encodeURIComponent(await solveTurnstile(turnstile, '127.0.0.1', 'sign-in'))}`;
  parent = await server.signIn('person@example.com', { query });
});
afterAll(() => server.stop());
beforeEach(() => server.sandbox.clearFaults());

const solve = (hostname = '127.0.0.1', action = 'story') => solveTurnstile(turnstile, hostname, action);
const paths = ['/functions/v1/generate-story-stream', '/functions/v1/generate-story-gemini'];
const ask = (token: string | null | undefined, path = paths[0] ?? '') =>
  parent.call(path, { json: { storyParams: storyParams(), turnstileToken: token } });

/** Returns how many calls the providers of text and pictures got. */
async function storyCalls(): Promise<number> {
  const [text, pictures] = [await server.sandbox.calls('deepseek'), await server.sandbox.calls('gemini')];
  return text.length + pictures.length;
}

describe('[P06] while human verification is on', () => {
  test('[SIGNIN-04] the pages learn the site key and where the widget is, and may load nothing else', async () => {
    const answer = await fetch(server.url + publicSettingsPath);
    expect(await answer.json()).toMatchObject({
      turnstileSiteKey: expect.stringMatching(/^1x/),
      turnstileScript: `${turnstile}/turnstile/v0/api.js`,
    });
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain(`frame-src 'self' ${turnstile};`);
    expect(policy).toMatch(new RegExp(`script-src [^;]*${turnstile}`));
  });

  test('[P06] a missing, made-up, used, foreign or otherwise meant token reaches no writer', async () => {
    const before = await storyCalls();
    const used = await solve();
    await server.ctx.turnstile?.verify(used, 'story');
    for (const [token, code] of [
      [null, 'VERIFICATION_REQUIRED'],
      [undefined, 'VERIFICATION_REQUIRED'],
      ['', 'VERIFICATION_REQUIRED'],
      ['made up', 'VERIFICATION_FAILED'],
      [used, 'VERIFICATION_FAILED'],
      [await solve('elsewhere.example'), 'VERIFICATION_FAILED'],
      [await solve('127.0.0.1', 'sign-in'), 'VERIFICATION_FAILED'],
    ] as const) {
      for (const path of paths) {
        const answer = await ask(token, path);
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({ code });
      }
    }
    expect(await storyCalls()).toBe(before);
  });

  test.each([
    ['missing-input-secret', /secret is missing/],
    ['invalid-input-secret', /secret is invalid/],
    ['missing-input-response', /response is missing/],
    ['invalid-input-response', /response is invalid/],
    ['bad-request', /malformed/],
    ['timeout-or-duplicate', /too old or was already used/],
    ['internal-error', /may be retried/],
    ['500', /may be retried/],
    ['not-json', /may be retried/],
    ['reset', /may be retried/],
    ['wrong-host', /invalid/],
    ['wrong-action', /invalid/],
  ] satisfies [FaultOf<'turnstile'>, RegExp][])(
    '[P06] [ERR-35] [ERR-36] [ERR-37] [SIGNIN-12] %s has its own sentence and reaches no writer',
    async (fault, sentence) => {
      const before = await storyCalls();
      await server.sandbox.fault({ vendor: 'turnstile', fault, times: 1 });
      const answer = await ask(await solve());
      expect(answer.status).toBe(403);
      const body = (await answer.json()) as { code: string; message: string };
      expect(body.code).toBe('VERIFICATION_FAILED');
      expect(body.message).toMatch(sentence);
      expect(await storyCalls()).toBe(before);
    },
  );

  test('[SIGNIN-11] a fresh token is spent with the secret, and the story is written', async () => {
    const token = await solve();
    const answer = await ask(token);
    expect(answer.status).toBe(200);
    await answer.text();
    const verification = (await server.sandbox.calls('turnstile')).findLast(({ path }) => path.endsWith('/siteverify'));
    expect(verification).toMatchObject({ method: 'POST' });
    expect(verification?.body).toContain('secret=');
    expect(verification?.body).toContain(encodeURIComponent(token));
  });

  test('a program that is to write stories is verified when its token is made, and asked no more', async () => {
    const make = (turnstileToken?: string) =>
      parent.call(accessTokensPath, { json: { name: 'Kitchen', scopes: ['stories:write'], days: 30, turnstileToken } });
    expect(await (await make()).json()).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    expect(await (await make('made-up')).json()).toMatchObject({ code: 'VERIFICATION_FAILED' });
    const { token } = (await (await make(await solve())).json()) as { token: string };
    const before = (await server.sandbox.calls('turnstile')).length;
    const answer = await fetch(server.url + paths[0], {
      method: 'POST',
      body: JSON.stringify({ storyParams: storyParams(), turnstileToken: null }),
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    await answer.text();
    expect(await server.sandbox.calls('turnstile')).toHaveLength(before);
  });

  test('[P06] neither the address of assistants nor an evening lets a session have stories written unverified', async () => {
    const before = await storyCalls();
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'write_story', arguments: storyParams() },
    };
    const answer = await fetch(server.url + mcpPath, {
      method: 'POST',
      body: JSON.stringify(call),
      headers: {
        authorization: `Bearer ${parent.accessToken}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
    });
    expect(await answer.text()).toContain('VERIFICATION_REQUIRED');
    const child = { nickname: 'Bean', ageGroup: 'preschool', likes: [], avoid: [] };
    const { id: childId } = (await (await parent.call(childrenPath, { json: child })).json()) as { id: string };
    const keep = async (turnstileToken?: string, enabled = true) => {
      const plan = {
        weekdays: [1],
        time: '18:30',
        timeZone: 'UTC',
        way: 'new',
        language: 'en',
        enabled,
        turnstileToken,
      };
      const answer = await parent.call(eveningPath(childId), { method: 'PUT', json: plan });
      return answer.ok ? answer.status : ((await answer.json()) as { code: string }).code;
    };
    expect([await keep(), await keep('made-up')]).toEqual(['VERIFICATION_REQUIRED', 'VERIFICATION_FAILED']);
    expect([await keep(await solve()), await keep(undefined, false)]).toEqual([200, 200]);
    expect(await storyCalls()).toBe(before);
  });

  test('[SIGNIN-11] a sign-in without a token does not reach Google', async () => {
    for (const query of ['', '&captcha_token=made-up']) {
      const answer = await fetch(`${server.url}/auth/v1/authorize?provider=google${query}`, { redirect: 'manual' });
      const target = new URL(answer.headers.get('location') ?? '', server.url);
      expect(target.origin).toBe(server.url);
      expect(target.pathname).toBe('/auth/callback');
      expect(new URLSearchParams(target.hash.slice(1)).get('error_code')).toMatch(/^VERIFICATION_/);
    }
  });
});
