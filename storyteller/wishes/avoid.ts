import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { foldForSearch } from '#domain/stories/text/search-text.ts';
import { bookOf, pattern, swaps } from '../book.ts';

/** The `fears` that tales name: the words in which they are asked to be left out, and those that name them. */
const fears = z
  .record(
    z.string(),
    z.strictObject({ asked: pattern, named: z.string().transform((words) => new RegExp(words, 'gu')) }),
  )
  .parse(parse(readFileSync(new URL('fears.yaml', import.meta.url), 'utf8')));

const orders = bookOf(import.meta.url, 'orders.', swaps);

/**
 * Parts a wish from what it says to the storyteller alone: what "No dragons please" names is left out of the story
 * (`avoid`), and "not sad" only of the words.
 */
export function withoutOrders(message: string, language: StoryLanguage): { message: string; avoid: string[] } {
  const avoid: string[] = [];
  let rest = message;
  for (const [words, left] of orders(language)) {
    const cut = rest.replace(words, (...found: (string | { x?: string; y?: string })[]) => {
      const { x = '', y = '' } = Object(found.at(-1)) as { x?: string; y?: string };
      const named = left.replace('{x}', x).replace('{y}', y).trim();
      if (named) avoid.push(named);
      return '';
    });
    if (cut === rest) continue;
    rest = cut.replace(/(?<=[.!?]) ?[,;]|(?<= ) +/gu, '').replace(/^[\s,.;!]+|(?:[\s,;]+(?:and|but|y|pero)?)+$/gu, '');
  }
  return { message: rest, avoid };
}

/** Whether a tale with these fears has none of the things the child should be spared. */
export function isSpared(taleFears: readonly string[], avoid: readonly string[]): boolean {
  return !taleFears.some((fear) =>
    avoid.some(
      (said) => fears[fear]?.asked.test(foldForSearch(said)) || foldForSearch(said).includes(fear.replace('-', ' ')),
    ),
  );
}

/**
 * What is to be left out, without that which only narrows what the wish is about: of thunder a story is told although "lightning
 * that strikes near" is not to be in it.
 */
export const withoutNarrower = (avoid: readonly string[], message: string): string[] =>
  avoid.filter(
    (said) =>
      said.trim().split(/\s+/u).length < leastNarrow ||
      !Object.values(fears).some(({ asked }) => asked.test(foldForSearch(said)) && asked.test(foldForSearch(message))),
  );
/** The least words of what narrows another thing. */
const leastNarrow = 3;

/** The fears that every tale about a worry touches: nobody is told of sleeping alone without a dark room. */
const within: Record<string, readonly string[] | undefined> = {
  dark: ['dark', 'monsters'],
  'sleeping-alone': ['dark', 'being-alone', 'monsters'],
  'bad-dreams': ['dark', 'monsters'],
  doctor: ['doctor'],
  hospital: ['doctor'],
  storm: ['storm', 'noises'],
  'loud-noises': ['noises', 'storm'],
  loss: ['loss'],
  water: ['water'],
  dogs: ['dogs'],
  goodbye: ['being-alone'],
};

/**
 * What is always to be left out, but for what tonight's worry is about: who fears needles is told of tomorrow's vaccination
 * all the same, if that is what the parent asks for.
 */
export function besideWorry(avoid: readonly string[], { worry }: { worry: string | null }): string[] {
  const own = worry === null ? [] : (within[worry] ?? []);
  return avoid.filter((said) => isSpared(own, [said]));
}

/** What is always to be left out, but for what the wish itself names: it cannot be told without those words. */
export function unasked(avoid: readonly string[], wish: { worry: string | null; text: string }): string[] {
  const beside = besideWorry(avoid, wish);
  return avoid.filter(
    (said) =>
      beside.includes(said) ||
      !Object.keys(fears).some((fear) => !isSpared([fear], [said]) && !isSpared([fear], [wish.text])),
  );
}

/** Words that leave nothing out: small ones, also of a sentence ("that somebody dies"), and night, which is in every bedtime story. */
const small = new Set(
  (
    'the a an of to and or in on no not any night nights that when where who he she they him her them his their it its is are gets get ' +
    'being be somebody someone anybody anyone something anything everything nothing people thing things other others big very too much about like ' +
    'el la los las de un una y o en sin que con noche noches cuando donde quien ella ellos ellas les sus por para algo ' +
    'alguien nadie nada todo todos cosa cosas gente muy mas mucho mucha grande grandes ser sea sean esta este como'
  ).split(' '),
);

/**
 * How often the text names a thing to leave out, in singular or plural. For a known fear all its words count, in both
 * languages: "it was dark" names "la oscuridad".
 */
export function timesNamed(text: string, avoid: readonly string[]): number {
  if (avoid.length === 0) return 0;
  const wordsOf = (of: string) => foldForSearch(of).split(/[^\p{L}]+/u);
  const left = new Set(
    avoid
      .flatMap(wordsOf)
      .filter((word) => word.length > 2 && !small.has(word))
      .flatMap(forms),
  );
  const spared = Object.values(fears).filter(({ asked }) => avoid.some((said) => asked.test(foldForSearch(said))));
  let times = 0;
  const rest = spared.reduce(
    (said, { named }) =>
      said.replace(named, () => {
        times++;
        return ' ';
      }),
    foldForSearch(text),
  );
  return times + wordsOf(rest).filter((word) => forms(word).some((form) => left.has(form))).length;
}

/** A word with and without plural endings: "beetles" gives "beetle", "flores" gives "flor". */
const forms = (word: string): string[] => [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
