import { z } from 'zod';
import { drawScene } from '#storyteller/illustrator/draw-scene.ts';
import { renderPng } from '#storyteller/illustrator/paint/render.ts';
import { actionKinds, beds, type SceneForPicture, shots, thingIds } from '#storyteller/scene.ts';
import { readScene } from './read-scene.ts';

/** A field that a prompt may omit, or fill with a value that cannot be drawn: it is undefined then. */
const known = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

const person = z.object({
  name: z.string(),
  kind: known(z.string()),
  pronoun: known(z.enum(['she', 'he', 'they', 'it'])),
  grown: known(z.boolean()),
  look: known(z.string()),
  likeness: known(z.string()),
  kinOf: known(z.string()),
  others: known(z.array(z.string())),
  asleep: known(z.boolean()),
});

/** What happens in a picture, as the story tells it. */
const stagingSchema = z.object({
  action: known(z.object({ kind: z.enum(actionKinds), by: z.number().int(), with: known(z.number().int()) })),
  thing: known(z.enum(thingIds)),
  shot: known(z.enum(shots)),
  indoors: known(z.boolean()),
  bed: known(z.enum(beds)),
  people: known(z.array(person)),
});

/**
 * The stand-in's description of a picture. A model describes it in words and understands them when it draws; the
 * stand-in writes JSON for its illustrator, and gets it back when the product passes the description on.
 */
export const describe = (scene: SceneForPicture): string => JSON.stringify(stagingSchema.parse(scene));

const pictureRequestSchema = stagingSchema.extend({
  setting: z.string(),
  characters: z.array(z.string()).min(1),
  light: z.enum(['day', 'dusk', 'night']).catch('night'),
  mood: z.enum(['calm', 'curious', 'worried', 'joyful', 'tender', 'sleepy']).catch('calm'),
  alt: known(z.string()),
  paragraph: known(z.number()),
  seed: z.coerce.string().default('lunatale'),
});
export type PictureRequest = z.infer<typeof pictureRequestSchema>;

/** The newest picture request between <picture_request> tags, or undefined if there is none that can be drawn. */
export function readPictureRequest(prompt: string): PictureRequest | undefined {
  const block = [...prompt.matchAll(/<picture_request>([\s\S]*?)<\/picture_request>/g)].at(-1)?.[1];
  if (block === undefined) return undefined;
  try {
    const request = JSON.parse(block);
    const read = staging(request.scene) ?? prose(request);
    return pictureRequestSchema.safeParse({ ...request, ...read }).data;
  } catch {
    return undefined;
  }
}

/** Reads what `describe` wrote; undefined for any other description. */
function staging(scene: unknown): object | undefined {
  try {
    return stagingSchema.parse(JSON.parse(String(scene)));
  } catch {
    return undefined;
  }
}

const proseSchema = z.object({
  scene: z.string(),
  characters: z.array(z.string()),
  looks: z.record(z.string(), z.string()).catch({}),
});

/** Reads a description in plain words: a caption, with a parent's wish. */
function prose(request: unknown): object {
  const { success, data } = proseSchema.safeParse(request);
  return success ? readScene(data.scene, data.characters, data.looks) : {};
}

/** Draws a PNG of this width; `aspectRatio` is in the vendor's notation. The same request gives the same picture. */
export function drawPicture(request: PictureRequest, width: number, aspectRatio = '1:1'): Buffer {
  const [across = 1, down = 1] = aspectRatio.split(':').map(Number);
  const height = Math.min(2048, Math.max(256, Math.round((1024 * down) / across) || 1024));
  const svg = drawScene(request, { width: 1024, height, seed: request.seed });
  return Buffer.from(renderPng(svg, width));
}
