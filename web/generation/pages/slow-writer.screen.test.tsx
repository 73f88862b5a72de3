import { expect, test } from 'vitest';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { publicSettingsPath } from '#domain/operations/api.ts';
import { creatorAnswers } from '../../testing/creator-answers.ts';
import { openPage } from '../../testing/page.tsx';

const answers = {
  ...creatorAnswers,
  [generateStoryStreamPath]: () => new Promise(() => {}),
  [publicSettingsPath]: {
    sandboxVendors: [],
    turnstileSiteKey: null,
    patienceSeconds: 120,
    slowWriter: { seconds: 100 },
  },
};

test('[P39] where the writer is slow nothing is promised, and the wait is told as it was measured', async () => {
  document.documentElement.dataset.writer = 'slow';
  const { screen } = await openPage('/create', { answers, signedIn: true });
  await expect.element(screen.getByText(/^Choose who is in the story/)).toBeVisible();
  await expect.element(screen.getByText('The first words come right away.')).not.toBeVisible();
  await screen.getByRole('button', { name: 'Surprise me' }).first().click();
  await screen.getByRole('button', { name: 'Write the story' }).first().click();
  await expect
    .element(screen.getByText(/first words usually come after about 2 minutes\. You may leave/))
    .toBeVisible();
  delete document.documentElement.dataset.writer;
  await expect.element(screen.getByText('The first words are on their way')).not.toBeInTheDocument();
});
