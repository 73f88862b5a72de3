import type { StoryOptions } from '#domain/stories/options.ts';

/** Returns the facts of a request that may be recorded: no name, no message (AMB-134). */
export function facts(options: StoryOptions, storyType: string) {
  const { length, language, ageGroup, model, characters } = options;
  return { storyType, length, language, ageGroup, model, characters: characters.length };
}
