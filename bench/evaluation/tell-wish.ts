import { type StoryLanguage, storyOptionsSchema } from '#domain/stories/options.ts';
import { plotKey } from '#storyteller/tale/choose-tales.ts';
import { textsOf } from '#storyteller/tale/library.ts';
import type { Tale } from '#storyteller/tale/tale.ts';
import { writeStory } from '#storyteller/write.ts';

/** Tells a short story for a parent's words and returns the tale that it is, or its first one. */
export function taleFor(language: StoryLanguage, message: string, more: object = {}): Tale | undefined {
  const options = storyOptionsSchema().parse({
    language,
    ageGroup: 'preschool',
    length: 'short',
    characters: ['Lena', 'Leo'],
    setting: 'garden',
    message,
    ...more,
  });
  const { plot } = writeStory(options, message).plan;
  return textsOf(language).find((tale) => tale.after === null && plot.startsWith(plotKey(tale)));
}
