import { expect, test } from 'vitest';
import { plantedThings, storyProblems } from './craft.ts';
import { storyLanguages } from './options.ts';
import { cardsRemembered, dealCard, dealThing, type StoryCard } from './story-card.ts';

/** Deterministic pseudo-random numbers. */
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

test.for(storyLanguages)('no thing is planted again within thirty evenings, in %s', (language) => {
  const random = numbers(3);
  const told: string[] = [];
  for (let evening = 0; evening < 100; evening += 1) {
    const thing = dealThing(language, told.slice(0, cardsRemembered), random);
    expect(told.slice(0, cardsRemembered)).not.toContain(thing);
    told.unshift(thing);
  }
});

test('a thing is known by its name in any words around it, and there are more than are remembered', () => {
  const named = plantedThings.english.slice(1).map((thing) => `The old ${thing.toUpperCase()}, red`);
  expect(dealThing('english', named, Math.random)).toBe(plantedThings.english[0]);
  expect(dealThing('english', plantedThings.english, Math.random)).not.toBe('');
  for (const things of Object.values(plantedThings)) {
    expect(new Set(things).size).toBe(things.length);
    expect(things.length).toBeGreaterThan(cardsRemembered);
  }
  expect(plantedThings.spanish).toHaveLength(plantedThings.english.length);
});
