import { bookFileName } from '#domain/stories/book.ts';
import { sharedPagePath, storySharePath } from '#domain/stories/share.ts';
import { storyParagraphs } from '#domain/stories/text/pages.ts';
import { expect, type Language, speak, test } from './fixtures.ts';
import { aStory, fillShelf, keepTold } from './shelf.ts';

const words = {
  en: {
    more: 'Share and save',
    share: 'Share this story',
    device: 'Send the whole text',
    print: 'Print',
    question: 'Make a private link to this story?',
    make: 'Make the link',
    link: 'Link',
    revoke: 'Take the link back',
    ready: 'This story has a private link.',
    gone: 'This story is not here',
    none: 'No story has a link.',
    book: 'Make a book (PDF, EPUB)',
    dedication: /^Dedication/,
    pdf: 'Download as PDF',
    booklet: 'Booklet to fold',
    epub: /^Download for e-readers/,
    made: 'Your book is in your downloads.',
  },
  es: {
    more: 'Compartir y guardar',
    share: 'Compartir este cuento',
    device: 'Enviar todo el texto',
    print: 'Imprimir',
    question: '¿Crear un enlace privado a este cuento?',
    make: 'Crear el enlace',
    link: 'Enlace',
    revoke: 'Retirar el enlace',
    ready: 'Este cuento tiene un enlace privado.',
    gone: 'Este cuento no está aquí',
    none: 'Ningún cuento tiene enlace.',
    book: 'Hacer un libro (PDF, EPUB)',
    dedication: /^Dedicatoria/,
    pdf: 'Descargar en PDF',
    booklet: 'Cuadernillo para doblar',
    epub: /^Descargar para lectores/,
    made: 'Tu libro está en tus descargas.',
  },
} satisfies Record<Language, object>;

const title = 'The Quiet Lantern';

const isShown = (image: Element) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

for (const language of ['en', 'es'] satisfies Language[]) {
  const text = words[language];

  test(`[STORY-12] a story is shared in ${language} after a question, read by a stranger, and taken back in the profile`, async ({
    page,
    browser,
    baseURL,
    signIn,
  }) => {
    await speak(page, language);
    await signIn(page);
    await keepTold(page, aStory({ title }));
    await page.goto('/my-stories');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: text.more }).click();
    await page.getByRole('menuitem', { name: text.share }).click();
    await expect(page.getByRole('dialog', { name: text.question })).toBeVisible();
    await page.getByRole('button', { name: text.make }).click();
    const link = await page.getByLabel(text.link, { exact: true }).inputValue();
    expect(link).toMatch(new RegExp(`^${baseURL}/shared/[\\w-]{22}$`));
    await page.keyboard.press('Escape');
    await expect(page.getByText(text.ready)).toBeVisible();

    const context = await browser.newContext();
    const stranger = await context.newPage();
    await speak(stranger, language);
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(stranger.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);

    await page.goto('/profile');
    await page.getByRole('button', { name: new RegExp(title) }).click();
    await expect(page.getByText(text.none)).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText(text.gone)).toBeVisible();
    await context.close();
  });

  test(`[STORY-12] [STORY-13] a story in ${language} is handed to the device and the printer, and becomes a PDF and an EPUB named after its title`, async ({
    page,
    signIn,
  }) => {
    await page.addInitScript(() => {
      const given: unknown[] = [];
      const share = async (data: unknown) => void given.push(data);
      Object.defineProperty(navigator, 'share', { value: share });
      Object.assign(window, { given, print: () => given.push('printed') });
    });
    await speak(page, language);
    await signIn(page);
    await fillShelf(page, [aStory({ title })]);
    await page.goto('/my-stories');
    await page.getByRole('link', { name: title }).click();
    for (const item of [text.device, text.print]) {
      await page.getByRole('button', { name: text.more }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    }
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { given: unknown[] }).given))
      .toEqual([{ title, text: expect.stringMatching(/^The Quiet Lantern\n\nA small light/) }, 'printed']);
    await page.getByRole('button', { name: text.more }).click();
    await page.getByRole('menuitem', { name: text.book }).click();
    // The dialog warns of letters that our fonts lack; the dedication stays until every file is downloaded.
    await expect(page.getByRole('dialog').getByText(/: 王\./)).toHaveCount(0);
    await page.getByLabel(text.dedication).fill('¡Para Inés y 王! ❤');
    await expect(page.getByRole('dialog').getByText(/: 王\./)).toBeVisible();
    for (const [format, button] of [
      ['pdf', text.pdf],
      ['booklet', text.booklet],
      ['epub', text.epub],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      expect((await download).suggestedFilename()).toBe(bookFileName(title, format));
      await expect(page.getByText(text.made).first()).toBeVisible();
      await expect(page.getByLabel(text.dedication)).toHaveValue('¡Para Inés y 王! ❤');
    }
    // And it is there when the dialog is opened again.
    await page.reload();
    await page.getByRole('button', { name: text.more }).click();
    await page.getByRole('menuitem', { name: text.book }).click();
    await expect(page.getByLabel(text.dedication)).toHaveValue('¡Para Inés y 王! ❤');
  });
}

test('[STORY-12] [STORY-11] a link is read before any script has come, in the light of the room, and nothing moves when they come', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn(page);
  const { id, content } = await keepTold(page, aStory({ title: 'Tom & the </script> Lantern' }));
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('lunatale-auth') ?? '{}').access_token);
  const shared = await page.request.post(storySharePath(id), { headers: { authorization: `Bearer ${token}` } });
  const link = sharedPagePath((await shared.json()).token);
  // The last words of the first paragraph, so that the whole of it is there.
  const words = (storyParagraphs(content)[0] ?? '').split(' ').slice(-4).join(' ');

  // What fetches a link for a preview gets its card and nothing of the text.
  const fetched = await (await page.request.get(link)).text();
  expect(fetched).toContain('og:title');
  expect(fetched).not.toContain(words);

  for (const [theme, ground] of [
    ['day', 'rgb(248, 240, 221)'],
    ['night', 'rgb(42, 34, 51)'],
  ] as const) {
    const context = await browser.newContext({ viewport: page.viewportSize() });
    await context.addCookies([{ name: 'lunatale-theme', value: theme, url: baseURL ?? '' }]);
    const stranger = await context.newPage();
    const { promise: codeHeld, resolve: letGo } = Promise.withResolvers<void>();
    await stranger.route(/\/assets\/index-.*\.js$/, (route) => codeHeld.then(() => route.continue()));
    // Counts everything that stands in for the story while it comes.
    await stranger.addInitScript(() => {
      const seen = { placeholders: 0 };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('#main .animate-late, #main .animate-pulse')) seen.placeholders += 1;
      }).observe(document, { childList: true, subtree: true });
    });
    await stranger.goto(link, { waitUntil: 'commit' });
    const heading = stranger.getByRole('heading', { level: 2, name: 'Tom & the </script> Lantern' });
    await expect(heading).toBeVisible();
    await expect(stranger).toHaveTitle('Tom & the </script> Lantern · Lunatale');
    const article = stranger.getByRole('article');
    await expect(article).toContainText(words);
    await expect(article).toHaveCSS('background-color', ground);
    await expect.poll(() => article.locator('img:visible').first().evaluate(isShown)).toBe(true);
    await stranger.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await heading.boundingBox();
    const opened = stranger.waitForResponse((answer) => answer.url().endsWith(`/api/stories${link}`));
    letGo();
    // The page asks for the story all the same: only that counts as its opening.
    expect((await opened).status()).toBe(200);
    // A press that comes before the scripts have taken over is repeated by them: each is awaited by what it does.
    const height = async () => (await heading.boundingBox())?.height;
    await stranger.getByRole('button', { name: 'Larger text' }).click();
    await expect.poll(height).toBeGreaterThan(before?.height ?? 0);
    await stranger.getByRole('button', { name: 'Smaller text' }).click();
    await expect(article).toContainText(words);
    await expect.poll(() => heading.boundingBox()).toEqual(before);
    expect(await stranger.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({ placeholders: 0 });

    // Whoever has chosen how to read sees nothing brighter in the meantime.
    const again = Promise.withResolvers<void>();
    await stranger.unrouteAll();
    await stranger.route(/\/assets\/index-.*\.js$/, (route) => again.promise.then(() => route.continue()));
    await stranger.getByRole('button', { name: 'Lights down' }).click();
    await stranger.goto(link, { waitUntil: 'commit' });
    await expect(article).toBeAttached();
    await expect(article).toBeHidden();
    again.resolve();
    await expect(article).toBeVisible();
    await expect(article).toHaveCSS('background-color', 'rgb(11, 10, 13)');
    await context.close();
  }
});

test('[STORY-13] [LIB-32] the chapters of a series go into one book, named after the first, or only the open one', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const [first] = await fillShelf(page, [aStory({ title: 'The First Lantern' })]);
  const continues = { storyId: first?.id ?? '', memory: 'A lantern.' };
  await fillShelf(page, [aStory({ title: 'Its Shadow', options: { ...aStory().options, continues } })]);
  await page.goto('/my-stories');
  await page.getByRole('link', { name: 'Its Shadow' }).click();
  await page.getByRole('button', { name: words.en.more }).click();
  await page.getByRole('menuitem', { name: words.en.book }).click();
  await expect(page.getByRole('radio', { name: 'All chapters' })).toBeChecked();
  for (const [content, title] of [
    ['All chapters', 'The First Lantern'],
    ['This chapter', 'Its Shadow'],
  ] as const) {
    await page.getByText(content, { exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.en.epub }).click();
    expect((await download).suggestedFilename()).toBe(bookFileName(title, 'epub'));
  }
});
