import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Story, storyPath } from '#domain/stories/api.ts';
import { sharedPagePath, sharedStoryPath } from '#domain/stories/share.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { paths } from '../../routes/paths.ts';
import { openPage } from '../../testing/page.tsx';
import { quietLamp } from '../testing/quiet-lamp.ts';
// Loaded before the first test begins, and not within its time.
import '../pages/shared-story.tsx';
import '../pages/story-text.tsx';
import '../pages/story-with-images.tsx';

const story: Story = {
  ...quietLamp,
  content: Array.from({ length: 30 }, (_, at) => `Hill ${at}: the owl sang of the moon. `.repeat(2 + (at % 7))).join(
    '\n\n',
  ),
};

beforeEach(() => page.viewport(390, 844));
afterEach(async () => {
  localStorage.clear();
  vi.unstubAllGlobals();
  await page.viewport(1280, 900);
});

async function read(settings: object, title = story.title) {
  const shown = { ...story, title };
  localStorage.setItem(storageKeys.reading, JSON.stringify(settings));
  const { screen } = await openPage(
    { pathname: paths.storyText, state: { story: shown } },
    { answers: { [storyPath(story.id)]: shown }, signedIn: true },
  );
  const region = screen.getByRole('region', { name: title });
  await expect.element(region).toBeVisible();
  const box = region.element() as HTMLElement;
  return { screen, box };
}

/** By keyboard: the tools hide while the page is read. */
async function press({ screen }: Awaited<ReturnType<typeof read>>, name: string): Promise<void> {
  (screen.getByRole('button', { name, exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await settled();
}

/** Two frames: the browser has laid the page out, and told everybody that it moved. */
const settled = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

/** The parts of a paragraph that can be seen: inside the page, and below the tools that may lie over it. */
function shownOf(box: HTMLElement, paragraph: number): number {
  const { top, bottom, left, right } = box.getBoundingClientRect();
  const tools = document.querySelector('main header')?.getBoundingClientRect().bottom ?? 0;
  const parts = [...(box.querySelector(`[data-paragraph="${paragraph}"]`)?.getClientRects() ?? [])];
  return parts.filter(
    (part) =>
      part.left >= left - 1 && part.left < right - 1 && part.bottom > Math.max(top, tools) + 8 && part.top < bottom - 8,
  ).length;
}

/** Returns the paragraph at the top of a scrolled page. */
function topOf(box: HTMLElement): number {
  const line = box.getBoundingClientRect().top + (Number.parseFloat(getComputedStyle(box).scrollPaddingTop) || 0);
  return [...box.querySelectorAll('[data-paragraph]')].findIndex(
    (each) => each.getBoundingClientRect().bottom > line + 2,
  );
}

test.each([
  ['beside the tools', 'paper'],
  ['over the whole screen', 'lights-down'],
])(
  '[STORY-03] the words at the top stay in sight when a page %s is turned instead of scrolled, and back',
  async (_, light) => {
    const opened = await read({ light, turn: 'scroll' });
    const { box } = opened;
    for (const part of [0.25, 0.5, 0.93]) {
      box.scrollTop = part * (box.scrollHeight - box.clientHeight);
      await settled();
      const top = topOf(box);
      const height = () => box.querySelector(`[data-paragraph="${top}"]`)?.getBoundingClientRect().top ?? Number.NaN;
      const before = height();
      expect(top).toBeGreaterThan(2);
      await press(opened, 'Pages to turn');
      await expect.poll(() => box.querySelector('[data-leaves]')).not.toBeNull();
      await settled();
      expect(shownOf(box, top)).toBeGreaterThan(0);
      // No line stands out of its page.
      const leaves = box.querySelector('[data-leaves]')?.getBoundingClientRect();
      const lines = [...box.querySelectorAll('[data-paragraph]')].flatMap((each) => [...each.getClientRects()]);
      expect(Math.max(...lines.map(({ bottom }) => bottom))).toBeLessThanOrEqual((leaves?.bottom ?? 0) + 1);
      // Who turned no page is back at the very line; a line is 36 px high.
      await press(opened, 'One long page');
      await expect.poll(() => Math.abs(height() - before)).toBeLessThan(30);
    }
  },
);

test('[STORY-03] a page that is laid out on while it stops or begins to be turned keeps its place', async () => {
  const told = new Set<() => void>();
  const Native = ResizeObserver;
  class Told extends Native {
    readonly #tell: () => void;
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      this.#tell = () => callback([], this);
      told.add(this.#tell);
    }
    override disconnect() {
      told.delete(this.#tell);
      super.disconnect();
    }
  }
  vi.stubGlobal('ResizeObserver', Told);
  const opened = await read({ light: 'paper', turn: 'scroll' });
  const { box } = opened;
  box.scrollTop = 0.5 * (box.scrollHeight - box.clientHeight);
  await settled();
  const top = topOf(box);
  const kept = () => (JSON.parse(localStorage.getItem(storageKeys.readingPlaces) ?? '{}')[story.id] ?? 0) as number;
  await expect.poll(kept).toBeGreaterThan(2);
  const before = kept();
  // A busy device tells of the new size before the page has taken leave of the old layout.
  const layouts = new MutationObserver(() => {
    for (const tell of told) tell();
  });
  layouts.observe(box, { attributes: true, attributeFilter: ['class'] });
  for (let round = 0; round < 3; round += 1) {
    await press(opened, 'Pages to turn');
    await expect.poll(() => box.querySelector('[data-leaves]')).not.toBeNull();
    await settled();
    expect(shownOf(box, top)).toBeGreaterThan(0);
    await press(opened, 'One long page');
    await expect.poll(() => box.querySelector('[data-leaves]')).toBeNull();
    await settled();
    expect(topOf(box)).toBe(top);
  }
  layouts.disconnect();
  // Longer than a page must rest before its place is read.
  await new Promise((done) => setTimeout(done, 400));
  expect(kept()).toBe(before);
});

test('[STORY-03] words stay in sight when their letters arrive late, and who wants no motion sees a new layout at once', async () => {
  const opened = await read({ light: 'paper', turn: 'pages' });
  const { box } = opened;
  const article = box.querySelector('article') as HTMLElement;
  for (let turned = 0; turned < 4; turned += 1) await press(opened, 'Next page');
  await settled();
  const { left } = box.getBoundingClientRect();
  const first = [...box.querySelectorAll('[data-paragraph]')].findIndex((each) =>
    [...each.getClientRects()].some((part) => part.left >= left - 1),
  );
  article.style.letterSpacing = '0.2em';
  await settled();
  expect(shownOf(box, first)).toBe(0);
  document.fonts.dispatchEvent(new Event('loadingdone'));
  await expect.poll(() => shownOf(box, first)).toBeGreaterThan(0);
  article.style.fontSize = '40px';
  expect(getComputedStyle(article).fontSize).toBe('40px');
});

test('[STORY-03] the first words of a turned page are at the top of the long one', async () => {
  const opened = await read({ light: 'paper', turn: 'pages' });
  const { box } = opened;
  for (let turned = 0; turned < 3; turned += 1) await press(opened, 'Next page');
  await settled();
  const { left } = box.getBoundingClientRect();
  const first = [...box.querySelectorAll<HTMLElement>('[data-paragraph]')].find((each) =>
    [...each.getClientRects()].some((part) => part.left >= left - 1),
  );
  await press(opened, 'One long page');
  expect(topOf(box)).toBe(Number(first?.dataset.paragraph));
});

test('[STORY-03] larger letters, the whole screen and a device that is turned round keep the words in sight, too', async () => {
  const opened = await read({ light: 'paper', turn: 'pages' });
  const { box } = opened;
  for (let turned = 0; turned < 4; turned += 1) await press(opened, 'Next page');
  await settled();
  const { left } = box.getBoundingClientRect();
  const first = [...box.querySelectorAll('[data-paragraph]')].findIndex((each) =>
    [...each.getClientRects()].some((part) => part.left >= left - 1),
  );
  for (const name of ['Larger text', 'Larger text', 'Fill the screen']) {
    await press(opened, name);
    expect([name, shownOf(box, first)]).toEqual([name, expect.toSatisfy((parts: number) => parts > 0)]);
  }
  await page.viewport(844, 390);
  await expect.poll(() => shownOf(box, first)).toBeGreaterThan(0);
  await page.viewport(390, 844);
  await expect.poll(() => shownOf(box, first)).toBeGreaterThan(0);
});

test('[STORY-01] the arrow keys turn pages from the moment that pages are chosen, and belong to a menu while it is open', async () => {
  const opened = await read({ light: 'paper', turn: 'scroll' });
  const { box } = opened;
  const pages = () => opened.screen.getByRole('navigation', { name: 'Pages' }).element().textContent;
  await opened.screen.getByRole('button', { name: 'Pages to turn' }).click();
  await expect.poll(pages).toContain('1 of');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(pages).toContain('2 of');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(pages).toContain('1 of');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(pages).toContain('2 of');
  const before = box.scrollLeft;
  await press(opened, 'Share and save');
  await expect.element(opened.screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await settled();
  expect(box.scrollLeft).toBe(before);
});

test('[STORY-01, P20] an arrow key on a button to which the keyboard led turns no page, and larger letters are said', async () => {
  const opened = await read({ light: 'paper', turn: 'pages' });
  const { screen, box } = opened;
  for (const name of ['Dusk', 'Share and save', 'Next page']) {
    (screen.getByRole('button', { name, exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await settled();
    expect([name, box.scrollLeft]).toEqual([name, 0]);
  }
  await press(opened, 'Larger text');
  await expect.element(screen.getByText('Text size 4 of 6')).toBeInTheDocument();
  await press(opened, 'Smaller text');
  await expect.element(screen.getByText('Text size 3 of 6')).toBeInTheDocument();
  box.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => box.scrollLeft).toBeGreaterThan(0);
});

test.each(['scroll', 'pages'])(
  '[STORY-03, P20] in a window of 256 pixels the page is no higher than what is seen of it: %s',
  async (turn) => {
    await page.viewport(320, 256);
    const { box } = await read({ light: 'paper', turn });
    await settled();
    const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    expect(bar).toBeGreaterThan(0);
    expect(box.getBoundingClientRect().height).toBeLessThanOrEqual(256 - bar);
  },
);

test('[NAV-03, P20] with letters of twice their size the tools take one row of a phone, and all of them can be reached', async () => {
  // What a window of 390 px shows of 32 px letters is laid out like half of both.
  await page.viewport(195, 422);
  const { screen, box } = await read({ light: 'dusk' });
  const header = document.querySelector('main header') as HTMLElement;
  expect(header.getBoundingClientRect().height).toBeLessThan(422 / 6);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(195);
  expect(box.getBoundingClientRect().top).toBeLessThan(422 / 3);
  const tools = [...header.querySelectorAll<HTMLElement>('a, button')];
  expect(tools.length).toBeGreaterThan(8);
  for (const tool of tools) {
    tool.focus();
    await settled();
    const { left, right } = tool.getBoundingClientRect();
    const seen = Math.min(right, 195) - Math.max(left, 0);
    expect(seen, tool.ariaLabel ?? tool.textContent).toBeGreaterThan(Math.min(right - left, 160) - 1);
  }
  await screen.unmount();
});

test('[STORY-02, P20] with letters of twice their size the menu of a story is seen at once, and no word of its title is broken', async () => {
  await page.viewport(195, 422);
  const { screen, box } = await read({ light: 'lights-down' }, 'La campana del fuego pequeñito');
  const menu = screen.getByRole('group', { name: 'Reading tools' }).getByRole('button').last().element();
  expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(195);
  const title = box.querySelector('h2') as HTMLElement;
  const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u00a0]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      expect(range.getClientRects().length, word).toBe(1);
    }
  }
  await screen.unmount();
});

const square = (at: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" id="p${at}"/>`)}`;
const pictured: Story = {
  ...story,
  content: [
    'Part one: The Hill',
    ...story.content.split('\n\n'),
    'Part two: The Moon',
    ...story.content.split('\n\n'),
  ].join('\n\n'),
  options: { ...story.options, model: 'gemini' },
  images: [20, 50, 60].map((paragraph, position) => ({
    url: square(position),
    alt: '',
    caption: `Picture ${position}.`,
    position,
    paragraph,
    width: 800,
    height: 800,
  })),
};

/** Opens the picture book, the reader's own or a shared one, and returns its box. */
async function openPictured(whose: string, turn: string) {
  const token = 'A'.repeat(22);
  const { title, content, images, options } = pictured;
  const shared = { title, content, images, sound: false, language: options.language, ageGroup: options.ageGroup };
  localStorage.setItem(storageKeys.reading, JSON.stringify({ turn }));
  const { screen } = await openPage(
    whose === 'an own'
      ? { pathname: paths.storyWithImages, state: { story: pictured } }
      : { pathname: sharedPagePath(token) },
    { answers: { [storyPath(story.id)]: pictured, [sharedStoryPath(token)]: shared }, signedIn: whose === 'an own' },
  );
  const region = screen.getByRole('region', { name: title });
  await expect.element(region).toBeVisible();
  return { screen, region };
}

test.each(['an own', 'a shared'])(
  '[STORY-08, STORY-10] beside the text of %s story on a desk stands no picture of what comes, and the window ends with the footer',
  async (whose) => {
    await page.viewport(1440, 900);
    const { screen, region } = await openPictured(whose, 'scroll');
    const box = region.element() as HTMLElement;
    const footer = document.querySelector('footer')?.getBoundingClientRect().bottom ?? Number.NaN;
    expect(document.documentElement.scrollHeight - scrollY - footer).toBeLessThan(2);
    const beside = () => box.querySelector('[aria-hidden="true"] figcaption')?.textContent;
    const readTo = (paragraph: number) =>
      box.scrollBy(0, (box.querySelector(`[data-paragraph="${paragraph}"]`)?.getBoundingClientRect().top ?? 0) - 160);
    expect(beside()).toBeUndefined();
    // Until then the cover stands there, and no empty half of a page.
    expect(box.querySelector('[aria-hidden="true"] img')).not.toBeNull();
    readTo(21);
    await expect.poll(beside).toBe('Picture 0.');
    // What part one showed does not stay for part two.
    readTo(34);
    await expect.poll(beside).toBeUndefined();
    readTo(51);
    await expect.poll(beside).toBe('Picture 1.');
    box.scrollTop = box.scrollHeight;
    await expect.poll(beside).toBe('Picture 2.');
    await screen.unmount();
  },
);

test.each([
  ['an own', 390, 844, 'scroll'],
  ['an own', 1440, 900, 'pages'],
  ['a shared', 390, 844, 'scroll'],
  ['a shared', 1440, 900, 'scroll'],
  ['a shared', 1440, 900, 'pages'],
])(
  '[STORY-01, STORY-08] %s picture book of %i x %i px begins with its cover (%s)',
  async (whose, width, height, turn) => {
    await page.viewport(width, height);
    const { screen, region } = await openPictured(whose, turn);
    const box = region.element().getBoundingClientRect();
    const isSeen = (cover: Element) => {
      const { left, right, top, bottom, width: wide } = cover.getBoundingClientRect();
      return wide > 150 && left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
    };
    const covers = () => [...region.element().querySelectorAll('[alt=""], span[aria-hidden].inline-block')];
    await expect.poll(() => covers().filter(isSeen).length).toBe(1);
    await screen.unmount();
  },
);

test.each([
  [390, 844],
  [1440, 900],
])('[STORY-01] at %i x %i px what stands below the turned pages begins below the window', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = await read({ light: 'paper', turn: 'pages' });
  const turner = screen.getByRole('navigation', { name: 'Pages' }).element() as HTMLElement;
  const below = [...(turner.parentElement as HTMLElement).querySelectorAll<HTMLElement>('a, button')].filter(
    (each) => turner.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING && each.offsetHeight > 0,
  );
  expect(below.length).toBeGreaterThan(0);
  for (const each of below) expect(each.getBoundingClientRect().top).toBeGreaterThanOrEqual(height);
  expect(turner.getBoundingClientRect().bottom).toBeLessThan(height);
  await screen.unmount();
});
