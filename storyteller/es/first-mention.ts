import type { Figure } from './figure.ts';
import { capitalised } from './render.ts';

/**
 * The scenes of a story in reading order, with everybody who is "un ratón" when first met called so
 * where they are first named, and "el ratón" from then on, wherever a draft had put the two.
 */
export function introduced(scenes: readonly string[][], figures: readonly Figure[]): string[][] {
  const known = figures.filter(({ name, first }) => name !== first);
  return known.reduce<string[][]>((told, figure) => {
    const anywhere = mention(figure);
    let met = false;
    return told.map((paragraphs) =>
      paragraphs.map((paragraph) =>
        paragraph.replace(anywhere, (found: string, before: string | undefined, article: string) => {
          const capital = /^\p{Lu}/u.test(found);
          const word = (before ?? article).toLowerCase();
          const said = met ? figure.name : figure.first;
          met = true;
          const preposition = /^al?$/.test(word) ? 'a ' : /^del?$/.test(word) ? 'de ' : '';
          const joined = `${preposition}${said}`.replace(/^(a|de) el /, (_, short: string) => `${short}l `);
          return capital ? capitalised(joined) : joined;
        }),
      ),
    );
  }, scenes as string[][]);
}

/** Any way the figure may stand in a text: "el ratón", "del ratón", "Un ratón". */
function mention({ name, first }: Figure): RegExp {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [article = '', ...noun] = name.split(' ');
  const articles = article === 'el' ? 'el|al|del|un' : `${article}|un|una`;
  const [, ...firstNoun] = first.split(' ');
  const nouns = [...new Set([firstNoun.join(' '), noun.join(' ')])].map(escaped).join('|');
  return new RegExp(`(?<!\\p{L})(?:(a|de) )?(${articles}) (?:${nouns})(?![\\p{L}-])`, 'giu');
}
