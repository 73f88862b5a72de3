import { expect, test } from 'vitest';
import { samples as english } from '../../web/stories/samples/en.ts';
import { samples as spanish } from '../../web/stories/samples/es.ts';
import { proseMisses, proseOf } from './prose.ts';

const own = {
  english: Object.values(english).map(({ content }) => content),
  spanish: Object.values(spanish).map(({ content }) => content),
};

test.each(['english', 'spanish'] as const)('our own samples in %s read like people’s', (language) => {
  expect(proseMisses(proseOf(own[language], language))).toEqual([]);
});

test('a writer that writes as models do is caught by each of its habits', () => {
  const [plain = ''] = own.english;
  const flowery = `${plain}\n\nThe gentle moon whispered softly. A soft glow shimmered, twinkling with wonder and magic, and a gentle warmth embraced them. Sparkles of delight danced in the enchanting hush, whispering a soft melody.`;
  expect(proseMisses(proseOf([flowery], 'english'))).toEqual([expect.stringContaining('overused words')]);
  const clever = `${plain} It was not a lamp but a promise. It was not the dark, but the quiet.`;
  expect(proseMisses(proseOf([clever], 'english'))).toEqual([expect.stringContaining('not X but Y')]);
  const stocked = [...own.english, `Elara walked home. ${plain}`];
  expect(proseMisses(proseOf(stocked, 'english'))).toContainEqual(expect.stringContaining('stock words'));
  const [llano = ''] = own.spanish;
  expect(
    proseMisses(proseOf([`${llano} No era una lámpara, sino una promesa. No era miedo sino sueño.`], 'spanish')),
  ).toEqual([expect.stringContaining('not X but Y')]);
});
