import { expect, test } from './fixtures.ts';

test('[ROUTE-01] [ROUTE-02] [ROUTE-03] [ROUTE-04] [ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-08] [ROUTE-09] [ROUTE-17] [SEC-02] a visitor opens what is public, is sent to sign in for the rest, and comes back to it', async ({
  page,
  signIn,
}) => {
  // This test visits many pages.
  test.slow();
  for (const path of ['/', '/create', '/signin', '/pricing', '/privacy-policy', '/terms-of-service']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/auth/callback');
  await expect(page).toHaveURL('/auth/callback');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const guarded = ['/subscription/success', '/my-stories', '/story/text', '/story/with-images', '/account', '/profile'];
  for (const path of guarded) {
    await page.goto(`${path}?from=here`);
    await expect(page).toHaveURL('/signin');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('auth_redirect'))).toBe(`${path}?from=here`);
  }

  await signIn(page, 'admin@lunatale.test');
  await expect(page).toHaveURL('/profile?from=here');
  await expect(page.getByText('admin@lunatale.test').last()).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL('/profile');
  await page.goto('/story/anything/else');
  await expect(page).toHaveURL('/my-stories');
  for (const path of ['/', '/create', '/my-stories', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('[ROUTE-10] [ROUTE-11] [ROUTE-12] [ROUTE-19] [ROUTE-20] wrong turns are logged and lead home, and each navigation is announced', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
  await expect.poll(() => warnings.join()).toContain('/no/such/page');

  await page.goto('/not-found');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('paragraph')).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');

  await page.clock.install();
  await page.addInitScript(() => {
    addEventListener('lunatale:ready', () => Object.assign(window, { isReady: true }));
  });
  await page.goto('/pricing');
  // A prerendered page is interactive once its scripts have loaded.
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => page.evaluate(() => 'isReady' in window)).toBe(true);
  await page.clock.runFor(1000);
  await expect(page.locator('[data-route-loading]')).toHaveCount(0);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const name of ['start', 'complete']) {
      addEventListener(`lunatale:route-change-${name}`, (event) =>
        seen.push(`${name} ${(event as CustomEvent<{ path: string }>).detail.path}`),
      );
    }
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.locator('[data-route-loading]')).toHaveCount(1);
  await page.clock.runFor(600);
  await expect(page.locator('[data-route-loading]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'start /privacy-policy',
    'complete /privacy-policy',
  ]);
});

test('[NAV-01] [NAV-02] [NAV-03] [NAV-04] [NAV-05] [NAV-06] [NAV-07] the bar stays on top, changes after 10 pixels and holds what a visitor needs', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(10);
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }));
  await expect(bar).toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  expect((await bar.boundingBox())?.y).toBe(0);

  if (isMobile) {
    await expect(bar.getByRole('link', { name: 'Create', exact: true })).toBeHidden();
    await bar.getByRole('button', { name: 'Open menu' }).click();
    await expect(bar.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
  }
  const language = bar.getByRole('combobox', { name: 'Language' });
  await expect(language.locator('option:checked')).toHaveText('English');
  await expect(language.getByRole('option')).toHaveText(['English', 'Español']);
  await expect(bar.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
  await expect(bar.getByRole('link', { name: 'Create', exact: true })).toHaveAttribute('href', '/create');
  await expect(bar.getByRole('link', { name: 'My Stories' })).toHaveCount(0);
  if (isMobile) {
    await bar.getByRole('button', { name: 'Close menu' }).click();
    await expect(language).toBeHidden();
  }
  await bar.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/signin');
});

test('[NAV-06] [NAV-08] [NAV-09] [NAV-10] [NAV-11] [NAV-12] [NAV-13] [NAV-14] [SIGNIN-08] [SIGNIN-09] the account menu knows the parent, the plan and the way out', async ({
  page,
  signIn,
  isMobile,
}) => {
  await page.route('**/avatar/**', (route) => route.abort());
  await page.goto('/pricing');
  await signIn(page, 'nora.night@example.com');
  const bar = page.getByRole('banner');
  const account = bar.getByRole('button', { name: 'Account of Nora Night' });
  await expect(account.locator('img')).toHaveCount(0);
  await expect(account.locator('svg')).toBeVisible();
  if (isMobile) await bar.getByRole('button', { name: 'Open menu' }).click();
  await expect(bar.getByRole('link', { name: 'My Stories' })).toHaveAttribute('href', '/my-stories');
  if (isMobile) await page.keyboard.press('Escape');

  await account.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('Nora Night');
  await expect(menu.getByText('Premium', { exact: true })).toHaveCount(0);
  await expect(menu.getByRole('menuitem', { name: 'Manage billing' })).toHaveCount(0);
  await expect(menu.getByRole('menuitem', { name: 'Upgrade to premium' })).toBeVisible();
  await menu.getByRole('menuitem', { name: 'My Stories' }).click();
  await expect(page).toHaveURL('/my-stories');

  // Signed in, /signin redirects and leaves no entry in the history.
  await page.goto('/privacy-policy');
  await page.goto('/signin');
  await expect(page).toHaveURL('/my-stories');
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');

  await account.click();
  await expect(menu.getByRole('menuitem').last()).toHaveText('Sign out');
  await menu.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar.getByRole('link', { name: 'Sign in' })).toBeVisible();

  await signIn(page, 'admin@lunatale.test');
  await bar.getByRole('button', { name: /^Account of/ }).click();
  await expect(menu.getByText('Premium', { exact: true })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Manage billing' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Upgrade to premium' })).toHaveCount(0);
});
