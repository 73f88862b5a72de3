import { expect, onTestFinished, test, vi } from 'vitest';
import { plansPath } from '#domain/billing/api.ts';
import { type SubscriptionView, subscriptionPath } from '#domain/billing/subscription.ts';
import { eveningPath, eveningsPath } from '#domain/generation/evenings.ts';
import { childPath, childrenPath, familyPath } from '#domain/identity/family.ts';
import { usageStatsPath } from '#domain/usage/allowance.ts';
import { creatorAnswers } from '../../testing/creator-answers.ts';
import { openPage } from '../../testing/page.tsx';
import { soldPlans } from '../../testing/sold-plans.ts';

const premium: SubscriptionView = {
  isActive: true,
  status: 'active',
  trialEndsAt: null,
  renewalDate: '2026-12-30T03:30:00Z',
  canceledAt: null,
  paidByAnother: false,
};

test('[P33] the data and the end of the account come before what is for other programs', async () => {
  const { screen } = await openPage('/profile', { signedIn: true });
  const data = screen.getByRole('heading', { name: 'Your data' });
  await expect.element(data).toBeVisible();
  const follows = (name: string) =>
    data.element().compareDocumentPosition(screen.getByText(name).first().element()) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows('For other programs')).toBeTruthy();
});

test.each([
  ['en', 'Renews on December 30, 2026', '2026-11-29T16:00:00Z', 'Starts again today at 7:00 PM'],
  ['en', 'Renews on December 30, 2026', '2026-11-29T02:00:00Z', 'Starts again tomorrow at 7:00 PM'],
  ['es', 'Se renueva el 30 de diciembre de 2026', '2026-11-29T16:00:00Z', 'Se renueva hoy, 7:00 p. m.'],
  ['es', 'Se renueva el 30 de diciembre de 2026', '2026-11-29T02:00:00Z', 'Se renueva mañana, 7:00 p. m.'],
] as const)(
  '[SUB-14, LIMIT-04] in %s the day of a payment is that of its page and mails, and an hour names its day',
  async (language, renews, now, starts) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const usage = { ...creatorAnswers[usageStatsPath], tier: 'premium', dailyResetsAt: '2026-11-30T00:00:00Z' };
    const { screen } = await openPage('/profile', {
      answers: { [subscriptionPath]: premium, [usageStatsPath]: usage },
      signedIn: true,
      language,
      timeZone: 'America/Bogota',
    });
    await expect.element(screen.getByText(renews, { exact: false })).toBeVisible();
    await expect.element(screen.getByText(starts)).toBeInTheDocument();
    await screen.unmount();
  },
);

test.each([
  ['en', /^You can cancel there at any time/],
  ['es', /^Ahí puedes cancelar cuando quieras/],
] as const)('[NAV-11, P20] in %s whoever pays reads beside the plan where to cancel', async (language, cancel) => {
  const answers = { [subscriptionPath]: premium };
  const { screen } = await openPage('/profile', { answers, signedIn: true, language });
  await expect.element(screen.getByRole('region', { name: /^(Your|Tu) plan$/ }).getByText(cancel)).toBeVisible();
  await screen.unmount();
});

test.each([
  ['en', 'Prices and what the plans hold', '$9.99/month · $99.99/year', 'Save your stories and read them again'],
  ['es', 'Precios y qué incluye cada plan', /al mes · .*al año/, 'Guarda tus cuentos y vuelve a leerlos'],
] as const)(
  '[PRICE-07, P20] in %s whoever has Premium still finds the prices and what the plans hold',
  async (language, summary, prices, free) => {
    const answers = { [subscriptionPath]: premium, [plansPath]: soldPlans };
    const asked = { pathname: '/profile', hash: '#my-plan', state: { prices: true } };
    const { screen } = await openPage(asked, { answers, signedIn: true, language });
    const told = screen.getByRole('group').filter({ hasText: summary });
    await expect.element(told.getByText(prices)).toBeVisible();
    await expect.element(told.getByText(free)).toBeVisible();
    // It can be folded again, and is folded for whoever comes by another way.
    await told.getByText(summary).click();
    await expect.element(told.getByText(prices)).not.toBeVisible();
    await screen.unmount();
  },
);

test('[ROUTE-08] a child that was deleted by mistake comes back with its evenings', async () => {
  const mia = { id: '1', nickname: 'Mia', ageGroup: 'preschool', likes: [], avoid: [], pronoun: null };
  const settings = {
    weekdays: [1, 5],
    time: '19:15',
    timeZone: 'America/Bogota',
    way: 'chapter',
    language: 'en',
    enabled: true,
  };
  const plan = { ...settings, childId: '1', paused: false, dueAt: null, last: null };
  let children = [mia];
  const back = { ...mia, id: '2' };
  const { screen, calls } = await openPage('/profile', {
    answers: {
      [familyPath]: () => ({ children, cast: [] }),
      [childPath('1')]: () => {
        children = [];
        return {};
      },
      [childrenPath]: () => {
        children = [back];
        return back;
      },
      [eveningsPath]: { plans: [plan], mail: null, allowed: true },
      [eveningPath('2')]: { plans: [{ ...plan, childId: '2' }], mail: null, allowed: true },
    },
    signedIn: true,
  });
  await expect.poll(() => document.querySelector<HTMLInputElement>('input[type=time]')?.value).toBe('19:15');
  await screen.getByRole('button', { name: 'Delete Mia' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Mia is back.')).toBeVisible();
  expect(calls.find(({ path }) => path === eveningPath('2'))?.body).toMatchObject(settings);
});
