import { fillForm, test, write } from './asking.ts';
import { expect } from './fixtures.ts';
import { listen } from './heard.ts';
import { aStory, fillShelf, shelfWords } from './shelf.ts';
import { keepStory, openFromShelf } from './shelf-of-stories.ts';
import { words } from './words.ts';

const texts = {
  en: {
    home: 'Home',
    creator: 'What shall we dream up tonight?',
    menu: 'Open menu',
    terms: 'Terms of service',
    loading: 'Loading…',
    unknown: 'There is no page at that address, so here is the front page.',
    profile: 'Your profile',
    profileLoads: 'Your profile is loading…',
    aloud: 'Read aloud',
    unread: 'Nothing here can read this story just now. Please try again.',
    found: (count: number) => (count === 1 ? '1 story matches' : `${count} stories match`),
    whole: '3 stories',
    pictures: /^Illustration \d$/,
  },
  es: {
    home: 'Inicio',
    creator: '¿Qué soñamos esta noche?',
    menu: 'Abrir el menú',
    terms: 'Términos del servicio',
    loading: 'Cargando…',
    unknown: 'En esa dirección no hay ninguna página, así que esta es la de inicio.',
    profile: 'Tu perfil',
    profileLoads: 'Tu perfil se está cargando…',
    aloud: 'Leer en voz alta',
    unread: 'En este momento nada puede leer este cuento. Inténtalo de nuevo.',
    found: (count: number) => (count === 1 ? '1 cuento coincide' : `${count} cuentos coinciden`),
    whole: '3 cuentos',
    pictures: /^Ilustración \d$/,
  },
};

test('[ROUTE-19] [NAV-01] [STORY-01] a new page is heard by its title alone, once, and what changes within a page moves nothing', async ({
  page,
  language,
  signIn,
  isMobile,
}) => {
  const own = texts[language];
  const text = shelfWords[language];
  const heard = await listen(page);
  await signIn(page);
  await fillShelf(page, [aStory({ title: 'Moon Soup' }), aStory({ title: 'The Kite' })]);
  await page.goto('/create');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(own.creator);
  expect(
    (await heard()).filter((each) => each.startsWith('focus')),
    'the browser itself reads the first page',
  ).toEqual([]);

  // By a link of the bar, to a page whose code takes a moment.
  await page.route(/\/assets\/my-stories-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fallback();
  });
  const toShelf = page.getByRole('banner').getByRole('link', { name: words[language].shelf });
  // A press that comes while the page is still taken over may be lost.
  await expect(async () => {
    if (isMobile && !(await toShelf.isVisible())) await page.getByRole('button', { name: own.menu }).click();
    await expect(toShelf).toBeVisible({ timeout: 1000 });
  }).toPass();
  await toShelf.focus();
  await heard();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(words[language].shelf);
  await expect(title).toBeFocused();
  expect(await heard()).toEqual([`focus: ${words[language].shelf}`]);

  // By a card, whose story comes from the server.
  await page.getByRole('link', { name: 'Moon Soup' }).focus();
  await heard();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/story\//);
  await expect(title).toHaveText('Moon Soup');
  await expect(title).toBeFocused();
  expect(await heard()).toEqual(['focus: Moon Soup']);

  // Back and forward.
  await page.goBack();
  await expect(title).toHaveText(words[language].shelf);
  await expect(title).toBeFocused();
  await page.goForward();
  await expect(title).toHaveText('Moon Soup');
  await expect(title).toBeFocused();
  expect(await heard()).toEqual([`focus: ${words[language].shelf}`, 'focus: Moon Soup']);

  // From the footer.
  await page.getByRole('contentinfo').getByRole('link', { name: own.terms }).press('Enter');
  await expect(title).toHaveText(own.terms);
  await expect(title).toBeFocused();
  await page.goto('/my-stories');
  const search = page.getByLabel(text.search);
  await search.fill('kite');
  await expect(page).toHaveURL(/q=kite/);
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['The Kite']);
  await expect(search).toBeFocused();
});

test('[ROUTE-19] what takes long to load is said to load, and then its title', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  const own = texts[language];
  const heard = await listen(page);
  await page.goto('/privacy-policy');
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/terms-of-service-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.fallback();
  });
  const terms = page.getByRole('contentinfo').getByRole('link', { name: own.terms });
  await terms.focus();
  await heard();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: own.terms })).toBeFocused();
  expect(await heard()).toEqual([`live: ${own.loading}`, `focus: ${own.terms}`]);
});

test('[ROUTE-10] [ROUTE-12] an unknown address says that it leads to the front page', async ({ page, language }) => {
  const { unknown } = texts[language];
  const heard = await listen(page);
  await page.goto('/passkeys');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(unknown)).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  const news = (await heard()).filter((each) => each.includes(unknown));
  expect(news.length, 'said once').toBe(1);
  // Back leads to where one was before, and not to the unknown address.
  await page.goto('/privacy-policy');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('[LIB-23] [LIB-27] a search and a filter say how many stories there are now, once, and nothing about before', async ({
  page,
  language,
  signIn,
}) => {
  const own = texts[language];
  const text = shelfWords[language];
  const heard = await listen(page);
  await signIn(page);
  await fillShelf(page, [aStory({ title: 'Moon Soup' }), aStory({ title: 'The Kite' }), aStory({ title: 'The Moon' })]);
  await page.goto('/my-stories');
  const titles = page.getByRole('listitem').getByRole('heading');
  await expect(titles).toHaveCount(3);
  // An answer that is not there at once.
  await page.route(/\/api\/stories\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fallback();
  });
  const said = async () => (await heard()).filter((each) => each.startsWith('live'));
  const search = page.getByLabel(text.search);
  await search.focus();
  await heard();
  for (const [wanted, count] of [
    ['moon', 2],
    ['kite', 1],
    // As many as before, and another one.
    ['soup', 1],
  ] as const) {
    await search.fill(wanted);
    await expect(page).toHaveURL(new RegExp(`q=${wanted}`));
    await expect(titles).toHaveCount(count);
    await expect.poll(said, { intervals: [500] }).toEqual([`live: ${own.found(count)}`]);
  }
  await search.fill('');
  await expect(titles).toHaveCount(3);
  await expect.poll(said, { intervals: [500] }).toEqual([`live: ${own.whole}`]);
  // After a while nobody comes across it any more.
  const left = page.getByRole('main').locator('[aria-live=polite]').filter({ hasText: own.whole });
  await expect(left).toHaveCount(1);
  await expect(left).toHaveCount(0);
});

test('[ILLUS-02] [GEN-07] [STORY-10] an illustrated story is read out while it is written, and each picture is met once', async ({
  page,
  language,
  signIn,
}) => {
  const own = texts[language];
  const text = words[language];
  const heard = await listen(page);
  await signIn(page);
  await fillForm(page, language, { illustrated: true });
  await heard();
  await write(page, language);
  await expect(page.getByRole('log')).toContainText(text.finished);
  const said = await heard();
  const article = page.getByRole('article');
  const paragraphs = await article.getByRole('paragraph').allInnerTexts();
  const plain = (line: string) => `live: ${line.replace(/\s+/g, ' ').trim()}`;
  for (const paragraph of paragraphs.slice(0, -1).map(plain))
    expect(
      said.filter((each) => each === paragraph),
      paragraph,
    ).toHaveLength(1);
  expect(said.filter((each) => each === plain(text.finished))).toHaveLength(1);

  await expect(article.getByRole('figure')).toHaveCount(3);
  for (const figure of await article.getByRole('figure').all()) {
    const caption = (await figure.locator('figcaption').innerText()).trim();
    await expect(figure).toHaveAccessibleName(own.pictures);
    await expect(figure.getByRole('img')).toHaveAccessibleName(caption);
    const spoken = await figure.ariaSnapshot();
    expect(spoken.split(caption)).toHaveLength(2);
    expect(spoken.match(/ilustración|illustration/gi), 'its number').toHaveLength(1);
  }
});

test('[P44] that nothing can read a story is said once', async ({ page, language, signIn }) => {
  const own = texts[language];
  const heard = await listen(page);
  await signIn(page);
  await openFromShelf(page, await keepStory(page));
  await page.route(/\/api\/stories\/[^/]+\/narration$/, (route) => route.fulfill({ status: 503 }));
  const aloud = page.getByRole('button', { name: own.aloud, exact: true });
  for (const attempt of ['first', 'second']) {
    await aloud.focus();
    await heard();
    await page.keyboard.press('Enter');
    await expect(page.getByText(own.unread)).toBeVisible();
    await expect(aloud).toHaveAttribute('aria-pressed', 'false');
    const news = (await heard()).filter((each) => each.includes(own.unread));
    expect(news, attempt).toHaveLength(1);
    await page.getByRole('listitem').filter({ hasText: own.unread }).getByRole('button').click();
    await expect(page.getByText(own.unread)).toHaveCount(0);
  }
});

test('[ROUTE-08] a profile that takes long says once that it loads', async ({ page, language, signIn }) => {
  const own = texts[language];
  const heard = await listen(page);
  await signIn(page);
  await page.route(/\/(api|rest|functions)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1800));
    await route.fallback();
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: own.profile })).toBeVisible();
  await expect(page.getByText(own.profileLoads)).toBeAttached();
  await expect(page.getByText(own.profileLoads)).toHaveCount(0);
  expect((await heard()).filter((each) => each.startsWith('live') && each.includes('…'))).toEqual([
    `live: ${own.profileLoads}`,
  ]);
});
