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
 * What search and categories look into (LIB-25 to LIB-27): characters, setting and message, then the title, where the
 * text does not begin with it, and the beginning of the text. Short enough for the index: the title is always whole,
 * and of the others what does not fit is cut at the end.
 */
export function searchTextOf(story: {
  title: string;
  characters: readonly string[];
  setting: string;
  message: string;
  content: string;
}): string {
  const title = titleKeyOf(story.title).replaceAll('\u0000', '');
  const fold = (text: string) => foldForSearch(text).replaceAll('\u0000', '');
  const parts = fold([...story.characters, story.setting, story.message].join('\n'));
  const beginning = fold([...story.content].slice(0, searchedLetters).join(''));
  const room = byteLimit - bytesOf(title).length - 2;
  const told = `${cut(parts, room)}${searchPartMark}`;
  const whole = cut(told + beginning, byteLimit);
  return whole.slice(told.length).includes(title) ? whole : cut(`${told}${title}\n${beginning}`, byteLimit);
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** As much of a text as so many bytes hold; a letter that would be cut in two is left out. */
function cut(text: string, limit: number): string {
  const bytes = bytesOf(text);
  if (bytes.length <= limit) return text;
  return new TextDecoder().decode(bytes.subarray(0, limit)).replace(/\uFFFD+$/, '');
}

/** Titles are ordered by this, and found by it in the search text. */
export function titleKeyOf(title: string): string {
  return foldForSearch(title);
}

/** A title with a word that begins with test, sample or example is hidden unless asked for (LIB-37, AMB-061). */
export function isTestTitle(title: string): boolean {
  return /(?<![\p{L}\p{N}])(?:test|sample|example)/iu.test(title);
}
