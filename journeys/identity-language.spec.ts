import { expect, speak, test } from './fixtures.ts';

test('[NAV-04] [I18N-01] [I18N-03] [I18N-07] [I18N-08] choosing a language changes every text, is stored, and is right from the first byte of the next visit', async ({
  page,
  isMobile,
}) => {
  await page.goto('/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('combobox', { name: 'Idioma' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Crear', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lunatale-language'))).toBe('es');

  for (const path of ['/', '/create', '/signin', '/pricing', '/privacy-policy', '/terms-of-service', '/not-found']) {
    const answer = await page.goto(path);
    expect(await answer?.text(), path).toContain('<html lang="es"');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  }
});

test('[I18N-03] [I18N-06] a stored choice wins over everything, an unknown one counts as none', async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'lunatale-language', value: 'xx', url: (await page.goto('/'))?.url() ?? '' }]);
  const answer = await page.goto('/');
  expect(await answer?.text()).toContain('<html lang="en"');
  await speak(page, 'es');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('[LEGAL-01] [LEGAL-02] [LEGAL-03] [LEGAL-04] [LEGAL-05] [LEGAL-06] [LEGAL-07] [ROUTE-04] the privacy policy has its twelve sections and says what is kept for how long', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Introduction',
    'Information we collect',
    'How we use it',
    'Third-party services',
    'Security',
    'How long we keep it',
    'Your rights',
    "Children's privacy",
    'International transfers',
    'Changes to this policy',
    'Contact',
    'Regulatory compliance',
  ]);
  for (const statement of [
    'children under 13',
    'user events: up to 1 year',
    'API logs: up to 6 months',
    'error logs: up to 3 months after the error was resolved',
    'within 30 days',
    'GDPR',
    'CCPA',
    'COPPA',
    'Apple',
  ]) {
    await expect(main.getByText(statement).first()).toBeVisible();
  }
  await main.getByRole('link', { name: 'Back to Home' }).first().click();
  await expect(page).toHaveURL('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
});
