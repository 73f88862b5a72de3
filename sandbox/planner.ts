import type { StoryOptions } from '#domain/stories/options.ts';
import { type WrittenPlan, type WrittenStory, writeStory } from '#storyteller/write.ts';

/** What a request holds beside the parent's wishes: what the family has been told, and the chapter before. */
export type Dealt = {
  card?: { otherThingThan?: string[] };
  told?: string[];
  lastChapter?: { plot?: string; thing?: string; refrain?: string };
};

/** A plan as the product asks for it, in the order in which it is said. `id` leads back to the story it was made of. */
export type SaidPlan = WrittenPlan & { id: string; title: string };

/** The story that this seed tells after what the family has been told, and its plan as a model would have said it. */
export function planned(
  options: StoryOptions,
  seed: string,
  { card, told, lastChapter }: Dealt = {},
): { story: WrittenStory; plan: SaidPlan } {
  const story = writeStory(options, seed, {
    ...(told && { told }),
    ...(card?.otherThingThan && { things: card.otherThingThan }),
    ...(options.pronouns && { pronouns: options.pronouns }),
    lastChapter,
  });
  const { plot, premise, ...plan } = story.plan;
  return { story, plan: { premise, plot, title: story.title, ...inShort(plan), id: seed } };
}

/** A plan is asked for in few words: each line is cut after some of them, as a model that keeps to that would write it. */
function inShort<T extends Omit<WrittenPlan, 'plot' | 'premise'>>(plan: T): T {
  const { want, problem, placeFact, tries, idea, payoff, lastImage } = plan;
  return {
    ...plan,
    want: few(want),
    problem: few(problem),
    placeFact: few(placeFact, 8),
    tries: tries.map((each) => ({ try: few(each.try), consequence: few(each.consequence) })),
    idea: few(idea),
    payoff: few(payoff),
    lastImage: few(lastImage),
  };
}

const few = (text: string, most = 4) => text.split(' ').slice(0, most).join(' ');
