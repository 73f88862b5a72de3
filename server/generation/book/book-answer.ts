import { z } from 'zod';
import { picturesPerStory } from '#domain/stories/text/pages.ts';
import { textUpTo } from '#domain/text.ts';

const lights = ['day', 'dusk', 'night'] as const;
const moods = ['calm', 'curious', 'worried', 'joyful', 'tender', 'sleepy'] as const;
const shots = ['wide', 'middle', 'near'] as const;
const shortText = textUpTo(2000);

/** A character of the book, as an illustrator has to know it. */
export const lookSchema = z.object({ name: textUpTo(300), look: textUpTo(1000, 0) });
export type Look = z.output<typeof lookSchema>;

/** What a picture shows; fields that are not named here are passed on to the illustrator unchanged. */
export const plannedPictureSchema = z.looseObject({
  /** The paragraph that it belongs beside, counted from 0 in its third of the story. */
  paragraph: z.number().int().min(0).catch(0),
  setting: shortText,
  characters: z.array(shortText).max(20),
  light: z.enum(lights).catch('night'),
  mood: z.enum(moods).catch('calm'),
  shot: z.enum(shots).optional().catch(undefined),
  alt: shortText,
  scene: textUpTo(2000, 0).default(''),
});
export type PlannedPicture = z.output<typeof plannedPictureSchema>;

/** The whole answer. The plan before the story is read separately: a book can be told without one. */
const paragraphs = z.array(textUpTo(8000)).max(300);
export const bookAnswerSchema = z
  .object({
    title: textUpTo(300),
    opening: textUpTo(8000, 0).default(''),
    first: paragraphs.default([]),
    middle: paragraphs.default([]),
    last: paragraphs.default([]),
  })
  .refine(({ opening, first }) => opening !== '' || first.length > 0);

const text = { type: 'STRING' };
const object = (properties: Record<string, object>, optional: string[] = []) => ({
  type: 'OBJECT',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  propertyOrdering: Object.keys(properties),
});
const list = (items: object, maxItems?: number) => ({
  type: 'ARRAY',
  items,
  ...(maxItems !== undefined && { maxItems: String(maxItems) }),
});

const picture = object(
  {
    paragraph: { type: 'INTEGER' },
    setting: text,
    characters: list(text),
    light: { type: 'STRING', enum: [...lights] },
    mood: { type: 'STRING', enum: [...moods] },
    shot: { type: 'STRING', enum: [...shots] },
    alt: text,
    scene: text,
  },
  ['shot'],
);

/**
 * The shape of the answer in the provider's schema dialect. Its order is the order of the work: the looks for the
 * reference sheet, which everything drawn waits for, the premise for the parent, the plan to be judged, the first
 * paragraph, which is read meanwhile, then all pictures, which are drawn while the rest is written.
 */
export const bookAnswerRequest = object({
  looks: list(object({ name: text, look: text })),
  premise: text,
  plot: text,
  title: text,
  roles: list(text),
  placeFact: text,
  problem: text,
  want: text,
  thing: text,
  tries: list(text, 2),
  idea: text,
  payoff: text,
  lastImage: text,
  opening: text,
  pictures: list(picture, picturesPerStory),
  first: list(text),
  middle: list(text),
  last: list(text),
});
