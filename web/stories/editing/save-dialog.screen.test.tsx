import '../../ui/styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type SaveStory, storiesPath } from '#domain/stories/api.ts';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { serveAnswers, signInSomebody } from '../../platform/testing/answers.ts';
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

test('[SAVE-16, P20] a story that is saved without a network says so, and is saved by itself as soon as there is one', async () => {
  let isAway = true;
  const calls = serveAnswers({
    [storiesPath]: () => {
      if (isAway) throw new TypeError('no network');
      return { id: 'one', ...story };
    },
  });
  signInSomebody();
  const onSaved = vi.fn();
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider language="es" catalogue={await loadCatalogue('es')}>
        <MemoryRouter>
          <SaveDialog story={story} onClose={() => {}} onSaved={onSaved} />
        </MemoryRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  await screen.getByRole('textbox', { name: /^Título/ }).fill('La lámpara');
  await screen.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect.element(screen.getByRole('alert').getByText(/en cuanto vuelva, se guardan solos/)).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
  isAway = false;
  dispatchEvent(new Event('online'));
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(
    calls
      .filter(({ method, path }) => method === 'POST' && path === storiesPath)
      .map(({ body }) => (body as SaveStory).title),
  ).toEqual(['La lámpara', 'La lámpara']);
  await screen.unmount();
});
