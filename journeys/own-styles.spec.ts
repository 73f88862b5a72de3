import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aStory, fillShelf } from './shelf.ts';

const pages = ['/', '/pricing', '/privacy-policy', '/terms-of-service', '/not-found', '/create', '/my-stories'];

for (const theme of ['day', 'night']) {
  test(`[CONST-01] a page by ${theme}, in the styles that it brings, looks as it does in those of all pages`, {
    tag: '@phone',
  }, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'lunatale-theme', value: theme, url: baseURL ?? '' }]);
    // As long as no script has come.
    await page.route('**/*.js', (route) => route.abort());
    for (const path of pages) {
      await page.goto(path);
      expect(await page.locator('style').first().textContent(), path).not.toContain('.lunatale-toast');
      const menu = page.locator('button[popovertarget]:visible').first();
      if ((await menu.count()) > 0) {
        await menu.click();
        await expect(page.locator(':popover-open')).toBeVisible();
      }
      await page.waitForLoadState('networkidle');
      await compare(page, path);
    }
  });
}

for (const titles of [[], ['The Early Owl', 'A Second Night']]) {
  test(`[CONST-01] what a shelf of ${titles.length} shows before its scripts have come has its looks already`, async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await fillShelf(
      page,
      titles.map((title) => aStory({ title })),
    );
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/my-stories');
    await expect(page.getByRole('heading', { name: titles[0] ?? 'No stories found' })).toBeVisible();
    await compare(page, `a shelf of ${titles.length}`);
  });
}

/** Adds the styles of all pages to what stands there, and finds no part of it set otherwise. */
async function compare(page: Page, what: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // What is folded or far below is laid out only once it is asked for.
  await looks(page);
  const before = await looks(page);
  await page.evaluate(async () => {
    const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles ?? '';
    await new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
    });
  });
  const after = await looks(page);
  expect(before.length, what).toBeGreaterThan(20);
  const otherwise = after.flatMap(({ part, set }, index) => {
    const was = before[index]?.set ?? [];
    return set.flatMap((each, place) => (each === was[place] ? [] : [`${part} ${each}, was ${was[place]}`]));
  });
  expect(otherwise, what).toEqual([]);
}

/** Every part of the page with all that is set for it, and for what stands before and after it. */
function looks(page: Page): Promise<{ part: string; set: string[] }[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('body, body *')].flatMap((part) =>
      ['', '::before', '::after'].map((place) => ({ part, place, set: getComputedStyle(part, place || null) })),
    );
    return shown
      .filter(({ place, set }) => place === '' || set.content !== 'none')
      .map(({ part, place, set }) => ({
        part: `${part.localName} ${part.getAttribute('class')} ${place}`,
        set: [...set].map((name) => `${name}: ${set.getPropertyValue(name)}`),
      }));
  });
}
