import { createHash } from 'node:crypto';
import { PictureProcessLost, workOnPicture } from './pictures/process.ts';

/** An encoded picture. */
export type Picture = { mimeType: string; data: Buffer };

/** A picture and the paragraph it shows, counted from 0, where that is known; `own` = not drawn by the product. */
export type DrawnPicture = Picture & { paragraph?: number; own?: boolean; caption?: string };

/** Returns a hash by which a picture's bytes are recognised. */
export function fingerprintOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('base64url');
}

/**
 * Checks a picture by decoding it: a whole PNG, JPEG or WebP of a sensible size. Returns it with its true type,
 * or undefined for anything else, whatever it claims to be (P25), and for one that crashes the picture process.
 */
export async function checkPicture(data: Buffer): Promise<Picture | undefined> {
  try {
    const mimeType = await workOnPicture('check', data);
    return mimeType ? { mimeType, data } : undefined;
  } catch (error) {
    if (error instanceof PictureProcessLost) return undefined;
    throw error;
  }
}

/** Encodes the picture anew, without anything else in its file: a page at its end, or where it was taken (P25). */
export async function drawnAnew({ mimeType, data }: Picture): Promise<Picture> {
  return { mimeType, data: asBuffer(await workOnPicture('drawAnew', data, mimeType)) };
}

/** Returns a picture's width and height in pixels, after the rotation that its camera noted. */
export function sizeOf(data: Buffer): Promise<{ width: number; height: number }> {
  return workOnPicture('size', data);
}

/** Returns the picture as WebP, at most `width` pixels wide. */
export async function toWebp(data: Buffer, width: number): Promise<Buffer> {
  return asBuffer(await workOnPicture('webp', data, width));
}

/** Returns the picture as JPEG for print, at most `width` pixels wide, and its size. */
export async function toJpeg(data: Buffer, width: number): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const made = await workOnPicture('jpeg', data, width);
  return { ...made, jpeg: asBuffer(made.jpeg) };
}

/** Returns the picture as JPEG, cut to this size from its top. */
export async function toCover(data: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  return asBuffer(await workOnPicture('cover', data, size));
}

/** Bytes from another process arrive as a plain Uint8Array. */
const asBuffer = (data: Uint8Array) => Buffer.from(data.buffer, data.byteOffset, data.byteLength);
