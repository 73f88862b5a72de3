import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles.css';
import { storySharesPath } from '#domain/stories/share.ts';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { serveAnswers, signInSomebody } from '../../platform/testing/answers.ts';
import { ShareDialog } from './share-dialog.tsx';

test.each([
  ['en', /names in the story/i],
  ['es', /nombres/i],
] as const)(
  '[STORY-12, P20] in %s the question about a link is described by what it gives away',
  async (language, warning) => {
    serveAnswers({ [storySharesPath]: [] });
    signInSomebody();
    const story = { id: 'one', title: 'The Lamp', options: { language: 'english', ageGroup: 'toddler' } } as const;
    const screen = await render(
      <QueryClientProvider client={new QueryClient()}>
        <LanguageProvider language={language} catalogue={await loadCatalogue(language)}>
          <ShareDialog story={story} onClose={() => {}} />
        </LanguageProvider>
      </QueryClientProvider>,
    );
    await expect.element(screen.getByRole('dialog')).toHaveAccessibleDescription(warning);
    await screen.unmount();
  },
);
