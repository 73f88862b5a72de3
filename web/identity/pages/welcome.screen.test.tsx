import { expect, test } from 'vitest';
import { adultConfirmationPath } from '#domain/identity/account.ts';
import { profilePath } from '#domain/identity/api.ts';
import { creatorAnswers } from '../../testing/creator-answers.ts';
import { currentPlace, openPage } from '../../testing/page.tsx';
// Loaded before the first test begins, and not within its time.
import '../../generation/pages/create.tsx';
import './welcome.tsx';

test('[P20] whoever confirms before the page knew who they are goes on, and is not asked again by that older answer', async () => {
  let answerLate = (_profile: { adultConfirmedAt: null }) => {};
  const asked = new Promise((answer) => {
    answerLate = answer;
  });
  let times = 0;
  const { screen, calls } = await openPage('/welcome', {
    signedIn: true,
    answers: {
      ...creatorAnswers,
      [profilePath]: () => {
        times += 1;
        return times === 1 ? asked : creatorAnswers[profilePath];
      },
      [adultConfirmationPath]: () => {
        // Asked for earlier, answered right after the confirmation and before that is drawn.
        setTimeout(() => answerLate({ adultConfirmedAt: null }));
        return creatorAnswers[profilePath];
      },
    },
  });
  await screen.getByRole('button', { name: 'Yes, I confirm' }).click();
  await expect.poll(() => calls.some(({ path }) => path === adultConfirmationPath)).toBe(true);
  await expect.poll(() => currentPlace().address).toBe('/create');
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'What shall we dream up tonight?' }))
    .toBeInTheDocument();
  await screen.unmount();
});
