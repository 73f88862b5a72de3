/** What a story's search text may take, in UTF-8 bytes: with the title and the setting beside it, an entry of the library's index holds 2700. */
const byteLimit = 1300;
/** Between what a category matches and what only a search matches. */
export const searchPartMark = '\u001f';
/** Search reads this much of the text (LIB-26). */
const searchedLetters = 200;

/** Letters as search compares them: lower case and without accents, so that "raton" finds "Ratón". */
export function foldForSearch(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');
}

/**
 * What search and categories look into besides the title (LIB-25 to LIB-27): characters, setting and
 * message, then the beginning of the text. Short enough for the index; what does not fit is cut at the end.
 */
export function searchTextOf(story: {
  characters: readonly string[];
  setting: string;
  message: string;
  content: string;
}): string {
  const parts = [...story.characters, story.setting, story.message].join('\n');
  const beginning = [...story.content].slice(0, searchedLetters).join('');
  const text = foldForSearch(`${parts}${searchPartMark}${beginning}`).replaceAll('\u0000', '');
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= byteLimit) return text;
  // A letter that was cut in two at the end is left out.
  return new TextDecoder().decode(bytes.subarray(0, byteLimit)).replace(/\uFFFD+$/, '');
}

/** Titles are ordered and searched by this. */
export function titleKeyOf(title: string): string {
  return foldForSearch(title);
}

/** A title with a word that begins with test, sample or example is hidden unless asked for (LIB-37, AMB-061). */
export function isTestTitle(title: string): boolean {
  return /(?<![\p{L}\p{N}])(?:test|sample|example)/iu.test(title);
}
