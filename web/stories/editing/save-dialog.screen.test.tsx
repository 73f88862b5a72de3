import '../../ui/styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type SaveStory, storiesPath } from '#domain/stories/api.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { serveAnswers, signInSomebody } from '../../platform/testing/answers.ts';
import { ToastHost } from '../../ui/layers/toast.tsx';
import { SaveDialog } from './save-dialog.tsx';

const story: Pick<SaveStory, 'title' | 'content' | 'options'> = {
  title: 'The Lamp',
  content: 'The lamp went out.',
  options: {
    language: 'english',
    length: 'short',
    ageGroup: 'preschool',
    model: 'deepseek',
    characters: ['fox'],
    setting: 'forest',
    message: 'sharing',
  },
};

async function open(language: 'en' | 'es', onSaved = vi.fn(), onClose?: () => void) {
  if (!onClose) signInSomebody();
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider language={language} catalogue={await loadCatalogue(language)}>
        <MemoryRouter>
          <ToastHost />
          <SaveDialog story={story} onClose={onClose ?? (() => {})} onSaved={onSaved} />
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

const savedIn = (calls: ReturnType<typeof serveAnswers>) =>
  calls.filter(({ method, path }) => method === 'POST' && path === storiesPath).map(({ body }) => body as SaveStory);

test('[SAVE-07] Quick Save keeps what was typed before it was pressed, under its own title if none is left', async () => {
  const calls = serveAnswers({ [storiesPath]: () => new Promise(() => {}) });
  const screen = await open('en');
  await screen.getByRole('textbox', { name: /^Notes/ }).fill('She laughed at the fox.');
  await screen.getByRole('textbox', { name: /^Tags/ }).fill('summer');
  await screen.getByRole('textbox', { name: /^Story title/ }).fill(' ');
  await screen.getByText('Mark as favorite').click();
  await screen.getByRole('button', { name: 'Quick Save' }).click();
  await expect
    .poll(() => savedIn(calls))
    .toMatchObject([{ title: 'The Lamp', notes: 'She laughed at the fox.', isFavorite: true }]);
  expect(savedIn(calls)[0]?.tags).toContain('summer');
  // Only the button that was pressed is at work, and the other cannot save once more.
  await expect.element(screen.getByRole('button', { name: 'Quick Save' })).toHaveAttribute('aria-busy', 'true');
  const other = screen.getByRole('button', { name: 'Save', exact: true });
  await expect.element(other).not.toHaveAttribute('aria-busy');
  (other.element() as HTMLElement).click();
  expect(savedIn(calls)).toHaveLength(1);
  await screen.unmount();
});

test('[SAVE-07, P20] on a small phone it is seen what Quick Save does, and on a desk the dialog is a card in the middle', async () => {
  serveAnswers({});
  await page.viewport(360, 640);
  const screen = await open('es');
  await expect.element(screen.getByText(/«Guardado rápido» .* «Guardar»/)).toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 900);
  await expect
    .poll(() => {
      const { top, bottom } = screen.getByRole('dialog').element().getBoundingClientRect();
      return Math.abs(top - (900 - bottom));
    })
    .toBeLessThan(2);
  await screen.unmount();
});

test('[SAVE-08, P20] whoever closes the dialog without saving finds there what was typed, and is told so', async () => {
  serveAnswers({});
  localStorage.clear();
  signInSomebody();
  const closed = vi.fn();
  const screen = await open('en', vi.fn(), closed);
  await screen.getByRole('textbox', { name: /^Notes/ }).fill('She laughed.');
  await screen.getByRole('textbox', { name: /^Tags/ }).fill('summer');
  await userEvent.keyboard('{Enter}');
  await screen.getByText('Mark as favorite').click();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
  await expect.element(screen.getByText('Not saved yet. What you typed waits here.')).toBeVisible();
  await screen.unmount();
  const again = await open('en', vi.fn(), closed);
  await expect.element(again.getByRole('textbox', { name: /^Notes/ })).toHaveValue('She laughed.');
  await expect.element(again.getByRole('checkbox', { name: 'Mark as favorite' })).toBeChecked();
  await expect.element(again.getByRole('button', { name: 'Remove the tag summer' })).toBeVisible();
  await again.unmount();
  // What was not changed is not kept.
  localStorage.removeItem(storageKeys.storyDraft);
  const untouched = await open('en', vi.fn(), closed);
  await untouched.getByRole('button', { name: 'Cancel' }).click();
  expect(localStorage.getItem(storageKeys.storyDraft)).toBeNull();
  await untouched.unmount();
});

test('[SAVE-16, P20] a story that is saved without a network says so, and is saved by itself as soon as there is one', async () => {
  let isAway = true;
  const calls = serveAnswers({
    [storiesPath]: () => {
      if (isAway) throw new TypeError('no network');
      return { id: 'one', ...story };
    },
  });
  const onSaved = vi.fn();
  const screen = await open('es', onSaved);
  await screen.getByRole('textbox', { name: /^Título/ }).fill('La lámpara');
  await screen.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect.element(screen.getByRole('alert').getByText(/en cuanto vuelva, se guardan solos/)).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
  isAway = false;
  dispatchEvent(new Event('online'));
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(savedIn(calls).map(({ title }) => title)).toEqual(['La lámpara', 'La lámpara']);
  await screen.unmount();
});
