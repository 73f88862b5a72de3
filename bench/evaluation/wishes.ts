import { type StoryLanguage, storyOptionsSchema } from '#domain/stories/options.ts';
import { talesOf } from '#storyteller/tale/library.ts';
import { writeStory } from '#storyteller/write.ts';
import { parentsWishes } from './parents-wishes.ts';

/** Returns the parents' wishes that get a tale about something else. */
export function wishesMissed(language: StoryLanguage): string[] {
  const { tales } = talesOf(language);
  const missed = parentsWishes[language].filter(([message, ...means]) => {
    const options = storyOptionsSchema().parse({
      language,
      ageGroup: 'preschool',
      length: 'short',
      characters: ['Lena', 'Leo'],
      setting: 'garden',
      message,
    });
    const { plot } = writeStory(options, message).plan;
    const tale = tales.find((one) => one.plot === plot);
    const carried: readonly string[] = [tale?.about ?? '', ...(tale?.worries ?? []), ...(tale?.answers ?? [])];
    return !means.some((meant) => carried.includes(meant));
  });
  return missed.map(([message]) => message);
}

/** Returns the share of wishes that get a tale about what is meant. */
export function wishesLanded(language: StoryLanguage): number {
  return 1 - wishesMissed(language).length / parentsWishes[language].length;
}
