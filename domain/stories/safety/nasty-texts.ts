/** The longest story content, in letters. */
export const nastyLetters = 60_000;
const fill = (text: string) => text.repeat(Math.ceil(nastyLetters / text.length)).slice(0, nastyLetters);
const around = (text: string) => `a${fill(text).slice(2)}a`;

/** Texts that make a pattern backtrack, or that grow when they are normalised. */
export const nastyTexts = [
  ...['-', '.', ' ', '\n', '\t', '\u3000', '!', '\u0301', '\u200b', '\u2060', '*', '(', '+', '/', '\u{E0067}'].map(
    around,
  ),
  ...['a', '1', 'ﷺ', 'ﷺ ', '각', '😀', '\ud800', 'ⓕ', '$', '|', ' ', '\n', '\n ', `\n${' '.repeat(200)}x`].map(fill),
  ...['a@', 'a@a.', 'a.', 'www.a.', '1.', '1-', '+1 ', '(12) ', '00 ', '**a', '**a*', '<story', '_a', 'a!'].map(fill),
  ...[
    'a ',
    'f ',
    'fu ',
    '1 ',
    'Calle De La ',
    'Calle ',
    '1 Aa ',
    '12345 Aaaa Aaaa ',
    'e\u0301 ',
    '\u00ad a',
    'a#%',
  ].map(fill),
  `a@${fill('a.')}`,
  `+1${' '.repeat(nastyLetters)}1`,
];
