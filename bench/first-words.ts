import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArgs, findBrowser } from '../tools/browser.ts';
import { type Bench, median } from './figures.ts';
import { operator, startProduct } from './product.ts';
import { now } from './relay/clock.ts';
import { type Measured, start } from './relay/process.ts';

const rounds = 7;
const wordsPerSecond = 40;

/** From the provider's first word to the first words on a phone's screen; the target is at most 300 ms. */
export const firstWords: Bench = {
  name: 'First words on screen',
  baseline: 'bare page on a bare relay',
  run: async () => {
    const upstream = await start(['bench/relay/upstream.ts']);
    const bare = await start(['bench/relay/bare.ts', upstream.url]);
    const product = await startProduct({
      DEEPSEEK_API_KEY: 'bench',
      DEEPSEEK_BASE_URL: upstream.url,
      DEEPSEEK_DIALECT: 'deepseek',
    });
    const executablePath = findBrowser();
    const browser = await chromium.launch({ args: browserArgs, ...(executablePath && { executablePath }) });
    try {
      await fetch(`${upstream.url}/settings`, { method: 'POST', body: JSON.stringify({ wordsPerSecond, words: 40 }) });
      const ours = await measure(upstream, 'article p', await productPage(browser, product.url));
      const theirs = await measure(upstream, 'p', await barePage(browser, bare.url));
      const figure = (what: string, of: (values: number[]) => number) => ({
        what,
        unit: 'ms',
        ours: of(ours),
        baseline: of(theirs),
      });
      return [figure('middle of seven', median), figure('slowest of seven', (values) => Math.max(...values))];
    } finally {
      await browser.close();
      for (const each of [product, bare, upstream]) await each.stop();
    }
  },
};

/** Runs in the page: calls `shown` in the frame after the one with the first words, once they have been painted. */
const watch = `function look(paragraph) {
  const words = document.querySelector(paragraph)?.textContent?.trim();
  requestAnimationFrame(() => (words ? shown() : look(paragraph)));
}`;

/** Runs in the page: the least code that shows a story as it streams in. */
const readAlong = `async (name) => {
  const { body } = await fetch('/story', { method: 'POST', body: name });
  const decoder = new TextDecoder();
  for await (const bytes of body) document.querySelector('p').append(decoder.decode(bytes));
}`;

/** A page on which `ask` starts a story about this character. */
type Asking = { page: Page; ask: (character: string) => Promise<void> };

async function measure(upstream: Measured, selector: string, { page, ask }: Asking): Promise<number[]> {
  let shown: (time: number) => void = () => {};
  await page.exposeFunction('shown', () => shown(now()));
  const delays: number[] = [];
  for (let round = 0; round < rounds; round++) {
    // Each page has its own stream numbers, so that the provider's records stay apart.
    const stream = round + (selector === 'p' ? rounds : 0);
    const time = new Promise<number>((resolve) => {
      shown = resolve;
    });
    await ask(`stream-${stream}`);
    await page.evaluate(`(${watch})(${JSON.stringify(selector)})`);
    const seen = await time;
    const sent = new Map((await (await fetch(`${upstream.url}/sent`)).json()) as [number, number[]][]);
    delays.push(seen - (sent.get(stream)?.[0] ?? Number.NaN));
  }
  return delays;
}

async function productPage(browser: Browser, url: string): Promise<Asking> {
  const page = await browser.newPage({ baseURL: url, locale: 'en-US', viewport: { width: 390, height: 844 } });
  await page.goto('/signin');
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByLabel('Email').fill(operator);
  await page.getByRole('button', { name: /Continue/ }).click();
  await page.waitForURL((address) => address.origin === url && !address.pathname.startsWith('/auth'));
  await page.waitForURL('**/welcome');
  await page.getByRole('button', { name: /confirm/ }).click();
  await page.waitForURL((address) => address.pathname !== '/welcome');
  let asked = false;
  return {
    page,
    ask: async (character) => {
      if (asked) {
        // The safety check rejects this provider's text when it ends: only then can the next story be requested.
        await page.getByRole('main').getByRole('alert').waitFor();
        await page.getByRole('button', { name: 'Back to Story Options' }).click();
      } else await page.goto('/create');
      asked = true;
      // The earlier characters stay; the new one is added after them.
      const characters = page.getByLabel('Add a character');
      await characters.fill(character);
      await characters.press('Enter');
      await page.getByLabel('Or a place of your own').fill('the moon');
      await page.getByLabel('Or in your own words').fill('sharing');
      await page.getByRole('button', { name: 'Write the story' }).click();
      await characters.waitFor({ state: 'detached' });
    },
  };
}

async function barePage(browser: Browser, url: string): Promise<Asking> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.route(`${url}/page`, (route) => route.fulfill({ contentType: 'text/html', body: '<p></p>' }));
  return {
    page,
    ask: async (character) => {
      await page.goto(`${url}/page`);
      await page.evaluate(`void (${readAlong})(${JSON.stringify(character)})`);
    },
  };
}
