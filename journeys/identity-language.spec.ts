import type { SaveStory } from '#domain/stories/api.ts';
import { bearer } from './asking.ts';
import { expect, signInAt, speak, test } from './fixtures.ts';
import { keepTold } from './shelf.ts';
import { keepStory, openFromShelf, tinyPicture } from './shelf-of-stories.ts';
import { words } from './words.ts';

test('[NAV-04] [I18N-01] [I18N-03] [I18N-07] [I18N-08] choosing a language changes every text, is stored, and is right from the first byte of the next visit', async ({
  page,
  isMobile,
}) => {
  await page.goto('/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('combobox', { name: 'Idioma' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Crear', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lunatale-language'))).toBe('es');

  for (const path of ['/', '/create', '/signin', '/pricing', '/privacy-policy', '/terms-of-service', '/not-found']) {
    const answer = await page.goto(path);
    expect(await answer?.text(), path).toContain('<html lang="es"');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  }
});

test.describe('in a browser that speaks Spanish', () => {
  test.use({ locale: 'es-CO' });

  test('[NAV-04] [I18N-01] [I18N-07] a phone whose country gives English is offered Spanish in its own words, until it has chosen', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const offer = page.getByRole('banner').getByRole('button', { name: 'Español', exact: true });
    await expect(offer).toHaveAttribute('lang', 'es');
    await offer.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta noche, el cuento sabe su nombre.');
    await expect(page.getByRole('banner').getByRole('button', { name: /Español|English/ })).toHaveCount(0);
    await page.goto('/pricing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('banner').getByRole('button', { name: /Español|English/ })).toHaveCount(0);
  });

  test('[NAV-04] who chooses English there is offered nothing more', async ({ page }) => {
    await page.goto('/pricing');
    const offer = page.getByRole('banner').getByRole('button', { name: 'Español', exact: true });
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English');
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

test('[I18N-03] the language of an account comes along to another browser, unless another was chosen there', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = 'marisol@example.com';
  const url = baseURL as string;
  await speak(page, 'es');
  await signInAt(page, url, email);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  const fresh = await browser.newContext({ baseURL: url });
  const another = await fresh.newPage();
  await signInAt(another, url, email);
  await expect(another.locator('html')).toHaveAttribute('lang', 'es');
  const answer = await another.goto('/my-stories');
  expect(await answer?.text()).toContain('<html lang="es"');
  await fresh.close();

  const chosen = await browser.newContext({ baseURL: url });
  const english = await chosen.newPage();
  await speak(english, 'en');
  await signInAt(english, url, email);
  await expect(english.locator('html')).toHaveAttribute('lang', 'en');
  await expect(english.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(english.locator('html')).toHaveAttribute('lang', 'en');
  await chosen.close();
});

test('[I18N-03] whoever is invited reads the invitation in the language of the family', async ({ page }) => {
  await page.goto(`/invitation?lang=es#${'A'.repeat(43)}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('[NAV-04] nobody is offered another language than the browser speaks', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Español|English/ })).toHaveCount(0);
});

test('[I18N-03] [I18N-06] a stored choice wins over everything, an unknown one counts as none', async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'lunatale-language', value: 'xx', url: (await page.goto('/'))?.url() ?? '' }]);
  const answer = await page.goto('/');
  expect(await answer?.text()).toContain('<html lang="en"');
  await speak(page, 'es');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('[LEGAL-01] [LEGAL-02] [LEGAL-03] [LEGAL-04] [LEGAL-05] [LEGAL-06] [LEGAL-07] [ROUTE-04] the privacy policy has its twelve sections and says what is kept for how long', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Introduction',
    'Information we collect',
    'How we use it',
    'Third-party services',
    'Security',
    'How long we keep it',
    'Your rights',
    "Children's privacy",
    'International transfers',
    'Changes to this policy',
    'Contact',
    'Regulatory compliance',
  ]);
  for (const statement of [
    'children under 13',
    'user events: up to 1 year',
    'API logs: up to 6 months',
    'error logs: up to 3 months after the error was resolved',
    'within 30 days',
    'GDPR',
    'CCPA',
    'COPPA',
    'Apple',
  ]) {
    await expect(main.getByText(statement).first()).toBeVisible();
  }
  await main.getByRole('link', { name: 'Back to Home' }).first().click();
  await expect(page).toHaveURL('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
});

test('[I18N-01] [STORY-12] [SAVE-01] a Spanish story in an English interface is Spanish to whoever reads it aloud, word by word', async ({
  page,
  signIn,
}) => {
  test.slow();
  /** Returns the language in which a screen reader speaks an element. */
  const spoken = (target: ReturnType<typeof page.locator>) =>
    target.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
  await speak(page, 'en');
  await signIn(page);
  const title = 'La zorra y la luna';
  const options: SaveStory['options'] = {
    length: 'short',
    language: 'spanish',
    characters: ['zorra'],
    setting: 'bosque',
    message: 'compartir',
    ageGroup: 'preschool',
    model: 'deepseek',
    tone: 'playful',
  };
  const story = await keepStory(page, { title, images: [tinyPicture], options });

  // On the shelf: only the card's title and first words are in the story's language.
  await page.goto('/my-stories');
  const card = page.getByRole('article').filter({ hasText: title });
  expect(await spoken(card.getByRole('heading'))).toBe('es');
  expect(await spoken(card.getByText(/^The forest was so quiet/))).toBe('es');
  expect(await spoken(card.locator('time'))).toBe('en');

  // The book's page: all of it but the tools and the pictures' numbers.
  await openFromShelf(page, story);
  expect(await spoken(page.getByRole('heading', { level: 1, name: title }))).toBe('es');
  expect(await spoken(page.getByRole('region', { name: title }))).toBe('es');
  expect(await spoken(page.getByRole('article').getByRole('paragraph').first())).toBe('es');
  expect(await spoken(page.getByRole('article').getByRole('figure'))).toBe('en');
  expect(await spoken(page.getByRole('article').getByRole('img'))).toBe('es');
  expect(await spoken(page.getByText('Fin', { exact: true }))).toBe('es');
  expect(await spoken(page.getByRole('group', { name: 'Reading tools' }))).toBe('en');

  // A shared story: its title in the list of links, and the public page.
  const told = await keepTold(page, { title, content: '', options });
  const shared = await page.request.post(`/api/stories/${told.id}/share`, { headers: await bearer(page) });
  const { token } = (await shared.json()) as { token: string };
  await page.goto('/profile');
  expect(await spoken(page.getByRole('link', { name: title }))).toBe('es');
  await page.goto(`/shared/${token}`);
  expect(await spoken(page.getByRole('heading', { level: 1, name: title }))).toBe('es');
  expect(await spoken(page.getByRole('article').getByRole('paragraph').first())).toBe('es');
  expect(await spoken(page.getByRole('link', { name: 'Create a story' }).last())).toBe('en');

  // A story that is being written and then saved.
  await page.goto('/create');
  await page.getByRole('button', { name: words.en.surprise }).first().click();
  await page.getByLabel('Story language').selectOption('spanish');
  await page.getByLabel(words.en.length).selectOption('short');
  await page.getByRole('button', { name: words.en.write }).click();
  await expect(page.getByText(words.en.finished)).toBeVisible();
  expect(await spoken(page.getByRole('article').getByRole('paragraph').first())).toBe('es');
  expect(await spoken(page.getByRole('heading', { level: 1 }))).toBe('es');
  expect(await spoken(page.getByText(words.en.finished))).toBe('en');
  await page.getByRole('button', { name: words.en.save, exact: true }).click();
  const dialog = page.getByRole('dialog');
  expect(await spoken(dialog.getByLabel(words.en.storyTitle))).toBe('es');
  expect(await spoken(dialog.getByRole('listitem').first().locator('[lang]'))).toBe('es');
  expect(await spoken(dialog.getByRole('heading'))).toBe('en');
});
