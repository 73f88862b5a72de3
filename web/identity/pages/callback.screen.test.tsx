import { afterEach, beforeEach, expect, test } from 'vitest';
import { startAttempt } from '../../platform/session/sign-in.ts';
import { openPage } from '../../testing/page.tsx';
// Loaded before the first test begins, and not within its time.
import './callback.tsx';

const here = location.href;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', here);
});

test.each([
  ['en', 'No problem', 'SIGN_IN_CANCELLED'],
  ['es', 'No pasa nada', 'SIGN_IN_CANCELLED'],
  ['en', 'Authentication Error', 'RATE_LIMITED'],
] as const)(
  '[CALLBACK-08, P20] in %s who hears that a sign-in goes on hears that it ended: “%s”',
  async (language, title, code) => {
    const { attempt } = await startAttempt(sessionStorage);
    history.replaceState(null, '', `?attempt=${attempt}#error=access_denied&error_code=${code}`);
    const { screen } = await openPage('/auth/callback', { language });
    const heading = screen.getByRole('heading', { name: title });
    await expect.element(heading).toHaveFocus();
    if (code === 'SIGN_IN_CANCELLED') await expect.element(heading).toHaveAccessibleDescription(/./);
    await screen.unmount();
  },
);
