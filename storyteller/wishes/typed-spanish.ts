import { z } from 'zod';
import { bookOf, everywhere, pattern, swapped, swaps } from '../book.ts';

/** Several stems, as a choice of a regular expression. */
const stems = z.string().transform((list) => list.split(' ').join('|'));
const replacements = z.record(z.string(), z.string()).transform((words) => new Map(Object.entries(words)));

const start = '(?<=(?:^|[,.;] ?|(?<!\\w)(?:y|pero) )';

/** What a hurried phone leaves out, from the Spanish file, with the expressions that its stems make. */
const book = bookOf(
  import.meta.url,
  'typed.',
  z
    .strictObject({
      inIo: stems,
      plainly: replacements,
      either: stems,
      toOthers: stems,
      alone: stems,
      before: pattern,
      time: z.string(),
      hoped: replacements,
      noPlot: z.string(),
      swaps,
    })
    .transform(({ inIo, either, toOthers, alone, before, time, hoped, noPlot, ...rest }) => ({
      ...rest,
      hoped,
      plot: pattern.parse(`^que (?=(?:se )?(?:${[...hoped.keys()].join('|')}) (?!${noPlot}))`),
      inIo: everywhere.parse(`(?<!\\w)(${inIo})io(?!\\w)`),
      // These end in an "o" that was meant as "ó".
      inO: [
        // "Hoy camino", "anoche no lloro", but not "camino a la escuela".
        `${start}(?:${time},? )+(?:no |ya |sí |casi )?(?:(?:se|le|les|lo|la|nos|me) ){0,2})(?:${either})o(?!\\w)(?! a(?:l| la| mi| su)(?!\\w))`,
        // "Se subio y se tiro", but not "se lo llevo".
        `(?<=(?<!\\w)se (?:(?:le|les|me|nos) )?)(?:${either})o(?!\\w)`,
        `(?<=(?<!\\w)(?:le|les|lo|la|nos) )(?:${toOthers})o(?!\\w)`,
        `${start}(?:no |ya |casi )?)(?:${alone})o(?!\\w)`,
        `(?<=(?:^|(?<!\\w)y )(?:no |ya )?)(?:${before.source})`,
      ].map((words) => everywhere.parse(words)),
    })),
);

/** "Que se suban a un globo y lleguen con la abuela" asks for a story in which they do. */
function asPlot(text: string): string {
  const { plot, hoped } = book('spanish');
  return plot.test(text) ? text.replace(plot, '').replace(/\p{L}+/gu, (word) => hoped.get(word) ?? word) : text;
}

/**
 * Returns a parent's Spanish words with the accents that a hurried phone left out of what happened: "hoy se metio un
 * frijol y lloro" becomes "hoy se metió un frijol y lloró". What may be another word stays: "camino a la escuela". A
 * story that is asked for with "que" is told as what happens: "que se suban a un globo" becomes "se suben a un globo".
 */
export function withPasts(text: string): string {
  const { inIo, plainly, inO, swaps: others } = book('spanish');
  const accented = asPlot(text)
    .replace(inIo, '$1ió')
    .replace(/\p{L}+/gu, (word) => plainly.get(word) ?? word);
  const past = inO.reduce((said, words) => said.replace(words, (all) => all.replace(/o$/u, 'ó')), accented);
  return swapped(past, others);
}
