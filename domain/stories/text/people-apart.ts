import type { InterfaceLanguage } from '../../identity/language.ts';
import { english } from './people-words/english.ts';
import type { PeopleWords } from './people-words/people-words.ts';
import { spanish } from './people-words/spanish.ts';

/**
 * Returns the people of one entry, each alone, where it plainly names several: "Sami, Nour", "mia and leo", "sami, nour y
 * su gato Michi". Whoever has no name beside one who has ("Ana y su gato") stays where it is, as does a look ("Pip, small
 * and blue") and a kind ("Luna, a dragon"). A small word alone behind the comma is a look, as profiles add it ("Ana,
 * pecas"), unless it was `justTyped`: then what is no usual word for looks is a name. Both languages are read, because
 * families mix them.
 */
export function peopleApart(entry: string, justTyped = false): string[] {
  if (entry.length > longest) return [entry.trim()];
  const [first = '', ...others] = entry.trim().split(afterComma);
  const isList = others.length > 0;
  const parts = [first, ...others].flatMap(joinedApart);
  const isSomebody = (part: string, place: number) =>
    isNamedToo(part, isList && parts.length === 2) ||
    ((parts.length > 2 || !startsWithWhose.test(part)) && isAlong(part)) ||
    (isName(part) && !(isList && place > 0 && kinds.test(part)));
  const isPlain =
    justTyped || !isList || parts.slice(1).some((part) => /^\p{Lu}/u.test(part) || startsWithWhose.test(part));
  return parts.length > 1 && isPlain && parts.every(isSomebody) ? parts : [entry.trim()];
}

/** "Emma and her sister zoe with her rabbit floppy": three, if each has a name. */
function joinedApart(part: string): string[] {
  const [, one = '', other = ''] = two.exec(part) ?? accompanied.exec(part) ?? [];
  const all = one === '' ? [part] : [one, ...joinedApart(other)];
  return all.every((each) => isName(each) || isNamedToo(each)) ? all : [part];
}

/** The name alone of whoever is called somebody's: "su perrito Roky" is Roky. */
export const nameAlone = (person: string): string => ownedName.exec(person)?.[1] ?? person;

/** "Nour", "Ana Lucía", "tía Lola". */
const isName = (part: string) =>
  /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u.test(part) ||
  ((/^\p{L}[\p{L}’'-]*$/u.test(part) || kin.test(part)) && !looks.test(part));

/** "Su gato michi" has a name of its own; behind a comma alone "her toy giraffe" may say what the first one is. */
const isNamedToo = (part: string, large = false) =>
  (large ? named : namedSmall).test(part) && !looks.test(part) && !kinds.test(part);

/** "Su gato", "nour y su gato": somebody, but not by name. */
const isAlong = (part: string) => along.test(part) && !looks.test(part);

/** No entry of a story's characters is longer, in letters: a name, a comma and a look. */
const longest = 150;

const languages: Record<InterfaceLanguage, PeopleWords> = { en: english, es: spanish };

/** Alternatives of one kind of word, of every language. */
const words = (kind: keyof PeopleWords) =>
  Object.values(languages)
    .flatMap((language) => language[kind] ?? [])
    .join('|');

const both = `(?:${words('and')}|&)`;
/** A capital may begin it, where the rest of an expression minds capitals. */
const whose = `(?:${words('whose').replace(/(?<=^|\|)\p{L}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)})`;
const afterComma = new RegExp(`\\s*,\\s*(?:(?:${words('and')}) )?`, 'u');
const two = new RegExp(`^(\\S+(?: \\S+)?) ${both} (.+)$`, 'u');
/** Also "Ana with her rabbit floppy", but not "Ana with freckles". */
const accompanied = new RegExp(`^(.+?) (?:${words('with')}) (${whose} .+)$`, 'u');
const startsWithWhose = new RegExp(`^${whose} `, 'u');
const ownedName = new RegExp(`^${whose} \\p{L}+ (\\p{Lu}\\p{Ll}+)$`, 'u');
const along = new RegExp(`^(?:\\p{L}+ ${both} )?${whose} \\p{L}+$`, 'iu');
const named = new RegExp(`^${whose} (?:\\p{L}+ )?\\p{L}+ \\p{Lu}\\p{L}+$`, 'u');
const small = `(?:${words('small')}) `;
const namedSmall = new RegExp(`^${whose} (?:${small})?(?!${small})\\p{L}+ (?!(?:${words('of')}) )\\p{L}{2,}$`, 'u');
const kin = new RegExp(`^(?:${words('kin')}) \\p{L}+$`, 'iu');
/** Match a text whose last word is of that kind. */
const looks = new RegExp(`(?:^|\\s)(?:${words('looks')})$`, 'iu');
const kinds = new RegExp(`(?:^|\\s)(?:${words('kinds')})$`, 'iu');
