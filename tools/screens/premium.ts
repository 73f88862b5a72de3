import type { Camera, View } from './camera.ts';

const texts = {
  en: {
    start: 'Start Subscription',
    welcome: 'Welcome to Premium!',
    manage: 'Manage billing',
    back: 'Back to Lunatale',
  },
  es: {
    start: 'Suscribirme',
    welcome: '¡Te damos la bienvenida a Premium!',
    manage: 'Administrar facturación',
    back: /Volver/,
  },
};

/** Shoots the pages of a parent who has no subscription, buys one, has it and cancels it. */
export async function shootPremium(camera: Camera, view: View): Promise<void> {
  const { page, language } = view;
  const text = texts[language];
  await page.goto('/profile');
  await camera.shoot(view, 'profile-free');
  await page.goto('/pricing');
  await camera.shoot(view, 'pricing-signed-in');
  await page.getByRole('button', { name: text.start }).first().click();
  await page.waitForURL(/\/c\/pay\//);
  await page.locator('#card').fill('4242424242424242');
  await page.locator('button.primary').click();
  await page.waitForURL(/\/subscription\/success/);
  await camera.shoot(view, 'purchase-verifying', { moving: true });
  await page.getByRole('heading', { name: text.welcome }).waitFor();
  await camera.shoot(view, 'purchase-welcome');
  await page.goto('/create');
  await camera.shoot(view, 'create-premium');
  await page.goto('/profile');
  await camera.shoot(view, 'profile-premium');
  await page.getByRole('main').getByRole('button', { name: text.manage }).click();
  await page.waitForURL(/\/p\/session\//);
  await page.locator('button[value=cancel]').click();
  await page.locator('button[value=keep]').waitFor();
  await page.getByRole('link', { name: text.back }).click();
  await page.waitForURL(/\/profile$/);
  await camera.shoot(view, 'profile-cancelled');
}
