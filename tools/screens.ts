// npm run screens: starts the product with some content and shoots every screen into screens/, on a phone, a tablet and a desktop, by day and night, in both languages, with a contact sheet. "npm run screens -- phone" shoots one window, "phone es" one language of it, "office" and "office phone" only the back office, empty and full, "safety" the screens of child safety for families and for the office, "house" the sign-in and service pages of self-hosted products.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { signInAt, speak } from '../journeys/fixtures.ts';
import { type ProductServer, startProduct } from '../journeys/server.ts';
import { ensureWebBuild } from './bootstrap.mjs';
import { browserArgs, ensureBrowser } from './browser.ts';
import { Camera, type View } from './screens/camera.ts';
import { shootFamily } from './screens/family.ts';
import { shootDoors, shootServices, startHouses } from './screens/house.ts';
import { fillOffice, shootOffice } from './screens/office.ts';
import { shootOffline } from './screens/offline.ts';
import { shootPremium } from './screens/premium.ts';
import { shootAnswers, shootAway, shootClosed, shootOfficeSafety, shootSafety } from './screens/safety.ts';
import { shootShelf } from './screens/shelf.ts';
import { shootBroken, shootCancelled, shootVisitor, shootWelcome } from './screens/visitor.ts';
import { shootIllustrating, shootLimits, shootWriting } from './screens/writing.ts';

const touch = { hasTouch: true, isMobile: true };
const windows = {
  // The narrowest phone in common use: a page that fits here fits on the others.
  phone: { viewport: { width: 360, height: 740 }, ...touch },
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 768, height: 1024 }, ...touch },
};
const languages = ['en', 'es'] as const;

if (!ensureWebBuild()) throw new Error('Building the pages failed.');
const executablePath = ensureBrowser();
const asked = process.argv.slice(2);
const wanted = (name: string, among: readonly string[]) =>
  !asked.some((word) => among.includes(word)) || asked.includes(name);
const devices = Object.keys(windows) as (keyof typeof windows)[];
const browser = await chromium.launch({ args: browserArgs, ...(executablePath && { executablePath }) });
const camera = new Camera(join(import.meta.dirname, '../screens'));
let product: ProductServer | undefined;
try {
  const only = asked.find((word) => ['office', 'safety', 'house'].includes(word));
  if (!only || only === 'safety') await shootAllSafety();
  if (!only || only === 'house') await shootHouses();
  if (!only) {
    product = await startProduct();
    for (const device of devices.filter((name) => wanted(name, devices)))
      for (const language of languages.filter((name) => wanted(name, languages))) {
        console.log(`${device}, ${language} ...`);
        await shootAll(product, device, language);
      }
    await product.stop();
  }
  // The office has its own screens for a product that nobody has used yet.
  if (!only || only === 'office') {
    const office = await startProduct();
    product = office;
    for (const state of ['empty', 'full'] as const) {
      if (state === 'full') fillOffice(office);
      for (const device of ['phone', 'desktop'] as const) {
        // The office is in English only.
        if (!wanted(device, devices) || !wanted('en', languages)) continue;
        console.log(`the office, ${state}, ${device} ...`);
        await as(office, device, 'en', 'admin@lunatale.test', (view) => shootOffice(camera, view, state));
      }
    }
  }
} finally {
  await browser.close();
  await product?.stop();
}
const { sheet, count } = camera.finish();
console.log(`${count} pictures are in ${sheet}`);

function wantedViews() {
  return (['phone', 'desktop'] as const)
    .filter((device) => wanted(device, devices))
    .flatMap((device) => languages.filter((each) => wanted(each, languages)).map((each) => [device, each] as const));
}

/** Shoots the sign-in and service pages of self-hosted products, some in order and some with failures. */
async function shootHouses(): Promise<void> {
  const { houses, stop } = await startHouses();
  try {
    for (const [device, language] of wantedViews()) {
      console.log(`houses, ${device}, ${language} ...`);
      for (const name of ['open', 'invited'] as const)
        await as(houses[name], device, language, null, (view) => shootDoors(camera, view, name));
      if (language === 'es') continue;
      for (const name of ['well', 'ailing'] as const)
        await as(houses[name], device, 'en', 'admin@lunatale.test', (view) => shootServices(camera, view, name));
    }
  } finally {
    await stop();
  }
}

/** Shoots families, the office that answers them, and products without a reader. */
async function shootAllSafety(): Promise<void> {
  const unlimited = { FREE_TEXT_STORIES: 'unlimited', FREE_ILLUSTRATED_STORIES: 'unlimited' };
  const careful = await startProduct({ ...unlimited, READER_PATIENCE_SECONDS: '1' });
  const closed = await startProduct({ ...unlimited, READER_AWAY: 'closed' });
  const unread = await startProduct({ READER: 'off' });
  try {
    const views = wantedViews();
    for (const [device, language] of views) {
      console.log(`child safety, ${device}, ${language} ...`);
      const parent = `safety.${device}.${language}@example.com`;
      await as(careful, device, language, parent, (view) => shootSafety(camera, view, careful));
      await as(careful, device, 'en', 'editor@lunatale.test', (view) => shootOfficeSafety(camera, view, 'operator'));
      await as(careful, device, language, parent, (view) => shootAnswers(camera, view));
      await as(closed, device, language, parent, (view) => shootClosed(camera, view, closed));
      if (language === 'en')
        await as(unread, device, 'en', 'editor@lunatale.test', (view) => shootOfficeSafety(camera, view, 'nobody'));
    }
    // A reader that failed often counts as away for a while, so this comes last.
    for (const [device, language] of views)
      await as(careful, device, language, `away.${device}.${language}@example.com`, (view) =>
        shootAway(camera, view, careful),
      );
  } finally {
    await Promise.all([careful.stop(), closed.stop(), unread.stop()]);
  }
}

async function shootAll(product: ProductServer, device: keyof typeof windows, language: 'en' | 'es'): Promise<void> {
  await as(product, device, language, null, (view) => shootVisitor(camera, view));
  await as(product, device, language, null, (view) => shootCancelled(camera, view));
  await as(product, device, language, null, (view) => shootWelcome(camera, view));
  await as(product, device, language, null, (view) => shootBroken(camera, view));
  await as(product, device, language, `shelf.${device}.${language}@example.com`, async (view) => {
    await shootShelf(camera, view);
    await shootFamily(camera, view);
    await view.page.goto('/design');
    await camera.shoot(view, 'design');
    await view.page.getByRole('button', { name: /^(Account of|Cuenta de)/ }).click();
    await camera.shoot(view, 'account-menu', { window: true });
    await view.page.keyboard.press('Escape');
    await view.page.context().setOffline(true);
    await camera.shoot(view, 'offline', { window: true });
    await view.page.context().setOffline(false);
  });
  await as(
    product,
    device,
    language,
    `offline.${device}.${language}@example.com`,
    (view) => shootOffline(camera, view),
    'allow',
  );
  await as(product, device, language, `writes.${device}.${language}@example.com`, async (view) => {
    await shootWriting(camera, view, product);
    await shootLimits(camera, view);
  });
  await as(product, device, language, `pays.${device}.${language}@example.com`, (view) => shootPremium(camera, view));
  await as(product, device, language, 'editor@lunatale.test', (view) => shootIllustrating(camera, view, product));
}

/** Makes one visit in a new window: as a visitor, or as the parent with this address. */
async function as(
  product: ProductServer,
  device: keyof typeof windows,
  language: 'en' | 'es',
  email: string | null,
  visit: (view: View) => Promise<void>,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<void> {
  const context = await browser.newContext({
    ...windows[device],
    baseURL: product.url,
    locale: language === 'en' ? 'en-US' : 'es-MX',
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  const page = await context.newPage();
  await speak(page, language);
  if (email !== null) await signInAt(page, product.url, email);
  try {
    await visit({ page, device, language });
  } catch (error) {
    // The failed screen is shot as it is, and the other screens are shot all the same.
    process.exitCode = 1;
    console.error(error);
    await camera.shoot({ page, device, language }, 'WENT-WRONG', { window: true, moving: true }).catch(() => {});
  }
  await context.close();
}
