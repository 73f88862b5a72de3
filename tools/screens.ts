// npm run screens: starts the product with some content and shoots every screen, on a phone and a desktop, by day and night, in both languages, into screens/ with a contact sheet.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { SaveStory } from '#domain/stories/api.ts';
import { signInAt, speak } from '../journeys/fixtures.ts';
import { startProduct } from '../journeys/server.ts';
import { keepStory, openFromShelf, tinyPicture } from '../journeys/shelf-of-stories.ts';
import { ensureWebBuild } from './bootstrap.mjs';
import { browserArgs, ensureBrowser } from './browser.ts';

const folder = join(import.meta.dirname, '../screens');
const windows = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
const visitorPages = ['/', '/create', '/signin', '/pricing', '/privacy-policy', '/terms-of-service', '/not-found'];
const samples = ['dragon', 'space', 'garden'].map((name) => `/samples/${name}`);
const memberPages = ['/my-stories', '/profile'];
const office = ['dashboard', 'analytics', 'users', 'user-usage', 'api-monitoring', 'api-costs', 'logs', 'settings'];
const titles = ['The fox and the moon', 'El búho que contaba hasta diez', 'A very, very long title about a lighthouse'];
const settings = ['forest', 'castle', 'underwater', 'space', 'garden'];

if (!ensureWebBuild()) throw new Error('Building the pages failed.');
const executablePath = ensureBrowser();
const product = await startProduct();
const browser = await chromium.launch({ args: browserArgs, ...(executablePath && { executablePath }) });
const shots: string[] = [];
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
try {
  for (const device of ['phone', 'desktop'] as const)
    for (const language of ['en', 'es'] as const) await evening(browser, device, language);
} finally {
  await browser.close();
  await product.stop();
}
writeFileSync(join(folder, 'index.html'), contactSheet());
console.log(`${shots.length} screens are in ${join(folder, 'index.html')}`);

async function evening(browser: Browser, device: keyof typeof windows, language: 'en' | 'es'): Promise<void> {
  const context = await browser.newContext({
    ...windows[device],
    baseURL: product.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await speak(page, language);
  const shoot = (name: string) => shootBoth(page, `${device}-${language}-${name}`);
  const visit = async (path: string, name = path) => {
    await page.goto(path);
    await shoot(name);
  };
  for (const path of [...visitorPages, ...samples]) await visit(path);
  await signInAt(page, product.url, `shelf.${device}.${language}@example.com`);
  await visit('/my-stories', 'my-stories-empty');
  for (let index = 0; index < 12; index++) await keepStory(page, seed(index));
  for (const path of memberPages) await visit(path);
  await page.goto('/my-stories');
  await openFromShelf(page, { title: titles[0] ?? '' });
  await shoot('story');
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  if (language === 'en') {
    await page.goto('/signin');
    await signInAt(page, product.url, 'admin@lunatale.test');
    for (const screen of office) await visit(`/admin/${screen}`);
  }
  await context.close();
}

/** What a story on the shelf is like: every third has a picture, places and titles differ. */
function seed(index: number): Partial<SaveStory> {
  return {
    title: titles[index % titles.length] ?? '',
    isFavorite: index % 4 === 0,
    tags: index % 2 ? ['moon', 'sharing'] : [],
    images: index % 3 === 1 ? [tinyPicture] : [],
    options: {
      length: 'short',
      language: 'english',
      characters: ['fox', 'Nora'],
      setting: settings[index % settings.length] ?? 'forest',
      message: 'sharing',
      ageGroup: 'preschool',
      model: 'deepseek',
      tone: 'playful',
    },
  };
}

async function shootBoth(page: Page, name: string): Promise<void> {
  await page.locator('h1, h2').first().waitFor();
  await page.waitForLoadState('networkidle');
  const themes = (await page.locator('html[data-surface=office]').count())
    ? (['day'] as const)
    : (['day', 'night'] as const);
  for (const theme of themes) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    const file = `${name.replaceAll('/', '_').replace(/_$/, '_home')}-${theme}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
    shots.push(file);
  }
}

function contactSheet(): string {
  const figures = shots.map(
    (file) => `<a href="${file}"><img src="${file}" loading="lazy" alt=""><br>${file.replace('.png', '')}</a>`,
  );
  const style =
    'body{display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));gap:1rem;font:14px system-ui}img{width:100%;height:18rem;object-fit:cover;object-position:top;border:1px solid #ccc}';
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${figures.join('\n')}`;
}
