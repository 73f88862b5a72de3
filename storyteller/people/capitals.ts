import { presetCharacters, type StoryLanguage, sameCharacter } from '#domain/stories/options.ts';
import { isGivenName } from './given-names.ts';
import { peopleWords } from './people-words.ts';

/**
 * Returns a character that was typed without any capital with those of its names: "zoe and her cat smudge" becomes
 * "Zoe and her cat Smudge". Presets and other texts are returned as they are.
 */
export function withCapitals(typed: string, language: StoryLanguage): string {
  if (/\p{Lu}/u.test(typed) || presetCharacters.some((id) => sameCharacter(id, typed))) return typed;
  const { joins } = peopleWords(language).typed.capitals;
  return typed
    .split(joins)
    .map((part, index) => (index % 2 === 0 ? named(part, language) : part))
    .join('');
}

/** Returns a message in which the names of these characters have their capitals: "tomas se cayó" is about Tomas. */
export function withNamesOf(characters: readonly string[], message: string): string {
  const names = characters.flatMap((character) => character.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu) ?? []);
  return names.reduce(
    // "The moon" is no girl called Moon.
    (said, name) =>
      said.replace(
        new RegExp(`(?<!\\p{L}|(?:^|[^\\p{L}])(?:the|an?|el|la|una?) )${name.toLowerCase()}(?!\\p{L})`, 'gu'),
        name,
      ),
    message,
  );
}

/** Gives one character's name its capitals: behind what somebody is ("her cat smudge"), or a given name at the front. */
function named(part: string, language: StoryLanguage): string {
  const { family, childRole, things, creatures, limbs, adjective, typed } = peopleWords(language);
  const { whose, called, ends, looks } = typed.capitals;
  const words = part.split(' ');
  const isNoun = (word = '') =>
    [family, childRole, things, creatures].some((nouns) => nouns.test(word)) || limbs(word) !== 'hand';
  const isLook = (word: string) => adjective.test(`${word} `) || adjective.test(word) || looks.test(word);
  const isOwn = whose.test(words[0] ?? '');
  const call = words.findIndex((word) => called.test(word));
  // The last noun: "her little sister mia".
  const noun = words.findLastIndex(
    (word, at) => isNoun(word) && !(at > 0 && isGivenName(word) && isNoun(words[at - 1])),
  );
  const isRole = noun >= 0 && (family.test(words[noun] ?? '') || childRole.test(words[noun] ?? ''));
  const first = isGivenName(words[0] ?? '') ? 0 : words.findIndex((word, at) => isOwn && at > 0 && isGivenName(word));
  const from = call >= 0 ? call + 1 : noun >= 0 && !(first === 0 && ends.test(words[1] ?? '')) ? noun + 1 : first;
  // "Jack and jill": one word that is nothing else is a name.
  if (words.length === 1 && noun < 0 && !isLook(part) && !ends.test(part)) return capital(part);
  if (from < 0) return part;
  // Of "a dog rex" only a name that is known is one: "a polar bear cub".
  const isLoose = call < 0 && !isOwn && !isRole;
  const isEnd = (word: string, at: number) =>
    ends.test(word) ||
    at > from + 1 ||
    (call < 0 && isLook(word) && !(isRole && isGivenName(word))) ||
    (isLoose && at === from && !isGivenName(word));
  const stop = words.findIndex((word, at) => at >= from && isEnd(word, at));
  const to = stop < 0 ? words.length : stop;
  // "Sunny day" and "teddy bear" are no names.
  if (from === 0 && words.slice(1, to).some(isNoun)) return part;
  return words.map((word, at) => (at >= from && at < to ? capital(word) : word)).join(' ');
}

const capital = (word: string) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
