import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setAllowances } from '#db/allowances.ts';
import { createCheckoutPath, createPortalPath, paymentNotificationPath, plansPath } from '#domain/billing/api.ts';
import { generateStoryGeminiPath, generateStoryStreamPath } from '#domain/generation/api.ts';
import { accountPath } from '#domain/identity/account.ts';
import { type Allowances, type Offer, unlimited } from '#domain/offers.ts';
import { type UsageStats, usageStatsPath } from '#domain/usage/allowance.ts';
import { createApp } from './app.ts';
import { productJobs } from './operations/upkeep/jobs.ts';
import { webPages } from './pages/web-pages.ts';
import { listen } from './run.ts';
import { startTestServer, storyParams, type TestServer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ vendors: ['google', 'deepseek'], without: ['payments', 'pictures'] });
});
afterAll(() => server.stop());

test('without payments nothing can be bought, and whoever signs in has a free account all the same', async () => {
  const parent = await server.signIn();
  expect((await fetch(server.url + plansPath)).status).toBe(404);
  expect((await parent.call(createCheckoutPath, { json: {} })).status).toBe(404);
  expect((await parent.call(createPortalPath, { json: {} })).status).toBe(404);
  expect((await fetch(server.url + paymentNotificationPath, { method: 'POST', body: '{}' })).status).toBe(404);
  expect(await (await parent.call('/api/billing/subscription')).json()).toMatchObject({ isActive: false });
  expect((await fetch(`${server.url}/healthz`)).headers.get('content-security-policy')).not.toContain('stripe');
  expect(productJobs(server.ctx, async () => {}).map(({ name }) => name)).not.toContain('reconcile-billing');
  // An account can be deleted as everywhere.
  expect((await parent.call(accountPath, { method: 'DELETE', json: { email: parent.email } })).ok).toBe(true);
});

test('without a picture model text stories are told, and one with pictures is not there to be asked for', async () => {
  const parent = await server.signIn();
  const told = await parent.call(generateStoryStreamPath, { json: { storyParams: storyParams() } });
  expect(told.status).toBe(200);
  expect((await told.text()).length).toBeGreaterThan(500);
  const refused = await parent.call(generateStoryGeminiPath, {
    json: { storyParams: storyParams({ model: 'gemini' }) },
  });
  expect(refused.status).toBe(404);
  expect((await fetch(server.url + generateStoryGeminiPath, { method: 'OPTIONS' })).status).toBe(404);
  const stats = (await (await parent.call(usageStatsPath)).json()) as UsageStats;
  expect(stats.freeImage.used).toBe(0);
});

test('[LIMIT-09] allowances are a setting: for who comes, and for who still has the numbers of before', async () => {
  const [early, given, quiet] = [await server.signIn(), await server.signIn(), await server.signIn()];
  const listed = () =>
    server.sql('select text_limit, image_limit, daily_limit from user_activity where user_id = $1', [quiet.userId]);
  expect(await listed()).toEqual([{ text_limit: 3, image_limit: 1, daily_limit: 10 }]);
  const limits = async (parent: typeof early) => {
    const { freeText, freeImage, dailyGemini } = (await (await parent.call(usageStatsPath)).json()) as UsageStats;
    return [freeText.limit, freeImage.limit, dailyGemini.limit];
  };
  expect(await limits(early)).toEqual([3, 1, 10]);
  expect(await limits(given)).toEqual([3, 1, 10]);
  await server.sql('update user_usage_limits set free_no_image_stories_limit = 50 where user_id = $1', [given.userId]);
  const allowances = { freeText: unlimited, freeImage: 2, dailyGemini: 10 };
  await setAllowances(server.databaseUrl, allowances);
  await setAllowances(server.databaseUrl, allowances);
  expect(await listed(), 'who has no row of their own yet').toEqual([
    { text_limit: unlimited, image_limit: 2, daily_limit: 10 },
  ]);
  expect(await limits(early)).toEqual([unlimited, 2, 10]);
  expect(await limits(given)).toEqual([50, 2, 10]);
  expect(await limits(await server.signIn())).toEqual([unlimited, 2, 10]);
  for (let number = 0; number < 5; number += 1) {
    const told = await early.call(generateStoryStreamPath, { json: { storyParams: storyParams() } });
    expect(told.status).toBe(200);
    await told.text();
  }
});

test('every page says what its installation is without, and pages of payments are not there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-offers-'));
  mkdirSync(join(folder, 'pages/en'), { recursive: true });
  for (const name of ['landing', 'pricing']) {
    writeFileSync(join(folder, 'pages/en', `${name}.html`), '<html lang="en"><head></head></html>');
  }
  writeFileSync(join(folder, 'app.html'), '<html lang="en"><head></head><body>app</body></html>');
  const listening = await listen('127.0.0.1', 0);
  const pages = await webPages(
    { ...server.ctx, offers: { ...server.ctx.offers, allowances: { freeText: 3, freeImage: 2, dailyGemini: 10 } } },
    folder,
  );
  listening.serve(getRequestListener(createApp(server.ctx, pages, async () => true).fetch));
  const get = (path: string) => fetch(`http://127.0.0.1:${listening.port}${path}`);
  const marked = 'data-without="payments premium pictures" data-allowances="3 2 10"';
  expect(await (await get('/')).text()).toContain(`<html lang="en" ${marked}>`);
  expect(await (await get('/my-stories?lang=es')).text()).toContain(`<html lang="es" ${marked}>`);
  for (const path of ['/pricing', '/account', '/subscription/success']) expect((await get(path)).status).toBe(404);
  expect(await (await get('/sitemap.xml')).text()).not.toContain('pricing');
  await listening.close();
  rmSync(folder, { recursive: true });
});

test('[P38] where free stories have no end Premium is not sold, and who pays already can still see and end it', async () => {
  const house = (allowances: Allowances, without: Offer[] = []) =>
    startTestServer({ vendors: ['google', 'stripe'], without, allowances });
  const endless = { freeText: unlimited, freeImage: unlimited, dailyGemini: 10 };
  const premium = async (of: Promise<TestServer>) => {
    const opened = await of;
    const parent = await opened.signIn();
    const isThere = async (path: string) => {
      const { code } = (await (await parent.call(path, { json: {} })).json()) as { code?: string };
      return code !== 'NOT_FOUND';
    };
    const [bought, managed] = [await isThere(createCheckoutPath), await isThere(createPortalPath)];
    await opened.stop();
    return { offered: opened.ctx.offers.premium, bought, managed };
  };
  const sold = { offered: true, bought: true, managed: true };
  const given = { offered: false, bought: false, managed: true };
  expect(await premium(house(endless))).toMatchObject(given);
  expect(await premium(house({ ...endless, freeImage: 1 }))).toMatchObject(sold);
  expect(await premium(house({ ...endless, freeImage: 1 }, ['pictures']))).toMatchObject(given);
  expect(await premium(house({ ...endless, freeText: 3 }))).toMatchObject(sold);
});
