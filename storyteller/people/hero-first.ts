import type { StoryLanguage } from '#domain/stories/options.ts';
import { literal } from '../book.ts';
import { createRandom } from '../random.ts';
import { isGivenName } from './given-names.ts';
import { peopleOf } from './people-of.ts';
import { peopleWords } from './people-words.ts';

/**
 * Returns the wished-for characters with the child first of whom the wish asks something ("that Mateo says sorry to his
 * sister"), else the first one of whom it says something: of Chidera and Ebuka it is Ebuka who "does not want to walk in
 * front", also of two in one entry ("Sofi y Mateo"), and of a lion, a fox and Martina it is Martina. Who only does
 * something to another one, moves away or has died is no such child: in "Sami laughs at Nour" it is Nour.
 */
export function heroFirst(characters: readonly string[], message: string, language: StoryLanguage): string[] {
  const { goesOrHurts, petDoes, laughsAt, newborn, littleSibling, askedOf, leads } = peopleWords(language);
  const isBorn = newborn.test(message);
  const people = characters.flatMap((typed, entry) =>
    peopleOf[language]([typed], createRandom('first')).map((person) => ({ person, entry })),
  );
  const children = people.filter(({ person }) => !person.grown && !person.preset);
  const asked = children.filter(({ person: { name } }) =>
    new RegExp(askedOf.replaceAll('NAME', `${literal(name)}(?!\\p{L})`), 'iu').test(message),
  );
  const subjects = children
    .flatMap((one) => {
      const does = new RegExp(
        `(?:^|[.!?;,] +)(?:${leads})*${literal(one.person.name)}(?:[’']s)? (\\p{Ll}[^.!?;]*)`,
        'iu',
      );
      const found = does.exec(message);
      return found && !isBorn ? [{ one, index: found.index, said: found[1] ?? '' }] : [];
    })
    .sort((one, other) => one.index - other.index);
  // Of "Dolly the hen sat on her boot" it is the child whose boot it was.
  const isPets = ({ person }: (typeof children)[number], said: string) => person.kind !== null && petDoes.test(said);
  const [subject] = subjects.filter(
    ({ one, said }) => !goesOrHurts.test(said) && !laughsAt.test(said) && !isPets(one, said),
  );
  const mocked = subjects.find(({ said }) => laughsAt.test(said))?.said ?? '';
  const hero =
    (asked.length === 1 ? asked[0] : subject?.one) ??
    children.find(({ person }) => isSpokenOf(person.name, mocked)) ??
    firstChild();
  if (!hero) return [...characters];
  const others = characters.filter((_, entry) => entry !== hero.entry);
  const within = people.filter(({ entry }) => entry === hero.entry);
  // Whose brother he is, is said of whoever stands first.
  if (within[0] === hero) return [characters[hero.entry] ?? '', ...others];
  return [hero, ...within.filter((each) => each !== hero)].map(({ person }) => person.name).concat(others);

  /** The first entry with one child in it that has a name and is no animal, where the first one is not spoken of. */
  function firstChild() {
    // "Amara and her Nana Bose" has one child in it, and the story of a new baby is of the one to whom it comes.
    const alone = children.filter(
      ({ person, entry }) =>
        people.every((other) => other.entry !== entry || other.person === person || other.person.grown) &&
        !(isBorn && (littleSibling.test(characters[entry] ?? '') || isSpokenOf(person.name, message))),
    );
    const [first] = alone;
    const kind = people[0]?.person.kind;
    // "A sloth runs a race" is about Sid the sloth, although Nora is a child.
    if (kind && new RegExp(`^(?:an?|un|una) (?:\\p{L}+ ){0,2}?${literal(kind)}(?!\\p{L})`, 'iu').test(message))
      return undefined;
    if ((first?.entry === 0 && first.person.kind === null) || isSpokenOf(characters[0], message)) return undefined;
    return alone.find(
      ({ person: { kind, several, relation, name } }) => kind === null && !several && !relation && isGivenName(name),
    );
  }
}

/** Returns a plot that does not say whose it is ("inventa un robot que habla") as the hero's: "Ada inventa un robot". */
export function deedOf(hero: string, message: string, language: StoryLanguage): string {
  const { deed } = peopleWords(language);
  const [person] = peopleOf[language]([hero], createRandom('first'));
  return deed && person && isGivenName(person.name) ? message.replace(deed, () => `${person.name} `) : message;
}

const isSpokenOf = (typed = '', message: string) =>
  new RegExp(`(?<!\\p{L})${literal(typed)}(?!\\p{L})`, 'iu').test(message);

/**
 * Returns a message without what it wishes of another child than its hero, the first of the characters ("Sami is scared
 * of the dark, Nour wants to sleep in his bed" is about Sami alone), and the other child with whom it then begins, who
 * does something to the hero ("Sami laughs at Nour").
 */
export function ofHero(
  characters: readonly string[],
  message: string,
  language: StoryLanguage,
): { message: string; doer: string | null } {
  const [, ...others] = characters.flatMap((typed) => peopleOf[language]([typed], createRandom('first')));
  const children = others.filter(({ grown, preset }) => !grown && !preset);
  const names = children.map(({ name }) => literal(name)).join('|');
  if (!names) return { message, doer: null };
  const { wishesToo } = peopleWords(language);
  const [alone = ''] = message.split(new RegExp(wishesToo.replaceAll('NAME', `(?:${names})`), 'iu'));
  const own = alone.split(' ').length > 2 ? alone : message;
  const doer = new RegExp(`^(?:${names})(?= \\p{Ll})(?! (?:and|y|e) )`, 'u').exec(own)?.[0] || null;
  return { message: own, doer };
}
