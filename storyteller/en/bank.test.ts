import { describe, expect, test } from 'vitest';
import { presetMorals, presetSettings } from '#domain/stories/options.ts';
import { createRandom } from '../random.ts';
import { cadences, inCadence } from './cadence.ts';
import { articles, bank, capitalised, render } from './grammar.ts';
import { moralOf, moralThread } from './morals/choose.ts';
import { threads } from './morals/threads.ts';
import { freePerson, listed, possessive } from './people.ts';
import { freePlace, settingPack } from './settings/choose.ts';
import { shapeBank } from './shapes/choose.ts';
import { strandOf } from './shapes/strand.ts';

const random = () => createRandom('test');
const plain = { richness: 3, joining: 1 };
const slots = (name: string) => ({ hero: 'Fern', friend: 'the bears' })[name] ?? `(${name})`;

describe('the notation', () => {
  test('what is in angle brackets is for those who can follow it', () => {
    const passage = 'It rained<, softly><<, as it does in May>>.';
    expect(render(passage, { richness: 1, joining: 1 }, random(), slots)).toBe('It rained.');
    expect(render(passage, { richness: 2, joining: 1 }, random(), slots)).toBe('It rained, softly.');
    expect(render(passage, plain, random(), slots)).toBe('It rained, softly, as it does in May.');
  });
  test('an ampersand joins two clauses or parts them, and only joins what is no clause', () => {
    expect(render('Fern sat & the bears stood.', plain, random(), slots)).toBe('Fern sat, and the bears stood.');
    expect(render('Fern sat & the bears stood.', { richness: 0, joining: 0 }, random(), slots)).toBe(
      'Fern sat. The bears stood.',
    );
    expect(render('Fern sat & laughed.', { richness: 0, joining: 0 }, random(), slots)).toBe('Fern sat and laughed.');
  });
  test('a name that begins a sentence has a capital, and one after speech that goes on has none', () => {
    expect(render('{friend} came. "Why?" {friend} asked.', plain, random(), slots)).toBe(
      'The bears came. "Why?" the bears asked.'.replace(/"/g, '"'),
    );
    expect(capitalised('🦄’s house')).toBe('🦄’s house');
  });
  test('a and an follow the sound', () => {
    expect(articles('a owl, an unicorn, a uncle, an hour, a one-eyed cat')).toBe(
      'an owl, a unicorn, an uncle, an hour, a one-eyed cat',
    );
  });
  test('a bracket that is not closed is an error of the bank', () => {
    expect(() => render('It [rained.', plain, random(), slots)).toThrow(SyntaxError);
  });
  test('quotes are printed quotes', () => {
    expect(bank(`"It's 'so'," said Fern.`)).toEqual(['“It’s ‘so’,” said Fern.']);
  });
});

describe('cadence', () => {
  const day = cadences.elementary.lively;
  const night = cadences.toddler.slow;
  test('by day short sentences are joined for those who can listen longer', () => {
    expect(inCadence('The day was long. The road was dry.', day, ['Fern'], random())).toBe(
      'The day was long, and the road was dry.',
    );
  });
  test('after a "not" nothing is joined on', () => {
    expect(inCadence('It was not late. The road was dry.', day, ['Fern'], random())).toBe(
      'It was not late. The road was dry.',
    );
  });
  test('at night long sentences are parted, and the second half has its own subject', () => {
    expect(inCadence('Fern took the lamp, and carried it up the stair.', night, ['Fern'], random())).toBe(
      'Fern took the lamp. Fern carried it up the stair.',
    );
  });
  test('a list is not parted', () => {
    expect(inCadence('There were the hat, the boots, and the old red scarf.', night, ['Fern'], random())).toBe(
      'There were the hat, the boots, and the old red scarf.',
    );
  });
});

describe('people', () => {
  test('a parent’s own words become a person one can speak of', () => {
    expect(freePerson('a brave knight')).toMatchObject({
      first: 'a brave knight',
      short: 'the brave knight',
      plural: false,
    });
    expect(freePerson('the three bears')).toMatchObject({ short: 'the three bears', plural: true, pronouns: 'they' });
    expect(freePerson('two mice')).toMatchObject({ first: 'two mice', short: 'the two mice', plural: true });
    expect(freePerson('dragon')).toMatchObject({ first: 'a dragon', short: 'the dragon' });
    expect(freePerson('Grandma Rosa')).toMatchObject({ short: 'Grandma Rosa', pronouns: 'she' });
    expect(freePerson('Sasha')).toMatchObject({ short: 'Sasha', pronouns: null });
    expect(freePerson('my friend Léo')).toMatchObject({ full: 'my friend Léo', short: 'Léo', plural: false });
  });
  test('possessives and lists', () => {
    expect([possessive('Fern'), possessive('the bears'), possessive('James')]).toEqual([
      'Fern’s',
      'the bears’',
      'James’s',
    ]);
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  });
});

describe('places', () => {
  test('a place keeps its preposition or gets one that fits', () => {
    expect(freePlace('under the bed')).toMatchObject({ where: 'under the bed', name: 'the land under the bed' });
    expect(freePlace("Grandma's farm in Ohio").where).toBe("on Grandma's farm in Ohio");
    expect(freePlace('A city where cars can fly.')).toMatchObject({
      name: 'the city',
      where: 'in the city',
      full: 'a city where cars can fly',
    });
    expect(freePlace('Mars').where).toBe('on Mars');
    expect(freePlace('zoo')).toMatchObject({ name: 'the zoo', where: 'at the zoo', full: 'the zoo' });
  });
  test('every preset has enough of everything for a long story', () => {
    for (const preset of presetSettings) {
      const pack = settingPack({ preset, text: preset });
      expect(pack.openings.length).toBeGreaterThanOrEqual(4);
      expect(pack.spots.length).toBeGreaterThanOrEqual(10);
      expect(pack.visits.length).toBeGreaterThanOrEqual(5);
      expect(pack.nights.length).toBeGreaterThanOrEqual(4);
      expect(new Set(pack.openings).size).toBe(pack.openings.length);
    }
  });
});

describe('morals', () => {
  test('each has whole threads: a slip, a choice and what became of it', () => {
    for (const moral of presetMorals)
      expect([moral, threads[moral].length % 3, threads[moral].length > 5]).toEqual([moral, 0, true]);
    const { slip, choice, echo } = moralThread({ preset: 'honesty', text: 'honesty' }, 'test', random());
    expect([...slip, ...choice, ...echo].every((passage) => passage.length > 20)).toBe(true);
  });
  test('a parent’s own moral finds the thread that is nearest', () => {
    const of = (text: string) => moralOf({ preset: null, text });
    expect(of('Always tell the truth')).toBe('honesty');
    expect(of('Never give up on your dreams')).toBe('persistence');
    expect(of('please share your toys with your sister')).toBe('sharing');
    expect(of('going to the dentist is not so bad')).toBe('bravery');
    expect(of('zzz')).toBe('kindness');
  });
});

test('in every plot what follows has what it needs before it', () => {
  for (const [name, shape] of Object.entries(shapeBank)) {
    for (let seed = 0; seed < 40; seed++) {
      const strand = strandOf(shape, [], 28, createRandom(`${seed}`));
      for (const part of ['want', 'trouble', 'turn'] as const) expect([name, strand[part].length]).toEqual([name, 1]);
      expect([name, strand.mend.length > 1, strand.tries.length > 9]).toEqual([name, true, true]);
      const given = shape.want.find((passage) => passage.text === strand.want[0])?.gives ?? [];
      const trouble = shape.trouble.find((passage) => passage.text === strand.trouble[0]);
      if (trouble && trouble.needs.length > 0) expect(trouble.needs.some((need) => given.includes(need))).toBe(true);
    }
  }
});
