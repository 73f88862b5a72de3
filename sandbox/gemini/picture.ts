import { z } from 'zod';
import { renderPng } from '#storyteller/illustrator/render.ts';
import { avatarSvg } from '../google/avatar.ts';

const pictureRequestSchema = z.object({
  setting: z.string(),
  characters: z.array(z.string()),
  light: z.enum(['day', 'dusk', 'night']).catch('night'),
  mood: z.string().optional(),
  alt: z.string().optional(),
  seed: z.coerce.string().optional(),
});
export type PictureRequest = z.infer<typeof pictureRequestSchema>;

/** The picture between <picture_request> tags, or undefined where there is none that can be drawn. */
export function readPictureRequest(prompt: string): PictureRequest | undefined {
  const block = /<picture_request>([\s\S]*?)<\/picture_request>/.exec(prompt)?.[1];
  if (block === undefined) return undefined;
  try {
    return pictureRequestSchema.safeParse(JSON.parse(block)).data;
  } catch {
    return undefined;
  }
}

/** A PNG of 1024 x 1024. The same request gives the same picture. */
export function drawPicture(request: PictureRequest): Buffer {
  const seed = [...JSON.stringify(request)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 999_983, 7);
  return Buffer.from(renderPng(avatarSvg(String(seed)), 1024));
}
