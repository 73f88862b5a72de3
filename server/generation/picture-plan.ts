import { z } from 'zod';
import { textUpTo } from '#domain/text.ts';

/** How many pictures a story has at most (STORY-08). */
export const picturesPerStory = 3;

const lights = ['day', 'dusk', 'night'] as const;
const moods = ['calm', 'curious', 'worried', 'joyful', 'tender', 'sleepy'] as const;
const shortText = textUpTo(2000);

/** A story and its pictures from one plan, as the model is asked to answer. */
export const picturePlanSchema = z.object({
  title: textUpTo(300),
  paragraphs: z.array(textUpTo(8000)).min(1).max(300),
  looks: z.array(z.object({ name: textUpTo(300), look: textUpTo(1000, 0) })).default([]),
  pictures: z
    .array(
      z.object({
        paragraph: z.number().int().min(0),
        setting: shortText,
        characters: z.array(shortText).max(20),
        light: z.enum(lights).catch('night'),
        mood: z.enum(moods).catch('calm'),
        alt: shortText,
        scene: textUpTo(2000, 0).default(''),
      }),
    )
    .transform((pictures) => pictures.slice(0, picturesPerStory)),
});
export type PicturePlan = z.output<typeof picturePlanSchema>;

const text = { type: 'STRING' };
const object = (properties: Record<string, object>) => ({
  type: 'OBJECT',
  properties,
  required: Object.keys(properties),
  propertyOrdering: Object.keys(properties),
});

/** The same shape in the provider's schema dialect. */
export const picturePlanRequest = object({
  title: text,
  paragraphs: { type: 'ARRAY', items: text },
  looks: { type: 'ARRAY', items: object({ name: text, look: text }) },
  pictures: {
    type: 'ARRAY',
    maxItems: String(picturesPerStory),
    items: object({
      paragraph: { type: 'INTEGER' },
      setting: text,
      characters: { type: 'ARRAY', items: text },
      light: { type: 'STRING', enum: [...lights] },
      mood: { type: 'STRING', enum: [...moods] },
      alt: text,
      scene: text,
    }),
  },
});
