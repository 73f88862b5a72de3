/** Where a phrase was found in a text, in UTF-16 units. */
export type Found = { index: number; length: number };

/** Normalizes a text for matching: small letters, no accents, straight apostrophes. */
export function bare(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
}

/** Returns a phrase once for each of its alternatives: "broke (his|her) arm" is "broke his arm" and "broke her arm". */
export function alternatives(phrase: string): string[] {
  const [choice, words] = /\(([^()|]*\|[^()]*)\)/u.exec(phrase) ?? [];
  return choice && words
    ? words.split('|').flatMap((word) => alternatives(phrase.replace(choice, () => word)))
    : [phrase];
}

/** Where a phrase can begin: at a word, a digit or a mark. */
const start = /(?<!\p{L})\p{L}+|[^\p{L}\s]/gu;
/** The letters with which every text that matches a phrase begins; an ending or an apostrophe is left open. */
const fixedStart = /^\p{L}*/u;

/**
 * A list of words and phrases in which * stands for any ending (alone, for any word), (his|her) for any of these words,
 * and apostrophes are optional. Lists are long (a thousand phrases) and a text has few words, so only the phrases that
 * begin with a word of the text are compared. A phrase after = is meant only if it is the whole text: of "teeth" alone,
 * a parent asks for a tale of brushing them.
 */
export class Phrases {
  /** The phrases by the letters that they begin with, the longest first. */
  readonly #byStart: Map<string, string[]>;
  readonly #longestStart: number;

  constructor(phrases: readonly string[]) {
    const longestFirst = phrases
      .flatMap(alternatives)
      .map(bare)
      .sort((a, b) => b.length - a.length);
    this.#byStart = Map.groupBy(longestFirst, (phrase) => fixedStart.exec(phrase.replace(/^=/, ''))?.[0] ?? '');
    this.#longestStart = Math.max(0, ...[...this.#byStart.keys()].map(({ length }) => length));
  }

  /** Returns whether a bare text contains any of the phrases. */
  isIn(text: string): boolean {
    return !this.#search(text).next().done;
  }

  /** Returns the longest phrase at each place of a bare text, from left to right, without overlaps. */
  findAll(text: string): Found[] {
    return [...this.#search(text)];
  }

  *#search(text: string): Generator<Found> {
    let end = 0;
    for (const { 0: word, index } of text.matchAll(start)) {
      if (index < end) continue;
      let length = 0;
      for (let letters = 0; letters <= Math.min(word.length, this.#longestStart); letters++) {
        for (const phrase of this.#byStart.get(word.slice(0, letters)) ?? []) {
          const last = endOf(phrase, text, index);
          if (last === null) continue;
          length = Math.max(length, last - index);
          break;
        }
      }
      if (length === 0) continue;
      end = index + length;
      yield { index, length };
    }
  }
}

/**
 * Returns where a phrase that begins at this place of a bare text ends, or null if another text stands there. No regular
 * expressions: the machine code of ten thousand of them would fill all the room that a process has for code.
 */
function endOf(phrase: string, text: string, at: number): number | null {
  if (!phrase.startsWith('=')) return matched(phrase, 0, text, at);
  const end = text.slice(0, at).trim() === '' ? matched(phrase, 1, text, at) : null;
  return end !== null && /^[\s.!?]*$/u.test(text.slice(end)) ? end : null;
}

/** Matches the rest of a phrase, from `from`, with the text from `at`. */
function matched(phrase: string, from: number, text: string, at: number): number | null {
  let place = at;
  for (let i = from; i < phrase.length; i++) {
    const sign = phrase[i] as string;
    if (sign === '*') return matchedEnding(phrase, i + 1, text, place);
    if (sign === ' ') {
      const words = afterSpace(text, place);
      if (words === place) return null;
      place = words;
    } else if (text[place] === sign) place++;
    // Whoever types on a phone leaves out apostrophes.
    else if (sign !== "'") return null;
  }
  return isLetter(text, place) ? null : place;
}

/** Matches what comes after a *, which stands for as many letters, digits and apostrophes as it can. */
function matchedEnding(phrase: string, from: number, text: string, at: number): number | null {
  let end = at;
  while (end < text.length && (isLetter(text, end) || /[\d']/u.test(text[end] as string))) end++;
  for (; end >= at; end--) {
    const found = matched(phrase, from, text, end);
    if (found !== null) return found;
  }
  return null;
}

function afterSpace(text: string, at: number): number {
  let place = at;
  while (place < text.length && /\s/u.test(text[place] as string)) place++;
  return place;
}

/** Whether there is a letter at this place, of any script. */
function isLetter(text: string, at: number): boolean {
  const code = text.codePointAt(at);
  if (code === undefined) return false;
  if (code < 128) return (code > 96 && code < 123) || (code > 64 && code < 91);
  return /\p{L}/u.test(String.fromCodePoint(code));
}
