import { expect, type Language, speak, test } from './fixtures.ts';

const words = {
  en: {
    home: 'Home',
    create: 'Create',
    shelf: 'My Stories',
    signIn: 'Sign in',
    signOut: 'Sign out',
    menu: 'Open menu',
    close: 'Close menu',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
    contact: 'Contact',
    back: 'Back to Home',
    returnHome: 'Return Home',
    language: 'English',
    upgrade: 'Upgrade to premium',
    account: /^Account of/,
  },
  es: {
    home: 'Inicio',
    create: 'Crear',
    shelf: 'Mis cuentos',
    signIn: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    menu: 'Abrir el menú',
    close: 'Cerrar el menú',
    privacy: 'Política de privacidad',
    terms: 'Términos del servicio',
    contact: 'Contacto',
    back: 'Volver al inicio',
    returnHome: 'Volver al inicio',
    language: 'Español',
    upgrade: 'Pasar a Premium',
    account: /^Cuenta de/,
  },
};

for (const language of ['en', 'es'] satisfies Language[]) {
  const text = words[language];

  test(`[ROUTE-01] [LAND-01] [LAND-02] [LAND-03] [LAND-04] [LAND-05] [LAND-06] the landing page in ${language} says what it is and leads on`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await speak(page, language);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('section[aria-labelledby=how] ol > li')).toHaveCount(3);
    await expect(page.locator('section[aria-labelledby=features] ul > li')).toHaveCount(4);
    await expect(page.locator('section[aria-labelledby=voices] figure')).toHaveCount(3);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: text.privacy })).toHaveAttribute('href', '/privacy-policy');
    await expect(footer.getByRole('link', { name: text.terms })).toHaveAttribute('href', '/terms-of-service');
    await expect(footer.getByRole('link', { name: text.contact })).toHaveAttribute('href', /^mailto:.+@.+/);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/create$/);
    expect(problems).toEqual([]);
  });

  test(`[ROUTE-03] [ROUTE-04] [LEGAL-01] [LEGAL-02] [LEGAL-03] [LEGAL-04] [LEGAL-05] [LEGAL-06] [LEGAL-07] the legal pages in ${language} are whole`, async ({
    page,
  }) => {
    await speak(page, language);
    await page.goto('/privacy-policy');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: text.privacy })).toBeVisible();
    await expect(main.locator('section')).toHaveCount(12);
    for (const needle of [/13/, /6 m/, /3 m/, /30 d/, /GDPR/, /CCPA/, /COPPA/, /Apple/])
      await expect(main).toContainText(needle);
    await main.getByRole('link', { name: text.back }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/terms-of-service');
    await expect(page.getByRole('heading', { level: 1, name: text.terms })).toBeVisible();
  });

  test(`[NAV-01] [NAV-02] [NAV-03] [NAV-04] [NAV-05] [NAV-06] [NAV-07] [I18N-07] [I18N-08] the bar in ${language} for a visitor`, async ({
    page,
    isMobile,
  }) => {
    await speak(page, language);
    await page.goto('/privacy-policy');
    const bar = page.getByRole('banner');
    await page.evaluate(() => window.scrollTo(0, 10));
    await expect(bar).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo(0, 11));
    await expect(bar).toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect(bar).toBeInViewport();
    if (isMobile) {
      await expect(bar.getByRole('link', { name: text.home })).toBeHidden();
      await bar.getByRole('button', { name: text.menu }).click();
    }
    await expect(bar.getByRole('link', { name: text.home, exact: true })).toHaveAttribute('href', '/');
    await expect(bar.getByRole('link', { name: text.create, exact: true })).toHaveAttribute('href', '/create');
    await expect(bar.getByRole('link', { name: text.shelf })).toHaveCount(0);
    await expect(bar.getByRole('link', { name: text.signIn })).toHaveAttribute('href', '/signin');
    const switcher = bar.getByRole('combobox').filter({ visible: true });
    await expect(switcher.locator('option:checked')).toHaveText(text.language);
    const other = language === 'en' ? 'es' : 'en';
    await switcher.selectOption(other);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.getByRole('heading', { level: 1, name: words[other].privacy })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('lunatale-language'))).toBe(other);
    if (isMobile) {
      await page.keyboard.press('Escape');
      await expect(bar.getByRole('link', { name: words[other].home })).toBeHidden();
    }
  });

  test(`[NAV-06] [NAV-08] [NAV-10] [NAV-12] [NAV-13] the account menu in ${language}`, async ({
    page,
    signIn,
    isMobile,
  }) => {
    await speak(page, language);
    await signIn(page);
    await page.goto('/my-stories');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: text.account }).click();
    const menu = page.getByRole('menu');
    await expect(page.getByText(/parent\./).first()).toBeVisible();
    await expect(menu.getByText('Premium', { exact: true })).toHaveCount(0);
    await expect(menu.getByRole('menuitem', { name: text.shelf })).toHaveAttribute('href', '/my-stories');
    await expect(menu.getByRole('menuitem', { name: text.upgrade })).toHaveAttribute('href', '/pricing');
    await expect(menu.getByRole('menuitem').last()).toHaveText(text.signOut);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await menu.getByRole('menuitem', { name: text.signOut }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(bar.getByRole('link', { name: text.signIn })).toBeVisible();
    expect(visited).not.toContain('/signin');
    if (!isMobile) await expect(bar.getByRole('link', { name: text.shelf })).toHaveCount(0);
  });

  test(`[ROUTE-11] the not-found page in ${language}`, async ({ page }) => {
    await speak(page, language);
    await page.goto('/not-found');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: text.returnHome }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('[ROUTE-10] [ROUTE-12] an unknown path is logged and replaced by the landing page', { tag: '@phone' }, async ({
  page,
}) => {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await page.goto('/privacy-policy');
  await page.goto('/no/such/place');
  await expect(page).toHaveURL(/\/$/);
  expect(log.some((line) => line.includes('/no/such/place'))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

test('[ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-09] a signed-out visitor is sent to sign in and comes back', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  for (const path of [
    '/subscription/success',
    '/my-stories',
    '/story/text',
    '/story/with-images',
    '/story/else',
    '/profile',
    '/account',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/signin$/);
  }
  await page.goto('/my-stories');
  await expect(page).toHaveURL(/\/signin$/);
  await signIn(page);
  await expect(page).toHaveURL(/\/my-stories$/);
  await page.goto('/story/else');
  await expect(page).toHaveURL(/\/my-stories$/);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/profile$/);
});

test('[NAV-14] a picture that fails to load is replaced by a plain figure', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await page.route(/\/avatar\//, (route) => route.abort());
  await signIn(page);
  await page.goto('/');
  const avatar = page.getByRole('button', { name: /Account of/ });
  await expect(avatar.locator('svg')).toBeVisible();
  await expect(avatar.locator('img')).toHaveCount(0);
});

test('[LAND-01] a stranger who only looks at the landing page loads none of the app, and all of it on going on', {
  tag: '@phone',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  // For returning visitors the app loads when the browser is idle, after two seconds at most.
  await page.waitForTimeout(3000);
  expect(scripts).toEqual([]);
  // What only visitors need is there all the same.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
});
