import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, type Language, signInAt, speak, test } from './fixtures.ts';
import { aStory, fillShelf } from './shelf.ts';

const words = {
  en: {
    paragraph: 'Fox looked up at the dark sky. “Who has put out the moon?” he asked. Nobody answered him.',
    sentences: ['Fox looked up at the dark sky.', '“Who has put out the moon?”'],
    minutes: /About \d+ minutes? left/,
    nearEnd: 'Nearly at the end',
    tools: 'Reading tools',
    larger: 'Larger text',
    dusk: 'Dusk',
    lights: 'Lights down',
    full: 'Fill the screen',
    aloud: 'Read aloud',
    controls: 'Reading aloud',
    pause: 'Pause',
    goOn: 'Go on reading',
    stop: 'Stop reading aloud',
    back: 'Back',
  },
  es: {
    paragraph: 'La zorra miró el cielo oscuro. ¿Quién apagó la luna?, preguntó. Nadie le contestó esa noche.',
    sentences: ['La zorra miró el cielo oscuro.', '¿Quién apagó la luna?, preguntó.'],
    minutes: /Quedan? (unos )?\d+ minutos?/,
    nearEnd: 'Ya casi termina',
    tools: 'Herramientas de lectura',
    larger: 'Texto más grande',
    dusk: 'Atardecer',
    lights: 'Luz apagada',
    full: 'Usar toda la pantalla',
    aloud: 'Leer en voz alta',
    controls: 'Lectura en voz alta',
    pause: 'Pausa',
    goOn: 'Seguir leyendo',
    stop: 'Dejar de leer en voz alta',
    back: 'Volver',
  },
} satisfies Record<Language, object>;

const title = 'The Quiet Lantern';

async function openStory(page: Page, language: Language) {
  await fillShelf(page, [
    aStory({
      title,
      content: Array(14).fill(words[language].paragraph).join('\n\n'),
      options: { ...aStory().options, language: language === 'es' ? 'spanish' : 'english' },
    }),
  ]);
  await page.goto('/my-stories');
  await page.getByRole('link', { name: title }).click();
  await page.waitForURL('**/story/text?*');
}

/** A silent voice for both languages that records its texts, and ends when told to. */
async function lendVoice(page: Page) {
  await page.addInitScript(() => {
    const spoken: { text: string; lang: string; onend?: () => void }[] = [];
    const voice = (lang: string) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false });
    const synthesis = {
      getVoices: () => [voice('en-US'), voice('es-MX')],
      speak: (utterance: (typeof spoken)[number]) => spoken.push(utterance),
      cancel: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  });
}
type Spoken = { spoken: { text: string; lang: string; onend?: () => void }[] };
const spokenTexts = (page: Page) => page.evaluate(() => (window as unknown as Spoken).spoken.map(({ text }) => text));
const finishSentence = (page: Page) => page.evaluate(() => (window as unknown as Spoken).spoken.at(-1)?.onend?.());
const litSentence = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('spoken-sentence') ?? [])].map((range) => range.toString()).join());

for (const language of ['en', 'es'] satisfies Language[]) {
  const text = words[language];

  test(`[STORY-01] [STORY-03] [STORY-11] a story in ${language} is a page of a book whose tools leave, and opens where it was left`, async ({
    page,
    signIn,
  }) => {
    await speak(page, language);
    await signIn(page);
    await openStory(page, language);
    const book = page.getByRole('region', { name: title });
    await expect(book.getByRole('heading', { name: title })).toBeVisible();
    // The book fills the window below its tools.
    const { y, height } = (await book.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 60);
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    await expect(page.getByText(text.minutes)).toBeVisible();

    const size = () =>
      book
        .locator('p')
        .first()
        .evaluate((p) => Number.parseFloat(getComputedStyle(p).fontSize));
    const before = await size();
    await page.getByRole('button', { name: text.larger }).click();
    await expect.poll(size).toBeGreaterThan(before);
    await page.getByRole('button', { name: text.dusk }).click();
    await expect(page.getByRole('button', { name: text.dusk })).toHaveAttribute('aria-pressed', 'true');

    const tools = page.getByRole('group', { name: text.tools }).locator('..');
    const scrollTo = (top: number) =>
      book.evaluate(
        (box, to) =>
          new Promise((done) => {
            box.scrollTo(0, to);
            requestAnimationFrame(() => requestAnimationFrame(done));
          }),
        top,
      );
    await page.getByRole('button', { name: text.full }).click();
    await scrollTo(100);
    await scrollTo(300);
    await expect(tools).toHaveAttribute('data-quiet');
    await scrollTo(100);
    await expect(tools).not.toHaveAttribute('data-quiet');
    // Over the page the tools give way to the words; beside it they would leave a gap. Well past the cover, however high.
    await page.keyboard.press('Escape');
    await book.locator('[data-paragraph="6"]').evaluate((paragraph) => paragraph.scrollIntoView());
    await expect(tools).not.toHaveAttribute('data-quiet');

    // The place is kept even if the page is left at once.
    await page.reload();
    await expect.poll(() => book.evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
    await expect(page.getByRole('button', { name: text.dusk })).toHaveAttribute('aria-pressed', 'true');
    await book.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(page.getByText(text.nearEnd)).toBeAttached();

    // With the lights down only the page is lit; Escape shows the rest again.
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: text.lights }).click();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: text.back, exact: true }).click();
    await expect(page).toHaveURL(/\/my-stories$/);
  });

  test(`a story in ${language} is read aloud sentence by sentence, each one lit while it is read`, async ({
    page,
    signIn,
  }) => {
    await lendVoice(page);
    await speak(page, language);
    await signIn(page);
    await openStory(page, language);
    await page.getByRole('button', { name: text.full }).click();
    await page.getByRole('button', { name: text.aloud }).click();
    const controls = page.getByRole('group', { name: text.controls });
    await expect.poll(() => litSentence(page)).toBe(text.sentences[0]);
    await finishSentence(page);
    await expect.poll(() => litSentence(page)).toBe(text.sentences[1]);
    expect(await spokenTexts(page)).toEqual(text.sentences);
    await controls.getByRole('button', { name: text.pause }).click();
    await controls.getByRole('button', { name: text.goOn }).click();
    expect(await spokenTexts(page)).toEqual([...text.sentences, text.sentences[1]]);
    // The tools hid while the story was read; when the bar is gone they are back and can be used.
    await page.getByRole('region', { name: title }).evaluate((book) => book.scrollTo({ top: 400 }));
    await expect(page.locator('[data-quiet]')).toHaveCount(1);
    await controls.getByRole('button', { name: text.stop }).click();
    await expect(controls).toBeHidden();
    await expect(page.locator('[data-quiet]')).toHaveCount(0);
    expect(await litSentence(page)).toBe('');
  });
}

test('on a wide screen the picture stands beside the text; pages are turned by button and key, which is remembered', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  // So low that the second of its pages is not the end: a story that was read to its end opens at its beginning.
  await page.setViewportSize({ width: 1280, height: 600 });
  await speak(page, 'en');
  await signIn(page);
  await openStory(page, 'en');
  const book = page.getByRole('region', { name: title });
  const picture = book.locator('img:visible').first();
  const left = await picture.boundingBox();
  const text = await book.locator('[data-paragraph="0"]').boundingBox();
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(text?.x ?? 0);

  await page.getByRole('button', { name: 'Pages to turn' }).click();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(/^1 of [3-9]/);
  await expect(pages).toBeInViewport({ ratio: 1 });
  await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText(/^2 of/);
  // The visible text begins at the page's edge, and no line is cut off.
  const shown = await book.evaluate((box) => {
    const { left: from, right: to } = box.getBoundingClientRect();
    return [...box.querySelectorAll('[data-paragraph]')]
      .flatMap((each) => [...each.getClientRects()])
      .filter((part) => part.right > from && part.left < to)
      .every((part) => part.left >= from && part.right <= to);
  });
  expect(shown).toBe(true);
  await book.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(pages).toContainText(/^1 of/);
  await page.keyboard.press('ArrowRight');
  await page.reload();
  await expect(pages).toContainText(/^2 of/);

  // With the lights down, menus over the page are dark as well.
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Lights down' }).click();
  await page.getByRole('button', { name: 'Share and save' }).click();
  const ground = await page
    .getByRole('menu')
    .evaluate((menu) => (getComputedStyle(menu).backgroundColor.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  expect(Math.max(...ground)).toBeLessThan(40);
});

test('a page is as light as the theme until its reader chooses, and then as chosen', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await speak(page, 'en');
  await signIn(page);
  await openStory(page, 'en');
  const wear = (theme: string) =>
    page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
  const pressed = (light: string) => expect(page.getByRole('button', { name: light, pressed: true })).toBeVisible();
  await wear('night');
  await pressed('Dusk');
  await wear('day');
  await pressed('Paper');
  await page.getByRole('button', { name: 'Dusk' }).click();
  await wear('night');
  await wear('day');
  await pressed('Dusk');
  await page.reload();
  await pressed('Dusk');
});

test('[STORY-11] with the lights down the controls of the voice lie at the edge of the window, and no line of a turned page below them', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await lendVoice(page);
  await speak(page, 'en');
  await signIn(page);
  await openStory(page, 'en');
  await page.getByRole('button', { name: 'Pages to turn' }).click();
  await page.getByRole('button', { name: 'Lights down' }).click();
  await page.getByRole('button', { name: 'Read aloud' }).click();
  const controls = page.getByRole('group', { name: 'Reading aloud' });
  await expect(controls).toBeVisible();
  const height = page.viewportSize()?.height ?? 0;
  // Each measure of the controls must leave them where they are.
  for (let times = 0; times < 3; times++) {
    await page.evaluate(() => dispatchEvent(new Event('resize')));
    const box = await controls.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
  }
  const cut = await page.evaluate(() => {
    const region = document.querySelector<HTMLElement>('section[tabindex]');
    const edge = Math.min(
      region?.getBoundingClientRect().bottom ?? 0,
      document.querySelector('[role=group][aria-label="Reading aloud"]')?.getBoundingClientRect().top ?? 0,
    );
    const lines = [...(region?.querySelectorAll('[data-paragraph]') ?? [])].flatMap((each) => [
      ...each.getClientRects(),
    ]);
    const shown = lines.filter(({ left, right }) => left >= 0 && right <= innerWidth);
    return { lines: shown.length, below: shown.filter(({ bottom }) => bottom > edge).length };
  });
  const marked = await page.evaluate(() => {
    const words = document.querySelector('[data-paragraph]') as HTMLElement;
    return ['sentence', 'word'].map((what) => getComputedStyle(words, `::highlight(spoken-${what})`).backgroundColor);
  });
  expect(marked).toEqual(['rgba(255, 190, 90, 0.14)', 'rgba(255, 190, 90, 0.22)']);
  expect(cut.lines).toBeGreaterThan(0);
  expect(cut.below).toBe(0);
});

test('[STORY-11] in the full window every turned page lies on its own ground, in any theme', {
  tag: '@desktop',
}, async ({ page, signIn, baseURL }) => {
  await page.context().addCookies([{ name: 'lunatale-theme', value: 'night', url: baseURL ?? '' }]);
  await speak(page, 'es');
  await signIn(page);
  await openStory(page, 'es');
  await page.getByRole('button', { name: 'Papel' }).click();
  await page.getByRole('button', { name: 'Páginas para pasar' }).click();
  await page.getByRole('button', { name: 'Usar toda la pantalla' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^2 de /)).toBeVisible();
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  // The gap between the two pages.
  expect([...data.subarray(middle, middle + 3)]).toEqual([248, 240, 221]);
});

test('a device without a voice offers no reading aloud, and says nothing of it', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const none = { getVoices: () => [], addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.defineProperty(window, 'speechSynthesis', { value: none });
  });
  await signIn(page);
  await openStory(page, 'en');
  await expect(page.getByRole('button', { name: words.en.larger })).toBeVisible();
  await expect(page.getByRole('button', { name: words.en.aloud })).toHaveCount(0);
});

test('[STORY-03] a story that is left on one device opens there on another', async ({
  page,
  browser,
  product,
  signIn,
}) => {
  await speak(page, 'en');
  const email = await signIn(page);
  await openStory(page, 'en');
  const leave = async (reader: Page, paragraph: number) => {
    const box = reader.getByRole('region', { name: title });
    await box.hover();
    const told = reader.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await reader.locator(`[data-paragraph="${paragraph}"]`).evaluate((each) => {
      const scrolled = each.closest('section') as HTMLElement;
      scrolled.scrollTop += each.getBoundingClientRect().top - scrolled.getBoundingClientRect().top - 24;
    });
    await expect.poll(() => topOf(reader)).toBe(paragraph);
    const places = () => reader.evaluate(() => localStorage.getItem('lunatale-reading-places'));
    await expect.poll(places).toMatch(new RegExp(`":${paragraph}[.}]`));
    await reader.goBack();
    await told;
  };
  await leave(page, 3);

  const tablet = await browser.newContext({ baseURL: product.url });
  const other = await tablet.newPage();
  await speak(other, 'en');
  await signInAt(other, product.url, email);
  const open = async (reader: Page) => {
    await reader.goto('/my-stories');
    await reader.getByRole('link', { name: title }).click();
    await reader.waitForURL('**/story/text?*');
  };
  await open(other);
  await expect.poll(() => topOf(other)).toBe(3);
  await leave(other, 6);
  await open(page);
  await expect.poll(() => topOf(page)).toBe(6);
  await tablet.close();
});

/** Returns the index of the paragraph at the page's upper edge. */
async function topOf(page: Page): Promise<number> {
  return page.getByRole('region', { name: title }).evaluate((box) => {
    const line = box.getBoundingClientRect().top + 26;
    const all = [...box.querySelectorAll<HTMLElement>('[data-paragraph]')];
    return all.findIndex((each) => each.getBoundingClientRect().bottom > line);
  });
}

test('[STORY-08] [STORY-10] the pictures of a story have their places before they come; it is printed whole, and the screen stays awake', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  const locks: string[] = [];
  await page.exposeFunction('noteLock', (what: string) => locks.push(what));
  await page.addInitScript(() => {
    const { noteLock } = window as unknown as { noteLock: (what: string) => void };
    const release = async () => noteLock('released');
    const request = async (kind: string) => {
      noteLock(kind);
      return { release };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await signIn(page);
  await fillShelf(page, [
    aStory({
      title,
      content: Array(14).fill(words.en.paragraph).join('\n\n'),
      images: [await paintedPicture(page), await paintedPicture(page)],
      options: { ...aStory().options, model: 'gemini' },
    }),
  ]);
  // Without room beside the text, the pictures are between the paragraphs.
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/my-stories');
  const { promise: awaited, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/storage\/v1\/object\/public\//, (route) => awaited.then(() => route.continue()));
  await page.getByRole('link', { name: title }).click();
  await page.waitForURL('**/story/with-images?*');
  const figures = page.getByRole('figure');
  await expect(figures).toHaveCount(2);
  const places = () =>
    figures
      .locator('img')
      .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight, (one as HTMLElement).offsetTop]));
  const before = await places();
  for (const [width = 0, height = 0] of before) expect(height).toBeGreaterThan(width / 2.5);
  come();
  await expect
    .poll(() =>
      figures.locator('img').evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  expect(await places()).toEqual(before);
  expect(locks).toEqual(['screen']);

  await page.emulateMedia({ media: 'print' });
  const book = page.getByRole('region', { name: title });
  expect(await book.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await expect(page.getByRole('group', { name: 'Reading tools', includeHidden: true })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  expect(await book.getByRole('article').evaluate((text) => getComputedStyle(text).color)).toBe('rgb(0, 0, 0)');
  // Large enough to be read aloud, and on no ground but the paper's.
  const printed = book.locator('[data-paragraph]').first();
  expect(await printed.evaluate((text) => getComputedStyle(text).fontSize)).toBe('20px');
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: words.en.back, exact: true }).click();
  await expect(page).toHaveURL(/\/my-stories$/);
  await expect.poll(() => locks).toEqual(['screen', 'released']);
});

/** Returns a picture of 640 by 480 as a data URL. */
function paintedPicture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    return canvas.toDataURL('image/png');
  });
}

test('[P20] in a page that fills the screen it is said that the network is gone, and nothing moves or stays covered', {
  tag: '@phone',
}, async ({ page, context, signIn }) => {
  await speak(page, 'en');
  await signIn(page);
  await openStory(page, 'en');
  await page.getByRole('button', { name: 'Lights down' }).click();
  const tools = page.getByRole('group', { name: 'Reading tools' });
  const text = page.locator('[data-paragraph="0"]');
  const places = async () => [(await tools.boundingBox())?.y, (await text.boundingBox())?.y];
  const before = await places();
  await context.setOffline(true);
  const said = page.getByText('You are offline.');
  await expect(said).toBeVisible();
  expect(await places()).toEqual(before);
  const [news, bar] = [await said.boundingBox(), await tools.boundingBox()];
  expect(news?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  // After a while it covers no words either.
  await expect(said).toBeHidden({ timeout: 15_000 });
  await context.setOffline(false);
});

test('[P20] beside the text stands one picture at a time, and who does not see it meets each where it belongs', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await speak(page, 'en');
  await signIn(page);
  const paragraph = words.en.paragraph;
  await fillShelf(page, [
    aStory({
      title,
      content: Array(14).fill(paragraph).join('\n\n'),
      images: [await paintedPicture(page), await paintedPicture(page)],
      options: { ...aStory().options, model: 'gemini' },
    }),
  ]);
  await page.goto('/my-stories');
  await page.getByRole('link', { name: title }).click();
  await page.waitForURL('**/story/with-images?*');
  await expect(page.locator('article img:visible').first()).toBeVisible();
  // An upright tablet has no room for two columns: the pictures stand in the text.
  await page.setViewportSize({ width: 1024, height: 1366 });
  await expect(page.getByRole('figure').last()).toHaveCSS('position', 'static');
  expect((await page.getByRole('figure').last().locator('img').boundingBox())?.width).toBeGreaterThan(300);
  await page.setViewportSize({ width: 1366, height: 1024 });
  const heard = await page.getByRole('region', { name: title }).ariaSnapshot();
  expect(heard.match(/- figure/g)).toHaveLength(2);
  expect(
    heard
      .trimEnd()
      .split('\n')
      .findLastIndex((line) => line.includes('- figure')),
  ).toBeGreaterThan(3);
});
