import { z } from 'zod';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';
import { storyPath } from './api.ts';

/** What may become of a passage: calmer, about half as long, with another name in it, or what its parent says. */
export const retellingWays = ['gentler', 'shorter', 'name', 'own'] as const;
export type RetellingWay = (typeof retellingWays)[number];

/** Longest values, in characters. Around a passage goes as much of the story as a writer needs to fit it in. */
export const retellingBounds = { passage: 2000, around: 600, name: 40, wish: 200 } as const;

/** POST body. `from` and `to` are the names of `name`, `wish` is the wish of `own`. */
export const retellingOrderSchema = once(() => {
  const passage = textUpTo(retellingBounds.passage);
  const around = textUpTo(retellingBounds.around, 0).default('');
  const name = textUpTo(retellingBounds.name);
  const common = { passage, before: around, after: around };
  return z.discriminatedUnion('way', [
    z.object({ way: z.enum(['gentler', 'shorter']), ...common }),
    z.object({ way: z.literal('name'), from: name, to: name, ...common }),
    z.object({ way: z.literal('own'), wish: textUpTo(retellingBounds.wish), ...common }),
  ]);
});
export type RetellingOrder = z.input<ReturnType<typeof retellingOrderSchema>>;

/** What can be asked for here, and how many more times today (UTC); null = any number. */
export const retellingOfferSchema = once(() =>
  z.object({ ways: z.array(z.enum(retellingWays)), left: z.int().min(0).nullable() }),
);
export type RetellingOffer = z.infer<ReturnType<typeof retellingOfferSchema>>;

/** The passage told anew; null where the writer found nothing to change, which does not count. */
export const retellingSchema = once(() => z.object({ text: z.string().nullable(), left: z.int().min(0).nullable() }));
export type Retelling = z.infer<ReturnType<typeof retellingSchema>>;

/**
 * GET answers a `RetellingOffer`. POST a `retellingOrderSchema` answers a `Retelling` and changes nothing: whoever likes
 * it puts it into the story. Hanging up stops the writer.
 */
export const retellingPath = (storyId: string) => `${storyPath(storyId)}/retelling`;
