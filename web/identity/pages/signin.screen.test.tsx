import { afterEach, expect, test } from 'vitest';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { openPage } from '../../testing/page.tsx';
// Loaded before the first test begins, and not within its time.
import './signin.tsx';

afterEach(() => sessionStorage.clear());

test.each([
  ['en', 'Sign in', 'Your session has ended. Sign in, and you go on where you were.'],
  ['es', 'Iniciar sesión', 'Tu sesión terminó. Inicia sesión y sigues donde estabas.'],
] as const)(
  '[SESSION-03, P20] in %s the tab says that this is the sign-in, and a screen reader hears with its heading that the session ended',
  async (language, tab, ended) => {
    sessionStorage.setItem(storageKeys.sessionEnded, '1');
    const { screen } = await openPage('/signin', { language });
    const heading = screen.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveAccessibleDescription(ended);
    await expect.element(screen.getByText(ended)).toBeVisible();
    expect(document.title).toBe(`${tab} · Lunatale`);
    await screen.unmount();
  },
);
