import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { publicSettingsPath } from '#domain/operations/api.ts';
import { storyOptionsSchema } from '#domain/stories/options.ts';
import '../ui/styles.css';
import { LanguageProvider } from '../platform/i18n/language.tsx';
import { loadCatalogue } from '../platform/i18n/load.ts';
import { serveAnswers } from '../platform/testing/answers.ts';
import { IllustratedFailureNotice } from './illustrating/illustrated-failure-notice.tsx';
import { FailureNotice } from './writing/failure-notice.tsx';

const options = storyOptionsSchema().parse({
  characters: ['Nora'],
  setting: 'forest',
  message: 'sharing',
  length: 'short',
  language: 'english',
  ageGroup: 'toddler',
  model: 'deepseek',
});
const away = { kind: 'refused', status: 503, code: 'READER_AWAY', text: '', details: {} } as const;
const ways = {
  options,
  onRetry: vi.fn(),
  onSignIn: vi.fn(),
  onPresets: vi.fn(),
  onWithoutImages: vi.fn(),
  onOtherModel: vi.fn(),
  onTake: vi.fn(),
};
const notices = {
  text: <FailureNotice failure={away} {...ways} />,
  illustrated: <IllustratedFailureNotice failure={away} {...ways} />,
};

test.for(['text', 'illustrated'] as const)(
  '[P18] where no story is told unread, a %s story promises no presets, and has one cause',
  async (kind) => {
    serveAnswers({ [publicSettingsPath]: { presetsGoOn: false } });
    const screen = await render(
      <LanguageProvider language="en" catalogue={await loadCatalogue('en')}>
        <MemoryRouter>{notices[kind]}</MemoryRouter>
      </LanguageProvider>,
    );
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText(/We read every story before we tell it/)).toBeVisible();
    expect(alert.getByText(/those stories go on/).all()).toEqual([]);
    expect(alert.getByRole('button').all()).toHaveLength(1);
  },
);
