import '../../ui/styles.css';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { adminPaths } from '#domain/operations/figures.ts';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { serveAnswers, signInSomebody } from '../../platform/testing/answers.ts';
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
