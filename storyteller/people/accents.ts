import { isGivenName } from './given-names.ts';
import { peopleWords } from './people-words.ts';

/** Returns a Spanish text with the accents of common words that were left out: "camion" becomes "camión". */
export function withAccents(text: string): string {
  const { spelt } = peopleWords('spanish');
  return text.replace(/\p{L}+/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    // "Una papa que quiere ser pastel" is no father.
    if (lower === 'papa' && /(?<!\p{L})(?:una|la|esa|esta|otra)\s$/iu.test(text.slice(0, at))) return word;
    const found = spelt.find(([ending]) => ending.test(lower));
    // Nina is a name.
    if (!found || (/^\p{Lu}/u.test(word) && isGivenName(word))) return word;
    const whole = lower.replace(...found);
    return /^\p{Lu}/u.test(word) ? whole.replace(/^./u, (letter) => letter.toUpperCase()) : whole;
  });
}
