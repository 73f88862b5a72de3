import sharp from 'sharp';
import type { RawPicture } from '../providers/gemini/client.ts';

const typeOf: Partial<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };
const pixelLimit = 25_000_000;

/**
 * A picture by its decoded content: whole, PNG, JPEG or WebP, of a sensible size. Answers its true type,
 * or undefined for anything else, whatever it calls itself (P25).
 */
export async function checkPicture(picture: RawPicture): Promise<RawPicture | undefined> {
  try {
    const image = sharp(picture.data, { limitInputPixels: pixelLimit, failOn: 'warning' });
    const mimeType = typeOf[(await image.metadata()).format ?? ''];
    if (!mimeType) return undefined;
    await image.stats();
    return { mimeType, data: picture.data };
  } catch {
    return undefined;
  }
}
