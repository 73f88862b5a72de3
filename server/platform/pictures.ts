import { createHash } from 'node:crypto';
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

/**
 * A picture by its decoded content: whole, PNG, JPEG or WebP, of a sensible size. Answers its true type,
 * or undefined for anything else, whatever it calls itself (P25).
 */
export async function checkPicture(data: Buffer): Promise<Picture | undefined> {
  try {
    const image = sharp(data, { limitInputPixels: pixelLimit, failOn: 'warning' });
    const mimeType = typeOf[(await image.metadata()).format ?? ''];
    if (!mimeType) return undefined;
    // Only a picture that can be read to its last row is whole: a small one is made of all of it.
    await image.resize({ width: 16, fastShrinkOnLoad: false }).raw().toBuffer();
    return { mimeType, data };
  } catch {
    return undefined;
  }
}

/** The same picture without anything else that its file held: a page at its end, or where it was taken (P25). */
export async function drawnAnew({ mimeType, data }: Picture): Promise<Picture> {
  const image = sharp(data, { limitInputPixels: pixelLimit }).rotate();
  const quality = 92;
  if (mimeType === 'image/png') return { mimeType, data: await image.png().toBuffer() };
  if (mimeType === 'image/jpeg') return { mimeType, data: await image.jpeg({ quality }).toBuffer() };
  return { mimeType, data: await image.webp({ quality }).toBuffer() };
}

/** How wide and high a picture stands, in pixels, turned as its camera says. */
export async function sizeOf(data: Buffer): Promise<{ width: number; height: number }> {
  return (await sharp(data, { limitInputPixels: pixelLimit }).metadata()).autoOrient;
}

/** The picture as WebP, at most `width` pixels wide. */
export function toWebp(data: Buffer, width: number): Promise<Buffer> {
  return sharp(data, { limitInputPixels: pixelLimit })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}
