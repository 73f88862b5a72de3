import { z } from 'zod';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';
import { storyBounds, storyPath } from './api.ts';

/** How a passage can be changed: calmer, about half as long, with another name, or as the parent describes. */
export const retellingWays = ['gentler', 'shorter', 'name', 'own'] as const;
export type RetellingWay = (typeof retellingWays)[number];

/** Longest values, in characters. `around` limits the text before and after that the writer gets as context. */
export const retellingBounds = { passage: 2000, around: 600, name: storyBounds.name, wish: 200 } as const;

/** POST body. `from` and `to` are the names for `name`, `wish` is the parent's description for `own`. */
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

/** The ways offered here, and how many more retellings are left today (UTC); null = any number. */
export const retellingOfferSchema = once(() =>
  z.object({ ways: z.array(z.enum(retellingWays)), left: z.int().min(0).nullable() }),
);
export type RetellingOffer = z.infer<ReturnType<typeof retellingOfferSchema>>;

/** The retold passage; null if the writer found nothing to change, which does not count. */
export const retellingSchema = once(() => z.object({ text: z.string().nullable(), left: z.int().min(0).nullable() }));
export type Retelling = z.infer<ReturnType<typeof retellingSchema>>;

/**
 * GET returns a `RetellingOffer`. POST a `retellingOrderSchema` returns a `Retelling` without changing the story: that
 * takes an edit. Closing the connection stops the writer.
 */
export const retellingPath = (storyId: string) => `${storyPath(storyId)}/retelling`;
