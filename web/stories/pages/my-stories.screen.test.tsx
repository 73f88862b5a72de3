import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  mergeFavoritesPath,
  restoreStoriesPath,
  type StorySummary,
  storiesPath,
  storyPath,
} from '#domain/stories/api.ts';
import type { Call } from '../../platform/testing/answers.ts';
import { openPage } from '../../testing/page.tsx';

const nothing = { stories: [], total: 0, nextCursor: null, hidden: 0, categories: [] };
const noFavorites = "You haven't favorited any stories yet.";
const otherWords = 'Try another word, or fewer filters.';

test.each([
  ['/my-stories?favorites=true', noFavorites, otherWords],
  ['/my-stories?favorites=true&q=dragon', otherWords, noFavorites],
])('[LIB-10, LIB-11] %s says "%s"', async (address, said, unsaid) => {
  const { screen } = await openPage(address, { answers: { [storiesPath]: nothing }, signedIn: true });
  await expect.element(screen.getByText(said)).toBeVisible();
  expect(screen.getByText(unsaid).elements()).toEqual([]);
});

test('[LIB-48] the picture of an empty shelf that does not load is left out, and none stands there broken', async () => {
  const { screen } = await openPage('/my-stories', { answers: { [storiesPath]: nothing }, signedIn: true });
  await expect.element(screen.getByRole('heading', { name: 'No stories found' })).toBeVisible();
  const picture = () => screen.container.querySelector('img[src*="empty-shelf"]');
  await expect.poll(picture).not.toBeNull();
  picture()?.dispatchEvent(new Event('error'));
  await expect.poll(picture).toBeNull();
});

test('[LIB-48] on a desk the way to a new story stands beside the heading, on an empty shelf too', async () => {
  await page.viewport(1280, 800);
  const { screen } = await openPage('/my-stories', { answers: { [storiesPath]: nothing }, signedIn: true });
  const box = (role: 'heading' | 'link', name: string) =>
    screen.getByRole(role, { name, exact: true }).element().getBoundingClientRect();
  await expect.element(screen.getByRole('link', { name: 'Create New', exact: true })).toBeVisible();
  const [heading, create] = [box('heading', 'My Stories'), box('link', 'Create New')];
  expect(create.top + create.height / 2).toBeGreaterThan(heading.top);
  expect(create.top + create.height / 2).toBeLessThan(heading.bottom);
});

const aStory = (title: string): StorySummary => ({
  id: crypto.randomUUID(),
  title,
  options: {
    language: 'english',
    length: 'short',
    ageGroup: 'preschool',
    model: 'deepseek',
    characters: ['fox'],
    setting: 'forest',
    message: 'sharing',
  },
  createdAt: '2026-03-01T19:00:00Z',
  updatedAt: '2026-03-01T19:00:00Z',
  tags: [],
  notes: '',
  isFavorite: false,
  images: null,
  imageUploadFailed: false,
  chapterOf: null,
  excerpt: 'A fox looked up.',
  chapter: null,
});

/** Answers as a server does that keeps these stories, and deleted ones. */
function aShelf(titles: string[], restore: () => unknown = () => undefined) {
  const all = titles.map(aStory);
  const gone = new Set<string>();
  const answers: Record<string, unknown> = {
    [storiesPath]: () => {
      const stories = all.filter(({ id }) => !gone.has(id));
      return {
        ...nothing,
        stories,
        total: stories.length,
        categories: ['castle', 'forest', 'preschool', 'toddler', 'Abuela’s house'],
      };
    },
    [restoreStoriesPath]: ({ body }: Call) => {
      const { storyIds } = body as { storyIds: string[] };
      const failure = restore();
      if (failure) return failure;
      for (const id of storyIds) gone.delete(id);
      return { storyIds };
    },
  };
  for (const { id } of all) {
    answers[storyPath(id)] = () => {
      gone.add(id);
      return new Response(null, { status: 204 });
    };
  }
  return { answers, all };
}

test.each([
  ['en', 'Favorites', 'Tag', 'Search stories', 'List'],
  ['es', 'Favoritos', 'Etiqueta', 'Buscar cuentos', 'Lista'],
] as const)(
  '[LIB-01] in %s on a tablet the filters stand in one row, below the search with its order and view',
  async (language, favorites, tags, search, list) => {
    await page.viewport(768, 1024);
    const { answers } = aShelf(['The Lamp']);
    const { screen } = await openPage('/my-stories', { answers, signedIn: true, language });
    const middle = (name: string, role: 'checkbox' | 'radio' | 'combobox' | 'textbox') => {
      const found = screen.getByRole(role, { name }).element();
      const box = (found.closest('label') ?? found).getBoundingClientRect();
      return box.top + box.height / 2;
    };
    await expect.element(screen.getByRole('radio', { name: list })).toBeInTheDocument();
    await expect.poll(() => Math.abs(middle(list, 'radio') - middle(search, 'textbox'))).toBeLessThan(2);
    expect(Math.abs(middle(tags, 'combobox') - middle(favorites, 'checkbox'))).toBeLessThan(2);
    await page.viewport(1280, 900);
    await screen.unmount();
  },
);

const sizes = { phone: [390, 844], desk: [1280, 900] } as const;

test.each(['pointer', 'Control+Z', 'Alt+T'] as const)(
  '[LIB-20, DATA-34] the message after a deletion undoes it, by %s',
  async (way) => {
    await page.viewport(...sizes.desk);
    const { answers, all } = aShelf(['The Lamp', 'The River']);
    const { screen, calls } = await openPage('/my-stories', { answers, signedIn: true });
    const card = screen.getByRole('link', { name: 'The Lamp' });
    await screen.getByRole('button', { name: 'Delete “The Lamp”' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText('Story deleted successfully')).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'The River' })).toHaveFocus();
    const undo = screen.getByRole('button', { name: 'Undo' });
    const region = undo.element().closest('[aria-live="polite"]');
    expect(region?.getAttribute('aria-label')).toMatch(/alt\+T/i);
    expect(region?.closest('[aria-hidden="true"], [inert]')).toBeNull();
    if (way === 'pointer') await undo.click();
    else if (way === 'Control+Z') await userEvent.keyboard('{Control>}z{/Control}');
    else {
      await userEvent.keyboard('{Alt>}t{/Alt}');
      while (document.activeElement !== undo.element()) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    }
    await expect.element(screen.getByText('The story is back on your shelf.')).toBeVisible();
    await expect.element(card).toBeVisible();
    // At once: not only when the last message is gone.
    await expect.poll(() => document.activeElement, { timeout: 1000 }).toBe(card.element());
    expect(calls.filter(({ path }) => path === restoreStoriesPath)).toMatchObject([
      { method: 'POST', body: { storyIds: [all[0]?.id] } },
    ]);
    // Nothing is left to undo.
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(calls.filter(({ path }) => path === restoreStoriesPath)).toHaveLength(1);
  },
);

test('[LIB-20, DATA-34, P20] on a touch screen “Undo” comes right after what has the focus, and no key is named', async () => {
  await page.viewport(...sizes.phone);
  const media = window.matchMedia.bind(window);
  const touch = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => media(query === '(pointer: coarse)' ? 'all' : query));
  onTestFinished(() => touch.mockRestore());
  const { answers } = aShelf(['The Lamp', 'The River']);
  const { screen } = await openPage('/my-stories', { answers, signedIn: true });
  const river = screen.getByRole('link', { name: 'The River' });
  await screen.getByRole('button', { name: 'Delete “The Lamp”' }).click();
  const question = screen.getByRole('alertdialog');
  await expect
    .element(question.getByText(/cannot be undone. It becomes final after a minute: until then, “Undo”/))
    .toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByText('“Undo” comes next.')).toBeInTheDocument();
  expect(screen.getByText(/Ctrl/).elements()).toEqual([]);
  await expect.element(river).toHaveFocus();
  const next = () => document.activeElement?.nextElementSibling;
  await expect.poll(() => next()?.textContent).toBe('Undo: bring back “The Lamp”');
  // Also after looking around.
  (screen.getByRole('heading', { level: 1 }).element() as HTMLElement).focus();
  expect(next()?.textContent).toBe('Undo: bring back “The Lamp”');
  // A question about another story has no Undo in it, and there is one again behind it.
  await screen.getByRole('button', { name: 'Delete “The River”' }).click();
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(question.getByRole('button', { name: /Undo/ }).elements()).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => next()?.textContent).toBe('Undo: bring back “The Lamp”');
  (next() as HTMLElement).click();
  await expect.element(screen.getByText('The story is back on your shelf.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'The Lamp' })).toHaveFocus();
  await expect.poll(() => screen.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
  await page.viewport(...sizes.desk);
});

test('[LIB-17] after the last card the focus goes to the one before, and from an empty shelf to its heading', async () => {
  await page.viewport(...sizes.desk);
  const { answers } = aShelf(['The Lamp', 'The River']);
  const { screen } = await openPage('/my-stories', { answers, signedIn: true });
  const focused: string[] = [];
  document.addEventListener('focusin', ({ target }) => focused.push((target as HTMLElement).textContent));
  for (const [name, then] of [
    ['The River', screen.getByRole('link', { name: 'The Lamp' })],
    ['The Lamp', screen.getByRole('heading', { level: 1 })],
  ] as const) {
    await screen.getByRole('button', { name: `Delete “${name}”` }).click();
    focused.length = 0;
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(then).toHaveFocus();
    // From the button that was pressed straight to there.
    expect(focused.filter((each) => each !== 'Delete')).toEqual([then.element().textContent]);
  }
});

test('[LIB-17, P20] after the last story is deleted the heading that has the focus is seen', async () => {
  await page.viewport(390, 300);
  const { answers } = aShelf(['The Lamp']);
  const { screen } = await openPage('/my-stories', { answers, signedIn: true });
  await screen.getByRole('button', { name: 'Delete “The Lamp”' }).click();
  expect(scrollY).toBeGreaterThan(50);
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport({ ratio: 1 });
  await page.viewport(...sizes.desk);
});

test('[LIB-18, DATA-34] an undo that fails says so, and may be tried again', async () => {
  let failures = 1;
  const { answers } = aShelf(['The Lamp'], () => {
    failures -= 1;
    return failures >= 0 && Response.json({ code: 'INTERNAL', message: 'All is lost.' }, { status: 500 });
  });
  const { screen } = await openPage('/my-stories', { answers, signedIn: true, language: 'es' });
  await screen.getByRole('button', { name: 'Eliminar «The Lamp»' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await screen.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(screen.getByText('No se pudo recuperar el cuento. Inténtalo de nuevo.')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Deshacer' });
  await expect.poll(() => undo.elements().length, { message: 'the first message is gone' }).toBe(1);
  await undo.click();
  await expect.element(screen.getByText('El cuento está de nuevo en tu estante.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'The Lamp' })).toBeVisible();
});

const groups = { Age: ['Toddler', 'Preschool'], Place: ['Abuela’s house', 'Castle', 'Forest'] };

test('[LIB-29] the category menu groups ages and places under headings, each sorted', async () => {
  await page.viewport(...sizes.desk);
  const { screen } = await openPage('/my-stories', { answers: aShelf(['The Lamp']).answers, signedIn: true });
  await screen.getByRole('button', { name: /^Category/ }).click();
  for (const [name, items] of Object.entries(groups)) {
    const group = screen.getByRole('menu').getByRole('group', { name });
    await expect.element(group).toBeVisible();
    expect(
      group
        .getByRole('menuitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(items);
  }
});

test('[LIB-04, LIB-29] the sheet on a phone groups them as well', async () => {
  await page.viewport(...sizes.phone);
  const { screen } = await openPage('/my-stories', { answers: aShelf(['The Lamp']).answers, signedIn: true });
  await screen.getByRole('button', { name: /^Filters/ }).click();
  for (const [name, items] of Object.entries(groups)) {
    const group = screen.getByRole('dialog').getByRole('group', { name });
    await expect.element(group).toBeVisible();
    expect(
      group
        .getByRole('checkbox')
        .elements()
        .map((item) => item.closest('label')?.textContent),
    ).toEqual(items);
  }
  await page.viewport(...sizes.desk);
});

test.each(['en', 'es'] as const)(
  '[LIB-16, LIB-17, DATA-34] several stories are selected by keyboard and deleted after one question, with one undo for all (%s)',
  async (language) => {
    await page.viewport(...sizes.phone);
    const words = {
      en: {
        select: 'Select',
        none: 'Choose stories',
        two: '2 stories selected',
        remove: 'Delete',
        title: 'Delete 2 stories',
        gone: '2 stories deleted',
        undo: 'Undo',
        back: '2 stories are back on your shelf.',
      },
      es: {
        select: 'Elegir',
        none: 'Elige cuentos',
        two: '2 cuentos elegidos',
        remove: 'Eliminar',
        title: 'Eliminar 2 cuentos',
        gone: '2 cuentos eliminados',
        undo: 'Deshacer',
        back: '2 cuentos están de nuevo en tu estante.',
      },
    }[language];
    const { answers, all } = aShelf(['The Lamp', 'The River', 'The Moon']);
    const { screen, calls } = await openPage('/my-stories', { answers, signedIn: true, language });
    const links = () =>
      screen
        .getByRole('link', { name: /^The / })
        .elements()
        .map((link) => link.textContent);
    await screen.getByRole('button', { name: words.select, exact: true }).click();
    await expect.element(screen.getByText(words.none)).toBeVisible();
    expect(links(), 'a card opens nothing now').toEqual([]);
    const remove = screen.getByRole('region').getByRole('button', { name: words.remove });
    await remove.click({ force: true });
    expect(screen.getByRole('alertdialog').elements(), 'nothing to delete').toEqual([]);
    // To press the button the page may have been scrolled past the first card, which is then not drawn.
    window.scrollTo(0, 0);
    for (const name of ['The Lamp', 'The Moon']) {
      const box = screen.getByRole('checkbox', { name });
      await expect.element(box).toBeInTheDocument();
      (box.element() as HTMLElement).focus();
      await userEvent.keyboard(' ');
    }
    await expect.element(screen.getByText(words.two)).toBeVisible();
    await remove.click();
    const question = screen.getByRole('alertdialog', { name: words.title });
    await question.getByRole('button', { name: words.remove }).click();
    await expect.element(screen.getByText(words.gone)).toBeVisible();
    await expect.poll(links).toEqual(['The River']);
    await expect.element(screen.getByRole('link', { name: 'The River' })).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(
      [all[0], all[2]].map((story) => storyPath(story?.id ?? '')),
    );
    await screen.getByRole('button', { name: words.undo }).click();
    await expect.element(screen.getByText(words.back)).toBeVisible();
    await expect.poll(links).toEqual(['The Lamp', 'The River', 'The Moon']);
    await expect.element(screen.getByRole('link', { name: 'The Lamp' })).toHaveFocus();
    await page.viewport(...sizes.desk);
  },
);

test('[LIB-18] of several deletions that fail in part, those cards come back and the message says how many', async () => {
  const { answers, all } = aShelf(['The Lamp', 'The River']);
  answers[storyPath(all[0]?.id ?? '')] = Response.json({ code: 'INTERNAL', message: 'All is lost.' }, { status: 500 });
  const { screen } = await openPage('/my-stories', { answers, signedIn: true });
  await screen.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of ['The Lamp', 'The River']) await screen.getByRole('checkbox', { name }).click();
  await screen.getByRole('region').getByRole('button', { name: 'Delete' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByText('1 of 2 stories deleted. The others are back on your shelf.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'The Lamp' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The River' }).elements()).toEqual([]);
});

test('[LIB-46, P20] who ends the selection by keyboard sees the button that has the focus then', async () => {
  await page.viewport(1280, 700);
  const { answers } = aShelf(Array.from({ length: 12 }, (_, at) => `The Lamp ${at}`));
  const { screen } = await openPage('/my-stories', { answers, signedIn: true });
  const select = screen.getByRole('button', { name: 'Select', exact: true });
  await select.click();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await expect.element(cancel).toBeVisible();
  (cancel.element() as HTMLElement).focus();
  scrollTo(0, 400);
  await expect.element(select).not.toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(select).toHaveFocus();
  await expect.element(select).toBeInViewport({ ratio: 1 });
  expect(select.element().getBoundingClientRect().top).toBeGreaterThan(64);
  await screen.unmount();
  await page.viewport(1280, 900);
});

test('[LIB-46, STORY-14] selected stories become favourites with one call; “Cancel” ends the selection and returns the focus', async () => {
  const { answers, all } = aShelf(['The Lamp', 'The River']);
  answers[mergeFavoritesPath] = { merged: 1 };
  const { screen, calls } = await openPage('/my-stories', { answers, signedIn: true });
  const select = screen.getByRole('button', { name: 'Select', exact: true });
  await select.click();
  await expect.element(select).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('checkbox', { name: 'The River' }).click();
  await screen.getByRole('button', { name: 'Add to favorites' }).click();
  await expect.element(screen.getByText('Added to favorites!')).toBeVisible();
  expect(calls.filter(({ path }) => path === mergeFavoritesPath)).toMatchObject([{ body: { storyIds: [all[1]?.id] } }]);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(select).toHaveFocus();
  await expect.element(screen.getByRole('link', { name: 'The River' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'The River' }).elements()).toEqual([]);
});

test.each(['en', 'es'] as const)(
  '[STORY-14, P20] in %s the focus goes on to the next button when the network is lost, and with it what keeps stories',
  async (language) => {
    const [keep, choose, heart] = {
      en: ['Keep for a journey', 'Select', 'Add to favorites'] as const,
      es: ['Guardar para el viaje', 'Elegir', 'Agregar a favoritos'] as const,
    }[language];
    await page.viewport(...sizes.desk);
    let online = true;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: Object.assign(new EventTarget(), { controller: { postMessage() {} } }),
    });
    const turn = (on: boolean) => {
      online = on;
      dispatchEvent(new Event(on ? 'online' : 'offline'));
    };
    try {
      const { screen } = await openPage('/my-stories', {
        answers: aShelf(['The Lamp']).answers,
        signedIn: true,
        language,
      });
      const button = screen.getByRole('button', { name: keep });
      for (const next of [choose, heart]) {
        await expect.element(button).toBeVisible();
        (button.element() as HTMLElement).focus();
        turn(false);
        await expect.element(button).not.toBeInTheDocument();
        await expect.element(screen.getByRole('button', { name: next })).toHaveFocus();
        turn(true);
        if (next === choose) await screen.getByRole('button', { name: choose }).click();
      }
      await screen.unmount();
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
      Reflect.deleteProperty(navigator, 'serviceWorker');
    }
  },
);

test('[LIB-05, LIB-06] a phone that shows a new story’s picture and title stays at the head of the page, and goes to one further down', async () => {
  await page.viewport(...sizes.phone);
  const { answers, all } = aShelf(['New', 'Older', 'Oldest']);
  const top = await openPage(`/my-stories?highlight=${all[0]?.id}`, { answers, signedIn: true });
  await expect.element(top.screen.getByText('Just saved')).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(window.scrollY).toBe(0);
  await expect.element(top.screen.getByRole('link', { name: 'New', exact: true })).toBeInViewport();
  await top.screen.unmount();
  const { screen } = await openPage(`/my-stories?highlight=${all[2]?.id}`, { answers, signedIn: true });
  await expect.poll(() => window.scrollY).toBeGreaterThan(200);
  await expect.element(screen.getByRole('link', { name: 'Oldest', exact: true })).toBeInViewport();
  window.scrollTo(0, 0);
  await page.viewport(...sizes.desk);
});

test('[LIB-01] on a desk the filters of the shelf have one height, weight and border', async () => {
  await page.viewport(...sizes.desk);
  const { screen } = await openPage('/my-stories', { answers: aShelf(['The Lamp']).answers, signedIn: true });
  await expect.element(screen.getByRole('button', { name: /^Category/ })).toBeVisible();
  const filters = [
    screen.getByText('Favorites', { exact: true }).first().element().closest('label'),
    screen.getByRole('button', { name: /^Category/ }).element(),
    screen.getByRole('combobox', { name: 'Who is in it' }).element(),
    screen.getByRole('combobox', { name: 'Tag' }).element(),
  ] as HTMLElement[];
  const looks = filters.map((each) => {
    const { borderColor, borderRadius } = getComputedStyle(each);
    const { fontWeight } = getComputedStyle(each.querySelector('span') ?? each);
    return [borderColor, borderRadius, fontWeight, Math.round(each.getBoundingClientRect().height)].join(' ');
  });
  expect(new Set(looks).size, looks.join('; ')).toBe(1);
  await screen.unmount();
});
