import type { Page } from '@playwright/test';
import { bearer, fillForm, test, write } from './asking.ts';
import { expect, type Language } from './fixtures.ts';
import { words } from './words.ts';

const texts = {
  en: {
    texts: 'You have used your 3 free text stories.',
    pictures: 'You have used your free illustrated story.',
    subscription: 'Your Premium plan is not active any more.',
    daily: "You've reached your daily limit of 10 Gemini stories",
    failed: 'Unable to generate story. Please try again later.',
    close: 'Close',
    usage: 'Your stories',
    textStories: 'Text stories',
    illustrated: 'Illustrated stories',
    used: ['3 of 3 used (100%)', '1 of 1 used (100%)'],
    assumed: ['0 of 3 used (0%)', '0 of 1 used (0%)'],
    third: '1 of 3 used (33%)',
    admin: 'You can create as many stories as you like.',
  },
  es: {
    texts: 'Ya usaste tus 3 cuentos de texto gratis.',
    pictures: 'Ya usaste tu cuento ilustrado gratis.',
    subscription: 'Tu plan Premium ya no está activo.',
    daily: 'Llegaste a tu límite diario de 10 cuentos ilustrados',
    failed: 'No se pudo crear el cuento. Inténtalo de nuevo más tarde.',
    close: 'Cerrar',
    usage: 'Tus cuentos',
    textStories: 'Cuentos de texto',
    illustrated: 'Cuentos ilustrados',
    used: ['3 de 3 usados (100 %)', '1 de 1 usados (100 %)'],
    assumed: ['0 de 3 usados (0 %)', '0 de 1 usados (0 %)'],
    third: '1 de 3 usados (33 %)',
    admin: 'Puedes crear todos los cuentos que quieras.',
  },
} satisfies Record<Language, Record<string, string | string[]>>;

const wish = {
  length: 'short',
  language: 'english',
  characters: ['fox'],
  setting: 'forest',
  message: 'sharing',
  ageGroup: 'toddler',
};

/** Has a story generated in the background. */
async function make(page: Page, call: 'generate-story-stream' | 'generate-story-gemini'): Promise<void> {
  const data = { storyParams: wish, turnstileToken: null };
  const answer = await page.request.post(`/functions/v1/${call}`, { headers: await bearer(page), data });
  expect(answer.status()).toBe(200);
}

test('[LIMIT-01] [LIMIT-02] [LIMIT-10] [LIMIT-11] [LIMIT-13] [LIMIT-14] [LIMIT-18] [CREATE-02] [CREATE-05] [GEN-17] a free parent sees what is left, and a used-up allowance offers Premium and keeps the form', async ({
  page,
  language,
  product,
  signIn,
}) => {
  const text = words[language];
  const own = texts[language];
  await product.sandbox.pace({ tokensPerSecond: null, firstTokenMilliseconds: 0 });
  await signIn(page);
  const panel = page.getByRole('region', { name: own.usage });
  const bar = (name: string) => panel.getByRole('progressbar', { name });
  await fillForm(page, language);
  await write(page, language);
  await expect(page.getByText(text.finished)).toBeAttached();
  await page.getByRole('button', { name: text.back }).click();
  await expect(bar(own.textStories)).toHaveAttribute('aria-valuetext', own.third);

  await Promise.all([make(page, 'generate-story-stream'), make(page, 'generate-story-stream')]);
  await make(page, 'generate-story-gemini');
  await product.sandbox.pace({ tokensPerSecond: 1500, firstTokenMilliseconds: 250 });
  await page.reload();
  await expect(bar(own.textStories)).toHaveAttribute('aria-valuetext', own.used[0] ?? '');
  await expect(bar(own.illustrated)).toHaveAttribute('aria-valuetext', own.used[1] ?? '');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
  const name = await fillForm(page, language);
  const modal = page.getByRole('dialog');
  for (const [illustrated, message] of [
    [false, own.texts],
    [true, own.pictures],
  ] as const) {
    if (illustrated) await page.getByRole('radio').nth(-1).check({ force: true });
    await write(page, language);
    await expect(modal).toContainText(message);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(name);
  }
  expect(asked.filter((path) => path.startsWith('/api/usage/check'))).toEqual([
    '/api/usage/check?storyType=free_no_image',
    '/api/usage/check?storyType=free_image',
  ]);
  expect(asked.filter((path) => path.startsWith('/functions/'))).toEqual([]);

  // A parent who leaves to pay finds the form unchanged; no story starts before it is requested.
  await write(page, language);
  await expect(modal).toBeVisible();
  await page.goto('/my-stories');
  asked.length = 0;
  await page.goto('/create');
  await expect(page.getByRole('main')).toContainText(name);
  await expect(bar(own.textStories)).toBeVisible();
  await expect(modal).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/functions/') || path.startsWith('/api/usage/check'))).toEqual([]);
});

test('[LIMIT-09] [LIMIT-17] [LIMIT-18] [LIMIT-19] [LIMIT-20] [LIMIT-21] every other refusal is an alert in its own words, and unknown usage shows the usual limits', async ({
  page,
  language,
  signIn,
}) => {
  const own = texts[language];
  await signIn(page);
  const bare = { isAdmin: false, adminRole: null, tier: 'free', subscriptionStatus: 'free' };
  await page.route('**/api/usage/stats', (route) => route.fulfill({ json: bare }));
  let answer: { status?: number; json: unknown } = { json: {} };
  await page.route('**/api/usage/check**', (route) => route.fulfill(answer));
  await page.goto('/create');
  const bars = page.getByRole('region', { name: own.usage }).getByRole('progressbar');
  await expect(bars).toHaveCount(2);
  for (const [index, assumed] of own.assumed.entries()) {
    await expect(bars.nth(index)).toHaveAttribute('aria-valuetext', assumed);
  }

  await fillForm(page, language);
  const refused = (reason: string, limit: number | null) => ({ json: { allowed: false, reason, used: 0, limit } });
  for (const [says, message] of [
    [refused('DAILY_GEMINI_LIMIT_EXCEEDED', 10), own.daily],
    [refused('CHECK_FAILED', null), own.failed],
    [refused('SOMETHING_NEW', null), own.failed],
    [{ status: 500, json: { code: 'INTERNAL', message: '', requestId: 'r' } }, own.failed],
  ] as const) {
    answer = says;
    await write(page, language);
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(message);
    await alert.getByRole('button', { name: own.close }).click();
    await expect(alert).toHaveCount(0);
  }
  answer = refused('NO_ACTIVE_SUBSCRIPTION', null);
  await write(page, language);
  await expect(page.getByRole('dialog')).toContainText(own.subscription);

  // The parent was signed out in another tab: subscribing leads to the sign-in first.
  const other = await page.context().newPage();
  await other.goto('/privacy-policy');
  await other.evaluate(() => {
    localStorage.removeItem('lunatale-auth');
    localStorage.removeItem('lunatale-session');
  });
  await other.close();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page).toHaveURL(/\/signin/);
});

test('[LIMIT-06] [LIMIT-07] [LIMIT-08] an operator sees a role and no limits', async ({ page, language, signIn }) => {
  const own = texts[language];
  await signIn(page, 'admin@lunatale.test');
  await page.goto('/create');
  const panel = page.getByRole('region', { name: own.usage });
  await expect(panel).toContainText(language === 'en' ? 'Super Admin' : 'Superadministración');
  await expect(panel).toContainText(own.admin);
  await expect(panel.getByRole('progressbar')).toHaveCount(0);
});
