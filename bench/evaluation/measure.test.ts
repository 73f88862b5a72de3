import { describe, expect, test } from 'vitest';
import { pairwiseBleu, selfBleu } from './bleu.ts';
import {
  fleschKincaid,
  inflesz,
  movingTypeTokenRatio,
  repeatedSentences,
  sentenceLengths,
  sentences,
  slowdown,
  syllables,
  words,
} from './measure.ts';

describe('sentences', () => {
  test('speech that goes on in small letters is one sentence', () => {
    expect(sentences('"Oh!" said Owl. "Is it late?" Fox did not know.')).toHaveLength(3);
  });
  test('a title before a name ends no sentence', () => {
    expect(sentences('Mr. Whiskers slept. Dr. Luz did too.')).toHaveLength(2);
  });
  test('Spanish questions and speech begin with their own marks', () => {
    expect(sentences('Era tarde. ¿Dónde estaba el zorro? ¡Aquí! —Duerme —dijo la luna.')).toHaveLength(4);
  });
  test('words keep their apostrophes and accents, and emoji are no words', () => {
    expect(words("Léo's cat didn't nap 🦄.")).toEqual(["léo's", 'cat', "didn't", 'nap']);
    expect(sentenceLengths('One two. Three.')).toEqual([2, 1]);
  });
});

describe('reading ease', () => {
  test('syllables follow the language', () => {
    for (const [word, count] of [
      ['moon', 1],
      ['little', 2],
      ['blanket', 2],
      ['elephant', 3],
      ['hoped', 1],
      ['wanted', 2],
      ['houses', 2],
      ['the', 1],
    ] as const)
      expect([word, syllables(word, 'english')]).toEqual([word, count]);
    for (const [word, count] of [
      ['luna', 2],
      ['río', 2],
      ['cielo', 2],
      ['queso', 2],
      ['poeta', 3],
      ['estrella', 3],
      ['muy', 1],
    ] as const)
      expect([word, syllables(word, 'spanish')]).toEqual([word, count]);
  });
  test('a contract is harder to read than a picture book', () => {
    expect(fleschKincaid('The fox ran to the hill. The moon was up. It was late.')).toBeLessThan(2.5);
    expect(
      fleschKincaid(
        'Notwithstanding the aforementioned considerations, the undersigned participants acknowledge responsibility.',
      ),
    ).toBeGreaterThan(12);
    expect(inflesz('La luna sale. El gato ve la luna. Ya es de noche.')).toBeGreaterThan(85);
    expect(
      inflesz(
        'No obstante las consideraciones anteriormente mencionadas, los participantes reconocen responsabilidades.',
      ),
    ).toBeLessThan(40);
  });
});

describe('shape of a text', () => {
  test('a text whose sentences shrink slows down, and one that grows does not', () => {
    const long = 'The fox and the owl walked all the way round the pond. ';
    const short = 'The moon rose. ';
    expect(slowdown(long.repeat(6) + short.repeat(3))).toBeLessThan(0.85);
    expect(slowdown(short.repeat(6) + long.repeat(3))).toBeGreaterThan(0.85);
  });
  test('the type-token ratio falls when words come again', () => {
    expect(movingTypeTokenRatio('good night '.repeat(60))).toBeCloseTo(0.04, 1);
    expect(movingTypeTokenRatio(Array.from({ length: 60 }, (_, i) => `w${i}`).join(' '))).toBe(1);
  });
  test('a sentence that comes twice is found', () => {
    expect(repeatedSentences('The fox sat by the door. It rained. The fox sat by the door!')).toEqual([
      'the fox sat by the door',
    ]);
    expect(repeatedSentences('The fox sat by the door. The owl sat by the door.')).toEqual([]);
  });
});

describe('self-BLEU', () => {
  test('the same story ten times is 1, and stories without a shared word are 0', () => {
    const same = Array.from({ length: 10 }, () => 'the fox went over the hill to see the moon');
    expect(selfBleu(same)).toBe(1);
    expect(pairwiseBleu(same)).toBe(1);
    expect(selfBleu(['a b c d e', 'f g h i j'])).toBe(0);
  });
  test('a template with one word changed is far above the limit', () => {
    const filled = ['fox', 'owl', 'cat'].map(
      (who) => `Once upon a time the ${who} went over the hill to see the big round moon`,
    );
    expect(selfBleu(filled)).toBeGreaterThan(0.35);
  });
  test('what each of the others has a part of is repeated, though no two are alike', () => {
    const [ab, bc, ca] = ['a b c d e f g h', 'e f g h i j k l', 'i j k l a b c d'];
    const texts = [ab, bc, ca] as string[];
    expect(selfBleu(texts)).toBeGreaterThan(pairwiseBleu(texts));
  });
});
