import { bracketed, capitals, lookAlikes, soundOf } from './look-alikes.ts';

/** Digits and signs written for letters. 1, ! and | stand for i here; `signReadings` also reads them as l. */
const signs = new Map(
  Object.entries({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' }),
);
for (const [sign, letter] of Object.entries({
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '¡': 'i',
  '€': 'e',
  '+': 't',
  '£': 'l',
}))
  signs.set(sign, letter);

/** A sign that NFKC lengthens by more than this (\uFDFA becomes eighteen letters) spells none of our words. */
const longestCompatible = 4;

/** Replaces letters, digits and signs of other widths and styles by ordinary ones; never makes a text much longer. */
export function compatible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what it says
  if (/^[\u0000-\u007F]*$/.test(text)) return text;
  const whole = text.normalize('NFKC');
  if (whole.length <= text.length * 1.2) return whole;
  return text.replace(/\P{ASCII}\p{M}*/gu, (letter) => {
    const read = letter.normalize('NFKC');
    return read.length <= letter.length + longestCompatible ? read : letter;
  });
}

const plain = /^[a-zñ]*$/;
const accented = /^[a-zñáéíóúü]*$/;
const bareVowel: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u' };

/**
 * A word's forms for lookup: `exact` keeps accents (mató is not mato); `bare` drops them and turns look-alikes into
 * Latin letters; `sound` is how a word with Cyrillic letters sounds. ñ is a letter of its own: año is not ano.
 */
export function foldWord(word: string): { exact: string; bare: string; sound?: string } {
  const lower = word.toLowerCase();
  if (plain.test(lower)) return { exact: lower, bare: lower };
  if (accented.test(lower))
    return { exact: lower, bare: lower.replace(/[áéíóúü]/g, (vowel) => bareVowel[vowel] ?? vowel) };
  const latin = word.replace(
    /[\u249C-\u24B5\u0392-\u03A5]/g,
    (sign) => bracketed.get(sign) ?? capitals.get(sign) ?? sign,
  );
  const exact = compatible(latin).toLowerCase();
  let bare = '';
  for (const letter of exact.normalize('NFD')) {
    if (letter === '\u0303' && bare.endsWith('n')) bare = `${bare.slice(0, -1)}ñ`;
    else if (!/\p{M}/u.test(letter)) bare += lookAlikes.get(letter) ?? letter;
  }
  const sound = soundOf(exact);
  return { exact, bare, ...(sound && { sound }) };
}

/** A word's readings with its digits and signs as letters; none for plain words and plain numbers. */
export function signReadings(word: string): string[] {
  if (accented.test(word) || !/[a-zñ]/.test(word)) return [];
  let asI = '';
  let asL = '';
  let known = true;
  for (const letter of word) {
    const read = signs.get(letter) ?? letter;
    if (!accented.test(read)) known = false;
    asI += read;
    asL += letter === '1' || letter === '!' || letter === '|' ? 'l' : read;
  }
  if (!known || asI === word) return [];
  return asI === asL ? [asI] : [asI, asL];
}

/** The letter that a single digit or sign stands for, or itself. */
export function letterFor(sign: string): string {
  return signs.get(sign) ?? sign;
}

/** The word with every run of a repeated letter reduced to one. */
export function squeeze(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}

/** How long each run of a letter is: "kiill" is 1, 2, 2. */
export function runsOf(word: string): number[] {
  return (word.match(/(.)\1*/gu) ?? []).map((run) => run.length);
}
