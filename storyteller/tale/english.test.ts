import { expect, test } from 'vitest';
import { placeFor } from '../places/places.ts';
import { createRandom } from '../random.ts';
import { english } from './english.ts';
import { fill, type Setting } from './fill.ts';
import { readMarks } from './marks.ts';
import { castOf } from './roles.ts';

/** Fills a line for Xhevdet, whose name tells no pronoun, and Lena. */
function told(line: string, hero = 'Xhevdet'): string {
  const place = placeFor('forest', 'english');
  const cast = castOf({ characters: [hero, 'Lena'], language: 'english' }, place, createRandom('they'));
  const setting: Setting = {
    cast,
    place,
    thing: { name: 'hat', picture: 'hat' },
    refrain: '',
    love: null,
    earlier: null,
    follows: false,
    message: '',
    lost: '',
    gone: undefined,
    story: '',
    slots: {},
    met: new Set([cast.hero, cast.friend]),
    said: new Set(),
  };
  return fill(readMarks(line), setting, english);
}

test.each([
  ['{hero they} sat down.', 'Xhevdet sat down.'],
  ['{hero} sat down. {hero they} {hero: was|were} tired.', 'Xhevdet sat down. Xhevdet was tired.'],
  ['{hero} saw {friend}. {hero they} waved.', 'Xhevdet saw Lena. Xhevdet waved.'],
  ['{hero} opened {hero their} bag and {hero they} laughed.', 'Xhevdet opened their bag and they laughed.'],
  ['“Oh!” said {hero}. {hero their} hat was gone.', '“Oh!” said Xhevdet. Xhevdet’s hat was gone.'],
  ['{friend} helped {hero them}.', 'Lena helped Xhevdet.'],
])('[GEN-18] one child whose name does not tell is no “they” that could be several: %s', (line, said) => {
  expect(told(line)).toBe(said);
});

test('[GEN-18] an octopus has an arm', () => {
  expect(told('A {hero hand} and a {friend hand}.', 'octopus')).toBe('An arm and a hand.');
});
