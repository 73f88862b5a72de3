import { afterEach, expect, test } from 'vitest';
import { createCheckoutPath, plansPath } from '#domain/billing/api.ts';
import { generateStoryGeminiPath, generateStoryStreamPath } from '#domain/generation/api.ts';
import { usageCheckPath, usageStatsPath } from '#domain/usage/allowance.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { creatorAnswers } from '../../testing/creator-answers.ts';
import { fillForm } from '../../testing/fill-form.ts';
import { openPage } from '../../testing/page.tsx';
import { soldPlans } from '../../testing/sold-plans.ts';
import { theLamp } from '../testing/the-lamp.ts';

const never = () => new Promise(() => {});
const stats = creatorAnswers[usageStatsPath];
const premium = { ...stats, tier: 'premium', dailyResetsAt: '2026-11-30T00:00:00Z' };
/** What the server says to somebody whose pictures are used up. */
const answers = {
  ...creatorAnswers,
  [usageStatsPath]: { ...stats, freeImage: { used: 1, limit: 1 } },
  [usageCheckPath]: ({ query }: { query: Record<string, string> }) =>
    query.storyType === 'free_image'
      ? { allowed: false, reason: 'FREE_IMAGE_LIMIT_EXCEEDED', used: 1, limit: 1 }
      : { allowed: true, reason: null, used: 0, limit: 3 },
  [plansPath]: soldPlans,
  [createCheckoutPath]: { url: '#paid' },
  [generateStoryStreamPath]: never,
  [generateStoryGeminiPath]: never,
};
const told = (calls: { path: string; method: string; body?: unknown }[]) =>
  calls.filter(({ path, method }) => path === generateStoryStreamPath && method === 'POST').map(({ body }) => body);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[LIMIT-14, CREATE-02] that no illustrated story is left is said as soon as pictures are chosen', async () => {
  const { screen } = await openPage('/create', { answers, signedIn: true });
  await screen.getByText('With illustrations', { exact: true }).click();
  await expect
    .element(screen.getByText('You have used your free illustrated story. With Premium there are more.'))
    .toBeVisible();
  await screen.unmount();
  const left = await openPage('/create', { answers: { ...answers, [usageStatsPath]: stats }, signedIn: true });
  await left.screen.getByText('With illustrations', { exact: true }).click();
  await expect.element(left.screen.getByText('Up to three drawn pictures. It takes a few minutes.')).toBeVisible();
});

test.each([
  ['en', 'You have used your 3 free text stories.', 'You have used your free illustrated story.', 'Upgrade to premium'],
  ['es', 'Ya usaste tus 3 cuentos de texto gratis.', 'Ya usaste tu cuento ilustrado gratis.', 'Pasar a Premium'],
] as const)(
  '[LIMIT-13, CREATE-02] in %s the form says at its head that no free story is left, before it is filled in',
  async (language, words, pictures, upgrade) => {
    const used = { ...stats, freeText: { used: 3, limit: 3 } };
    const show = (usage: typeof stats) =>
      openPage('/create', { answers: { ...answers, [usageStatsPath]: usage }, signedIn: true, language });
    const all = (await show({ ...used, freeImage: { used: 1, limit: 1 } })).screen;
    const said = all.getByText(`${words} ${pictures}`);
    await expect.element(said).toBeVisible();
    const form = document.querySelector('#main form');
    expect(form?.compareDocumentPosition(said.element())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await expect
      .element(all.getByRole('main').getByRole('link', { name: upgrade }).first())
      .toHaveAttribute('href', '/pricing');
    await all.unmount();
    const one = (await show(used)).screen;
    await expect.element(one.getByText(words)).toBeVisible();
    expect(one.getByText(pictures).elements()).toEqual([]);
    await one.unmount();
    const none = (await show(stats)).screen;
    await expect.element(none.getByRole('region', { name: /^(Your stories|Tus cuentos)$/ })).toBeVisible();
    expect(none.getByText(words).elements()).toEqual([]);
    await none.unmount();
  },
);

test('[LIMIT-16, CREATE-02] a subscriber whose day has no more pictures reads that tomorrow has some', async () => {
  const used = { ...premium, dailyGemini: { used: 10, limit: 10 } };
  const { screen } = await openPage('/create', { answers: { ...answers, [usageStatsPath]: used }, signedIn: true });
  await screen.getByText('With illustrations', { exact: true }).click();
  await expect
    .element(screen.getByText('You have used all 10 illustrated stories for today. Tomorrow there are new ones.'))
    .toBeVisible();
});

test('[LIMIT-18] where only the pictures are used up, the same wish is told in words at a tap', async () => {
  const { screen, calls } = await openPage('/create', { answers, signedIn: true });
  await fillForm(screen, 'With illustrations');
  const offer = screen.getByRole('dialog');
  await expect.element(offer.getByText('You have used your free illustrated story.')).toBeVisible();
  await offer.getByRole('button', { name: 'Write it without pictures' }).click();
  await expect
    .poll(() => told(calls))
    .toMatchObject([
      { storyParams: { model: 'deepseek', characters: ['owl'], setting: 'castle', message: 'kindness' } },
    ]);
  // The form with pictures does not come back with the next visit.
  expect(sessionStorage.getItem(storageKeys.pendingOptions)).toBeNull();
});

test('[LIMIT-20] a subscriber whose pictures are used up for today is told the same wish in words', async () => {
  const { screen, calls } = await openPage('/create', {
    answers: {
      ...answers,
      [usageStatsPath]: premium,
      [usageCheckPath]: ({ query }: { query: Record<string, string> }) =>
        query.storyType === 'premium_gemini'
          ? { allowed: false, reason: 'DAILY_GEMINI_LIMIT_EXCEEDED', used: 10, limit: 10 }
          : { allowed: true, reason: null, used: 0, limit: 3 },
    },
    signedIn: true,
  });
  await fillForm(screen, 'With illustrations');
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Write it without pictures' }).click();
  await expect.poll(() => told(calls)).toMatchObject([{ storyParams: { model: 'deepseek', characters: ['owl'] } }]);
});

test('[LIMIT-18] who has no story of any kind left is offered none', async () => {
  const used = { ...stats, freeText: { used: 3, limit: 3 }, freeImage: { used: 1, limit: 1 } };
  const { screen } = await openPage('/create', { answers: { ...answers, [usageStatsPath]: used }, signedIn: true });
  await fillForm(screen, 'With illustrations');
  const offer = screen.getByRole('dialog');
  await expect.element(offer.getByRole('button', { name: 'Start Subscription' })).toBeVisible();
  expect(offer.getByRole('button', { name: 'Write it without pictures' }).elements()).toEqual([]);
});

test('[BILL-08, CREATE-05] whoever chose the year on the page of prices is offered the year where a limit is hit', async () => {
  const prices = await openPage('/pricing', { answers, signedIn: true });
  await prices.screen.getByRole('region', { name: 'Premium' }).getByText('Year', { exact: true }).click();
  await prices.screen.unmount();
  const { screen, calls } = await openPage('/create', { answers, signedIn: true });
  await fillForm(screen, 'With illustrations');
  const offer = screen.getByRole('dialog');
  await expect.element(offer.getByText('$99.99/year')).toBeVisible();
  await offer.getByRole('button', { name: 'Start Subscription' }).click();
  await expect
    .poll(() => calls.filter(({ path }) => path === createCheckoutPath).map(({ body }) => body))
    .toMatchObject([{ priceId: 'price_of_a_year' }]);
});

test('[LIMIT-14, CREATE-18] the next chapter of a drawn story is in words alone where no pictures are left, unless they are chosen', async () => {
  const continues = { storyId: theLamp.id, memory: 'A lamp.' };
  const nextChapter = { ...theLamp.options, model: 'gemini', continues };
  const { screen } = await openPage({ pathname: '/create', state: { nextChapter } }, { answers, signedIn: true });
  const drawn = screen.getByRole('radio', { name: 'With illustrations', includeHidden: true });
  await expect.element(drawn).toBeInTheDocument();
  await expect.element(screen.getByRole('radio', { name: 'Text only', includeHidden: true })).toBeChecked();
  await expect
    .poll(() => JSON.parse(sessionStorage.getItem(storageKeys.creatorForm) ?? '{}').values?.model)
    .toBe('deepseek');
  (drawn.element() as HTMLElement).click();
  await expect.element(drawn).toBeChecked();
  await expect
    .element(screen.getByText('You have used your free illustrated story. With Premium there are more.'))
    .toBeInTheDocument();
});
