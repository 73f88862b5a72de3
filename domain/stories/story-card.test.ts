import { expect, test } from 'vitest';
import { storyProblems } from './craft.ts';
import { cardsRemembered, dealCard, type StoryCard } from './story-card.ts';

/** Numbers that look random and are the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** The cards of this many evenings, newest first. */
function evenings(count: number, seed: number): StoryCard[] {
  const random = numbers(seed);
  const told: StoryCard[] = [];
  for (let evening = 0; evening < count; evening += 1) told.unshift(dealCard(told, random));
  return told;
}

test('a hundred evenings of one family hold no card, and no problem told the same way, within thirty of each other', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const told = evenings(100, seed);
    for (const [index, card] of told.entries()) {
      const before = told.slice(index + 1, index + 1 + cardsRemembered);
      expect(before).not.toContainEqual(card);
      expect(before.filter((each) => each.problem === card.problem && each.structure === card.structure)).toEqual([]);
    }
  }
});

test('fifteen evenings are fifteen problems, and two families begin differently', () => {
  const told = evenings(storyProblems.length, 7);
  expect(new Set(told.map((card) => card.problem)).size).toBe(storyProblems.length);
  expect(evenings(5, 8)).not.toEqual(evenings(5, 9));
});
