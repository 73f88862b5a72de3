import { createHash } from 'node:crypto';
import { PictureProcessLost, workOnPicture } from './pictures/process.ts';

/** A picture by its bytes. */
export type Picture = { mimeType: string; data: Buffer };

/** A picture and the paragraph it shows, counted from 0, where that is known; `own` is one that nobody drew here. */
export type DrawnPicture = Picture & { paragraph?: number; own?: boolean; caption?: string };

/** By what a picture is known again: the same bytes, the same letters. */
export function fingerprintOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('base64url');
}

/**
 * A picture by its decoded content: whole, PNG, JPEG or WebP, of a sensible size. Answers its true type,
 * or undefined for anything else, whatever it calls itself (P25), and for one that breaks the process for pictures.
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

/** The same picture without anything else that its file held: a page at its end, or where it was taken (P25). */
export async function drawnAnew({ mimeType, data }: Picture): Promise<Picture> {
  return { mimeType, data: asBuffer(await workOnPicture('drawAnew', data, mimeType)) };
}

/** How wide and high a picture stands, in pixels, turned as its camera says. */
export function sizeOf(data: Buffer): Promise<{ width: number; height: number }> {
  return workOnPicture('size', data);
}

/** The picture as WebP, at most `width` pixels wide. */
export async function toWebp(data: Buffer, width: number): Promise<Buffer> {
  return asBuffer(await workOnPicture('webp', data, width));
}

/** The picture as JPEG for print, at most `width` pixels wide, and its measures. */
export async function toJpeg(data: Buffer, width: number): Promise<{ jpeg: Buffer; width: number; height: number }> {
  const made = await workOnPicture('jpeg', data, width);
  return { ...made, jpeg: asBuffer(made.jpeg) };
}

/** The picture as JPEG, cut to these measures from its top. */
export async function toCover(data: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  return asBuffer(await workOnPicture('cover', data, size));
}

/** Bytes from another process come as plain ones. */
const asBuffer = (data: Uint8Array) => Buffer.from(data.buffer, data.byteOffset, data.byteLength);
