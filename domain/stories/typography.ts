import type { StoryLanguage } from './options.ts';

type Marks = {
  /** Around speech that was typed in straight marks, and around what is quoted inside of it. */
  quotes: readonly [open: string, close: string];
  innerQuotes: readonly [open: string, close: string];
  /** What is set in its place, in this order. */
  rules: readonly (readonly [RegExp, string])[];
};

const nbsp = '\u00a0';
const joiner = '\u2060';

/** Three dots are one mark, two hyphens are a dash, an apostrophe is curved, and a dash between spaces begins no line. */
const everywhere: Marks['rules'] = [
  [/\.{3}/g, '…'],
  [/(?<!-)--(?!-)/g, '—'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/(?<=\S) (?=[–—] )/gu, nbsp],
];

/** English opens with the straight mark what it leaves out: ’twas, ’em, the ’90s. */
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
      // A paragraph that opens with a hyphen is speech, and its other hyphens at words' edges are dashes too.
      [/^[-–](?=[\p{L}¡¿«“"…])/gu, '—'],
      [/(?<=^—.* )[-–](?=[\p{L}¡¿«“])/gu, '—'],
      [/(?<=^—.*[\p{L}!?»”…])[-–](?=[.,;:…\s]|$)/gu, '—'],
      // A dash of dialogue stays with its word: one that opens speech with what follows, one that closes it with what it follows.
      [/(?<=^|[\s«“¡¿(])—(?=[^\s\u2060])/gu, `—${joiner}`],
      [/(?<=[^\s—\u2060«“¡¿(])—/gu, `${joiner}—`],
    ],
  },
};

/**
 * A paragraph set as its language sets it: quotes, dashes, dots and apostrophes, whatever the writer typed. Works on a
 * paragraph half written and leaves one that is set as it is. The story that is kept stays as it was written.
 */
export function typeset(paragraph: string, language: StoryLanguage): string {
  const { quotes, innerQuotes, rules } = marks[language];
  const set = rules.reduce((text, [found, instead]) => text.replace(found, instead), paragraph);
  return curve(curve(set, '"', quotes), "'", innerQuotes);
}

/** A title set like a paragraph; its last word takes another one along to its last line, where both are short. */
export function typesetTitle(title: string, language: StoryLanguage): string {
  return typeset(title, language).replace(/(?<=\S \S+) (?=\S+$)/u, (space, at: number, whole: string) => {
    const last = whole.slice(whole.lastIndexOf(' ', at - 1) + 1);
    return last.length <= longestPair ? nbsp : space;
  });
}

/** A longer pair would not fit on the narrowest phone's line, and be cut inside a word. */
const longestPair = 16;

/** A straight mark opens at a beginning and behind a space or what opens itself; anywhere else, and before a space, it closes. */
function curve(text: string, straight: string, [open, close]: readonly [string, string]): string {
  const opensAt = (at: number) =>
    at === 0 || (/[\s([{¡¿—\u2060“«‘]/u.test(text[at - 1] ?? '') && !/^[\s.,;:!?]/u.test(text.slice(at + 1)));
  return text.replaceAll(straight, (_mark, at: number) => (opensAt(at) ? open : close));
}
