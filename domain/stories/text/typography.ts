import type { StoryLanguage } from '../options.ts';

type Marks = {
  /** Replace straight quotation marks: around speech, and around quotes inside it. */
  quotes: readonly [open: string, close: string];
  innerQuotes: readonly [open: string, close: string];
  /** Replacements, applied in this order. */
  rules: readonly (readonly [RegExp, string])[];
};

const nbsp = '\u00a0';
const joiner = '\u2060';

/** Three dots become one mark, two hyphens a dash, an apostrophe is curved, no line begins with a spaced dash. */
const everywhere: Marks['rules'] = [
  [/\.{3}/g, '…'],
  [/(?<!-)--(?!-)/g, '—'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/(?<=\S) (?=[–—] )/gu, nbsp],
];

/** A dialogue dash stays with its word: an opening one with the word after it, a closing one with the one before. */
const dialogueDashes: Marks['rules'] = [
  [/(?<=^|[\s«“¡¿(])—(?=[^\s\u2060])/gu, `—${joiner}`],
  [/(?<=[^\s—\u2060«“¡¿(])—/gu, `${joiner}—`],
];

/** In English, a straight mark before these is an apostrophe for left-out letters: ’twas, ’em, the ’90s. */
const leftOut = /(?<=^|[\s“(—])'(?=(?:twas|tis|em|til|cause|round|bout|n)\b|\d\ds?\b)/giu;

const marks: Record<StoryLanguage, Marks> = {
  english: {
    quotes: ['“', '”'],
    innerQuotes: ['‘', '’'],
    rules: [...everywhere, [leftOut, '’'], [/ - /g, `${nbsp}– `]],
  },
  spanish: {
    quotes: ['«', '»'],
    innerQuotes: ['“', '”'],
    rules: [
      ...everywhere,
      // A paragraph that opens with a hyphen is speech; its other hyphens at the edges of words are dashes too.
      [/^[-–](?=[\p{L}¡¿«“"…])/gu, '—'],
      [/(?<=^—.* )[-–](?=[\p{L}¡¿«“])/gu, '—'],
      [/(?<=^—.*[\p{L}!?»”…])[-–](?=[.,;:…\s]|$)/gu, '—'],
      ...dialogueDashes,
    ],
  },
};

/**
 * Applies the language's typography to a paragraph: quotes, dashes, dots and apostrophes. Works on an unfinished
 * paragraph and is idempotent. The stored story stays as it was written.
 */
export function typeset(paragraph: string, language: StoryLanguage): string {
  const { quotes, innerQuotes, rules } = marks[language];
  const set = applied(rules, paragraph);
  return curve(curve(set, '"', quotes), "'", innerQuotes);
}

/** Ties the dialogue dashes of a Spanish text to their words, so that no line ends with an opening one. */
export const withDashesTied = (text: string): string => applied(dialogueDashes, text);

const applied = (rules: Marks['rules'], text: string): string =>
  rules.reduce((set, [found, instead]) => set.replace(found, instead), text);

/** Sets a title like a paragraph, with a no-break space before its last word if the last two words are short. */
export function typesetTitle(title: string, language: StoryLanguage): string {
  return typeset(title, language).replace(/(?<=\S \S+) (?=\S+$)/u, (space, at: number, whole: string) => {
    const last = whole.slice(whole.lastIndexOf(' ', at - 1) + 1);
    return last.length <= longestPair ? nbsp : space;
  });
}

/** A longer pair would not fit on a line of the narrowest phone and would be broken inside a word. */
const longestPair = 16;

/** A straight mark opens at the start and after a space or opening mark; elsewhere, and before a space, it closes. */
function curve(text: string, straight: string, [open, close]: readonly [string, string]): string {
  const opensAt = (at: number) =>
    at === 0 || (/[\s([{¡¿—\u2060“«‘]/u.test(text[at - 1] ?? '') && !/^[\s.,;:!?]/u.test(text.slice(at + 1)));
  return text.replaceAll(straight, (_mark, at: number) => (opensAt(at) ? open : close));
}
