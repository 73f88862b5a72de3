import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Story, storyPath } from '#domain/stories/api.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { paths } from '../../routes/paths.ts';
import { openPage } from '../../testing/page.tsx';
import { quietLamp } from '../testing/quiet-lamp.ts';
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
    paragraph: paragraph + (turn % 3),
    width: 800,
    height: 800,
  })),
});

afterEach(async () => {
  localStorage.clear();
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
  '[STORY-01] at %i x %i px, letters of %i px, no page to turn holds one line of a paragraph or an end alone, and words fill the page before a picture',
  async (width, height, size) => {
    await page.viewport(width, height);
    for (let of = 0; of < 4; of += 1) {
      const { screen, leaves } = await turn(of, size);
      const { bottom } = leaves.getBoundingClientRect();
      const texts = [...leaves.querySelectorAll('p[data-paragraph]')];
      const lines = texts.map(linesOf);
      for (const [index, own] of lines.entries()) {
        const pages = Map.groupBy(own, ({ left }) => left);
        if (pages.size > 1) for (const [, part] of pages) expect([of, index, part.length]).not.toEqual([of, index, 1]);
      }
      const all = lines.flat();
      const end = leaves.querySelector('[data-last-words]') as Element;
      const [endLine] = end.getClientRects();
      const withEnd = all.filter(({ left }) => left === Math.round(endLine?.left ?? 0));
      expect([of, withEnd.length]).toEqual([of, expect.toSatisfy((count: number) => count > 2)]);
      const line = size * 1.65;
      for (const figure of leaves.querySelectorAll('[data-paragraph] ~ * > figure')) {
        const { left, top } = figure.getBoundingClientRect();
        const before = all.filter((each) => each.left < left - 20);
        const nearest = Math.max(...before.map((each) => each.left));
        const lowest = Math.max(...before.filter((each) => each.left === nearest).map((each) => each.bottom));
        // Two lines that stay together, the space between paragraphs, and the rest of a line.
        const isAtTop = top < leaves.getBoundingClientRect().top + 30;
        // On a phone Chrome sometimes keeps the room empty.
        if (isAtTop && width > 800)
          expect([of, bottom - lowest]).toEqual([of, expect.toSatisfy((gap: number) => gap < 4 * line)]);
      }
      await screen.unmount();
    }
  },
);

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
