import { beforeEach, expect, test } from 'vitest';
import { checkoutsPath } from '#domain/billing/api.ts';
import { type SubscriptionView, subscriptionPath } from '#domain/billing/subscription.ts';
import { openPage } from '../../testing/page.tsx';
import { noteLeaving } from '../left-checkout.ts';
// Loaded before the first test begins, and not within its time.
import './subscription-success.tsx';

const active: SubscriptionView = {
  isActive: true,
  status: 'active',
  trialEndsAt: null,
  renewalDate: null,
  canceledAt: null,
  paidByAnother: false,
};

// No story is half made up.
beforeEach(() => sessionStorage.clear());

test.each([
  [
    'en',
    'Start Creating Stories',
    ['Unlimited text stories', '10 illustrated stories a day', 'Your stories are written first when it is busy'],
  ],
  [
    'es',
    'Empezar a crear cuentos',
    [
      'Cuentos de texto sin límite',
      '10 cuentos ilustrados al día',
      'Tus cuentos se escriben primero cuando hay mucha gente',
    ],
  ],
] as const)(
  '[SUCCESS-06, SUCCESS-07] in %s the page after a purchase has the words of what was sold, and one button to begin',
  async (language, start, sold) => {
    const { screen } = await openPage('/subscription/success?session_id=cs_1', {
      answers: { [`${checkoutsPath}/cs_1`]: { isComplete: true }, [subscriptionPath]: active },
      signedIn: true,
      language,
    });
    const button = screen.getByRole('main').getByRole('link', { name: start });
    await expect.element(button).toHaveAttribute('href', '/my-stories');
    // It leads to the shelf, and says so.
    await expect.element(button).toHaveAccessibleDescription(/(opens your shelf|abre tu estante)/);
    const lines = screen.getByRole('main').getByRole('listitem');
    expect(lines.elements().map((each) => each.textContent)).toEqual([
      ...sold,
      ...[3, 4].map(() => expect.any(String)),
    ]);
    expect(
      screen
        .getByRole('main')
        .getByRole('link')
        .elements()
        .map((each) => each.textContent),
    ).toEqual([start]);
    await screen.unmount();
  },
);

test('[SUCCESS-07] whoever paid from the form before a story was begun in it is not sent on with one', async () => {
  noteLeaving(sessionStorage, '/create');
  const { screen } = await openPage('/subscription/success?session_id=cs_1', {
    answers: { [`${checkoutsPath}/cs_1`]: { isComplete: true }, [subscriptionPath]: active },
    signedIn: true,
  });
  await expect.element(screen.getByRole('main').getByRole('link', { name: 'Start Creating Stories' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on with your story' }).elements()).toEqual([]);
  await screen.unmount();
});
