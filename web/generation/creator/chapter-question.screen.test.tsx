import '../../ui/styles.css';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '../../platform/i18n/language.tsx';
import { loadCatalogue } from '../../platform/i18n/load.ts';
import { ChapterQuestion } from './chapter-question.tsx';

test.each([
  [false, 1],
  [true, 0],
])(
  '[STORY-14, P20] why a next chapter offers no ideas is said where the network is gone (online: %s)',
  async (online, said) => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    onTestFinished(() => network.mockRestore());
    const screen = await render(
      <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
        <ChapterQuestion
          chapter={undefined}
          language="english"
          value=""
          onChange={() => {}}
          error={null}
          onSurprise={() => {}}
          busy={false}
        />
      </LanguageProvider>,
    );
    await expect.element(screen.getByRole('heading')).toBeVisible();
    expect(screen.getByText(/^Without the internet/).elements()).toHaveLength(said);
    expect(document.querySelectorAll('fieldset, [role=radiogroup]')).toHaveLength(1 - said);
    await screen.unmount();
  },
);
