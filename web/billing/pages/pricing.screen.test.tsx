import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkoutsPath, createCheckoutPath, plansPath } from '#domain/billing/api.ts';
import { type SubscriptionView, subscriptionPath } from '#domain/billing/subscription.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { currentPlace, openPage } from '../../testing/page.tsx';
import { soldPlans } from '../../testing/sold-plans.ts';
import { noteLeaving } from '../left-checkout.ts';

const none: SubscriptionView = {
  isActive: false,
  status: 'free',
  trialEndsAt: null,
  renewalDate: null,
  canceledAt: null,
  paidByAnother: false,
};
const answers = { [plansPath]: soldPlans, [subscriptionPath]: none, [createCheckoutPath]: { url: '#paid' } };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const style of document.querySelectorAll('style.blocker')) style.remove();
});

test('[BILL-02, BILL-06, BILL-08, PRICE-01, PRICE-11] the price that is shown is the price that is asked for, by the month and by the year', async () => {
  const { screen, calls } = await openPage('/pricing', { answers, signedIn: true });
  const bought = () => calls.filter(({ path }) => path === createCheckoutPath).map(({ body }) => body);
  const premium = screen.getByRole('region', { name: 'Premium' });
  const subscribe = premium.getByRole('button', { name: 'Start Subscription' });
  await expect.element(premium.getByText('$9.99/month')).toBeVisible();
  await subscribe.click();
  const month = { priceId: 'price_of_a_month', successUrl: '/subscription/success', cancelUrl: '/pricing' };
  await expect.poll(bought).toEqual([month]);
});

test('[BILL-08, PRICE-11] whoever chooses the year is asked for the year', async () => {
  const { screen, calls } = await openPage('/pricing', { answers, signedIn: true });
  const premium = screen.getByRole('region', { name: 'Premium' });
  await premium.getByText('Year', { exact: true }).click();
  await expect.element(premium.getByText('$99.99/year')).toBeVisible();
  await premium.getByRole('button', { name: 'Start Subscription' }).click();
  await expect
    .poll(() => calls.filter(({ path }) => path === createCheckoutPath).map(({ body }) => body))
    .toMatchObject([{ priceId: 'price_of_a_year' }]);
});

test('[BILL-08, PRICE-11] the button at the end of the page buys the year that was chosen at its top', async () => {
  const { screen, calls } = await openPage('/pricing', { answers, signedIn: true });
  await screen.getByRole('region', { name: 'Premium' }).getByText('Year', { exact: true }).click();
  await screen.getByRole('button', { name: 'Start Subscription' }).last().click();
  await expect
    .poll(() => calls.filter(({ path }) => path === createCheckoutPath).map(({ body }) => body))
    .toMatchObject([{ priceId: 'price_of_a_year' }]);
});

test('[PRICE-07, PRICE-08] a subscriber is sent on, and counted; after more than three times the page stays', async () => {
  const subscribed = { ...answers, [subscriptionPath]: { ...none, isActive: true, status: 'active' } };
  sessionStorage.setItem('redirect_count', '3');
  const sent = await openPage('/pricing', { answers: subscribed, signedIn: true });
  await expect.poll(() => currentPlace().address).toBe('/my-stories');
  expect(sessionStorage.getItem('redirect_count')).toBe('4');
  await expect.element(sent.screen.getByText('You have Premium already.')).toBeVisible();
  await sent.screen.getByRole('button', { name: 'Your plan and the prices' }).click();
  // There the prices are unfolded.
  await expect.poll(currentPlace).toEqual({ address: '/profile', state: { prices: true } });
  await sent.screen.unmount();
  localStorage.clear();
  // Whoever stays on the shelf for a while is no longer counted: here nobody stayed.
  sessionStorage.setItem('redirect_count', '4');
  const stays = await openPage('/pricing', { answers: subscribed, signedIn: true });
  await expect.element(stays.screen.getByText('$9.99/month').first()).toBeVisible();
  await expect.poll(() => stays.calls.some(({ path }) => path === subscriptionPath)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(currentPlace().address).toBe('/pricing');
});

test('[PRICE-09, PRICE-10] the notice of a blocker is sent away for good', async () => {
  const blocker = document.createElement('style');
  blocker.className = 'blocker';
  blocker.textContent = '.adsbox { display: none }';
  document.head.append(blocker);
  const first = await openPage('/pricing', { answers });
  const text = 'An ad blocker may stop the payment page';
  await expect.element(first.screen.getByText(text)).toBeVisible();
  await first.screen.getByRole('button', { name: 'Do not show again' }).click();
  await expect.poll(() => first.screen.getByText(text).elements().length).toBe(0);
  expect(localStorage.getItem(storageKeys.adBlockerNotice)).toBe('dismissed');
  await first.screen.unmount();
  const second = await openPage('/pricing', { answers });
  await expect.element(second.screen.getByText('$9.99/month').first()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(second.screen.getByText(text).elements()).toEqual([]);
});

test('[PRICE-12] both languages offer the trial where there is one, and neither where there is none', async () => {
  const said = async (language: 'en' | 'es', trialDays: number) => {
    const { screen } = await openPage('/pricing', {
      language,
      signedIn: true,
      answers: { ...answers, [plansPath]: { ...soldPlans, trialDays } },
    });
    await expect.element(screen.getByText(language === 'en' ? '$9.99/month' : /al mes/).first()).toBeVisible();
    // The yearly choice shows that the plans have loaded, and with them the trial.
    await expect
      .poll(() =>
        document.querySelector(
          '[aria-labelledby=premium-plan] fieldset, [aria-labelledby=premium-plan] [role=radiogroup], [aria-labelledby=premium-plan] input',
        ),
      )
      .not.toBeNull();
    const found = /The first 7 days are free|Los primeros 7 días son gratis/.exec(document.body.innerText)?.[0];
    await screen.unmount();
    return found;
  };
  expect([await said('en', 7), await said('es', 7)]).toEqual([
    'The first 7 days are free',
    'Los primeros 7 días son gratis',
  ]);
  expect([await said('en', 0), await said('es', 0)]).toEqual([undefined, undefined]);
});

test('[BILL-03, PRICE-11] whoever comes back from the payment page without paying finds the chosen plan, and is told once', async () => {
  const { screen } = await openPage('/pricing', { answers, signedIn: true });
  const premium = screen.getByRole('region', { name: 'Premium' });
  await premium.getByText('Year', { exact: true }).click();
  await premium.getByRole('button', { name: 'Start Subscription' }).click();
  await expect.poll(() => sessionStorage.getItem(storageKeys.checkoutLeft)).toBe('/pricing');
  await screen.unmount();
  const back = (await openPage('/pricing', { answers, signedIn: true })).screen;
  await expect.element(back.getByText('Nothing was paid. Your choice is still here.')).toBeVisible();
  await expect.element(back.getByText('$99.99/year')).toBeVisible();
  await back.unmount();
  const again = (await openPage('/pricing', { answers, signedIn: true })).screen;
  await expect.element(again.getByText('$99.99/year')).toBeVisible();
  expect(again.getByText('Nothing was paid.', { exact: false }).elements()).toEqual([]);
});

test('[BILL-03, BILL-06] whoever hit a limit and comes back without paying finds the way back to the story', async () => {
  const { screen } = await openPage('/pricing', { answers, signedIn: true });
  noteLeaving(sessionStorage, '/create?next=1');
  await screen.unmount();
  const back = (await openPage('/pricing', { answers, signedIn: true })).screen;
  await expect
    .element(back.getByRole('link', { name: 'Back to where you were' }))
    .toHaveAttribute('href', '/create?next=1');
  await back.unmount();
  for (const strange of ['//elsewhere.example', 'https://elsewhere.example']) {
    sessionStorage.setItem(storageKeys.checkoutLeft, strange);
    const again = (await openPage('/pricing', { answers, signedIn: true })).screen;
    await expect.element(again.getByText('Nothing was paid. Your choice is still here.')).toBeVisible();
    expect(again.getByRole('link', { name: 'Back to where you were' }).elements()).toEqual([]);
    await again.unmount();
  }
});

test('[SUCCESS-04, BILL-06] whoever paid finds the way back to the page that was left, beside the way to the shelf', async () => {
  noteLeaving(sessionStorage, '/profile');
  const paid = {
    ...answers,
    [subscriptionPath]: { ...none, isActive: true, status: 'active' },
    [`${checkoutsPath}/cs_1`]: { isComplete: true },
  };
  const { screen } = await openPage('/subscription/success?session_id=cs_1', { answers: paid, signedIn: true });
  const back = screen.getByRole('link', { name: 'Back to where you were' });
  await expect.poll(() => back.elements().length, { timeout: 10_000 }).toBe(1);
  await expect.element(back).toHaveAttribute('href', '/profile');
  expect(sessionStorage.getItem(storageKeys.checkoutLeft)).toBeNull();
});

test('[P08, PRICE-07] whose plan the other adult paid for can subscribe as soon as that adult is gone', async () => {
  const shared: SubscriptionView = { ...none, isActive: true, status: 'active', paidByAnother: true };
  const before = await openPage('/pricing', { answers: { ...answers, [subscriptionPath]: shared }, signedIn: true });
  await expect.poll(() => currentPlace().address).toBe('/my-stories');
  await before.screen.unmount();
  expect(localStorage.getItem(storageKeys.subscription)).toContain('"paidByAnother":true');
  const { screen } = await openPage('/pricing', { answers, signedIn: 'still' });
  await expect.element(screen.getByRole('button', { name: 'Start Subscription' }).first()).toBeVisible();
  await expect.poll(() => localStorage.getItem(storageKeys.subscription)).toContain('"paidByAnother":false');
  expect(currentPlace().address).toBe('/pricing');
});

test.each([
  ['en', 'Go on with your story', 'Start Creating Stories'],
  ['es', 'Seguir con tu cuento', 'Empezar a crear cuentos'],
] as const)(
  '[SUCCESS-07, BILL-06] in %s whoever paid in the middle of a story is led back to it first, even after a payment that was broken off',
  async (language, goOn, start) => {
    sessionStorage.setItem(storageKeys.pendingOptions, '{}');
    noteLeaving(sessionStorage, '/pricing');
    const { screen } = await openPage('/subscription/success?session_id=cs_1', {
      answers: {
        ...answers,
        [`${checkoutsPath}/cs_1`]: { isComplete: true },
        [subscriptionPath]: { ...none, isActive: true, status: 'active' },
      },
      signedIn: true,
      language,
    });
    const back = screen.getByRole('link', { name: goOn });
    await expect.element(back, { timeout: 9000 }).toHaveAttribute('href', '/create');
    const library = screen.getByRole('link', { name: start });
    await expect.element(library).toHaveAttribute('href', '/my-stories');
    expect(back.element().compareDocumentPosition(library.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test.each([320, 390])(
  '[PRICE-11] on a phone %i wide the choice of the period stays where it is when the year is chosen',
  async (width) => {
    await page.viewport(width, 844);
    const { screen } = await openPage('/pricing', { answers, language: 'es' });
    const premium = screen.getByRole('region', { name: 'Premium' });
    const year = premium.getByText('Año', { exact: true });
    await expect.element(year).toBeVisible();
    const place = () => year.element().getBoundingClientRect().top;
    const before = place();
    await year.click();
    await expect.element(premium.getByText('$99.99', { exact: false })).toBeVisible();
    expect(place()).toBe(before);
    await page.viewport(1280, 900);
  },
);
