import { expect, test } from 'vitest';
import { subscriptionPath } from '#domain/billing/subscription.ts';
import { usageStatsPath } from '#domain/usage/allowance.ts';
import { creatorAnswers } from '../../testing/creator-answers.ts';
import { openPage } from '../../testing/page.tsx';

test('[P33] the data and the end of the account come before what is for other programs', async () => {
  const { screen } = await openPage('/profile', { signedIn: true });
  const data = screen.getByRole('heading', { name: 'Your data' });
  await expect.element(data).toBeVisible();
  const follows = (name: string) =>
    data.element().compareDocumentPosition(screen.getByText(name).first().element()) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows('For other programs')).toBeTruthy();
});

test.each([
  ['en', 'Renews on December 30, 2026', 'Starts again: Sunday 7:00 PM'],
  ['es', 'Se renueva el 30 de diciembre de 2026', 'Se renueva: domingo, 7:00 p. m.'],
] as const)(
  '[SUB-14, LIMIT-04] in %s the day of a payment is that of its page and mails, and an hour names its day',
  async (language, renews, starts) => {
    const subscription = {
      isActive: true,
      status: 'active',
      trialEndsAt: null,
      renewalDate: '2026-12-30T03:30:00Z',
      canceledAt: null,
      paidByAnother: false,
    };
    const usage = { ...creatorAnswers[usageStatsPath], tier: 'premium', dailyResetsAt: '2026-11-30T00:00:00Z' };
    const { screen } = await openPage('/profile', {
      answers: { [subscriptionPath]: subscription, [usageStatsPath]: usage },
      signedIn: true,
      language,
      timeZone: 'America/Bogota',
    });
    await expect.element(screen.getByText(renews, { exact: false })).toBeVisible();
    await expect.element(screen.getByText(starts)).toBeInTheDocument();
    await screen.unmount();
  },
);
