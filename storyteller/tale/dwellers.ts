import type { StoryLanguage } from '#domain/stories/options.ts';
import { peopleWords } from '../people/people-words.ts';
import type { Person } from '../people/person.ts';
import type { Dweller, PlaceFacts } from '../places/place.ts';
import type { Random } from '../random.ts';
import type { Cast } from './fill.ts';
import { mentions } from './mentions.ts';

/** The cast of a chapter. Each chapter has other dwellers, as those met in one are no strangers in the next. */
export function castOfChapter(
  { locals, ...cast }: Cast & { locals: Person[] },
  chapter: number,
  language: StoryLanguage,
): Cast {
  const [neighbour, other] = [0, 1].map((n) => locals[(2 * chapter + n) % locals.length]) as [Person, Person];
  return { ...cast, neighbour, other: asSecond(other, language) };
}

const asSecond = (person: Person, language: StoryLanguage): Person =>
  person.kind === null ? { ...person, first: mentions[language].secondChild(person) } : person;

/** Whether a name sounds like one of the others when read aloud: Bram and Bramble, Bea and Coach Bea. */
export const sounds = (one: Person, others: readonly Person[]) =>
  others.some(({ name }) => name.split(' ').some((word) => heard(word) === heard(one.name)));
const heard = (name: string) => name.slice(0, 3).toLowerCase();

/** Whether two are of the same kind, also "loro" and "lora": then the kind does not tell them apart. */
export const isOfKind = (one: { kind: string | null }, other: { kind: string | null }) =>
  !!one.kind && !!other.kind && one.kind.replace(/[oa]$/, '') === other.kind.replace(/[oa]$/, '');

/** Who lives in a place, for the parts that nobody was wished for: four small ones and an elder. */
export function localPeople(
  place: PlaceFacts,
  wished: readonly Person[],
  { language, unlike }: { language: StoryLanguage; unlike: readonly string[] },
  random: Random,
): { small: Person[]; elder: Person } {
  const [hero] = wished;
  const { tiny, children: named } = peopleWords(language);
  // Nobody there is called as one of the family is.
  const isNamed = (one: Dweller) => wished.some(({ name }) => name.split(' ').includes(one.name));
  // Last come those of a family member's kind or of one that the tale is not for, before them those tiny beside the hero, then those with its initial.
  const wrong = (one: Dweller) =>
    8 * Number(isNamed(one)) +
    4 * Number(unlike.some((kind) => isOfKind(one, { kind })) || wished.some((person) => isOfKind(one, person))) +
    2 * Number(tiny.test(one.kind) && !tiny.test(hero?.kind ?? '')) +
    Number(wished.some(({ name }) => name[0]?.toLowerCase() === one.name[0]?.toLowerCase()));
  const small = random
    .fork('dwellers')
    .shuffled(place.dwellers.slice(0, 4))
    .sort((one, other) => wrong(one) - wrong(other))
    .filter((one, index) => !isNamed(one) && (index < 2 || wrong(one) < 4));
  const elder = dweller(place.dwellers[4] as Dweller, language, true);
  // A child in an everyday place such as a school meets children; an animal there meets animals.
  if (!place.everyday || hero?.kind !== null)
    return { small: small.map((one) => dweller(one, language, false)), elder };
  const children = random.fork('children').shuffled(named);
  return {
    // Names like Mia and Mei are hard to tell apart when read aloud.
    small: children
      .map((one) => child(one, language))
      .filter((one) => !sounds(one, [...wished, elder]) && !wished.some(({ name }) => name[0] === one.name[0])),
    elder,
  };
}

/** A child of the place: "a girl called Ida". */
function child(said: string, language: StoryLanguage): Person {
  const [name = '', pronoun] = said.split(' ') as [string, 'she' | 'he'];
  return {
    ...dweller({ name, kind: '', pronoun }, language, false),
    first: mentions[language].child({ name, pronoun }),
    kind: null,
    limbs: 'hand',
  };
}

/** A child who is the hero's friend is no stranger, and the first mention says who that is. */
export const asFriend = (person: Person, language: StoryLanguage): Person =>
  person.kind === null ? { ...person, first: mentions[language].friend(person) } : person;

function dweller({ name, kind, pronoun }: Dweller, language: StoryLanguage, grown: boolean): Person {
  const says = name.toLowerCase().split(' ').includes(kind.toLowerCase());
  const first = says ? name : mentions[language].ofKind(kind, { name, pronoun });
  return {
    typed: name,
    preset: null,
    wish: null,
    first,
    name,
    pronoun,
    several: false,
    grown,
    kind,
    limbs: peopleWords(language).limbs(kind),
  };
}
