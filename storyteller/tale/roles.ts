import { type AgeGroup, type StoryLanguage, sameCharacter } from '#domain/stories/options.ts';
import { literal } from '../book.ts';
import { pronounOfName } from '../people/given-names.ts';
import { peopleOf } from '../people/people-of.ts';
import { peopleWords } from '../people/people-words.ts';
import { type Limbs, type Person, siblingWord } from '../people/person.ts';
import type { Dweller, PlaceFacts } from '../places/place.ts';
import { createRandom, type Random } from '../random.ts';
import { wordsOf } from '../wishes/worded.ts';
import type { Cast } from './fill.ts';
import type { Tale } from './tale.ts';

const words = { english: peopleWords('english'), spanish: peopleWords('spanish') };

export type Wishes = {
  characters: readonly string[];
  language: StoryLanguage;
  ageGroup?: AgeGroup;
  pronouns?: KnownPronouns | undefined;
  /** Whether the tale has enough for an elder to do; if not, a grown-up comes along as the third. */
  elderPlays?: boolean;
  /**
   * What the tale is about. About a new baby: a wished-for baby is that baby, not a talking friend. About two homes:
   * mother and father are each at the door of one, and neither comes along. About somebody far away: the elder is the
   * one who is missed, not somebody at home.
   */
  about?: Tale['about'];
  /** Whether the tale's elder is a parent who is out for the evening. */
  away?: boolean;
  /** Whether it is a child's everyday trouble: then an elder nobody wished for is a member of the family. */
  atHome?: boolean;
  /** Whether the dwellers are animals also where a child meets children. */
  animals?: boolean;
  /** Who has died or is gone, and gets no part; `star` is whom the parent's own story is about, with the part. */
  lost?: string | null;
  /** The mamá or papá whom the tale's text names: the wish's grown-up is then not taken as elder. */
  parent?: string | undefined;
  /** Whether the tale's elder is the grown-up whom the wish names beside that parent. */
  relative?: boolean;
  /** People whom the tale's text names itself: they get no part. */
  absent?: readonly string[];
  star?: { who: string; plays: 'hero' | 'friend' } | null;
  /** The wish's words: a father in it who lost his work becomes the tale's grown-up. */
  message?: string;
  /** The place in the parent's words: on Grandma's farm the elder is Grandma. */
  setting?: string;
  /** The pronoun the wish uses for its child, for a hero whose name does not tell. */
  spokenOf?: 'she' | 'he' | undefined;
};

/** Pronouns that the family chose, by name. */
export type KnownPronouns = Readonly<Record<string, Person['pronoun']>>;

/**
 * Assigns the parts. The hero is the first wished-for character who is not grown-up, the friend the next; a grown-up
 * is the elder; all others are the third. A part without a wished-for character goes to a dweller of the place.
 */
export function castOf(
  wishes: Wishes,
  place: PlaceFacts,
  random: Random,
): Cast & { locals: Person[]; beside: Beside[]; gone: Person | undefined } {
  const read = peopleOf[wishes.language];
  const wished = read(wishes.characters, random.fork('people'), wishes.spokenOf);
  const { death } = wordsOf(wishes.language).words;
  // "Koda, a husky who passed away" gets no part.
  const gone = wished.find(
    (person, index) =>
      isGone(wishes.lost, person) ||
      death.test(`${person.typed} ${person.look ?? ''}`) ||
      // "Smokey was old and she died", where Smokey is not the child.
      (wishes.about === 'loss' && !wishes.lost && (index > 0 || person.kind !== null) && isMourned(person, wishes)),
  );
  if (gone) gone.first = asMourned(gone, wishes);
  const people = wished
    .filter((person) => person !== gone && !isAbsent(wishes, person))
    .map((person) => ({ ...person, pronoun: knownOf(wishes, person.name) ?? amongAll(wishes, person) }));
  // A name made only of punctuation leaves no character, and a story needs one.
  if (people.length === 0) people.push(...read(['rabbit'], random.fork('people')));
  const owner = people.find(({ relation, grown, kind }) => !relation && !grown && kind === null);
  if (owner) for (const person of people) if (person.relation) person.first = asRelated(person, owner, wishes.language);
  if (owner) for (const person of people) if (isSiblingOf(person, owner)) person.siblingOf = owner.typed;
  if (wishes.star) {
    const [star] = read([wishes.star.who], random.fork('star'));
    const [rabbit, fox] = read(['rabbit', 'fox'], random.fork('meets'));
    const meets = { ...((star?.kind === rabbit?.kind ? fox : rabbit) as Person), wish: null };
    castStar(people, wishes.star, wishes, star, meets);
  }
  const at =
    wishes.about === 'new-sibling' && people.length > 1
      ? people.findIndex((person, index) => isBaby(person) || (index > 0 && isJustBorn(person, wishes)))
      : -1;
  const baby = at < 0 ? undefined : babyOf(people.splice(at, 1)[0] as Person);
  // Any other baby is looked at and neither plays nor speaks, unless there is no child beside it.
  const isNew = (person: Person) => isInfant(person) || isJustBorn(person, wishes);
  const hasChild = people.some((person) => person.kind === null && !person.grown && !isNew(person));
  const infants = people.filter((person, index) => index > 0 && hasChild && isNew(person));
  const left = people.filter((person) => !infants.includes(person));
  const take = (fits: (person: Person) => boolean): Person | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const young = (person: Person) => !person.grown;
  const one = (person: Person) => young(person) && !person.several;
  const chosen = alone(take(one) ?? take(young) ?? (left.shift() as Person), wishes.language);
  // A hero whose name does not tell, or an animal that could be either, gets the wish's pronoun.
  const open =
    chosen.kind === null
      ? chosen.pronoun === 'they'
      : !chosen.preset && !chosen.grown && chosen.pronoun !== 'it' && pronounOfName(chosen.name) === undefined;
  const unknown = open && !wishes.star && wishes.pronouns?.[chosen.name] === undefined;
  const hero = unknown && wishes.spokenOf ? { ...chosen, pronoun: wishes.spokenOf } : chosen;
  const dwellers = localPeople(
    wishes.animals ? { ...place, everyday: false } : place,
    [hero, ...left],
    wishes.language,
    random,
  );
  const friendWished = take(one) ?? take(young);
  const friend = friendWished ? alone(friendWished, wishes.language) : asFriend(dwellers.small.shift() as Person);
  const isFarAway = wishes.about === 'far-away';
  // "Mummy is on nights this week" is about Mummy, although the family named a grandmother.
  const spoken = meantBy(wishes);
  const isElsewhere = spoken !== undefined && (isFarAway || (wishes.away === true && isParent(spoken)));
  // A coach or a teacher says good night to no child.
  const outsiders = hero.kind === null ? left.filter((person) => person.grown && isOutsider(person, wishes)) : [];
  for (const person of outsiders) left.splice(left.indexOf(person), 1);
  // Of several grown-ups, the one whom the wish mentions.
  const isSpokenOf = ({ name }: Person) =>
    words[wishes.language].meant.some(({ words }) => words.test(wishes.message ?? '') && words.test(name));
  // Beside a wished-for aunt who only comes along no uncle is made up who puts everybody to bed.
  const isFamilys = !!wishes.atHome || !!hostOf(wishes) || (place.everyday && hero.kind === null);
  const elder =
    ((wishes.elderPlays !== false || isFamilys) &&
      (take((one) => one.grown && isSpokenOf(one)) ?? (isElsewhere ? undefined : take(({ grown }) => grown)))) ||
    (wishes.atHome ||
    hostOf(wishes) ||
    isNextDoor(dwellers.elder, hero) ||
    // At school or in a park it is no park keeper who says good night at home.
    (place.everyday && hero.kind === null) ||
    people.some((person) => isOfKind(dwellers.elder, person)) ||
    sounds(dwellers.elder, [hero, friend, ...left])
      ? // Beside the moth Olga there is no aunt Olga.
        kinOf(wishes, [hero, friend, ...left, ...dwellers.small], random)
      : dwellers.elder);
  const { small } = dwellers;
  const [neighbour, other] = small as [Person, Person];
  // In a child’s everyday trouble a second grown-up is put beside the first, not among the children.
  const isBeside = (person: Person) =>
    !!wishes.atHome && hero.kind === null && (elder.wish !== null || isElsewhere) && person.grown;
  return {
    hero,
    friend,
    elder,
    neighbour,
    other,
    third: left.filter((person) => !isBeside(person)),
    baby,
    locals: small,
    beside: [
      ...left.filter(isBeside).map((person) => ({ person, as: 'kin' as const })),
      ...infants.map((person) => ({ person: babyOf(person), as: 'baby' as const })),
      ...outsiders.map((person) => ({ person, as: 'outsider' as const })),
    ],
    gone,
  };
}

/** Somebody of the wish for whom a tale has no part, and who is only said to be there. */
export type Beside = { person: Person; as: 'kin' | 'baby' | 'outsider' };

/** Whether it is a family's baby, and no baby dragon. */
const isInfant = (person: Person) => (person.kind === null || babies.test(person.kind)) && isBaby(person);
const isBaby = ({ typed, look }: Person) => babies.test(`${typed} ${look ?? ''}`);

/** Whether the wish says that somebody's little sister or brother was born lately: "Alma nació hace dos semanas". */
function isJustBorn({ name, typed, kind, grown }: Person, { message = '', language }: Wishes): boolean {
  const { newborn, littleSibling } = words[language];
  const isSaid = () => new RegExp(`(?<!\\p{L})${literal(name)}(?!\\p{L}).{0,20}${newborn.source}`, 'iu').test(message);
  return kind === null && !grown && newborn.test(message) && (littleSibling.test(typed) || isSaid());
}

const isOutsider = ({ kind, typed }: Person, { language }: Wishes) =>
  words[language].outsider.test(`${kind ?? ''} ${typed}`);

/** The limbs of these wishes' hero: the first character who is not grown-up, else the first of all. */
export function heroLimbs({ characters, language }: Pick<Wishes, 'characters' | 'language'>): Limbs {
  const read = peopleOf[language];
  const people = read(characters, createRandom('limbs'));
  return (people.find(({ grown }) => !grown) ?? people[0])?.limbs ?? 'hand';
}

/** "The boys fight over everything" gives each child whose name does not tell the pronoun "he". */
function amongAll({ language, message = '', spokenOf }: Wishes, { pronoun, kind, several }: Person): Person['pronoun'] {
  if (language !== 'english' || spokenOf || pronoun !== 'they' || kind !== null || several) return pronoun;
  const [he, she] = [/\b(?:the|my|our|both|two) boys\b/i, /\b(?:the|my|our|both|two) girls\b/i].map((all) =>
    all.test(message),
  );
  return he === she ? pronoun : he ? 'he' : 'she';
}

/**
 * Whether this is the one who died: by name, by kind ("the cat" is the family's cat Mochi), or by both: "Grandpa died" with
 * "Grandpa Leroy" among the characters.
 */
const isGone = (lost: string | null | undefined, { name, kind }: Person) => {
  const plain = lost?.replace(/^(?:the|el|la) /, '') ?? '';
  return (
    !!lost &&
    (sameCharacter(name, lost) ||
      (kind !== null && plain === kind) ||
      name.toLowerCase().startsWith(`${plain.toLowerCase()} `) ||
      (grandfather.test(plain) && grandfather.test(name)) ||
      (grandmother.test(plain) && grandmother.test(name)))
  );
};
const grandfather = /^(?:grand(?:pa|dad|father|ad)|gramps)(?: \p{Lu}\p{L}+)?$/iu;
const grandmother = /^(?:grand(?:ma|mother)|gran|granny|nana?)(?: \p{Lu}\p{L}+)?$/iu;

/** Whether a sentence of the note names them and a death. */
const isMourned = ({ name }: Person, { message = '', language }: Wishes) =>
  message.split(/[.!?]/).some((said) => said.includes(name) && wordsOf(language).words.death.test(said));

/** Says who was lost as the wish says it: "Milo the cat", "la perrita Canela". */
function asMourned({ first, name, kind }: Person, { message = '', language }: Wishes): string {
  const [, pet, called] = wordsOf(language).words.pet.exec(message) ?? [];
  if (kind !== null || !pet || !called || !sameCharacter(called, name)) return first;
  return language === 'english' ? `${name} the ${pet}` : `${/a$/.test(pet) ? 'la' : 'el'} ${pet} ${name}`;
}

/** Puts the story's star first, or right after the family's child; reuses a family member of that name or kind. */
function castStar(
  people: Person[],
  { plays }: { plays: 'hero' | 'friend' },
  wishes: Wishes,
  star: Person | undefined,
  meets: Person,
): void {
  if (!star) return;
  const at = people.findIndex(
    ({ name, kind }) => sameCharacter(name, star.name) || (kind !== null && kind === star.kind),
  );
  const pronoun = wishes.spokenOf ?? star.pronoun;
  const own = at < 0 ? { ...alone(star, wishes.language), wish: null, pronoun } : (people.splice(at, 1)[0] as Person);
  // If the wish says that "the bus" is red, its first mention is "the red bus".
  if (at >= 0 && own.first === own.name && /^(?:an?|the) /.test(star.first))
    own.first = star.first.replace(/^an? /, 'the ');
  // A star who is only met needs somebody to meet.
  if (plays === 'friend' && people.length === 0) people.push(meets);
  if (plays === 'friend' && !people.some(({ grown, several }) => !grown && !several))
    for (const person of people.slice(0, 1)) person.grown = false;
  people.splice(plays === 'hero' ? 0 : people.findIndex(({ grown, several }) => !grown && !several) + 1, 0, {
    ...own,
    grown: false,
  });
}

/** Whether the family says so: "her brother Leo", "Zoë’s brother Leo". */
const isSiblingOf = (person: Person, owner: Person) =>
  person !== owner && siblingWord.test(person.relation ?? (person.typed.startsWith(owner.name) ? person.typed : ''));

/** The first mention by relation: "Zoë’s brother Leo", "Kai’s coach", "Leo, el hermano de Zoë". */
function asRelated({ name, relation = '', pronoun }: Person, { name: owner }: Person, language: StoryLanguage): string {
  const named = !/^(?:the|el|la) /.test(name);
  if (language === 'english') return `${owner}’s ${relation}${named ? ` ${name}` : ''}`;
  const what = `${pronoun === 'she' ? 'la' : 'el'} ${relation} de ${owner}`;
  return named ? `${name}, ${what}` : what;
}

/** Whether the place's elder is only a neighbour, where a child should have a grown-up of the family. */
const isNextDoor = ({ kind }: Person, hero: Person) =>
  hero.kind === null && /^(?:neighbour|vecin[oa])$/.test(kind ?? '');

/** Whether a name sounds like one of the others when read aloud: Bram and Bramble, Bea and Coach Bea. */
const sounds = (one: Person, others: readonly Person[]) =>
  others.some(({ name }) => name.split(' ').some((word) => heard(word) === heard(one.name)));
const heard = (name: string) => name.slice(0, 3).toLowerCase();

/** Whether two are of the same kind, also "loro" and "lora": then the kind does not tell them apart. */
const isOfKind = (one: { kind: string | null }, other: { kind: string | null }) =>
  !!one.kind && !!other.kind && one.kind.replace(/[oa]$/, '') === other.kind.replace(/[oa]$/, '');

const babies = /(?<!\p{L})(?:bab(?:y|ies)|beb[éeau]s?|newborn|reci[eé]n nacid[oa]|acaba de nacer)(?!\p{L})/iu;

/** "Baby Iris" is called Iris, because the tale says that she is the baby. */
const babyOf = (baby: Person): Person => ({ ...baby, name: baby.name.replace(/^(?:baby|beb[eé]) (?=\p{Lu})/iu, '') });

/** Whether a name is a pet form for this parent: "mami", "papito". */
const isCalled = (parent: string, name: string) =>
  new RegExp(`^${parent.slice(0, 3)}(?:[áa]|i|it[ao])$`, 'iu').test(name);

const isAbsent = ({ absent = [], about, language }: Wishes, { name, grown, kind }: Person) =>
  // "El papá de Mateo" counts as papá.
  absent.some(
    (one) =>
      [name, name.replace(/^(?:el|la) (\S+) de .*$/u, '$1')].some(
        (said) => sameCharacter(one, said) || isCalled(one, said),
      ) ||
      (kind !== null && !grown && sameCharacter(one, kind.split(' ').at(language === 'english' ? -1 : 0) ?? kind)),
  ) ||
  (about === 'two-homes' && grown && words[language].meant.some(({ words, kin }) => isParent(kin) && words.test(name)));

const isParent = ([, kind]: readonly string[]) => /^(?:mother|father|madre|padre)$/.test(kind ?? '');

/** The grown-up whom the setting names: on Grandma's farm, also typed "grandmas farm", it is Grandma. */
const hostOf = (wishes: Wishes) =>
  wishes.lost ? undefined : meantBy(wishes, wishes.setting?.replace(/(\p{L}{2})s(?= \p{L})/gu, '$1'));

/** The grown-up of the family whom the text mentions, called as it says: "Mommy". */
function meantBy(
  { language, message, about, relative }: Wishes,
  text = message ?? '',
): readonly [string, string, 'she' | 'he'] | undefined {
  const meant = words[language].meant.find(
    ({ words, kin }) => words.test(text) && !((about === 'two-homes' || relative) && isParent(kin)),
  );
  const [said = ''] = meant?.words.exec(text) ?? [];
  if (!meant || language === 'spanish' || /^(?:\p{L}+(?:father|mother)|father|mother|husband|wife)$/iu.test(said))
    return meant?.kin;
  const [, ...rest] = meant.kin;
  return [said.replace(/^./u, (letter) => letter.toUpperCase()), ...rest];
}

/** Makes a grown-up of the family as elder, where a neighbour would not do; for a new baby it is the mother. */
function kinOf(wishes: Wishes, others: readonly Person[], random: Random): Person {
  const { language, about, lost, parent, away } = wishes;
  // With "abuelito Chuy" in the story there is no second grandfather, whatever he is called.
  const sameKin = ({ name: other }: Person, name = '') =>
    words[language].meant.some(({ words, kin: [called] }) => called === name && words.test(other));
  const isFree = ([name]: readonly string[]) =>
    !others.some((other) => other.name.includes(name?.split(' ').at(-1) ?? '') || sameKin(other, name));
  const [mother, ...kin] = words[language].kin;
  const free = kin.filter(isFree);
  const spokenOf = lost || (parent && !wishes.relative) ? undefined : meantBy(wishes);
  // Who goes out for the evening is a parent; in "a new nanny starts" Nanny is not out.
  const isMother = about === 'new-sibling' || (away && !(spokenOf && isParent(spokenOf)));
  const meant = spokenOf ?? hostOf(wishes);
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

/** The cast of a chapter. Each chapter has other dwellers, as those met in one are no strangers in the next. */
export function castOfChapter(
  { locals, ...cast }: Cast & { locals: Person[] },
  chapter: number,
  language: StoryLanguage,
): Cast {
  const [neighbour, other] = [0, 1].map((n) => locals[(2 * chapter + n) % locals.length]) as [Person, Person];
  return { ...cast, neighbour, other: asSecond(other, language) };
}

/** Says "little Wes" after "a boy called Omar": the same words twice would sound like a list. */
const asSecond = (person: Person, language: StoryLanguage): Person => {
  const little = language === 'english' ? 'little' : person.pronoun === 'she' ? 'la pequeña' : 'el pequeño';
  return person.kind === null ? { ...person, first: `${little} ${person.name}` } : person;
};

/** The pronoun that the family chose. Spanish has only she and he: for any other choice the name decides. */
function knownOf({ pronouns, language }: Wishes, name: string): Person['pronoun'] | undefined {
  const known = pronouns && Object.hasOwn(pronouns, name) ? pronouns[name] : undefined;
  return language === 'spanish' && known !== 'she' && known !== 'he' ? undefined : known;
}

/** Of "three bears" takes one, who can want something and say it. */
function alone(person: Person, language: StoryLanguage): Person {
  if (!person.several) return person;
  const noun = (person.kind ?? person.name).replace(/^(?:the|los|las) /, '');
  const she = person.pronoun === 'she';
  if (language === 'spanish') {
    // Its plural is "las primas", and one of them is "la prima".
    const single = (noun.split(' ')[0] ?? noun).replace(/(?<=[^s]s?[aeo])s$/, '');
    const name = `${she ? 'la' : 'el'} ${single}`;
    return { ...person, several: false, first: `${she ? 'la más chica' : 'el más chico'} de ${person.first}`, name };
  }
  const single = noun.replace(/^(?:two|three|four|five|six|seven|\d+) /, '').replace(/(?<=[^s])s$/, '');
  return { ...person, several: false, first: `the smallest of ${person.first}`, name: `the ${single}` };
}

function localPeople(
  place: PlaceFacts,
  wished: readonly Person[],
  language: StoryLanguage,
  random: Random,
): { small: Person[]; elder: Person } {
  const [hero] = wished;
  const { tiny } = words[language];
  // Nobody there is called as one of the family is.
  const isNamed = (one: Dweller) => wished.some(({ name }) => name.split(' ').includes(one.name));
  // Last come those of a family member's kind, before them those tiny beside the hero, then those with its initial.
  const wrong = (one: Dweller) =>
    8 * Number(isNamed(one)) +
    4 * Number(wished.some((person) => isOfKind(one, person))) +
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
  const children = random.fork('children').shuffled(words[language].children);
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
  const [girl, boy] =
    language === 'english' ? ['a girl called', 'a boy called'] : ['una niña que se llamaba', 'un niño que se llamaba'];
  return {
    ...dweller({ name, kind: '', pronoun }, language, false),
    first: `${pronoun === 'she' ? girl : boy} ${name}`,
    kind: null,
    limbs: 'hand',
  };
}

/** A child who is the hero's friend is known to the hero, so the first mention is the name alone. */
const asFriend = (person: Person): Person => (person.kind === null ? { ...person, first: person.name } : person);

function dweller({ name, kind, pronoun }: Dweller, language: StoryLanguage, grown: boolean): Person {
  const says = name.toLowerCase().split(' ').includes(kind.toLowerCase());
  const first = says
    ? name
    : language === 'spanish'
      ? `${pronoun === 'she' ? 'la' : 'el'} ${kind} ${name}`
      : `${name} the ${kind}`;
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
    limbs: words[language].limbs(kind),
  };
}
