import { expect, type Language, speak, test } from './fixtures.ts';

const texts = {
  en: { signIn: 'Sign in', title: 'This page has lost the thread', again: 'Load again', google: /Google/ },
  es: { signIn: 'Iniciar sesión', title: 'La página perdió el hilo', again: 'Volver a cargar', google: /Google/ },
};

for (const language of ['en', 'es'] satisfies Language[]) {
  const text = texts[language];

  test(`a page in ${language} a part of which does not arrive says so, and is there when it is loaded again`, async ({
    page,
  }) => {
    await speak(page, language);
    await page.goto('/pricing');
    // The low-priority parts have loaded: the examples are stored.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('lunatale-saved-stories')), { timeout: 20_000 })
      .not.toBeNull();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: text.signIn }).click();
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await page.unroute('**/assets/*.js');
    await alert.getByRole('button', { name: text.again }).click();
    await expect(page.getByRole('button', { name: text.google })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
