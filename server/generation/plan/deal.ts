import type { StoryLanguage, StoryOptions } from '#domain/stories/options.ts';
import { dealCard, dealThing, type StoryCard } from '#domain/stories/story-card.ts';
import type { AppServices } from '../../context.ts';
import type { LastChapter } from './story-plan.ts';
import { readLastChapter, readTold, type Told } from './told-store.ts';

/** How many plots a writer is given; it would ignore more. */
const plotsTold = 20;

/** What a writer is given besides the parent's wishes, for this family alone. */
export type Deal = {
  card: StoryCard;
  /** The thing that the story is to plant. */
  thing: string;
  /** Newest first. */
  plots: string[];
  things: string[];
  lastChapter: LastChapter | undefined;
  /** Deals another card. */
  again(): Deal;
};

/** Deals the card of a family's next story. A family whose past stories cannot be read gets a card all the same. */
export async function deal(ctx: AppServices, userId: string, options: StoryOptions): Promise<Deal> {
  try {
    const { told, lastChapter } = await ctx.store.onBehalfOf(userId, async (tx) => ({
      told: await readTold(tx),
      lastChapter: options.continues && (await readLastChapter(tx, options.continues.storyId)),
    }));
    return dealFrom(told, lastChapter, options.language);
  } catch (err) {
    ctx.log.warn({ err }, 'what a family was told could not be read');
    return dealFrom([], undefined, options.language);
  }
}

/** Deals a card that none of these stories had, and a thing that none of them planted. */
export function dealFrom(
  told: readonly Told[],
  lastChapter: LastChapter | undefined,
  language: StoryLanguage,
  refused: { cards: StoryCard[]; things: string[] } = { cards: [], things: [] },
): Deal {
  const card = dealCard([...refused.cards, ...told.map((each) => each.card)], Math.random);
  const things = [...new Set(told.map(({ thing }) => thing))];
  const thing = dealThing(language, [...refused.things, ...things], Math.random);
  return {
    card,
    thing,
    plots: told.slice(0, plotsTold).map(({ plot }) => plot),
    things,
    lastChapter,
    again: () =>
      dealFrom(told, lastChapter, language, { cards: [card, ...refused.cards], things: [thing, ...refused.things] }),
  };
}
