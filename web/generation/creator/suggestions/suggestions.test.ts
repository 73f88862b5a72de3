import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presetCharacters, presetMorals, presetSettings } from '#domain/stories/options.ts';
import { pickIdea, pickSome, suggestionCount, surprise, surpriseBeside } from './suggestions.ts';

/** Numbers from 0 up to, but not including, 1, as `Math.random` returns them. */
const draws = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const randomOf = (stream: Iterator<number>) => () => stream.next().value as number;

test('[CREATE-21] a suggestion list shows 3 different items of its preset list', () => {
  fc.assert(
    fc.property(draws, (stream) => {
      const three = pickSome(presetSettings, suggestionCount, randomOf(stream));
      expect(new Set(three).size).toBe(3);
      expect(three.every((item) => presetSettings.includes(item))).toBe(true);
    }),
  );
});

test('other suggestions are other ones', () => {
  fc.assert(
    fc.property(draws, (stream) => {
      const random = randomOf(stream);
      const first = pickSome(presetMorals, 3, random);
      expect(pickSome(presetMorals, 3, random, first).some((item) => first.includes(item))).toBe(false);
    }),
  );
});

test('[CREATE-20] a random suggestion is one pick from each preset list, and the next one differs in all', () => {
  fc.assert(
    fc.property(draws, (stream) => {
      const random = randomOf(stream);
      const idea = pickIdea(random);
      expect(presetCharacters).toContain(idea.character);
      expect(presetSettings).toContain(idea.setting);
      expect(presetMorals).toContain(idea.message);
      const next = pickIdea(random, idea);
      expect([next.character, next.setting, next.message]).not.toEqual(
        expect.arrayContaining([idea.character, idea.setting, idea.message]),
      );
    }),
  );
});

test('a surprise fills everything that must be filled', () => {
  fc.assert(
    fc.property(draws, (stream) => {
      const filled = surprise(randomOf(stream));
      expect([2, 3]).toContain(new Set(filled.characters).size);
      expect(presetSettings).toContain(filled.setting);
      expect(presetMorals).toContain(filled.message);
    }),
  );
});

test('a surprise leaves what the parent has put into words', () => {
  fc.assert(
    fc.property(draws, (stream) => {
      const typed = { characters: ['fox', 'Nora'], setting: 'Grandma’s kitchen', message: '' };
      const { characters, setting, message } = surpriseBeside(typed, randomOf(stream));
      expect(characters[0]).toBe('Nora');
      expect(characters.length).toBeGreaterThan(1);
      expect(new Set(characters).size).toBe(characters.length);
      expect(setting).toBe('Grandma’s kitchen');
      expect(presetMorals).toContain(message);
    }),
  );
  const many = Array.from({ length: 10 }, (_, index) => `Nora ${index}`);
  expect(surpriseBeside({ characters: many, setting: 'forest', message: ' ' }).characters).toEqual(many);
});
