import sharp from 'sharp';
import { type SavedStory, storiesPath } from '#domain/stories/api.ts';
import { type Figure, median } from '../figures.ts';
import { signIn, startProduct } from '../product.ts';

const rounds = 7;
const side = 1024;

/** Saving a story with three PNG pictures of 1.5 MB over HTTP, beside the same story without any. */
export async function measureSaving(): Promise<Figure> {
  const product = await startProduct({});
  try {
    const token = await signIn(product.url, 'parent@example.com');
    const picture = await largePicture();
    const save = async (images: string[]) => {
      const begin = performance.now();
      const answer = await fetch(product.url + storiesPath, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({
          title: 'The Quiet Lantern',
          content: 'A small light went over the hill, and everybody slept well.\n\n'.repeat(40),
          options: {
            length: 'medium',
            language: 'english',
            characters: ['fox'],
            setting: 'forest',
            message: 'sharing',
            ageGroup: 'preschool',
            model: 'gemini',
            tone: 'playful',
          },
          images,
        }),
      });
      const saved = (await answer.json()) as SavedStory;
      if (saved.imagesSaved !== images.length) throw new Error(`not every picture was kept: ${answer.status}`);
      return performance.now() - begin;
    };
    const times = async (images: string[]) => {
      await save(images);
      return median(await inTurn(rounds, () => save(images)));
    };
    return {
      what: `saving with three pictures of ${((picture.length * 0.75) / 1e6).toFixed(1)} MB`,
      unit: 'ms',
      ours: await times([picture, picture, picture]),
      baseline: await times([]),
    };
  } finally {
    await product.stop();
  }
}

/** Returns a painting-like PNG as a data URL, with enough noise to make it 1.5 MB. */
async function largePicture(): Promise<string> {
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    const column = (at / 3) % side;
    pixels[at] = 60 + (column * 120) / side + Math.random() * 7;
  }
  const png = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png({ adaptiveFiltering: true })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function inTurn(count: number, work: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let round = 0; round < count; round += 1) values.push(await work());
  return values;
}
