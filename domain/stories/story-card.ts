import {
  plantedThings,
  type StoryEnding,
  type StoryOpening,
  type StoryProblem,
  type StoryStructure,
  type StoryTurn,
  storyEndings,
  storyOpenings,
  storyProblems,
  storyStructures,
  storyTurns,
} from './craft.ts';
import type { StoryLanguage } from './options.ts';

/** A story's parts, in the vocabulary that all writers share. */
export type StoryCard = {
  problem: StoryProblem;
  structure: StoryStructure;
  opening: StoryOpening;
  turn: StoryTurn;
  ending: StoryEnding;
};

const vocabulary = {
  problem: storyProblems,
  structure: storyStructures,
  opening: storyOpenings,
  turn: storyTurns,
  ending: storyEndings,
};

/** A new card differs from those of this many of the family's last stories. */
export const cardsRemembered = 30;

/**
 * Deals a card that none of the last stories had. `told` is newest first. For each part it picks the value that was
 * told least often, and among those the one told longest ago, so that all fifteen problems occur before one repeats.
 * `random` returns a number from 0 to below 1.
 */
export function dealCard(told: readonly StoryCard[], random: () => number): StoryCard {
  const known = told.slice(0, cardsRemembered);
  const problem = leastTold('problem', known, random);
  // A problem that comes again gets another structure.
  const pairs = known.filter((card) => card.problem === problem);
  const others = vocabulary.structure.filter((structure) => !pairs.some((card) => card.structure === structure));
  return {
    problem,
    structure: leastTold('structure', known, random, others),
    opening: leastTold('opening', known, random),
    turn: leastTold('turn', known, random),
    ending: leastTold('ending', known, random),
  };
}

/** A thing to plant whose word is in none of the last stories' things, however they name it; if all are, any thing. */
export function dealThing(language: StoryLanguage, told: readonly string[], random: () => number): string {
  const known = told.map((thing) => ` ${fold(thing)} `);
  const all = plantedThings[language];
  const unused = all.filter((thing) => !known.some((each) => each.includes(` ${fold(thing)} `)));
  const among = unused.length > 0 ? unused : all;
  return among[Math.floor(random() * among.length)] ?? '';
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

function leastTold<K extends keyof StoryCard>(
  kind: K,
  told: readonly StoryCard[],
  random: () => number,
  among: readonly string[] = vocabulary[kind],
): StoryCard[K] {
  const ranked = among.map((id) => {
    const times = told.filter((card) => card[kind] === id).length;
    const last = told.findIndex((card) => card[kind] === id);
    return { id, times, ago: last === -1 ? Number.POSITIVE_INFINITY : last, chance: random() };
  });
  ranked.sort((a, b) => a.times - b.times || (a.ago === b.ago ? a.chance - b.chance : b.ago - a.ago));
  return (ranked[0]?.id ?? vocabulary[kind][0]) as StoryCard[K];
}
