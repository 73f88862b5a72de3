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

/** What somebody sees who has no account. */
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
  await page.getByRole('button', { name: text.all }).first().click();
  await page.getByText(text.fox, { exact: true }).click();
  await camera.shoot(view, 'create-chosen');
  await page.getByRole('button', { name: text.write }).click();
  await camera.shoot(view, 'create-incomplete');
  if (device === 'phone') {
    await page.getByRole('button', { name: /menu|menú/ }).click();
    await camera.shoot(view, 'menu', { window: true });
  }
}

/** The screens where room is scarcest, for widths between the two that are shot whole. */
export async function shootNarrow(camera: Camera, view: View): Promise<void> {
  for (const name of ['landing', 'pricing', 'sample', 'not-found'] as const) {
    await view.page.goto(pages[name]);
    await camera.shoot(view, name);
  }
  await view.page.goto('/create');
  await camera.shoot(view, 'create');
}
