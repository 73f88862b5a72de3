import { isNotThere } from '../people/not-there.ts';
import { peopleWords } from '../people/people-words.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import { wordsOf } from '../wishes/worded.ts';
import type { Wishes } from './cast-wishes.ts';

export const isParent = ([, kind]: readonly string[]) => /^(?:mother|father|madre|padre)$/.test(kind ?? '');

/** The grown-up whom the setting names: on Grandma's farm, also typed "grandmas farm", it is Grandma. */
export const hostOf = (wishes: Wishes) =>
  wishes.lost ? undefined : meantBy(wishes, wishes.setting?.replace(/(\p{L}{2})s(?= \p{L})/gu, '$1'));

/** The grown-up of the family whom the text mentions, called as it says where kin are names: "Mommy". */
export function meantBy(
  { language, message, about, relative }: Wishes,
  text = message ?? '',
): readonly [string, string, 'she' | 'he'] | undefined {
  const meant = peopleWords(language).meant.find(
    ({ words, kin }) => words.test(text) && !((about === 'two-homes' || relative) && isParent(kin)),
  );
  const [said = ''] = meant?.words.exec(text) ?? [];
  if (
    !meant ||
    !wordsOf(language).kinAreNames ||
    /^(?:\p{L}+(?:father|mother)|father|mother|husband|wife)$/iu.test(said)
  )
    return meant?.kin;
  const [, ...rest] = meant.kin;
  return [said.replace(/^./u, (letter) => letter.toUpperCase()), ...rest];
}

/** Makes a grown-up of the family as elder, where a neighbour would not do; for a new baby it is the mother. */
export function kinOf(wishes: Wishes, others: readonly Person[], random: Random): Person {
  const { language, about, lost, parent, away } = wishes;
  // With "abuelito Chuy" in the story there is no second grandfather, whatever he is called.
  const sameKin = ({ name: other }: Person, name = '') =>
    peopleWords(language).meant.some(({ words, kin: [called] }) => called === name && words.test(other));
  const isFree = ([name]: readonly string[]) =>
    !others.some((other) => other.name.includes(name?.split(' ').at(-1) ?? '') || sameKin(other, name));
  const [mother, ...kin] = peopleWords(language).kin;
  const free = kin.filter(isFree);
  const spokenOf = lost || (parent && !wishes.relative) ? undefined : meantBy(wishes);
  // Who goes out for the evening is a parent; in "a new nanny starts" Nanny is not out.
  const isMother = about === 'new-sibling' || wishes.mother || (away && !(spokenOf && isParent(spokenOf)));
  const named = spokenOf ?? hostOf(wishes);
  // "Grandma Rose went home" has no grandmother who says good night; a parent comes back, and whoever is far away is missed.
  const isGone = ([name, kind]: readonly [string, string, string]) =>
    !isParent([name, kind]) &&
    about !== 'far-away' &&
    isNotThere({ name, kind, typed: name }, wishes.message ?? '', language);
  const meant = named && isGone(named) ? undefined : named;
  const chosen = isMother
    ? mother
    : meant && isFree(meant)
      ? meant
      : random.fork('kin').pick(free.length > 0 ? free : kin);
  const [name, kind, pronoun] = chosen as NonNullable<typeof mother>;
  return {
    typed: name,
    preset: null,
    wish: null,
    first: name,
    name,
    pronoun,
    several: false,
    grown: true,
    kind,
    limbs: 'hand',
  };
}
