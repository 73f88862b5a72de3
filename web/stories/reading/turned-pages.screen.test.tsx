import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Story, storyPath } from '#domain/stories/api.ts';
import { sentenceStarts } from '#domain/stories/narration/sentences.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { paths } from '../../routes/paths.ts';
import { openPage } from '../../testing/page.tsx';
import { quietLamp } from '../testing/quiet-lamp.ts';
import { lettersOf } from './letters.ts';
// Loaded before the first test begins, and not within its time.
import '../pages/story-with-images.tsx';

const drawing = (at: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="hsl(${at * 90} 40% 60%)"/></svg>`)}`;

/** Paragraphs of one to nine lines on these pages, in an order that changes with `turn`. */
const told = (turn: number) =>
  Array.from({ length: 26 }, (_, at) =>
    `Owl saw hill ${at} from far, and it sang of the moon. `.repeat(1 + ((at * 5 + turn * 3) % 6)).trim(),
  );

const story = (turn: number): Story => ({
  ...quietLamp,
  content: [...told(turn), 'It came back.'].join('\n\n'),
  options: { ...quietLamp.options, model: 'gemini' },
  images: [4, 11, 18].map((paragraph, at) => ({
    url: drawing(at),
    alt: `Story illustration ${at + 1}`,
    position: at,
    // Every second story closes with a picture.
    paragraph: at === 2 && turn % 2 === 1 ? 26 : paragraph + (turn % 3),
    width: 800,
    height: 800,
  })),
});

afterEach(async () => {
  localStorage.clear();
  vi.unstubAllGlobals();
  await page.viewport(1280, 900);
});

async function turn(of: number, size: number) {
  const shown = story(of);
  localStorage.setItem(storageKeys.reading, JSON.stringify({ turn: 'pages', size }));
  const { screen } = await openPage(
    { pathname: paths.storyWithImages, state: { story: shown } },
    { answers: { [storyPath(shown.id)]: shown }, signedIn: true },
  );
  const region = screen.getByRole('region', { name: shown.title });
  await expect.element(region).toBeVisible();
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return { screen, leaves: region.element().querySelector<HTMLElement>('[data-leaves]') as HTMLElement };
}

/** The tops and bottoms of a text's lines, each with the left edge of its page. */
function linesOf(text: Element): { left: number; top: number; bottom: number }[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const parts = [...text.getClientRects()];
  const leftOf = (line: DOMRect) =>
    parts.find(({ left, right }) => line.left >= left - 1 && line.right <= right + 2)?.left;
  const lines = new Map<string, { left: number; top: number; bottom: number }>();
  for (const line of range.getClientRects()) {
    const left = Math.round(leftOf(line) ?? line.left);
    lines.set(`${left} ${Math.round(line.bottom)}`, { left, top: line.top, bottom: line.bottom });
  }
  return [...lines.values()];
}

const windows = [
  [1440, 900, 18],
  [1440, 900, 26],
  [820, 1180, 21],
  [390, 844, 18],
] as const;

test.each(windows)(
  '[STORY-01, STORY-09] at %i x %i px, letters of %i px, a page to turn holds no line and no end alone, ends no short paragraph in its middle, and has each picture below its words and in sight of them, or after the next ones that fill their page',
  async (width, height, size) => {
    await page.viewport(width, height);
    for (let of = 0; of < 4; of += 1) {
      const { screen, leaves } = await turn(of, size);
      const texts = [...leaves.querySelectorAll('p[data-paragraph]')];
      const lines = texts.map(linesOf);
      // No page ends in the middle of a sentence.
      for (const [index, text] of texts.entries()) {
        const starts = [0, ...sentenceStarts(text.textContent, 'en'), text.textContent.length];
        for (const [at, start] of starts.slice(0, -1).entries()) {
          const words = lettersOf(text, start, (starts[at + 1] ?? 0) - 1).getClientRects();
          const [first] = words;
          const parts = [...words].filter(({ left }) => left > (first?.left ?? 0) + leaves.clientWidth / 2);
          expect([of, index, at, parts.length]).toEqual([of, index, at, 0]);
        }
      }
      for (const [index, own] of lines.entries()) {
        const pages = Map.groupBy(own, ({ left }) => left);
        if (pages.size > 1) for (const [, part] of pages) expect([of, index, part.length]).not.toEqual([of, index, 1]);
        // Where a page is turned in the middle of a paragraph, that is long.
        const isShort = own.length * size * 1.65 < leaves.clientHeight / 3;
        expect([of, index, isShort && pages.size > 1]).toEqual([of, index, false]);
      }
      const all = lines.flat();
      const end = leaves.querySelector('[data-last-words]') as Element;
      const [endLine] = end.getClientRects();
      const figures = [...leaves.querySelectorAll('[data-paragraph] ~ * > figure, [data-paragraph] ~ figure')];
      // Only after a closing picture the end may have a page of its own.
      const withEnd = all.filter(({ left }) => left === Math.round(endLine?.left ?? 0));
      const closes = texts.at(-1)?.nextElementSibling != null;
      expect([of, closes || withEnd.length > 1]).toEqual([of, true]);
      for (const [at, figure] of figures.entries()) {
        const place = figure.getBoundingClientRect();
        const own = Number(story(of).images?.[at]?.paragraph);
        // Its words stand right above it, or it follows between two paragraphs on the next page, at the latest.
        const words = lines[own]?.at(-1);
        const before = Number(
          figure.closest(':has(> [data-paragraph])')?.firstElementChild?.getAttribute('data-paragraph'),
        );
        const away = (place.left - (words?.left ?? 0)) / leaves.clientWidth;
        expect([of, own, before === own ? away > -0.1 : away < 1.5]).toEqual([of, own, true]);
        // Two pages in sight show both, unless the words end so low that the picture would be a small one.
        const spreadOf = (left: number) =>
          Math.floor((left - leaves.getBoundingClientRect().left + 1) / (leaves.clientWidth + 48));
        const leftBelow = leaves.getBoundingClientRect().bottom - (words?.bottom ?? 0);
        const isInSight =
          spreadOf(place.left) === spreadOf(words?.left ?? 0) || leftBelow < leaves.clientHeight * 0.4 + 120;
        expect([of, own, width < 1024 || isInSight]).toEqual([of, own, true]);
        // The page that it left is not half empty, unless the story is over.
        const above = lines[before]?.at(-1);
        const isFull =
          Math.abs((above?.left ?? 0) - place.left) < 2 ||
          leaves.getBoundingClientRect().bottom - (above?.bottom ?? 0) < leaves.clientHeight / 2;
        expect([of, own, isFull || before === lines.length - 1]).toEqual([of, own, true]);
        const image = figure.querySelector('img') as HTMLElement;
        expect(Math.abs(image.clientWidth - image.clientHeight)).toBeLessThan(2);
        if (width < 640) expect(image.clientWidth).toBeGreaterThan(leaves.clientWidth - 2);
        // Nothing that comes later overtakes it, the end least of all.
        const later = [...lines.slice(before + 1).flat(), ...(endLine ? [endLine] : [])];
        const isBehind = (each: { left: number; top: number }) =>
          each.left > place.left + 2 || (Math.abs(each.left - place.left) < 2 && each.top >= place.bottom);
        expect([of, own, later.filter((each) => !isBehind(each))]).toEqual([of, own, []]);
      }
      await screen.unmount();
    }
  },
);

test('[STORY-01] over the whole screen the words stand midway between its edges, and below the tools where these are shown', async () => {
  await page.viewport(390, 844);
  const { screen, leaves } = await turn(2, 21);
  await screen.getByRole('button', { name: 'Fill the screen' }).click();
  const tools = screen.getByRole('group', { name: 'Reading tools' }).element().closest('header') as HTMLElement;
  const title = leaves.querySelector('h2') as HTMLElement;
  await expect.poll(() => document.documentElement.dataset.reading).toBe('full');
  const below = () => title.getBoundingClientRect().top - tools.getBoundingClientRect().bottom;
  await expect.poll(below).toBeGreaterThanOrEqual(0);
  await new Promise((done) => setTimeout(done, 300));
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => tools.dataset.quiet).toBe('true');
  const { top, bottom } = leaves.getBoundingClientRect();
  expect(Math.abs(top - (844 - bottom))).toBeLessThan(16);
  expect(top).toBeLessThan(64);
  // Whoever turns by keyboard keeps the tools, which have the focus, and sees every line below them.
  (screen.getByRole('button', { name: 'Lights down' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => Number(getComputedStyle(tools).opacity)).toBe(1);
  expect(tools.getBoundingClientRect().bottom).toBeLessThanOrEqual(leaves.getBoundingClientRect().top);
  const leave = screen.getByRole('button', { name: 'Leave the full screen' }).element().getBoundingClientRect();
  expect(leave.right).toBeLessThanOrEqual(390);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{ArrowRight}');
  // Turning back is reading, too.
  await screen.getByRole('button', { name: 'Next page' }).click();
  await screen.getByRole('button', { name: 'Previous page' }).click();
  await new Promise((done) => setTimeout(done, 300));
  expect(tools.dataset.quiet).toBe('true');
  await screen.unmount();
});

test("[STORY-01] the tall first letter stands on the second line's baseline", async () => {
  const size = 21;
  const { screen, leaves } = await turn(1, size);
  const text = leaves.querySelector('[data-paragraph="0"]')?.firstChild as Text;
  const words = document.createRange();
  words.setStart(text, 0);
  words.setEnd(text, 1);
  const [letter] = words.getClientRects();
  words.setStart(text, 1);
  words.setEnd(text, text.length);
  const second = [...words.getClientRects()][1];
  // Below their baselines the letters' boxes have the descent of each font: Fraunces and Literata.
  const foot = (letter?.bottom ?? 0) - 0.255 * 3.36 * size;
  const baseline = (second?.bottom ?? 0) - 0.308 * size;
  expect(Math.abs(foot - baseline)).toBeLessThan(2);
  await screen.unmount();
});

test('[STORY-14, P44] the closing picture stands before the end, which is alive wherever it is seen, and the voice turns to both', async () => {
  await page.viewport(390, 844);
  const utterances: { onend?: () => void }[] = [];
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-US', name: 'en-US', localService: true, default: true }],
    addEventListener() {},
    removeEventListener() {},
    cancel() {},
    speak: (utterance: { onend?: () => void }) => utterances.push(utterance),
  });
  const { screen, leaves } = await turn(1, 21);
  const box = leaves.closest('section') as HTMLElement;
  const isSeen = (each: Element | null | undefined) => {
    const { left = -1, right = 0 } = each?.getBoundingClientRect() ?? {};
    return left >= 0 && right <= 390;
  };
  const closing = [...leaves.querySelectorAll('figure')].at(-1);
  const end = leaves.querySelector('[data-last-words]') as HTMLElement;
  (screen.getByRole('button', { name: 'Read aloud', exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => utterances.length).toBeGreaterThan(0);
  // The tall first letter is lit with its sentence, and no longer.
  const litLetter = () =>
    getComputedStyle(leaves.querySelector('[data-tall]') as Element, '::first-letter').backgroundColor;
  await expect.poll(litLetter).toMatch(/^rgba\(255, 190, 90/);
  const isOver = () => screen.getByRole('group', { name: 'Reading aloud' }).elements().length === 0;
  for (let spoken = 0; spoken < 300 && !isOver(); spoken += 1) {
    utterances.at(-1)?.onend?.();
    await new Promise((done) => setTimeout(done, 5));
  }
  expect(isOver()).toBe(true);
  expect(litLetter()).toBe('rgba(0, 0, 0, 0)');
  await expect.poll(() => isSeen(closing)).toBe(true);
  await expect.poll(() => isSeen(end), { timeout: 12_000 }).toBe(true);
  const next = screen.getByRole('button', { name: 'Next page' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  // The end stays in sight on a phone that hides its address bar, and what it offers is alive there.
  await page.viewport(390, 780);
  await new Promise((done) => setTimeout(done, 300));
  expect(isSeen(end)).toBe(true);
  const row = screen.getByRole('group', { name: 'And now?' });
  const { left, top, width, height } = row
    .getByRole('link', { name: 'Next chapter' })
    .element()
    .getBoundingClientRect();
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(pressed?.closest('a')?.textContent).toBe('Next chapter');
  // Where what is offered takes more room than the end's page has, it is alive on that page, too.
  (row.element() as HTMLElement).style.paddingTop = `${leaves.clientHeight - 60}px`;
  box.scrollLeft -= 1;
  await new Promise((done) => setTimeout(done, 300));
  expect(isSeen(end)).toBe(true);
  await expect.element(next).not.toHaveAttribute('aria-disabled', 'true');
  expect(row.element().closest('[inert]')).toBeNull();
  await screen.unmount();
}, 30_000);
