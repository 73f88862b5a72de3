import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generateStoryGeminiPath, generateStoryStreamPath } from '#domain/generation/api.ts';
import { TestBrowser } from '#sandbox/google/browser.ts';
import { rangeOf } from '../../platform/addresses.ts';
import type { AppContext } from '../../platform/http/http.ts';
import { startTestServer, storyParams, type TestServer } from '../../testing.ts';
import { markSources } from './daily-limits.ts';

let server: TestServer;
let now = Date.parse('2026-11-20T10:00:00Z');
beforeEach(async () => {
  now = Date.parse('2026-11-20T10:00:00Z');
  server = await startTestServer({
    now: () => new Date(now),
    trustedProxies: 1,
    dailyLimits: { signUps: { device: 2, network: 4 }, freeStories: { device: 3, network: 5 } },
  });
});
afterEach(() => server.stop());

/** A browser at an address. */
const at = (address: string) => new TestBrowser({ 'x-forwarded-for': address });

let people = 0;
const signUp = async (browser: TestBrowser, email = `new${++people}@example.com`) => {
  const end = await server.browse(email, '', browser);
  const said = new URLSearchParams(end.hash.slice(1));
  return { token: said.get('access_token'), code: said.get('error_code'), email };
};
const users = async () => Number((await server.sql<{ n: number }>('select count(*)::integer as n from users'))[0]?.n);

test('[P11] a browser makes a few accounts a day, and whoever has one comes in all the same', async () => {
  const browser = at('203.0.113.7');
  const [first, second] = [await signUp(browser), await signUp(browser)];
  const before = await users();
  expect([first.code, second.code, (await signUp(browser)).code]).toEqual([null, null, 'SIGN_UPS_LIMITED']);
  expect(await users()).toBe(before);
  expect((await signUp(browser, first.email)).token).toBeTruthy();
  now += 24 * 3_600_000;
  expect((await signUp(browser)).code).toBeNull();
});

test('[P11] a range of addresses makes some, whatever browsers they are; a private one is not counted', async () => {
  const codes = async (addresses: string[]) =>
    Promise.all(addresses.map(async (address) => (await signUp(at(address))).code));
  expect(await codes(['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'])).toEqual(Array(4).fill(null));
  expect(await codes(['198.51.100.5', '198.51.101.5'])).toEqual(['SIGN_UPS_LIMITED', null]);
  // Of eight at once, no more than the limit get in.
  const many = await codes(Array.from({ length: 8 }, (_, each) => `2001:db8:7:${each}::1`));
  expect(many.filter((code) => code === null)).toHaveLength(4);
  expect(await codes(Array(6).fill('192.168.1.9'))).toEqual(Array(6).fill(null));
});

test('[P11] free stories of many accounts are counted together; what is refused reserves nothing, and nothing says who', async () => {
  const told: number[] = [];
  for (const _ of [1, 2, 3]) {
    const { token } = await signUp(at('192.0.2.10'));
    for (const path of [generateStoryStreamPath, generateStoryStreamPath]) {
      const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-forwarded-for': '192.0.2.99',
        },
        body: JSON.stringify({ storyParams: storyParams() }),
      });
      told.push(answer.status);
      const text = await answer.text();
      if (answer.status === 429) expect(JSON.parse(text)).toMatchObject({ code: expect.any(String) });
    }
    await server.sql('update profiles set adult_confirmed_at = now()');
  }
  // Not adults yet: refused before anything is counted.
  expect(new Set(told)).toEqual(new Set([403]));

  const limited: (string | undefined)[] = [];
  for (const _ of [1, 2, 3, 4]) {
    const parent = await server.signIn();
    for (const path of [generateStoryStreamPath, generateStoryGeminiPath]) {
      const answer = await parent.call(path, {
        json: { storyParams: storyParams() },
        headers: { 'x-forwarded-for': '192.0.2.99' },
      });
      const body = await answer.text();
      if (answer.status === 429) {
        const { code, retryAfterSeconds } = JSON.parse(body);
        limited.push(code);
        expect(retryAfterSeconds).toBe(14 * 3600);
      }
    }
  }
  expect(limited).toEqual(['STORIES_LIMITED', 'STORIES_LIMITED', 'STORIES_LIMITED']);
  const [row] = await server.sql<{ n: number }>('select count(*)::integer as n from generations');
  expect(row?.n).toBe(5);
  const kept = JSON.stringify(await server.sql('select * from made_counts'));
  expect(kept).not.toMatch(/192|example/);
});

test('[P11] an account that makes up a new mark for each story, from anywhere, begins as many as one browser', async () => {
  const parent = await server.signIn();
  const codes: (string | null)[] = [];
  for (const each of [1, 2, 3, 4]) {
    const answer = await parent.call(each === 4 ? generateStoryGeminiPath : generateStoryStreamPath, {
      json: { storyParams: storyParams() },
      headers: { 'x-forwarded-for': `198.51.10${each}.9`, cookie: `lunatale-device=made-up-${each}` },
    });
    const body = await answer.text();
    codes.push(answer.ok ? null : JSON.parse(body).code);
  }
  expect(codes).toEqual([null, null, null, 'STORIES_LIMITED']);
});

test('[P11] a sign-in marks the browser for a day; only the mark’s first hundred characters count', async () => {
  const mark = async (publicUrl: string, cookie = '') => {
    const app = new Hono();
    let device: string | undefined;
    app.get('/', (c) => {
      ({ device } = markSources({ trustedProxies: 0, publicUrl }, c as unknown as AppContext));
      return c.text('');
    });
    const address = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
    const answer = await app.request('/', { headers: { cookie } }, address);
    return { device, said: answer.headers.get('set-cookie') };
  };
  const { device, said } = await mark('http://lunatale.test');
  expect(said?.split('; ').sort()).toEqual(
    [`lunatale-device=${device}`, 'HttpOnly', 'Max-Age=86400', 'Path=/', 'SameSite=Lax'].sort(),
  );
  expect((await mark('https://lunatale.test')).said?.split('; ')).toContain('Secure');
  const long = 'a'.repeat(100);
  expect(await mark('http://lunatale.test', `lunatale-device=${long}b`)).toEqual({ device: long, said: null });
});

test('[P11] where one kind of source is unlimited, the other one still counts', async () => {
  const free = await startTestServer({
    trustedProxies: 1,
    dailyLimits: { signUps: { device: null, network: 2 }, freeStories: { device: null, network: null } },
  });
  try {
    const browser = at('203.0.113.7');
    const codes: (string | null)[] = [];
    for (const _ of [1, 2, 3]) {
      const end = await free.browse(`many${++people}@example.com`, '', browser);
      codes.push(new URLSearchParams(end.hash.slice(1)).get('error_code'));
    }
    expect(codes).toEqual([null, null, 'SIGN_UPS_LIMITED']);
    const elsewhere = at('192.168.1.9');
    for (const _ of [1, 2, 3]) {
      const end = await free.browse(`many${++people}@example.com`, '', elsewhere);
      expect(new URLSearchParams(end.hash.slice(1)).get('error_code')).toBeNull();
    }
    // Of what is unlimited nothing is kept.
    expect(await free.sql('select count(*)::integer as n from made_counts')).toEqual([{ n: 1 }]);
  } finally {
    await free.stop();
  }
});

test('a range is what one customer may have', () => {
  expect(rangeOf('203.0.113.9')).toBe('203.0.113');
  expect(rangeOf('::ffff:203.0.113.9')).toBe('203.0.113');
  expect(rangeOf('2001:0DB8:7::1')).toBe('2001:db8:7');
  for (const inside of ['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.0.9', '::1', 'fe80::1%eth0', 'fd00::1', 'x'])
    expect(rangeOf(inside), inside).toBeUndefined();
});
