import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { pictureCaption } from '#domain/stories/text/pages.ts';
import type { Book } from '#server/stories/book/book.ts';
import { drawnCover } from '#server/stories/book/cover.ts';
import { pressBook } from '#server/stories/book/press.ts';
import { type Bench, median } from './figures.ts';

const rounds = 5;
const paragraph =
  'The fox went down to the river, where the lantern was, and asked the owl who had lit it. Nobody knew. The water went by, and the stars went by in the water, and it was very late. ';

/** A PDF of a long illustrated story; the target is under 1.5 s and 150 MB (issue figures, STORY-13). */
export const book: Bench = {
  name: 'PDF of an illustrated story, 3 pictures, 2,600 words',
  baseline: 'a PDF of its cover alone',
  run: async () => {
    const cover = await drawnCover({ setting: 'forest', characters: ['fox', 'owl'] }, 'bench', {
      width: 1260,
      height: 1050,
    })
      .jpeg({ quality: 88 })
      .toBuffer();
    const jpeg = await sharp(cover).resize({ width: 1200 }).jpeg({ quality: 85 }).toBuffer();
    const paragraphs = Array.from({ length: 24 }, () => paragraph.repeat(3).trim());
    const long: Book = {
      id: randomUUID(),
      title: 'The Fox Who Kept the Light',
      dedication: 'For Grandma',
      language: 'english',
      ageGroup: 'elementary',
      paragraphs,
      pictures: [0, 8, 16].map((at) => ({
        paragraph: at,
        caption: pictureCaption({}, paragraph),
        jpeg,
        width: 1200,
        height: 1000,
      })),
      cover,
      madeAt: new Date(),
    };
    const bare: Book = { ...long, paragraphs: [], pictures: [] };
    const [ours, baseline] = [await press(long), await press(bare)];
    return [
      { what: 'time, thread and fonts included', unit: 'ms', ours: ours.milliseconds, baseline: baseline.milliseconds },
      {
        what: 'memory above the idle process, at its highest',
        unit: 'MB',
        ours: ours.megabytes,
        baseline: baseline.megabytes,
      },
    ];
  },
};

async function press(each: Book) {
  const times: number[] = [];
  const idle = process.memoryUsage.rss();
  let highest = idle;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 5);
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    await pressBook(each, 'pdf');
    times.push(performance.now() - begin);
  }
  clearInterval(watch);
  return { milliseconds: median(times), megabytes: (highest - idle) / 2 ** 20 };
}
