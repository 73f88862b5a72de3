import '../ui/styles.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { publicSettingsPath } from '#domain/operations/api.ts';
import { LanguageProvider } from '../platform/i18n/language.tsx';
import { loadCatalogue } from '../platform/i18n/load.ts';
import { serveAnswers } from '../platform/testing/answers.ts';
import { Banner } from './banner.tsx';

test('[P42] parents read the banner in the language of the page', async () => {
  serveAnswers({ [publicSettingsPath]: { banner: { en: 'Stories are slow tonight.', es: 'Esta noche tardan.' } } });
  for (const [language, text] of [
    ['en', 'Stories are slow tonight.'],
    ['es', 'Esta noche tardan.'],
  ] as const) {
    const screen = await render(
      <LanguageProvider language={language} catalogue={await loadCatalogue(language)}>
        <Banner />
      </LanguageProvider>,
    );
    await expect.element(screen.getByRole('status')).toHaveTextContent(text);
    await screen.unmount();
  }
});
