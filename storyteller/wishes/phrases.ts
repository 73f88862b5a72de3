/** Where a phrase was found in a text, in UTF-16 units. */
export type Found = { index: number; length: number };

/** Normalizes a text for matching: small letters, no accents, straight apostrophes. */
export function bare(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
}

/** Where a phrase can begin: at a word, a digit or a mark. */
const start = /(?<!\p{L})\p{L}+|[^\p{L}\s]/gu;
/** The letters with which every text that matches a phrase begins; an ending or an apostrophe is left open. */
const fixedStart = /^\p{L}*/u;

/**
 * A list of words and phrases in which * stands for any ending (alone, for any word) and apostrophes are optional. Lists
 * are long (a thousand phrases) and a text has few words, so only the phrases that begin with a word of the text are
 * ever compiled: a list costs nothing until then. A phrase after = is meant only if it is the whole text: of "teeth" alone,
 * a parent asks for a tale of brushing them.
 */
export class Phrases {
  readonly #byStart = new Map<string, string[]>();
  readonly #compiled = new Map<string, RegExp>();
  readonly #longestStart: number;

  constructor(phrases: readonly string[]) {
    for (const phrase of phrases.map(bare)) {
      const [letters = ''] = fixedStart.exec(phrase.replace(/^=/, '')) ?? [];
      this.#byStart.set(letters, [...(this.#byStart.get(letters) ?? []), phrase]);
    }
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
        const phrases = this.#at(word.slice(0, letters));
        if (!phrases) continue;
        phrases.lastIndex = index;
        length = Math.max(length, phrases.exec(text)?.[0].length ?? 0);
      }
      if (length === 0) continue;
      end = index + length;
      yield { index, length };
    }
  }

  #at(letters: string): RegExp | undefined {
    const phrases = this.#byStart.get(letters);
    if (!phrases) return undefined;
    const known = this.#compiled.get(letters) ?? compile(phrases);
    this.#compiled.set(letters, known);
    return known;
  }
}

/** Returns an expression for any of these phrases where a search stands, the longest first. */
function compile(phrases: readonly string[]): RegExp {
  const sources = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll("'", "'?")
        .replaceAll('*', "[\\p{L}\\d']*")
        .replaceAll(' ', '\\s+')
        .replace(/^=(.*)$/, '(?<=^\\s*)$1(?=[\\s.!?]*$)'),
    );
  return new RegExp(`(?:${sources.join('|')})(?!\\p{L})`, 'uy');
}
