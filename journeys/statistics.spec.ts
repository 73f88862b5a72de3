import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { expect, signInAt, test } from './fixtures.ts';
import { type ProductServer, startProduct } from './server.ts';

/** What arrived where PostHog would be. */
type Heard = { event: string; properties: Record<string, unknown>; distinct_id?: string };

const child = 'Captain Whiskerbottom';
let heard: Heard[] = [];
let bodies: string[] = [];
let listener: Server;
let product: ProductServer;

test.beforeAll(async () => {
  listener = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    const text = (raw[0] === 0x1f ? gunzipSync(raw) : raw).toString();
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
    if (request.method === 'POST') {
      bodies.push(`${request.url} ${text}`);
      heard.push(...((JSON.parse(text) as { batch?: Heard[] }).batch ?? []));
    }
    response.end('{"status":1}');
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const host = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  product = await startProduct({ POSTHOG_KEY: 'phc_public', POSTHOG_HOST: host });
});
test.afterAll(async () => {
  await product.stop();
  listener.close();
});
test.beforeEach(() => {
  heard = [];
  bodies = [];
});

const names = () => heard.map(({ event }) => event);

test('[EVENT-01, EVENT-09, EVENT-18, P31] who says yes is counted: pages, clicks and errors, and nothing of a story or a person', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/');
  const question = page.getByRole('region', { name: 'Usage statistics' });
  await expect(question).toContainText('May we count which pages and buttons are used?');
  await page.waitForTimeout(500);
  expect(bodies, 'nothing is sent before there is a yes').toEqual([]);
  await question.getByRole('button', { name: 'Yes, count' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => heard.some(({ properties }) => properties.page === '/'), { timeout: 20_000 }).toBe(true);

  await signInAt(page, product.url, 'nora.nightingale@example.com');
  await page.goto(`/create?story=${encodeURIComponent(child)}#${encodeURIComponent(child)}`);
  // Counting begins when a page has settled.
  await expect
    .poll(() => heard.some(({ properties }) => properties.page === '/create'), { timeout: 20_000 })
    .toBe(true);
  await page.evaluate((name) => {
    const button = document.createElement('button');
    button.textContent = name;
    document.body.append(button);
    button.click();
    button.remove();
    setTimeout(() => {
      throw new RangeError(`cannot tell of ${name}`);
    });
  }, child);
  await page
    .getByRole('link', { name: /Pricing|Go Premium|My Stories/ })
    .first()
    .click();
  await expect.poll(names, { timeout: 20_000 }).toContain('$exception');
  await expect.poll(names, { timeout: 20_000 }).toContain('button_click');

  const exception = heard.find(({ event }) => event === '$exception');
  expect(exception?.properties).toMatchObject({ $exception_list: [{ type: 'RangeError', value: '' }] });
  const allowed = ['page', 'language', 'control', '$exception_list', '$exception_level', '$lib', '$lib_version'];
  for (const { properties } of heard) expect(allowed).toEqual(expect.arrayContaining(Object.keys(properties)));
  const everything = bodies.join('\n').toLowerCase();
  for (const word of ['whiskerbottom', 'nightingale', 'example.com', 'eyj', 'mozilla', 'http://']) {
    expect(everything.includes(word), word).toBe(false);
  }
  expect(await context.cookies(), 'nothing of it is kept in a cookie').not.toContainEqual(
    expect.objectContaining({ name: expect.stringContaining('ph') }),
  );

  await page.goto('/privacy-policy');
  await expect(question).toContainText('You said yes.');
  await question.getByRole('button', { name: 'No, do not' }).click();
  await expect(question).toContainText('You said no.');
  await page.waitForTimeout(6000); // longer than anything waits to be sent
  const before = bodies.length;
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(6000);
  expect(bodies.length).toBe(before);
  await context.close();
});

for (const [name, refuse] of [
  ['do not track', (context: BrowserContext) => context.addInitScript(() => define('doNotTrack', '1'))],
  [
    'Global Privacy Control',
    (context: BrowserContext) => context.addInitScript(() => define('globalPrivacyControl', true)),
  ],
] as const) {
  test(`[EVENT-18] under ${name} nobody is asked and nothing is loaded or sent`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
    await context.addInitScript(`function define(name, value) {
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
    }`);
    await refuse(context);
    await context.addInitScript(() => localStorage.setItem('lunatale-analytics', 'yes'));
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: 'Usage statistics' })).toHaveCount(0);
    expect(scripts.filter((url) => /assets\/(client|question)-/.test(url))).toEqual([]);
    expect(bodies).toEqual([]);
    await context.close();
  });
}

test('[EVENT-18] without a key nobody is asked, and browsers may reach no other host', async ({
  page,
  product: plain,
}) => {
  const answer = await page.goto(plain.url);
  expect(answer?.headers()['content-security-policy']).not.toContain('connect-src');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: 'Usage statistics' })).toHaveCount(0);
});

declare function define(name: string, value: unknown): void;
