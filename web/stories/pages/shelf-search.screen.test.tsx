import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draftPath, draftsPath, libraryNamesPath, type StoryDraft, storiesPath } from '#domain/stories/api.ts';
import { currentPlace, openPage } from '../../testing/page.tsx';
import { quietLamp } from '../testing/quiet-lamp.ts';

const nothing = { stories: [], total: 0, nextCursor: null, hidden: 0, categories: [] };

const aDraft: StoryDraft = {
  id: crypto.randomUUID(),
  title: 'The Lamp',
  options: { ...quietLamp.options, tone: 'cozy' },
  excerpt: 'A fox looked up.',
  chapter: null,
  isWhole: true,
  createdAt: '2026-03-01T19:00:00Z',
  leavesAt: '2026-03-31T19:00:00Z',
};

test.each([
  ['en', 'No stories yet', 'The one above is waiting to be saved.'],
  ['es', 'Todavía no hay cuentos', 'El de arriba espera a que lo guardes.'],
] as const)('[LIB-10] a shelf with nothing but drafts says so, and once (%s)', async (language, count, said) => {
  const answers = { [storiesPath]: nothing, [draftsPath]: { drafts: [aDraft] } };
  const { screen } = await openPage('/my-stories', { answers, signedIn: true, language });
  await expect.element(screen.getByText(said)).toBeVisible();
  expect(screen.getByText(count).elements()).toEqual([]);
  expect(screen.getByRole('heading', { name: /No stories found|No encontramos/ }).elements()).toEqual([]);
});

test.each([
  ['lamp', 1],
  ['LÁMP', 1],
  ['fox looked', 1],
  ['bosque', 0],
  ['forest lamp', 1],
  ['river', 0],
  ['', 0],
])('[LIB-23] a search for “%s” keeps %i of what waits unsaved, below the search', async (word, shown) => {
  await page.viewport(390, 844);
  const answers = { [storiesPath]: nothing, [draftsPath]: { drafts: [aDraft] } };
  const { screen, calls } = await openPage(`/my-stories?category=forest&q=${word}`, { answers, signedIn: true });
  const field = screen.getByRole('textbox', { name: 'Search stories' });
  await expect.element(field).toHaveValue(word);
  await expect.poll(() => calls.some(({ path }) => path === draftsPath)).toBe(true);
  const waiting = screen.getByRole('region', { name: 'Not saved yet' });
  await expect.poll(() => waiting.elements().length).toBe(shown);
  const heading = shown > 0 ? 'Nothing else found' : 'No stories found';
  await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
  const said = [...document.querySelectorAll('[aria-live]')].map((each) => each.textContent).join();
  expect(said).toContain(shown > 0 ? '1 story matches' : 'No stories match');
  // What a search hides is not lost.
  if (shown === 0)
    await expect.element(screen.getByText('1 story that is not saved yet is not shown now.')).toBeVisible();
  if (shown > 0)
    expect(waiting.element().getBoundingClientRect().top).toBeGreaterThan(
      field.element().getBoundingClientRect().bottom,
    );
  await page.viewport(1280, 900);
});

test.each([
  ['/my-stories?q=xyz', 'Quitar la búsqueda', 'Prueba con otra palabra.'],
  ['/my-stories?q=xyz&category=forest', 'Quitar los filtros', 'Prueba con otra palabra o con menos filtros.'],
])('[LIB-03] %s without a match offers "%s"', async (address, clear, hint) => {
  const { screen } = await openPage(address, { answers: { [storiesPath]: nothing }, signedIn: true, language: 'es' });
  await expect.element(screen.getByText(hint, { exact: true })).toBeVisible();
  const names = screen
    .getByRole('button', { name: /^Quitar/ })
    .elements()
    .map((button) => button.textContent);
  expect(new Set(names)).toEqual(new Set([clear]));
});

test('[LIB-04] the number on "Filters" is that of the filters, without the order', async () => {
  await page.viewport(390, 844);
  const answers = { [storiesPath]: nothing };
  const { screen } = await openPage('/my-stories?category=forest&sort=title', { answers, signedIn: true });
  await expect.element(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.viewport(1280, 900);
});

test('[LIB-01, LIB-23] the search field stays where it is and as wide as it is while one types', async () => {
  await page.viewport(1440, 900);
  const { screen } = await openPage('/my-stories', { answers: { [storiesPath]: nothing }, signedIn: true });
  const field = screen.getByRole('textbox', { name: 'Search stories' });
  const favorites = screen.getByText('Favorites', { exact: true });
  const places = () => [field, favorites].map((each) => JSON.stringify(each.element().getBoundingClientRect()));
  await expect.element(favorites).toBeVisible();
  const before = places();
  await field.fill('owl');
  await expect.element(screen.getByRole('button', { name: 'Clear all' }).first()).toBeVisible();
  expect(places()).toEqual(before);
  await page.viewport(1280, 900);
});

test.each([
  ['en', 'Save “The Lamp”', 'There is no connection. The story waits here: save it once you are back online.'],
  ['es', 'Guardar «The Lamp»', 'No hay conexión. El cuento espera aquí: guárdalo cuando vuelva internet.'],
] as const)('[LIB-02] a draft that cannot be saved without a network says so (%s)', async (language, button, said) => {
  const answers = {
    [storiesPath]: nothing,
    [draftsPath]: { drafts: [aDraft] },
    [draftPath(aDraft.id)]: () => {
      throw new TypeError('Failed to fetch');
    },
  };
  const { screen } = await openPage('/my-stories', { answers, signedIn: true, language });
  await screen.getByRole('button', { name: button }).click();
  await expect.element(screen.getByText(said)).toBeVisible();
});

test.each([
  ['en', 'Try another word.', 'Start creating new stories to see them here.', 'Title, name, tag…'],
  ['es', 'Prueba con otra palabra.', 'Aquí aparecerán los cuentos que guardes.', 'Título, nombre…'],
] as const)(
  '[LIB-10, LIB-12] in %s a search without a match does not say that the shelf is empty',
  async (language, advice, empty, placeholder) => {
    const answers = { [storiesPath]: nothing };
    const search = await openPage('/my-stories?q=xyz', { answers, signedIn: true, language });
    await expect.element(search.screen.getByText(advice)).toBeVisible();
    expect(search.screen.getByText(empty).elements()).toEqual([]);
    await expect.element(search.screen.getByPlaceholder(placeholder)).toBeVisible();
    await search.screen.unmount();
    const { screen } = await openPage('/my-stories', { answers, signedIn: true, language });
    await expect.element(screen.getByText(empty)).toBeVisible();
    await screen.unmount();
  },
);

const oneStory = {
  stories: [{ ...quietLamp, excerpt: 'The lamp went out.', chapter: null }],
  total: 1,
  nextCursor: null,
  hidden: null,
  categories: null,
};
const names = { characters: ['Emilia', 'Tomás'], tags: ['fox', 'árbol', 'dragones'] };

test.each([
  [1280, 'en', 'Who is in it', 'Tag', 'Clear all', '1 story matches'],
  [320, 'es', 'Quién sale', 'Etiqueta', 'Quitar los filtros', '1 cuento coincide'],
] as const)(
  '[SAVE-03, LIB-04, P20] at %i px in %s the shelf is narrowed to a child and a tag, and says what it found',
  async (width, language, who, tag, clear, found) => {
    await page.viewport(width, 720);
    const answers = { [storiesPath]: oneStory, [libraryNamesPath]: names };
    const { screen, calls } = await openPage('/my-stories', { answers, signedIn: true, language });
    const isNarrow = width < 768;
    const open = () => screen.getByRole('button', { name: /^Filt/ }).click();
    if (isNarrow) await open();
    const child = screen.getByRole('combobox', { name: who });
    await expect.poll(() => child.getByRole('option').elements().length).toBe(3);
    await child.selectOptions('Emilia');
    // The tags stand in the order of the alphabet, as the language has it.
    const tags = screen.getByRole('combobox', { name: tag });
    await expect
      .poll(() =>
        tags
          .getByRole('option')
          .elements()
          .slice(1)
          .map(({ textContent }) => textContent),
      )
      // A preset is named in the language of the screen, whatever the story's.
      .toEqual(language === 'es' ? ['árbol', 'dragones', 'zorro'] : ['árbol', 'dragones', 'fox']);
    await tags.selectOptions('dragones');
    await expect.poll(() => currentPlace().address).toBe('/my-stories?character=Emilia&tag=dragones');
    await expect
      .poll(() => calls.some(({ query }) => query.character === 'Emilia' && query.tag === 'dragones'))
      .toBe(true);
    const spoken = [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join();
    expect(spoken).toContain(found);
    if (isNarrow) {
      expect(document.documentElement.scrollWidth).toBe(width);
      await screen.getByRole('button', { name: 'Ver los cuentos' }).click();
      // Each filter is cleared by one tap, where the sheet hides them.
      const list = screen.getByRole('list', { name: 'Filtros puestos' });
      await expect.element(list.getByText('Emilia')).toBeVisible();
      await list.getByRole('button', { name: 'Quitar el filtro «Emilia»' }).click();
      await expect.poll(() => currentPlace().address).toBe('/my-stories?tag=dragones');
      expect(document.documentElement.scrollWidth).toBe(width);
      await open();
    }
    await screen.getByRole('button', { name: clear }).first().click();
    await expect.poll(() => currentPlace().address).toBe('/my-stories');
    await page.viewport(1280, 900);
  },
);

test('[LIB-03] a shared address narrows the shelf before the names are read, and to a name that no story has any more', async () => {
  const answers = { [storiesPath]: nothing, [libraryNamesPath]: { characters: [], tags: [] } };
  const { screen } = await openPage('/my-stories?character=Zoe&tag=moon', { answers, signedIn: true });
  await expect.element(screen.getByRole('combobox', { name: 'Who is in it' })).toHaveValue('Zoe');
  await expect.element(screen.getByRole('combobox', { name: 'Tag' })).toHaveValue('moon');
  await expect.element(screen.getByText('Try another word, or fewer filters.')).toBeVisible();
});
