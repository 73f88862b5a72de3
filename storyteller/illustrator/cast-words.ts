import { spokenColours } from './paint/palette.ts';
import { lists } from './words/lists.ts';
import { anyOf, lexicon, valued, wordSet, words } from './words.ts';

const { creatures, roles, oftenNames: names, articles: before, determiners, clauses } = lists.cast;
/** The words of all languages; what each list is for stands in its files. */
export const creatureWords = lexicon(creatures);
export const roleWords = lexicon(roles);
export const oftenNames = wordSet(names);
export const articles = wordSet(before);
export const colourWords: ReadonlyMap<string, string> = valued(lists.looks.colours, spokenColours);

/** Whether a kind ("vole", "abuela") has a drawing of its own or a similar one, instead of a child's. */
export const drawsKind = (kind: string): boolean => firstKind(kind) !== undefined;

const determinerWords = wordSet(determiners);
const phraseEnd = new RegExp(`[,.]| (?:${anyOf(clauses)}) `, 'iu');

/**
 * The word that says what somebody is in a look: "sloth" in "a lazy sloth with a red hat", "girl" in "a girl who loves
 * her cat", and nothing in "loves dinosaurs".
 */
export function kindIn(look: string): string | undefined {
  const [phrase = ''] = look.trim().split(phraseEnd);
  const [first = '', ...rest] = words(phrase);
  if (isKind(first)) return first;
  return determinerWords.has(first) ? rest.find(isKind) : undefined;
}

/** The first word for somebody or something in these words, with a drawing of its own. */
export const firstKind = (said: string): string | undefined => words(said).find(isKind);

const isKind = (word: string): boolean => creatureWords.has(word) || roleWords.has(word);
