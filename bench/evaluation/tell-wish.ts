import { type StoryLanguage, storyOptionsSchema } from '#domain/stories/options.ts';
import { plotKey } from '#storyteller/tale/choose-tales.ts';
import { textsOf } from '#storyteller/tale/library.ts';
import type { Tale } from '#storyteller/tale/tale.ts';
import { writeStory } from '#storyteller/write.ts';

/** Tells a short story for a parent's words. */
function tell(language: StoryLanguage, message: string, more: object) {
  const options = storyOptionsSchema().parse({
    language,
    ageGroup: 'preschool',
    length: 'short',
    characters: ['Lena', 'Leo'],
    setting: 'garden',
    message,
    ...more,
  });
  return writeStory(options, message);
}

export const storyFor = (language: StoryLanguage, message: string, more: object = {}): string =>
  tell(language, message, more).text;

/** Returns the tale that such a story is, or its first one. */
export function taleFor(language: StoryLanguage, message: string, more: object = {}): Tale | undefined {
  const { plot } = tell(language, message, more).plan;
  return textsOf(language).find((tale) => tale.after === null && plot.startsWith(plotKey(tale)));
}
