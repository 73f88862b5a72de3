import '../../ui/styles.css';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { adminPaths } from '#domain/operations/figures.ts';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { serveAnswers, signInSomebody } from '../../platform/testing/answers.ts';
import { currentPlace, openPage } from '../../testing/page.tsx';
import AccountMenu from './account-menu.tsx';

/** Returns the menu's entries in a language; the server returns `status` for the caller's admin status. */
async function entries(language: 'en' | 'es', status: unknown): Promise<string[]> {
  const calls = serveAnswers({ [adminPaths.status]: status });
  signInSomebody('somebody@example.com');
  const screen = await render(
    <LanguageProvider language={language} catalogue={await loadCatalogue(language)}>
      <MemoryRouter>
        <AccountMenu />
      </MemoryRouter>
    </LanguageProvider>,
  );
  expect(calls.some((call) => JSON.stringify(call).includes(adminPaths.status))).toBe(false);
  await screen.getByRole('button').click();
  await expect.poll(() => calls.some((call) => JSON.stringify(call).includes(adminPaths.status))).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const found = [...document.querySelectorAll('[role=menuitem]')].map(
    (item) => `${item.textContent} ${item.getAttribute('href') ?? ''}`,
  );
  await screen.unmount();
  return found;
}

test('the way to the office stands in the menu of an operator, and of nobody else', async () => {
  const operator = { isAdmin: true, role: 'viewer', email: 'x@example.com', permissions: {}, lastLogin: null };
  expect(await entries('en', operator)).toContain('Back office /admin');
  expect(await entries('es', operator)).toContain('Administración /admin');
  expect((await entries('en', { isAdmin: false })).join()).not.toContain('/admin');
});

test('[NAV-10] the family is found in the menu', async () => {
  expect(await entries('en', { isAdmin: false })).toContain('Your family /profile#family');
  expect(await entries('es', { isAdmin: false })).toContain('Tu familia /profile#family');
});

test.each([
  ['en', /^Account of/, 'Sign out', 'You are signed out.'],
  ['es', /^Cuenta de/, 'Cerrar sesión', 'Cerraste sesión.'],
] as const)(
  '[NAV-14, P20] whoever signs out in %s reads and hears so on the front page',
  async (language, account, signOut, said) => {
    const { screen } = await openPage('/privacy-policy', { signedIn: true, language });
    await screen.getByRole('button', { name: account }).click();
    await screen.getByRole('menuitem', { name: signOut }).click();
    await expect.element(screen.getByText(said)).toBeVisible();
    expect(screen.getByText(said).element().closest('[aria-live=polite]')).not.toBeNull();
    expect(currentPlace().address).toBe('/');
    await screen.unmount();
  },
);
