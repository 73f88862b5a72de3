import {
  ageGroups,
  presetSettings,
  type StoryLanguage,
  type StoryOptions,
  storyOptionsSchema,
} from '#domain/stories/options.ts';
import { textsOf } from './tale/library.ts';
import type { Tale } from './tale/tale.ts';
import { type WrittenStory, writeStory } from './write.ts';

/** For tests: over a thousand tales are told, and each new one adds to it. */
export const everyTale = { timeout: 300_000 };

type Wished = Partial<{
  length: 'short' | 'medium';
  characters: readonly string[];
  places: readonly string[];
  love: string;
}>;
type Telling = { tale: Tale; options: StoryOptions; story: WrittenStory; name: string };

/**
 * For tests: tells every tale of a language to every age, each time in the next of some places (the presets).
 * Names what was told for a failed test's message: "stop-means-statue toddler castle".
 */
export function* everyTelling(
  language: StoryLanguage,
  { length = 'short', characters = ['Lena', 'fox', 'Leo', 'Grandma Rosa'], places = presetSettings, love }: Wished = {},
): Generator<Telling> {
  for (const [index, tale] of textsOf(language).entries()) {
    for (const [at, ageGroup] of ageGroups.entries()) {
      const place = places[(index + 5 * at) % places.length] ?? 'forest';
      const wish = { language, ageGroup, length, characters: [...characters], setting: place, message: 'sharing' };
      const options = storyOptionsSchema().parse(wish);
      const story = writeStory(options, tale.id, { plot: tale.plot, ...(love ? { love } : {}) });
      yield { tale, options, story, name: `${tale.id} ${ageGroup} ${place}` };
    }
  }
}

/** For tests: the options of a short evening for a preschool child, but for what `wished` says. */
export const anEvening = (wished: Partial<StoryOptions>): StoryOptions =>
  storyOptionsSchema().parse({
    language: 'english',
    ageGroup: 'preschool',
    length: 'short',
    characters: ['Lena'],
    setting: 'forest',
    message: 'sharing',
    ...wished,
  });
