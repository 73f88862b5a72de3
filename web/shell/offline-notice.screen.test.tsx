import '../ui/styles.css';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../platform/i18n/language.tsx';
import { loadCatalogue } from '../platform/i18n/load.ts';
import { MessageDialog } from '../ui/layers/message-dialog.tsx';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => vi.restoreAllMocks());

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

test.each([
  ['en', 'You are offline.', 'You are online again.'],
  ['es', 'No tienes conexión.', 'Ya tienes conexión otra vez.'],
] as const)(
  '[P20] in %s a screen reader hears that the network is gone, and that it is back, each time',
  async (language, gone, back) => {
    const screen = await render(
      <LanguageProvider language={language} catalogue={await loadCatalogue(language)}>
        <OfflineNotice />
      </LanguageProvider>,
    );
    const spoken = () =>
      [...document.querySelectorAll('[role=status], [aria-live=polite]')].map((each) => each.textContent).join('');
    expect(spoken()).toBe('');
    for (const _ of ['once', 'once more']) {
      setOnline(false);
      await expect.poll(spoken).toContain(gone);
      expect(spoken()).not.toContain(back);
      setOnline(true);
      await expect.poll(spoken).toBe(back);
    }
    await screen.unmount();
  },
);

test('[P20] a screen reader hears behind an open dialog as well that the network is gone', async () => {
  const screen = await render(
    <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
      <OfflineNotice />
      <MessageDialog open onClose={() => {}} title="A message" message="Read it." closeLabel="Close" />
    </LanguageProvider>,
  );
  await expect.element(screen.getByText('Read it.')).toBeVisible();
  setOnline(false);
  await expect.element(screen.getByText(/^You are offline/)).toBeInTheDocument();
  expect(
    screen
      .getByText(/^You are offline/)
      .element()
      .closest('[aria-hidden=true]'),
  ).toBeNull();
  await screen.unmount();
});
