import { expect, test } from 'vitest';
import { askedIn } from './asked.ts';
import { alternatives, bare, Phrases } from './phrases.ts';

const found = (phrases: string[], text: string) => {
  const said = bare(text);
  return new Phrases(phrases).findAll(said).map(({ index, length }) => said.slice(index, index + length));
};

test.each([
  [['dark'], 'afraid of the dark, darkness and dark-blue', ['dark', 'dark']],
  [['dark*'], 'the Darkness', ['darkness']],
  [['bit * arm'], 'she bit her arm, he bit my left arm', ['bit her arm']],
  [["can't sleep"], 'can’t sleep; cant  sleep', ["can't sleep", 'cant  sleep']],
  [['mamá se va'], 'Mama se va', ['mama se va']],
  [['not', 'not now', 'now'], 'not now, now', ['not now', 'now']],
  [['9 out of 10', '"sorry"'], 'only 9 out of 10 and no "sorry"', ['9 out of 10', '"sorry"']],
  [['t-rex', 'a (small) one'], 'a t-rex and a (small) one', ['t-rex', 'a (small) one']],
  [['toy*s'], 'her toyboxes, toy', ['toyboxes']],
  [['dark'], 'embark', []],
  [['da* is falling', 'dark'], 'the dark is falling', ['dark is falling']],
] as const)('[GEN-18] %j is found in "%s"', (phrases, text, wanted) => {
  expect(found([...phrases], text)).toEqual(wanted);
  expect(new Phrases(phrases).isIn(bare(text))).toBe(wanted.length > 0);
});

const toys = { words: [new Phrases(['her blanket', 'hid *', 'su muñeca', 'diwali', 'perdió en el'])], example: 'mug' };
test.each([
  ['english', 'she left her blanket on the bus', 'blanket'],
  ['english', 'he hid and nobody came', 'mug'],
  ['spanish', 'perdió su muñeca', 'muñeca'],
  ['spanish', 'lo perdió en el parque', 'mug'],
] as const)('[GEN-18] %s: what "%s" asks for is named by its noun', (language, message, noun) => {
  expect(askedIn(message, toys, language)).toBe(noun);
});

test('[GEN-18] what is asked for has a capital where the tale’s example has one', () => {
  expect(askedIn('it is diwali tomorrow', { ...toys, example: 'Christmas' }, 'english')).toBe('Diwali');
});

test('a phrase after = is meant only if it is all that was written', () => {
  const alone = new Phrases(['=teeth', '=new food*']);
  expect(['Teeth', ' teeth! ', 'new foods'].map((text) => alone.isIn(bare(text)))).toEqual([true, true, true]);
  expect(['her teeth', 'teeth of a shark', 'new food again'].map((text) => alone.isIn(text))).toEqual([
    false,
    false,
    false,
  ]);
});

test('[GEN-18] a phrase with alternatives is each of them, and nothing between them', () => {
  expect(alternatives('(=just|all) about (his|her) (red|old) boat*')).toHaveLength(8);
  expect(alternatives('lost his boat')).toEqual(['lost his boat']);
  const lost = new Phrases(['(lost|misses) (his|her) boat*']);
  expect(['she misses her boats', 'he lost his boat'].map((said) => lost.isIn(bare(said)))).toEqual([true, true]);
  expect(['she lost the boat', 'lost misses her boat'].map((said) => lost.isIn(bare(said)))).toEqual([false, true]);
});
