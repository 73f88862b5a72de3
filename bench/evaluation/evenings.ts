import { type AgeGroup, presetSettings, type StoryLanguage, storyOptionsSchema } from '#domain/stories/options.ts';
import { readWish } from '#storyteller/wishes/wishes.ts';
import { writeStory } from '#storyteller/write.ts';
import { sentences, words } from './measure.ts';
import { parentsWishes } from './parents-wishes.ts';

/** What one family hears on thirty evenings: thirty wishes, always the same two people, and the places in turn. */
export type Evenings = {
  /** For each evening, the share of its sentences of at least six words that were heard on an earlier evening. */
  heardBefore: number[];
  titles: string[];
};

const shortest = 6;

export function thirtyEvenings(language: StoryLanguage, ageGroup: AgeGroup): Evenings {
  const chosen = parentsWishes[language].filter((_, index) => index % 5 < 2);
  // Whoever mourns again is told of mourning again, and of nothing else that would be new.
  const mourns = chosen.filter(([message]) => readWish(message, language).worry === 'loss');
  const wishes = chosen.filter((wish) => !mourns.slice(1).includes(wish)).slice(0, 30);
  const heard = new Set<string>();
  // The memory that the product gives its writer: the last 20 plots, and the things of the last 30 stories.
  const told: string[] = [];
  const things: string[] = [];
  const evenings: Evenings = { heardBefore: [], titles: [] };
  for (const [evening, [message]] of wishes.entries()) {
    const options = storyOptionsSchema().parse({
      language,
      ageGroup,
      length: 'short',
      characters: ['Ella', 'Hugo'],
      setting: presetSettings[evening % presetSettings.length],
      message,
    });
    const story = writeStory(options, `evening ${evening}`, {
      told: told.slice(0, 20),
      things: things.slice(0, 30),
    });
    told.unshift(story.plan.plot);
    things.unshift(story.plan.thing);
    const long = story.paragraphs
      .flatMap((paragraph) => sentences(paragraph))
      .map((sentence) => words(sentence))
      .filter((all) => all.length >= shortest)
      .map((all) => all.join(' '));
    evenings.heardBefore.push(long.filter((sentence) => heard.has(sentence)).length / Math.max(1, long.length));
    evenings.titles.push(story.title);
    for (const sentence of long) heard.add(sentence);
  }
  return evenings;
}
