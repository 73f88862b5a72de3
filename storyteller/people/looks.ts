import type { StoryLanguage } from '#domain/stories/options.ts';
import { isGivenName } from './given-names.ts';
import { peopleWords } from './people-words.ts';
import type { Person } from './person.ts';

/**
 * Parts what a parent typed at its first comma into who it is and how they look: "rajan" and "skinny, new green glasses".
 * There is no look where more people follow: "maya, leo, ben", "Zoe, her dog Rex".
 */
export function apart(typed: string, language: StoryLanguage): [who: string, look: string] {
  const [, who = typed, look = ''] = /^([^,]+), *(.+)$/u.exec(typed) ?? [];
  const { adjective, family, says, typed: words } = peopleWords(language);
  const { looks, pets, whose, joins, others } = words.capitals;
  const isLook = (word: string) => looks.test(word) || adjective.test(word);
  const parts = look.split(/, */);
  const isPerson = (part: string) => {
    const [first = '', next, ...more] = part.split(' ');
    // The first look may have a capital, too: "Emma, Flequillo".
    if (says.test(part) || (isLook(first.toLowerCase()) && !isGivenName(first))) return false;
    // "Knight’s helmet" is worn by somebody else than the knight.
    if (/[’']s$/u.test(first) && part.split(' ').some((word) => looks.test(word))) return false;
    if (/^\p{Lu}/u.test(first) || others.test(part) || whose.test(first) || family.test(first)) return true;
    if (next === undefined) return isGivenName(first) || pets.test(first);
    // "Quillon and leo"; "amber eyes" is a look.
    return (
      (joins.test(` ${next} `) && more.length === 1 && isGivenName(more.join())) ||
      (isGivenName(first) && !isLook(next))
    );
  };
  // A phone sets the first capital: "Lian, smiling" is one, as is "her dad, beard", and "zyan, kaelo" may be two.
  const isOne = / |^\p{Lu}/u.test(who) || parts.some((part) => / /.test(part) || isLook(part));
  return look && isOne && !parts.some(isPerson) ? [who, look] : [typed, ''];
}

/** Splits what was typed into its people, and their look if that stands behind several: "Ana and Bo, both with curls". */
export function eachOf(typed: string, split: (typed: string) => string[], language: StoryLanguage) {
  const [who, look] = apart(typed, language);
  const ones = look ? split(who) : [];
  return ones.length > 1 ? { ones, look } : { ones: split(typed), look: '' };
}

/** Gives a look that was typed behind several to the one whom it names, or else to the first: "the hen is black". */
export function lookOf(people: readonly Person[], look: string): void {
  const words = look.toLowerCase().split(/[^\p{L}]+/u);
  const isNamed = ({ name, kind }: Person) =>
    `${name} ${kind ?? ''}`
      .toLowerCase()
      .split(' ')
      .some((word) => word.length > 2 && words.includes(word));
  const one = people.find(isNamed) ?? people[0];
  if (one && look) one.look ??= look;
}

/** Reads somebody, and if the name that comes out is none ("Noa is shy"), only what stands before its comma or verb. */
export function readName(typed: string, read: (typed: string) => Person, language: StoryLanguage): Person {
  const [whoever, seen] = apart(typed, language);
  // "The robot, square, silver, one wheel" is no wheel.
  if (seen && !/\p{Lu}/u.test(whoever)) return { ...read(whoever), look: seen };
  const person = read(typed);
  const { says } = peopleWords(language);
  const isName = (text: string) => !/[,&]/.test(text) && !says.test(text);
  if (isName(person.name) && isName(person.kind ?? '') && person.name.split(' ').length < 6) return person;
  const [, who, look = ''] = /^([^,]+), *(.*)$/u.exec(cut(typed, says)) ?? [];
  if (!who) return person;
  // "Rex, a T-rex, plush, missing an eye": the first look may say what he is.
  const kindly = read(`${who}, ${look.replace(/,.*/, '')}`);
  return { ...(isName(kindly.name) ? kindly : read(who)), look };
}

/** Sets a comma before the first verb, if no comma stands before it. */
function cut(typed: string, says: RegExp): string {
  const at = says.exec(typed)?.index ?? -1;
  const before = typed.slice(0, at).trim();
  return at < 1 || before.includes(',') ? typed : `${before}, ${typed.slice(at)}`;
}
