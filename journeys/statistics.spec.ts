import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, signInAt, test } from './fixtures.ts';
import { type ProductServer, startProduct } from './server.ts';

/** An event that a stand-in for PostHog received. */
type Heard = { event: string; properties: Record<string, unknown>; distinct_id?: string };

const child = 'Captain Whiskerbottom';
let heard: Heard[] = [];
let bodies: string[] = [];
let listener: Server;
let product: ProductServer;

// One after another: side by side, each worker would start this house for itself.
test.describe.configure({ mode: 'default' });

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

/**
 * Events are batched for up to 5 s: the page's clock is advanced until the awaited event arrives. It waits in between
 * so that a slow request can arrive, which the client gives up after 10 s of its clock.
 */
async function hears(page: Page, what: (event: Heard) => boolean): Promise<void> {
  const isHeard = () => heard.some(what);
  await expect(async () => {
    if (isHeard()) return;
    await page.clock.fastForward(5000);
    await expect.poll(isHeard, { intervals: [50], timeout: 3000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
}

test('[EVENT-01, EVENT-09, EVENT-18, P31] who says yes is counted: pages, clicks and errors, and nothing of a story or a person', async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/pricing');
  const question = page.getByRole('region', { name: 'Usage statistics' });
  await expect(question).toContainText('May we count which pages and buttons are used?');
  await page.clock.fastForward(60_000);
  expect(bodies, 'nothing is sent before there is a yes').toEqual([]);
  await question.getByRole('button', { name: 'Yes, count' }).click();
  await expect(question).toBeHidden();
  await hears(page, ({ properties }) => properties.page === '/pricing');

  await signInAt(page, product.url, 'nora.nightingale@example.com');
  await page.goto(`/create?story=${encodeURIComponent(child)}#${encodeURIComponent(child)}`);
  // Counting begins when a page has settled.
  await hears(page, ({ properties }) => properties.page === '/create');
  await page.evaluate((name) => {
    const button = document.createElement('button');
    button.textContent = name;
    document.body.append(button);
    button.click();
    button.remove();
    // An error thrown in a timer would reach the test, which moves the clock, and not the page.
    queueMicrotask(() => {
      throw new RangeError(`cannot tell of ${name}`);
    });
  }, child);
  await page.getByRole('link', { name: 'My Stories' }).first().click();
  await hears(page, ({ event }) => event === '$exception');
  await hears(page, ({ event }) => event === 'button_click');

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
  // Events already being sent at the "no" may still arrive; they are about this page.
  const before = heard.filter(({ properties }) => properties.page === '/pricing').length;
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Longer than any event waits to be sent, plus the time it then takes to arrive.
  await page.clock.fastForward(60_000);
  await page.waitForTimeout(1000);
  expect(heard.filter(({ properties }) => properties.page === '/pricing')).toHaveLength(before);
  await context.close();
});

for (const [name, property, value] of [
  ['do not track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`[EVENT-18] under ${name} nobody is asked and nothing is loaded or sent`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' });
    await context.addInitScript(
      ([of, is]) => Object.defineProperty(Navigator.prototype, of, { get: () => is, configurable: true }),
      [property, value] as const,
    );
    await context.addInitScript(() => localStorage.setItem('lunatale-analytics', 'yes'));
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate((of) => Reflect.get(navigator, of) as unknown, property)).toBe(value);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: 'Usage statistics' })).toHaveCount(0);
    expect(scripts.filter((url) => /assets\/(client|question)-/.test(url))).toEqual([]);
    expect(bodies).toEqual([]);
    await context.close();
  });
}
