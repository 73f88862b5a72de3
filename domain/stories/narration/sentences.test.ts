import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentenceStarts, sentencesOf } from './sentences.ts';

test('a story is cut into its sentences, in both languages, each knowing its place', () => {
  const english = ['Fox looked up. “Is that a star?” he asked.', 'It was.'];
  expect(sentencesOf(english, 'english').map(({ text }) => text)).toEqual([
    'Fox looked up.',
    '“Is that a star?”',
    'he asked.',
    'It was.',
  ]);
  const spanish = ['¿Quién anda ahí? ¡Soy yo, el ratón! Y se durmió.'];
  expect(sentencesOf(spanish, 'spanish').map(({ text }) => text)).toEqual([
    '¿Quién anda ahí?',
    '¡Soy yo, el ratón!',
    'Y se durmió.',
  ]);
});

test('a very long sentence is read in parts, so that no voice stops in its middle', () => {
  const long = `${'and the lantern swung to and fro, '.repeat(30)}until morning.`;
  const sentences = sentencesOf([long], 'english');
  expect(sentences.length).toBeGreaterThan(3);
  for (const { text } of sentences) expect(text.length).toBeLessThanOrEqual(220);
});

test('[P23] whatever the text, every sentence is what stands at its place, and no word is left out', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 400 }), { maxLength: 4 }), (paragraphs) => {
      const sentences = sentencesOf(paragraphs, 'spanish');
      for (const { paragraph, start, end, text } of sentences)
        expect(paragraphs[paragraph]?.slice(start, end)).toBe(text);
      const letters = (texts: readonly string[]) => texts.join('').replace(/[^\p{L}\p{N}]/gu, '');
      expect(letters(sentences.map(({ text }) => text))).toBe(letters(paragraphs));
    }),
    { numRuns: 30 },
  );
});

test('[STORY-01] a text is parted between its sentences, and not between speech and its speaker', () => {
  const parted = (text: string, tag: string) => {
    const starts = [0, ...sentenceStarts(text, tag), text.length];
    return starts.slice(1).map((end, index) => text.slice(starts[index], end).trim());
  };
  expect(parted('“Who is there?” asked the owl. “Me.” Then it was still.', 'en')).toEqual([
    '“Who is there?” asked the owl.',
    '“Me.”',
    'Then it was still.',
  ]);
  expect(parted('—¿Quién es? —preguntó el búho—. ¡Ya voy! Y fue.', 'es')).toEqual([
    '—¿Quién es? —preguntó el búho—.',
    '¡Ya voy!',
    'Y fue.',
  ]);
  expect(parted('Mr. Fox met Mrs. Owl. They sang.', 'en')).toEqual(['Mr. Fox met Mrs. Owl.', 'They sang.']);
});
