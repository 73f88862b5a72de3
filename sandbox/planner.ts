import type { StoryOptions } from '#domain/stories/options.ts';
import { type WrittenPlan, type WrittenStory, writeStory } from '#storyteller/write.ts';

/** What a request holds beside the parent's wishes: what the family has been told, and the chapter before. */
export type Dealt = { told?: string[]; lastChapter?: { plot?: string; thing?: string; refrain?: string } };

/** A plan as the product asks for it, in the order in which it is said. `id` leads back to the story it was made of. */
export type SaidPlan = WrittenPlan & { id: string; title: string };

/** The story that this seed tells after what the family has been told, and its plan as a model would have said it. */
export function planned(
  options: StoryOptions,
  seed: string,
  { told, lastChapter }: Dealt = {},
): { story: WrittenStory; plan: SaidPlan } {
  const story = writeStory(options, seed, {
    ...(told && { told }),
    ...(options.pronouns && { pronouns: options.pronouns }),
    lastChapter,
  });
  const { plot, premise, ...plan } = story.plan;
  return { story, plan: { plot, premise, title: story.title, ...plan, id: seed } };
}
