import { words } from '../../journeys/words.ts';
import type { Camera, View } from './camera.ts';

const pages = {
  landing: '/',
  signin: '/signin',
  pricing: '/pricing',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  'not-found': '/not-found',
  sample: '/samples/dragon',
  'shared-missing': '/shared/AAAAAAAAAAAAAAAAAAAAAA',
};

/** Shoots the pages that a visitor sees. */
export async function shootVisitor(camera: Camera, view: View): Promise<void> {
  const { page, device, language } = view;
  const text = words[language];
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await camera.shoot(view, name);
  }
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await camera.shoot(view, 'landing-first-sight', { window: true });

  await page.goto('/create');
  await page.waitForLoadState('networkidle');
  await camera.shoot(view, 'create-first-sight', { window: true });
  await camera.shoot(view, 'create');
  // A wide window shows all of them from the start.
  const all = page.getByRole('button', { name: text.all }).first();
  if (await all.isVisible()) await all.click();
  await page.getByText(text.fox, { exact: true }).click();
  await camera.shoot(view, 'create-chosen');
  await page.getByRole('button', { name: text.write }).click();
  await camera.shoot(view, 'create-incomplete');
  if (device === 'phone') {
    await page.getByRole('button', { name: /menu|menú/ }).click();
    await camera.shoot(view, 'menu', { window: true });
  }
}

/** Shoots the page after a cancelled sign-in. */
export async function shootCancelled(camera: Camera, view: View): Promise<void> {
  const { page } = view;
  await page.goto('/signin');
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByRole('link', { name: /^Cancel/ }).click();
  await camera.shoot(view, 'signin-cancelled');
}

/** Shoots a page of which a part does not load. Needs a window that has opened no other page. */
export async function shootBroken(camera: Camera, view: View): Promise<void> {
  const { page, language } = view;
  await page.goto('/pricing');
  // When the examples are stored, the low-priority code has loaded as well.
  await page.waitForFunction(() => localStorage.getItem('lunatale-saved-stories') !== null);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page
    .getByRole('banner')
    .getByRole('link', { name: language === 'en' ? 'Sign in' : 'Iniciar sesión' })
    .click();
  await page.getByRole('alert').waitFor();
  await camera.shoot(view, 'broken', { window: true });
}

/** Shoots the question that is asked once, after the first sign-in. */
export async function shootWelcome(camera: Camera, view: View): Promise<void> {
  const { page, device, language } = view;
  await page.goto('/signin');
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByLabel('Email').fill(`new.${device}.${language}@example.com`);
  await page.getByRole('button', { name: /Continue/ }).click();
  await page.waitForURL('**/welcome');
  await camera.shoot(view, 'welcome');
}
