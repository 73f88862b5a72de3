import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import sharp from 'sharp';

/** A picture by its bytes. */
export type Picture = { mimeType: string; data: Buffer };

/** A picture and the paragraph it shows, counted from 0, where that is known; `own` is one that nobody drew here. */
export type DrawnPicture = Picture & { paragraph?: number; own?: boolean; caption?: string };

/** By what a picture is known again: the same bytes, the same letters. */
export function fingerprintOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('base64url');
}

const typeOf: Partial<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };
const pixelLimit = 25_000_000;
/** What a picture may unpack to, in bytes: a small file may hold a very large one. */
const unpackedLimit = 100_000_000;
/** How many pictures are unpacked at the same time, of everybody: the others wait, so that memory has a bound. */
const unpackedAtOnce = 2;

const bytesOfSample: Partial<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const queue = new PQueue({ concurrency: unpackedAtOnce });
// What was unpacked is not needed again.
sharp.cache(false);
const open = (data: Buffer) => sharp(data, { limitInputPixels: pixelLimit, failOn: 'warning' });

/**
 * A picture by its decoded content: whole, PNG, JPEG or WebP, of a sensible size. Answers its true type,
 * or undefined for anything else, whatever it calls itself (P25).
 */
export async function checkPicture(data: Buffer): Promise<Picture | undefined> {
  try {
    // The head of the file says how much there is, before anything is unpacked.
    const { format = '', width = 0, height = 0, channels = 4, depth = '', pages = 1 } = await open(data).metadata();
    const mimeType = typeOf[format];
    const unpacked = width * height * channels * (bytesOfSample[depth] ?? 8);
    if (!mimeType || pages > 1 || unpacked > unpackedLimit) return undefined;
    // Only a picture that can be read to its last row is whole: a small one is made of all of it.
    await queue.add(() => open(data).resize({ width: 16, fastShrinkOnLoad: false }).raw().toBuffer());
    return { mimeType, data };
  } catch {
    return undefined;
  }
}

/** The same picture without anything else that its file held: a page at its end, or where it was taken (P25). */
export async function drawnAnew({ mimeType, data }: Picture): Promise<Picture> {
  const image = open(data).rotate();
  const quality = 92;
  if (mimeType === 'image/png') image.png();
  else if (mimeType === 'image/jpeg') image.jpeg({ quality });
  else image.webp({ quality });
  return { mimeType, data: await queue.add(() => image.toBuffer()) };
}

/** How wide and high a picture stands, in pixels, turned as its camera says. */
export async function sizeOf(data: Buffer): Promise<{ width: number; height: number }> {
  return (await open(data).metadata()).autoOrient;
}

/** The picture as WebP, at most `width` pixels wide. */
export function toWebp(data: Buffer, width: number): Promise<Buffer> {
  return queue.add(() =>
    open(data).rotate().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer(),
  );
}
