import type { Page } from '@playwright/test';
import { expect, type Language, speak, test } from './fixtures.ts';
import { aStory, fillShelf, shelfWords } from './shelf.ts';

const titles = (page: Page) => page.getByRole('listitem').getByRole('heading');
const base = aStory().options;
const books = [
  aStory({ title: 'Zebra Crossing' }),
  aStory({
    title: 'A Walk at Night',
    options: { ...base, characters: ['fox'], setting: 'forest', ageGroup: 'preschool' },
  }),
  aStory({ title: 'The Test of the Boat', options: { ...base, setting: 'pirate' } }),
  aStory({
    title: 'Moon Soup',
    options: { ...base, characters: ['Nora'], message: 'the seventh umbrella' },
    isFavorite: true,
  }),
  aStory({ title: 'The Greatest Kite', content: `A river ran by. ${'x'.repeat(300)} needle` }),
];

for (const language of ['en', 'es'] satisfies Language[]) {
  const text = shelfWords[language];

  test(`[LIB-01] [LIB-02] [LIB-03] [LIB-04] [LIB-23] [LIB-24] [LIB-25] [LIB-26] [LIB-27] [LIB-28] [LIB-29] [LIB-30] [LIB-31] [LIB-32] [LIB-33] [LIB-34] [LIB-35] [LIB-36] [LIB-37] [LIB-38] [DATA-32] the shelf in ${language} is searched, filtered, sorted and cleared`, async ({
    page,
    signIn,
    isMobile,
  }) => {
    await speak(page, language);
    await signIn(page);
    await fillShelf(page, books);
    await page.goto('/my-stories');
    await expect(page.getByRole('main').getByRole('link', { name: text.createNew })).toHaveAttribute('href', '/create');
    const newestFirst = ['The Greatest Kite', 'Moon Soup', 'A Walk at Night', 'Zebra Crossing'];
    await expect(titles(page)).toHaveText(newestFirst);

    // One request when the typing pauses, not one for each letter.
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('q=')) asked.push(new URL(request.url()).searchParams.get('q') ?? '');
    });
    const search = page.getByLabel(text.search);
    await search.pressSequentially(text.fox, { delay: 20 });
    await expect(titles(page)).toHaveText(['A Walk at Night']);
    expect(asked).toEqual([text.fox]);
    for (const [words, found] of [
      ['MOON', ['Moon Soup']],
      ['nora', ['Moon Soup']],
      ['umbrella', ['Moon Soup']],
      ['river ran', ['The Greatest Kite']],
      ['needle', []],
    ] as const) {
      await search.fill(words);
      await expect(page).toHaveURL(new RegExp(`q=${words.replace(' ', '\\+')}`));
      await expect(titles(page)).toHaveText([...found]);
    }
    await search.fill('');
    await expect(titles(page)).toHaveText(newestFirst);

    // A phone has the same filters in a sheet.
    const controls = isMobile ? page.getByRole('dialog') : page.getByRole('search');
    const open = async () => isMobile && page.getByRole('button', { name: text.filters }).click();
    const close = async () => isMobile && controls.getByRole('button', { name: text.show }).click();
    const chooseCategory = async (name: string) => {
      await open();
      if (isMobile) await controls.getByText(name, { exact: true }).click();
      else {
        await page.getByRole('button', { name: text.category }).click();
        await page.getByRole('menuitem', { name }).click();
      }
      await close();
    };
    await open();
    await controls.getByText(text.favorites, { exact: true }).filter({ visible: true }).click();
    await close();
    await expect(titles(page)).toHaveText(['Moon Soup']);
    await open();
    await controls.getByText(text.favorites, { exact: true }).filter({ visible: true }).click();
    await close();

    await chooseCategory(text.forest);
    await expect(titles(page)).toHaveText(['A Walk at Night']);
    // Opened by this address, the page also offers the categories of all stories.
    await page.reload();
    await expect(titles(page)).toHaveText(['A Walk at Night']);
    await chooseCategory(text.forest);
    await expect(titles(page)).toHaveText(newestFirst);
    await chooseCategory(text.preschool);
    await expect(titles(page)).toHaveText(['A Walk at Night']);
    await chooseCategory(text.preschool);

    for (const [name, order] of [
      [text.oldest, newestFirst.toReversed()],
      [text.byTitle, ['A Walk at Night', 'Moon Soup', 'The Greatest Kite', 'Zebra Crossing']],
      [text.favoritesFirst, ['Moon Soup', 'The Greatest Kite', 'A Walk at Night', 'Zebra Crossing']],
    ] as const) {
      await open();
      if (isMobile) await controls.getByText(name, { exact: true }).click();
      else await controls.getByLabel(text.sort).selectOption(name);
      await close();
      await expect(titles(page)).toHaveText([...order]);
    }

    // One button clears all filters, and deletes nothing.
    await search.fill('moon');
    await expect(titles(page)).toHaveText(['Moon Soup']);
    await open();
    await controls.getByRole('button', { name: text.clear }).click();
    await close();
    await expect(titles(page)).toHaveText(newestFirst);
    await expect(search).toHaveValue('');

    // A story whose title looks like a test is hidden; a small line offers to show it.
    await expect(page.getByText(text.hidden)).toBeVisible();
    await page.getByRole('button', { name: text.showHidden }).click();
    await expect(titles(page)).toHaveCount(5);
    await expect(titles(page).filter({ hasText: 'The Test of the Boat' })).toBeVisible();
  });
}

test('[LIB-21] [LIB-22] [LIB-36] [LIB-08] [LIB-09] cards preview 20 words in the grid and 40 in the list, and open the story', {
  tag: '@phone',
}, async ({ page, signIn, isMobile }) => {
  await signIn(page);
  const numbers = Array.from({ length: 60 }, (_, index) => `w${index + 1}`).join(' ');
  await fillShelf(page, [aStory({ title: 'Counting', content: `**Counting**\n\n## Part\n**“Hello”** ${numbers}` })]);
  await page.goto('/my-stories');
  const card = page.getByRole('main').getByRole('listitem');
  await expect(card).toContainText(/Part Hello w1 /);
  await expect(card).toContainText(/w18…/);
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByText('List', { exact: true }).filter({ visible: true }).click();
  if (isMobile) await page.getByRole('button', { name: 'Show stories' }).click();
  await expect(card).toContainText(/w38…/);
  await page.reload();
  await expect(card).toContainText(/w38…/);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/story\/text\?story=/);
  await expect(page.getByRole('article')).toContainText('w60');
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(tab.getByRole('article')).toContainText('w60');
  await tab.close();
  expect(await page.evaluate(() => history.state.usr.storyId)).toMatch(/^[0-9a-f-]{36}$/);
});

const names = {
  en: { who: 'Who is in it', tag: 'Tag', found: '3 stories match', filters: 'Filters that are set' },
  es: { who: 'Quién sale', tag: 'Etiqueta', found: '3 cuentos coinciden', filters: 'Filtros puestos' },
} satisfies Record<Language, object>;

for (const language of ['en', 'es'] satisfies Language[]) {
  test(`[LIB-04] [LIB-27] [P20] the shelf of a family is narrowed in ${language} to one child and one tag, which stay in the address`, {
    tag: '@phone',
  }, async ({ page, signIn, isMobile }) => {
    const text = shelfWords[language];
    const own = names[language];
    await speak(page, language);
    await signIn(page);
    const of = (title: string, character: string, tag: string) =>
      aStory({ title, options: { ...base, characters: [character, 'fox'] }, tags: [tag] });
    await fillShelf(page, [
      of('Moon Soup', 'Emilia', 'dragons'),
      of('The Kite', 'emilia y su gata Pelusa', 'wind'),
      of('The River', 'Emiliano', 'dragons'),
      of('The Owl', 'Emilia, 5', 'dragons'),
    ]);
    await page.goto('/my-stories');
    await expect(titles(page)).toHaveCount(4);
    const controls = isMobile ? page.getByRole('dialog') : page.getByRole('search');
    const open = async () => isMobile && page.getByRole('button', { name: text.filters }).click();
    const close = async () => isMobile && controls.getByRole('button', { name: text.show }).click();

    await open();
    await controls.getByRole('combobox', { name: own.who }).selectOption('Emilia');
    await close();
    await expect(titles(page)).toHaveText(['The Owl', 'The Kite', 'Moon Soup']);
    await expect(page.getByRole('main')).toContainText(own.found);
    await open();
    await controls.getByRole('combobox', { name: own.tag }).selectOption('dragons');
    await close();
    await expect(titles(page)).toHaveText(['The Owl', 'Moon Soup']);
    // Opened by this address, or by a link to it, the shelf is the same.
    await expect(page).toHaveURL(/character=Emilia&tag=dragons/);
    await page.reload();
    await expect(titles(page)).toHaveText(['The Owl', 'Moon Soup']);
    if (isMobile) {
      await page.getByRole('list', { name: own.filters }).getByRole('button').first().click();
      await expect(titles(page)).toHaveText(['The Owl', 'The River', 'Moon Soup']);
      await open();
    }
    await controls.getByRole('button', { name: text.clear }).click();
    await close();
    await expect(titles(page)).toHaveCount(4);
    await expect(page).toHaveURL(/my-stories$/);
  });
}
