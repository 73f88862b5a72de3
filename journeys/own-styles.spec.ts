import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aStory, fillShelf } from './shelf.ts';

const pages = [
  '/',
  '/pricing',
  '/privacy-policy',
  '/terms-of-service',
  '/not-found',
  '/create',
  '/my-stories',
  '/signin',
  '/samples/dragon',
];

for (const theme of ['day', 'night']) {
  test(`[CONST-01] a page by ${theme}, in the styles that it brings, looks as it does in those of all pages`, {
    tag: '@phone',
  }, async ({ page, baseURL }) => {
    // This test compares every element of nine pages.
    test.slow();
    await page.context().addCookies([{ name: 'lunatale-theme', value: theme, url: baseURL ?? '' }]);
    // Scripts are blocked: the page shows its own styles.
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
    const covers = page.locator('[data-first-look] > :last-child img');
    await expect(covers).toHaveCount(titles.length);
    for (const cover of await covers.all()) await expect(cover).toHaveJSProperty('naturalWidth', 640);
    await compare(page, `a shelf of ${titles.length}`);
  });
}

test('[CONST-01] what a page shows later looks the same whether it came with its own styles or with all', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  const sampleOn = async (path: string) => {
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        /<div id="root"[\s\S]*?(<script data-page|<\/body>)/,
        `${everyKind}$1`,
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goto(path);
    const isPageOfItsOwn = (await page.locator('script[data-page]').count()) > 0;
    if (isPageOfItsOwn) await addStyles(page);
    return { isPageOfItsOwn, looks: (await looks(page)).filter(({ part }) => !part.startsWith('script')) };
  };
  const all = await sampleOn('/profile');
  const own = await sampleOn('/create');
  expect([all.isPageOfItsOwn, own.isPageOfItsOwn]).toEqual([false, true]);
  expect(all.looks.length).toBeGreaterThan(40);
  expect(own.looks).toEqual(all.looks);
});

const inputs = ['text', 'search', 'date', 'time', 'file', 'checkbox', 'radio', 'range', 'color', 'button', 'submit'];
const texts = [
  'abbr',
  'b',
  'code',
  'kbd',
  'samp',
  'small',
  'strong',
  'sub',
  'sup',
  'em',
  'mark',
  'a',
  'button',
  'label',
];
const everyKind = `<hr>${inputs.map((type) => `<input type="${type}" placeholder="…">`).join('')}
  ${texts.map((name) => `<${name} title="…">…</${name}>`).join('')}
  ${[1, 2, 3, 4, 5, 6].map((rank) => `<h${rank}>…</h${rank}>`).join('')}
  <pre>…</pre><p>…</p><blockquote>…</blockquote><fieldset><legend>…</legend><textarea placeholder="…"></textarea></fieldset>
  <select multiple><optgroup label="…"><option>…</option></optgroup></select><select><option>…</option></select>
  <table><caption>…</caption><tr><th>…</th><td>…</td></tr></table><ul><li>…</li></ul><ol><li>…</li></ol><dl><dt>…</dt><dd>…</dd></dl>
  <details open><summary>…</summary></details><dialog open>…</dialog><progress></progress><meter></meter><div hidden></div>
  <figure><svg></svg><img alt=""><video></video><canvas></canvas><audio controls></audio><figcaption>…</figcaption></figure>
  <section class="hero-scene below-fold-192">…</section><div class="hidden sm:flex hover:bg-raised rounded-xl p-5">…</div>`;

/** Adds the styles of all pages, and expects no part of the page to change. */
async function compare(page: Page, what: string): Promise<void> {
  // Content far below is laid out too and fetches its font: some widths depend on the font's letters.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  // Folded content is laid out only when its styles are read.
  await looks(page);
  await page.evaluate(() => document.fonts.ready);
  const before = await looks(page);
  await addStyles(page);
  const after = await looks(page);
  expect(before.length, what).toBeGreaterThan(20);
  const otherwise = after.flatMap(({ part, set }, index) => {
    const was = before[index]?.set ?? [];
    return set.flatMap((each, place) => (each === was[place] ? [] : [`${part} ${each}, was ${was[place]}`]));
  });
  expect(otherwise, what).toEqual([]);
}

/** Adds the styles as `public/start.js` does before anything else is shown. */
async function addStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles ?? '';
    await new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
    });
  });
}

/** Returns every part of the page, and its `::before` and `::after`, with all its computed styles. */
async function looks(page: Page): Promise<{ part: string; set: string[] }[]> {
  // Wait for content of the second frame: until then an animation of one millisecond holds it back.
  await page.waitForFunction(() => document.getAnimations().every(({ effect }) => effect?.getTiming().duration !== 1));
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
