import type { AgeGroup, StoryOptions } from '#domain/stories/options.ts';
import { thingNamed } from '../illustrator/props/thing-words.ts';
import { chapters, plotKey } from '../tale/choose-tales.ts';
import type { Setting } from '../tale/fill.ts';
import { sequelsOf, textsOf } from '../tale/library.ts';
import type { Tale } from '../tale/tale.ts';
import type { StoryMemory } from './memory.ts';
import { names } from './names.ts';

/** What is left to tell of a tale, with its thing, and with the seed and the part of the dwellers who were in it. */
export type Further = { tales: readonly [Tale, ...Tale[]]; thing: Setting['thing']; seed: string; part: number };

/** How the people of a story are remembered: by the seed that cast them, and by which of the place's dwellers it had. */
export const peopleKey = (seed: string, part: number): string => `${seed}@${part}`;

/**
 * Returns what is left to tell of the tale that was told last, if an idea asks for its thing (`x`): its own further
 * chapters. Null if none is left, or if they need words of the wish that the tale answered.
 */
export function chaptersLeft(
  { plot = '', thing = '', people = '' }: NonNullable<StoryMemory['lastChapter']>,
  x: string,
  { language, ageGroup: age, length }: StoryOptions,
): Further | null {
  const [, seed, part] = /^(.+)@(\d+)$/.exec(people) ?? [];
  if (!seed || thing === '' || !x.toLowerCase().endsWith(thing.toLowerCase())) return null;
  const at = (tale: Tale) => plot.indexOf(plotKey(tale));
  const [last] = textsOf(language)
    .filter((tale) => at(tale) >= 0)
    .sort((a, b) => at(b) - at(a));
  const [next, ...others] = last ? sequelsOf(last).slice(0, chapters[length]) : [];
  if (!next || [next, ...others].some((tale) => needsWish(tale, age))) return null;
  const known = next.things.find(({ name }) => name === thing);
  return {
    tales: [next, ...others],
    thing: known ?? { name: thing, picture: thingNamed(thing) ?? null },
    seed,
    part: Number(part),
  };
}

/** Whether a tale is told in words of the wish that it answers. */
const needsWish = (tale: Tale, age: AgeGroup) =>
  tale.shape !== null ||
  tale.lost !== null ||
  !!tale.about?.startsWith('own-') ||
  ['asked', 'parent', 'missed'].some((fact) => names(fact, age)(tale));
