import { presetCharacters, type StoryLanguage, sameCharacter } from '#domain/stories/options.ts';
import { wordsOf } from '../wishes/worded.ts';
import { isGivenName, pronounOfName } from './given-names.ts';
import { apart } from './looks.ts';
import { peopleWords } from './people-words.ts';

/**
 * Returns a character that was typed without a capital, or with the first one that a phone sets by itself, with those of
 * its names: "zoe and her cat smudge" becomes "Zoe and her cat Smudge", "sofia mateo" two children, and "lily curly hair"
 * a name with a look. Presets and other texts are returned as they are.
 */
export function withCapitals(as: string, language: StoryLanguage): string {
  const typed = withNeighbours(as, language);
  if (/.\p{Lu}/u.test(typed) || presetCharacters.some((id) => sameCharacter(id, typed))) return typed;
  const { joins } = peopleWords(language).typed.capitals;
  const [who, look] = apart(typed, language);
  const said = asTwo(who, language)
    .split(joins)
    // "Un dragón con hipo" has the hiccups, and comes with nobody.
    .map((part, index, parts) =>
      index % 2 === 1 || (of.test(parts[0] ?? '') && has.test(parts[index - 1] ?? '') && !isGivenName(part))
        ? part
        : named(part, language, index === 0),
    )
    .join('');
  return look ? `${said}, ${look}` : said;
}

const of = /^una? /iu;
const has = /^\s+con\s+$/iu;

/**
 * Gives capitals to what stands before a name that has its own: kin, where they are called by what they are ("Jack and
 * grandad Bill"), and whoever has somebody ("benja y su oso Pompón").
 */
function withNeighbours(typed: string, language: StoryLanguage): string {
  const { family, childRole, things, creatures, typed: written } = peopleWords(language);
  const { whose } = written.capitals;
  const [, owner = '', own = ''] = /^(\p{Ll}+) \p{Ll}+ (\p{Ll}+) .*\p{Lu}/u.exec(typed) ?? [];
  const isName = whose.test(own) && ![family, childRole, things, creatures].some((nouns) => nouns.test(owner));
  if (isName) return capital(typed.slice(0, owner.length)) + typed.slice(owner.length);
  if (!wordsOf(language).kinAreNames) return typed;
  return typed.replace(/(?<=^|(?:^| )and |, )\p{Ll}+(?= \p{Lu})/gu, (kin) =>
    family.test(kin) && !childRole.test(kin) ? capital(kin) : kin,
  );
}

/** Parts two given names of which one is a girl's and one a boy's, if they are not usual as a double name. */
function asTwo(typed: string, language: StoryLanguage): string {
  const { doubles } = peopleWords(language).typed.capitals;
  const [one = '', other = '', ...more] = typed.split(' ');
  if (more.length > 0 || doubles.test(one) || !isGivenName(one) || !isGivenName(other)) return typed;
  const [first, second] = [pronounOfName(one), pronounOfName(other)];
  return first && second && first !== second ? `${one}, ${other}` : typed;
}

/** Returns a message in which the names of these characters have their capitals: "tomas se cayó" is about Tomas. */
export function withNamesOf(characters: readonly string[], message: string, language: StoryLanguage): string {
  const { article } = peopleWords(language).typed.capitals;
  const names = characters.flatMap((character) => character.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu) ?? []);
  return names.reduce(
    // "The moon" is no girl called Moon.
    (said, name) =>
      said.replace(new RegExp(`(?<!\\p{L}|(?:^|[^\\p{L}])(?:${article}) )${name.toLowerCase()}(?!\\p{L})`, 'gu'), name),
    message,
  );
}

/** Gives one character's name its capitals: behind what somebody is ("her cat smudge"), or a given name at the front. */
function named(part: string, language: StoryLanguage, isFirst: boolean): string {
  const { family, childRole, things, creatures, limbs, adjective, typed } = peopleWords(language);
  const { whose, called, ends, looks, pets, titles, named: the, kinds } = typed.capitals;
  const words = part.split(' ');
  const isKin = (word = '') => family.test(word) && !childRole.test(word);
  const isNoun = (word = '') =>
    [family, childRole, things, creatures].some((nouns) => nouns.test(word)) || limbs(word) !== 'hand';
  const isLook = (word: string) => adjective.test(`${word} `) || adjective.test(word) || looks.test(word);
  const isCalled = (word = '') => isGivenName(word) || pets.test(word);
  // "Blanca" behind an animal is its color.
  const isNamedSo = (word = '') => isCalled(word) && !looks.test(word);
  const isOwn = whose.test(words[0] ?? '');
  const isTitle = (word = '') => titles.test(word);
  const call = words.findLastIndex(
    (word, at) => (called.test(`${words[at - 1] ?? ''} ${word}`.trim()) || isTitle(word)) && at < words.length - 1,
  );
  // Up to where the name can be: in "don beto el panadero" the last noun is no part of it.
  const end = words.findIndex((word, at) => at > 0 && ends.test(word));
  const front = end < 0 ? words : words.slice(0, end);
  // The last noun: "her little sister mia", but in "aunt lola" or "tía nena" the name.
  const noun = front.findLastIndex(
    (word, at) => isNoun(word) && !(at > 0 && (isKin(front[at - 1]) || (isGivenName(word) && isNoun(front[at - 1])))),
  );
  const isRole = noun >= 0 && (family.test(words[noun] ?? '') || childRole.test(words[noun] ?? ''));
  const first = isGivenName(words[0] ?? '') ? 0 : words.findIndex((word, at) => isOwn && at > 0 && isGivenName(word));
  // "Su tortuga manuelita", "su muñeca de trapo lola": the last word is a name.
  const isTail = isOwn && words.length > 2 && isNamedSo(words.at(-1)) && !/^de$/.test(words.at(-2) ?? '');
  const behind = isTail && noun < words.length - 1 ? words.length - 1 : noun + 1;
  const from = call >= 0 ? call + 1 : noun >= 0 && !(first === 0 && ends.test(words[1] ?? '')) ? behind : first;
  // "Jack and jill", "bess the sheepdog": one word that is nothing else is a name.
  const isAlone =
    front.length === 1 && (words.length === 1 || the.test(words[end] ?? '') || /^\(/.test(words[end] ?? ''));
  const [lead = '', ...after] = words;
  if (
    isAlone &&
    noun < 0 &&
    (!isLook(lead) || (isGivenName(lead) && (isFirst || !looks.test(lead)))) &&
    !ends.test(lead)
  )
    return [capital(lead), ...after].join(' ');
  if (from < 0) return part;
  // Of "a dog rex" only a name that is known is one: "a polar bear cub".
  const isLoose = call < 0 && !isOwn && !isRole;
  // But in "la gallina clotilde" any word that says no kind is a name.
  const isThe = isLoose && the.test(words[0] ?? '') && !isRole && noun >= 0 && from === front.length - 1;
  const isEnd = (word: string, at: number) =>
    ends.test(word) ||
    at > from + 1 ||
    (call < 0 &&
      isLook(word) &&
      !((isRole || (at === 1 && from === 0 && isCalled(lead))) && isGivenName(word)) &&
      !(isLoose && pets.test(word)) &&
      !(isTail && at === from)) ||
    (isLoose && at === from && !isCalled(word) && !(isThe && !kinds.test(word)));
  const stop = words.findIndex((word, at) => at >= from && isEnd(word, at));
  const to = stop < 0 ? words.length : stop;
  // "Sunny day" and "teddy bear" are no names.
  if (from === 0 && words.slice(1, to).some(isNoun)) return part;
  const isName = (word: string, at: number) =>
    (at >= from && at < to) ||
    (at === call && isTitle(word) && (at > 0 || wordsOf(language).kinAreNames)) ||
    (at === 0 && (/[’']s$/.test(word) || (wordsOf(language).kinAreNames && isKin(word))));
  const said = words.map((word, at) => (isName(word, at) ? capital(word) : word));
  // "Lily curly hair" is Lily, and that is how she looks.
  const [name = '', next = '', ...rest] = said;
  return from === 0 && to === 1 && isLook(next) && !isGivenName(next) && !ends.test(next)
    ? [`${name},`, next, ...rest].join(' ')
    : said.join(' ');
}

const capital = (word: string) => word.replace(/(?<=^|\p{L}-)\p{Ll}/gu, (letter) => letter.toUpperCase());
