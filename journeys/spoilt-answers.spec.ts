import type { Page, Route } from '@playwright/test';
import { seeded, spoiltBody } from '#sandbox/mutate.ts';
import { expect, test } from './fixtures.ts';
import { keepStory } from './shelf-of-stories.ts';

/** How often each page is opened, and the first seed; SPOILT_FACTOR and SPOILT_SEED set others. */
const rounds = Math.ceil(3 * Number(process.env.SPOILT_FACTOR ?? 1));
const seed = Number(process.env.SPOILT_SEED ?? 20_261_124);

/** The pages' requests to the server. */
const ours = /\/(api|auth\/v1|functions\/v1)\//;

/** From now on about every other answer of the server is wrong, in a way that the seed determines. */
async function spoil(page: Page, of: number): Promise<void> {
  const random = seeded(of);
  await page.route(ours, async (route: Route) => {
    if (random() < 0.5) return route.fallback();
    try {
      const answer = await route.fetch();
      const body = spoiltBody(await answer.body(), random);
      await (body === null ? route.abort() : route.fulfill({ response: answer, body }));
    } catch {
      // The page was left meanwhile.
    }
  });
}

/** Expects a heading or an alert: no page stays empty or waits forever. */
async function expectSomething(page: Page, where: string): Promise<void> {
  const heading = page.getByRole('heading').or(page.getByRole('alert')).first();
  await expect(heading, where).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('body'), where).not.toHaveText(/undefined|NaN|\[object|Invalid Date/);
}

test('[P39] pages to which the server says nonsense say something, lose nothing, and are well again afterwards', async ({
  page,
  signIn,
}) => {
  test.setTimeout(240_000 + rounds * 60_000);
  await signIn(page);
  const story = await keepStory(page);
  const stored = await page.evaluate(() => localStorage.getItem('lunatale-auth'));
  const places = ['/create', '/my-stories', `/story/${story.id}`, '/profile', '/pricing', '/account', '/'];
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, path] of places.entries()) {
      const of = seed + round * places.length + place;
      await spoil(page, of);
      await page.goto(path);
      await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
      await expectSomething(page, `${path}, seed ${of}`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(await page.evaluate(() => localStorage.getItem('lunatale-auth')), `${path}, seed ${of}`).toBe(stored);
    }
  }
  // No wrong data is kept.
  await page.goto('/my-stories');
  await expect(page.getByRole('link', { name: story.title }).first()).toBeVisible();
  await page.getByRole('link', { name: story.title }).first().click();
  await expect(page.getByRole('article')).toContainText('lost any more');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
