import type { StoryLanguage } from '#domain/stories/options.ts';
import { literal } from '../book.ts';
import { createRandom } from '../random.ts';
import { isGivenName } from './given-names.ts';
import { peopleOf } from './people-of.ts';
import { peopleWords } from './people-words.ts';
import type { Person } from './person.ts';

/**
 * Returns the wished-for characters with the child first of whom the wish asks something ("that Mateo says sorry to his
 * sister"), else the one who the story is of: of Chidera and Ebuka it is Ebuka who "does
 * not want to walk in front", and of a lion, a fox and Martina it is Martina. The order stays if the first one is spoken
 * of as well, or if the other one only does something to them, moves away or has died.
 */
export function heroFirst(characters: readonly string[], message: string, language: StoryLanguage): string[] {
  const { goesOrHurts, newborn, littleSibling } = peopleWords(language);
  const isBorn = newborn.test(message);
  const read = peopleOf[language];
  const asked = askedOf(characters, message, language);
  if (asked) return asked;
  const children = characters.map((typed) => {
    const [person, ...others] = read([typed], createRandom('first'));
    // "Amara and her Nana Bose" has one child in it.
    const isOnlyChild = others.every(({ grown }) => grown);
    // The story of a new baby is of the one to whom it comes.
    const isNew = isBorn && (littleSibling.test(typed) || isSpokenOf(person?.name, message));
    return person && isOnlyChild && !person.grown && !person.preset && !isNew ? person : null;
  });
  const does = ({ name }: { name: string }) =>
    new RegExp(`(?:^|[.!?;] +)${literal(name)}(?:[’']s)? (\\p{Ll}[^.!?;]*)`, 'u').exec(message)?.[1];
  const subjects = children.filter((one) => {
    const said = one && does(one);
    return said && !isBorn && !goesOrHurts.test(said);
  });
  const [subject = null] = subjects.length === 1 ? subjects : [];
  const first = subject ?? (children[0]?.kind === null || isSpokenOf(characters[0], message) ? null : child(children));
  const at = first ? children.indexOf(first) : 0;
  return [characters[at] as string, ...characters.filter((_, index) => index !== at)];
}

/** The characters with the one child first of whom the wish asks something, also of two in one entry ("Sofi y Mateo"). */
function askedOf(characters: readonly string[], message: string, language: StoryLanguage): string[] | null {
  const people = characters.flatMap((typed, entry) =>
    peopleOf[language]([typed], createRandom('first')).map((person) => ({ person, entry })),
  );
  const isAsked = ({ name }: Person) =>
    new RegExp(peopleWords(language).askedOf.replaceAll('NAME', `${literal(name)}(?!\\p{L})`), 'iu').test(message);
  const [one, ...others] = people.filter(({ person }) => !person.grown && !person.preset && isAsked(person));
  if (!one || others.length > 0) return null;
  const within = people.filter(({ entry }) => entry === one.entry);
  // Whose brother he is, is said of whoever stands first.
  const names = [one, ...within.filter((each) => each !== one)].map(({ person }) => person.name);
  const own = within[0] === one ? [characters[one.entry] ?? ''] : names;
  return [...own, ...characters.filter((_, index) => index !== one.entry)];
}

/** The first who is a child with a name and no animal. */
const child = (people: readonly (Person | null)[]) =>
  people.find((one) => one && one.kind === null && !one.several && !one.relation && isGivenName(one.name)) ?? null;

const isSpokenOf = (typed = '', message: string) =>
  new RegExp(`(?<!\\p{L})${literal(typed)}(?!\\p{L})`, 'iu').test(message);
