import { withoutLook } from '../options.ts';

/** Largest search text, in UTF-8 bytes: it shares an index entry of at most 2700 bytes with the title and setting. */
const byteLimit = 1300;
/** Separates the part that categories match from the part that only a search matches. */
export const searchPartMark = '\u001f';
/** Search covers this many letters of the text (LIB-26). */
const searchedLetters = 200;

/** Letters as search compares them: lower case and without accents, so that "raton" finds "Ratón". */
export function foldForSearch(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');
}

/** What stands between the words of a character: "Emilia, 5" and "Emilia's cat" both name Emilia. */
export const nameBreaks = ' \n,.;:()"\'’';

/** Returns a text as names are found in it: folded, each break a space, a space at both ends. */
export function asNames(text: string): string {
  return ` ${[...foldForSearch(text)].map((letter) => (nameBreaks.includes(letter) ? ' ' : letter)).join('')} `;
}

/** Returns the words of a search: a story is found when it holds each of them, wherever it holds it. */
export function searchWords(q: string): string[] {
  return foldForSearch(q).split(/\s+/u).filter(Boolean);
}

/**
 * Returns the text that search and categories look into (LIB-25 to LIB-27): names of characters, setting and message, then the
 * title, unless the text's beginning contains it, the beginning of the text, and the tags that a parent added. To fit in
 * the index, the other parts are cut at the end; the title is never cut.
 */
export function searchTextOf(story: {
  title: string;
  characters: readonly string[];
  setting: string;
  message: string;
  content: string;
  tags?: readonly string[];
}): string {
  const title = titleKeyOf(story.title).replaceAll('\u0000', '');
  const fold = (text: string) => foldForSearch(text).replaceAll('\u0000', '');
  const parts = fold([...story.characters.map(withoutLook), story.setting, story.message].join('\n'));
  const beginning = fold([...story.content].slice(0, searchedLetters).join(''));
  const room = byteLimit - bytesOf(title).length - 2;
  const told = `${cut(parts, room)}${searchPartMark}`;
  const whole = cut(told + beginning, byteLimit);
  const found = whole.slice(told.length).includes(title) ? whole : cut(`${told}${title}\n${beginning}`, byteLimit);
  const own = (story.tags ?? []).map(fold).filter((tag) => !found.includes(tag));
  return cut([found, ...own].join('\n'), byteLimit);
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Cuts a text to `limit` UTF-8 bytes, without splitting a character. */
function cut(text: string, limit: number): string {
  const bytes = bytesOf(text);
  if (bytes.length <= limit) return text;
  return new TextDecoder().decode(bytes.subarray(0, limit)).replace(/\uFFFD+$/, '');
}

/** The key by which titles are sorted and found in the search text. */
export function titleKeyOf(title: string): string {
  return foldForSearch(title);
}

/** A title with a word that begins with test, sample or example is hidden unless asked for (LIB-37, AMB-061). */
export function isTestTitle(title: string): boolean {
  return /(?<![\p{L}\p{N}])(?:test|sample|example)/iu.test(title);
}
