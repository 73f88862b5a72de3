import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { publicSettingsPath } from '#domain/operations/api.ts';
import '../../ui/styles.css';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { creatorAnswers } from '../../testing/creator-answers.ts';
import { openPage } from '../../testing/page.tsx';
// Loaded before the first test begins, and not within its time.
import '../pages/create.tsx';
import { PauseNotice } from './pause-notice.tsx';

test('[P19] while nobody writes the form says so at once, and a wish can be made all the same', async () => {
  const settings = { sandboxVendors: [], turnstileSiteKey: null, pause: 'writerDown' };
  const answers = { ...creatorAnswers, [publicSettingsPath]: settings };
  const { screen } = await openPage('/create', { answers, signedIn: true, language: 'es' });
  await expect.element(screen.getByRole('alert').getByText(/no responde en este momento/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Escribir el cuento' }).first()).toBeEnabled();
  await screen.unmount();
});

test.for([
  ['noRoom', 'Stories cannot be kept just now'],
  [null, ''],
] as const)('[P41] the cause %s is told as it is', async ([pause, said]) => {
  const screen = await render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      <PauseNotice pause={pause} />
    </LanguageProvider>,
  );
  expect(screen.container.textContent).toBe(screen.container.querySelector('[role=alert]')?.textContent ?? '');
  expect(screen.container.textContent?.startsWith(said)).toBe(true);
  expect(screen.getByRole('alert').elements()).toHaveLength(pause === null ? 0 : 1);
});
