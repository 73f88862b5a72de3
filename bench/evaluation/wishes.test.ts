import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { storyLanguages } from '#domain/stories/options.ts';
import { textsOf } from '#storyteller/tale/library.ts';
import { parentsWishes } from './parents-wishes.ts';
import { taleFor } from './tell-wish.ts';
import { wishesLanded, wishesMissed } from './wishes.ts';

test.for(storyLanguages)(
  '[GEN-18] nine in ten wishes in the parent’s own words land on a tale of what is meant, in %s',
  (language) => {
    expect(parentsWishes[language].length).toBeGreaterThanOrEqual(75);
    expect(wishesLanded(language), wishesMissed(language).join('; ')).toBeGreaterThanOrEqual(0.9);
  },
);

const atHome = { characters: ['Mila'], setting: 'home' };
/** What parents typed of a trouble that a tale of its own is about, by the tale's id. */
const asked = z
  .record(z.string(), z.array(z.string()).min(8))
  .parse(parse(readFileSync(new URL('notes/asked.yaml', import.meta.url), 'utf8')));

test.for(Object.entries(asked))('[GEN-18] each way of telling this trouble gets its own tale: %s', ([tale, wishes]) => {
  const language = storyLanguages.find((one) => textsOf(one).some(({ id }) => id === tale)) ?? 'english';
  const others = wishes.filter((wish) => taleFor(language, wish, atHome)?.id !== tale);
  expect(others).toEqual([]);
});

test.each([
  'she has to get her hair washed and hates it',
  'Grandma died of cancer, she had lost all her hair',
  'he flushes his toys down the toilet',
  'the fan in the bathroom is so loud, she is scared',
  'potty training, she likes the flush',
  'told a lie that she had brushed her teeth',
  'she wants a horse',
  'an imaginary friend who lives in the cupboard',
  'first day at school with her hearing aids',
  'he screams when I take the tablet away',
  'scared of the neighbour’s dog on the stairs',
  'our old dog died on Sunday',
])('[GEN-18] words of such a trouble that mean something else do not: %s', (wish) => {
  expect(Object.keys(asked)).not.toContain(taleFor('english', wish, atHome)?.id);
});
