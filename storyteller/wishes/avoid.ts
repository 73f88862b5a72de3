import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { pattern } from '../book.ts';

const bare = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The `fears` that tales name, each with its words in both languages. */
const fears = z.record(z.string(), pattern).parse(parse(readFileSync(new URL('fears.yaml', import.meta.url), 'utf8')));

/** Whether a tale with these fears has none of the things the child should be spared. */
export function isSpared(taleFears: readonly string[], avoid: readonly string[]): boolean {
  return !taleFears.some((fear) =>
    avoid.some((said) => fears[fear]?.test(bare(said)) || bare(said).includes(fear.replace('-', ' '))),
  );
}

const small = new Set(
  'the a an of to and or in on no not any el la los las de un una y o en no sin que con'.split(' '),
);

/** Whether the text contains a word of the things to leave out, in singular or plural. */
export function namesAvoided(text: string, avoid: readonly string[]): boolean {
  const wordsOf = (of: string) => bare(of).split(/[^\p{L}]+/u);
  const left = new Set(
    avoid
      .flatMap(wordsOf)
      .filter((word) => word.length > 2 && !small.has(word))
      .flatMap(forms),
  );
  return left.size > 0 && wordsOf(text).some((word) => forms(word).some((form) => left.has(form)));
}

/** A word with and without plural endings: "beetles" gives "beetle", "flores" gives "flor". */
const forms = (word: string): string[] => [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
