import { type StoryLanguage, sameCharacter } from '#domain/stories/options.ts';
import { literal } from '../book.ts';
import { pronounOfName } from '../people/given-names.ts';
import { isNotThere, isOfSky } from '../people/not-there.ts';
import { peopleOf } from '../people/people-of.ts';
import { peopleWords } from '../people/people-words.ts';
import { areSiblings, type Person, siblingWord, withLookOf } from '../people/person.ts';
import type { PlaceFacts } from '../places/place.ts';
import { createRandom, type Random } from '../random.ts';
import { bare } from '../wishes/phrases.ts';
import { wordsOf } from '../wishes/worded.ts';
import type { Wishes } from './cast-wishes.ts';
import { asFriend, isOfKind, localPeople, sounds } from './dwellers.ts';
import { hostOf, isParent, kinOf, meantBy } from './family.ts';
import type { Cast } from './fill.ts';
import { mentions } from './mentions.ts';
import type { Tale } from './tale.ts';

/**
 * Assigns the parts. The hero is the first wished-for character who is not grown-up, the friend the next; a grown-up
 * is the elder; all others are the third. A part without a wished-for character goes to a dweller of the place.
 */
export function castOf(
  wishes: Wishes,
  place: PlaceFacts,
  random: Random,
): Cast & { locals: Person[]; beside: Beside[]; gone: Person | undefined; subject: Person | undefined } {
  const read = peopleOf[wishes.language];
  const wished = read(wishes.characters, random.fork('people'), wishes.spokenOf);
  const { death } = wordsOf(wishes.language).words;
  // "Koda, a husky who passed away" gets no part.
  const gone = wished.find(
    (person, index) =>
      isGone(wishes, person) ||
      death.test(`${person.typed} ${person.look ?? ''}`) ||
      // "Smokey was old and she died", where Smokey is not the child.
      (wishes.about === 'loss' && !wishes.lost && (index > 0 || person.kind !== null) && isMourned(person, wishes)) ||
      // "Biscuit ran away": it is his basket that is empty.
      (wishes.about === 'pet-ill' && isAnimal(person) && isSaid(person, wishes)),
  );
  if (gone) gone.first = asMourned(gone, wishes);
  const subject = wished.length > 1 ? wished.find((person) => isSubject(wishes, person)) : undefined;
  const people = wished
    .filter((person) => person !== gone && person !== subject && !isAbsent(wishes, person))
    .map((person) => ({ ...person, pronoun: knownOf(wishes, person.name) ?? amongAll(wishes, person) }));
  // Whoever is not there plays no part, as long as somebody is left; to the moon alone a child says good night.
  const there = people.filter((person) => !isAway(wishes, person));
  if (there.length === 0 && people.every((person) => isOfSky(person, wishes.language)))
    there.push(...read([peopleWords(wishes.language).children[0]?.replace(/ \w+$/u, '') ?? ''], random.fork('child')));
  if (there.some(({ grown }) => !grown)) people.splice(0, people.length, ...there);
  // A name made only of punctuation leaves no character, and a story needs one.
  if (people.length === 0) people.push(...read(['rabbit'], random.fork('people')));
  const owner = people.find(({ relation, grown, kind }) => !relation && !grown && kind === null);
  if (owner) for (const person of people) if (person.relation) person.first = asRelated(person, owner, wishes.language);
  const areAll = areSiblings(people, wishes.message ?? '');
  if (owner)
    for (const person of people)
      if (
        isSiblingOf(person, owner) ||
        isOfFamily(person, wishes.language) ||
        (areAll && isChild(person) && person !== owner)
      )
        person.kinOf = withLookOf(owner);
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
  const hasChild = people.some(
    (person) => person.kind === null && !person.grown && !isNew(person) && !isObject(person, wishes),
  );
  const infants = people.filter((person, index) => index > 0 && hasChild && isNew(person));
  // A guitar or a skateboard lies beside a child that is there, and takes no part with hands and feet.
  const objects = hasChild && !wishes.star ? people.filter((person) => isObject(person, wishes)) : [];
  const left = people.filter((person) => !infants.includes(person) && !objects.includes(person));
  const take = (fits: (person: Person) => boolean): Person | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const young = (person: Person) => !person.grown;
  const one = (person: Person) => young(person) && !person.several;
  const chosen = alone(take(one) ?? take(young) ?? (left.shift() as Person), wishes.language);
  // A hero whose name does not tell, or an animal that could be either, gets the wish's pronoun. Spanish has guessed one.
  const isGuessed = !mentions[wishes.language].pronouns.includes('they') && pronounOfName(chosen.name) === undefined;
  const open =
    chosen.kind === null
      ? chosen.pronoun === 'they' || (isGuessed && !chosen.relation && !chosen.grown)
      : !chosen.preset && !chosen.grown && chosen.pronoun !== 'it' && pronounOfName(chosen.name) === undefined;
  const unknown = open && !wishes.star && wishes.pronouns?.[chosen.name] === undefined;
  const hero = unknown && wishes.spokenOf ? { ...chosen, pronoun: wishes.spokenOf } : chosen;
  const dwellers = localPeople(
    wishes.animals ? { ...place, everyday: false } : place,
    [hero, ...left, ...(gone ? [gone] : [])],
    { language: wishes.language, unlike: wishes.unlike ?? [] },
    random,
  );
  // The bin men, a coach or a teacher are no child’s playmates and say no good night; a baker made up for the moon may.
  const isAtWork = (person: Person) =>
    isOutsider(person, wishes) &&
    (person.several || (person.grown && (place.everyday || !/^(?:an?|una?) /iu.test(person.first))));
  const outsiders = hero.kind === null ? left.filter(isAtWork) : [];
  for (const person of outsiders) left.splice(left.indexOf(person), 1);
  const friendWished = take(one) ?? take(young);
  const friend = friendWished
    ? alone(friendWished, wishes.language)
    : asFriend(lentFriend(dwellers.small, wishes), wishes.language);
  const isFarAway = wishes.about === 'far-away';
  // "Mummy is on nights this week" is about Mummy, although the family named a grandmother.
  const spoken = meantBy(wishes);
  const isElsewhere =
    spoken !== undefined &&
    // "Grandma is moving in" is about Grandma, although the family named Mum.
    (isFarAway || (wishes.away === true && isParent(spoken)) || (wishes.relative === true && !isParent(spoken)));
  // Of several grown-ups, the one whom the wish mentions.
  const isSpokenOf = ({ name }: Person) =>
    peopleWords(wishes.language).meant.some(({ words }) => words.test(wishes.message ?? '') && words.test(name));
  // Beside a wished-for aunt who only comes along no uncle is made up who puts everybody to bed.
  const isFamilys = !!wishes.atHome || !!hostOf(wishes) || (place.everyday && hero.kind === null);
  const elder =
    ((wishes.elderPlays !== false || isFamilys) &&
      !wishes.stranger &&
      (take((one) => one.grown && isSpokenOf(one)) ??
        (wishes.mother || isElsewhere ? undefined : take(({ grown }) => grown)))) ||
    (wishes.atHome ||
    wishes.mother ||
    hostOf(wishes) ||
    isNextDoor(dwellers.elder, hero) ||
    // At school or in a park it is no park keeper who says good night at home.
    (place.everyday && hero.kind === null) ||
    people.some((person) => isOfKind(dwellers.elder, person)) ||
    sounds(dwellers.elder, [hero, friend, ...left])
      ? // Beside the moth Olga there is no aunt Olga.
        ofKin(kinOf(wishes, [hero, friend, ...left, ...dwellers.small], random), hero)
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
      ...objects.map((person) => ({ person, as: 'object' as const })),
    ],
    gone,
    subject: subject && { ...subject, typed: written(wishes, subject) },
  };
}

/** Takes the friend whom nobody wished for from the dwellers: a boy if the wish says "con su primo". */
function lentFriend(small: Person[], { language, message = '' }: Wishes): Person {
  const { he, she } = peopleWords(language).playmate;
  const wanted = he.test(message) === she.test(message) ? null : he.test(message) ? 'he' : 'she';
  const at = small.findIndex(({ kind, pronoun }) => kind === null && pronoun === wanted);
  return small.splice(Math.max(0, at), 1)[0] as Person;
}

/** Somebody, or a thing, of the wish for whom a tale has no part, and who is only said to be there. */
export type Beside = { person: Person; as: 'kin' | 'baby' | 'outsider' | 'object' };

/** Whether it is a family's baby, and no baby dragon. */
const isInfant = (person: Person) => (person.kind === null || babies.test(person.kind)) && isBaby(person);
const isBaby = ({ typed, look }: Person) => babies.test(`${typed} ${look ?? ''}`);

/** Whether the wish says that somebody's little sister or brother was born lately: "Alma nació hace dos semanas". */
function isJustBorn({ name, typed, kind, grown }: Person, { message = '', language }: Wishes): boolean {
  const { newborn, littleSibling } = peopleWords(language);
  const isSaid = () => new RegExp(`(?<!\\p{L})${literal(name)}(?!\\p{L}).{0,20}${newborn.source}`, 'iu').test(message);
  return kind === null && !grown && newborn.test(message) && (littleSibling.test(typed) || isSaid());
}

/** Whether it is somebody at work and not of the family, as Grandpa Baker is; at school also "Miss Drever", who can be no aunt. */
function isOutsider(person: Person, { language, setting = '' }: Wishes): boolean {
  const { kind, typed, grown } = person;
  const { outsider, school, titled } = peopleWords(language);
  if (isOfFamily(person, language)) return false;
  return outsider.test(`${kind ?? ''} ${typed}`) || (grown && titled.test(typed) && school.test(setting));
}

const isObject = (person: Person, wishes: Wishes) =>
  peopleWords(wishes.language).objects.test(written(wishes, person).toLowerCase());

/** The limbs and kinds of these wishes' hero and friend: the first two who are not grown-up, else the first of all. */
export function bodiesOf(wishes: Pick<Wishes, 'characters' | 'language' | 'message'>): Body[] {
  const all = peopleOf[wishes.language](wishes.characters, createRandom('limbs'));
  const there = all.filter((person) => !isAway(wishes, person));
  const people = there.length > 0 ? there : all;
  const young = people.filter(({ grown }) => !grown);
  return young.length > 0 ? young.slice(0, 2) : people.slice(0, 1);
}
export type Body = Pick<Person, 'limbs' | 'kind' | 'look'> & Partial<Pick<Person, 'typed'>>;

/** "The boys fight over everything" gives each child whose name does not tell the pronoun "he". */
function amongAll({ message = '', spokenOf }: Wishes, { pronoun, kind, several }: Person): Person['pronoun'] {
  if (spokenOf || pronoun !== 'they' || kind !== null || several) return pronoun;
  const [he, she] = [/\b(?:the|my|our|both|two) boys\b/i, /\b(?:the|my|our|both|two) girls\b/i].map((all) =>
    all.test(message),
  );
  return he === she ? pronoun : he ? 'he' : 'she';
}

/**
 * Whether this is the one who died: by name, by kind ("the cat" is the family's cat Mochi), or by both: "Grandpa died" with
 * "Grandpa Leroy" among the characters.
 */
const isGone = ({ lost, language }: Wishes, { name, kind }: Person) => {
  const plain = lost?.replace(/^(?:the|el|la) /, '') ?? '';
  return (
    !!lost &&
    (sameCharacter(name, lost) ||
      (kind !== null && (plain === kind || plain === mentions[language].noun(kind))) ||
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
  return mentions[language].ofKind(pet, { name, pronoun: /a$/.test(pet) ? 'she' : 'he' });
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
    ({ name, kind }) =>
      sameCharacter(name, star.name) ||
      // "Un semáforo cansado" is the traffic light of the wish.
      (kind !== null && star.kind !== null && `${sortOf(kind)} `.startsWith(`${sortOf(star.kind)} `)) ||
      // Captain Berta is the pirate of the wish.
      (atSea.test(kind ?? '') && atSea.test(star.kind ?? '')) ||
      isNamedFor(name, star),
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

const atSea = /^(?:pirat[ae]|capit[aá]na?|captain)$/u;
/** A T-rex is the family's dinosaur, and "abejita" a bee. */
const sortOf = (kind: string) =>
  kind
    .replace(
      /^(?:baby |little )?(?:t-?rex|tyrannosaur\p{L}*|triceratops|stegosaur\p{L}*|diplodocus|dino|dinosaurio|tiranosaur\p{L}*)$/iu,
      'dinosaur',
    )
    .replace(/(?<=[nr])cit[oa]$|it(?=[oa]$)/u, '');

/** "Osito Tobi" is "un osito". */
const isNamedFor = (name: string, { kind, name: star }: Person) =>
  kind !== null && name.toLowerCase().startsWith(`${bare(star).split(' ').at(-1)} `);

const isAnimal = ({ kind, limbs }: Person) => kind !== null && limbs !== 'hand' && limbs !== 'wheel';
const isSaid = ({ name, kind }: Person, { message = '', language }: Wishes) =>
  [name, mentions[language].noun(kind ?? name)].some((said) =>
    new RegExp(`(?<!\\p{L})${literal(said)}(?!\\p{L})`, 'iu').test(message),
  );
const isChild = ({ kind, grown, relation }: Person) => kind === null && !grown && !relation;

/** Whether the family says so: "her brother Leo", "Zoë’s brother Leo". */
const isSiblingOf = (person: Person, owner: Person) =>
  person !== owner &&
  siblingWord.test(person.relation ?? (person.typed.startsWith(owner.name) ? person.typed : (person.look ?? '')));

/** A grandmother, a father: a child looks like them. */
const isOfFamily = ({ grown, kind }: Person, language: StoryLanguage) =>
  grown && peopleWords(language).ofFamily.test(kind ?? '');

/** The first mention by relation: "Zoë’s brother Leo", "Kai’s coach", "Leo, el hermano de Zoë". */
function asRelated({ name, relation = '', pronoun }: Person, { name: owner }: Person, language: StoryLanguage): string {
  const named = !/^(?:the|el|la) /.test(name);
  return mentions[language].ofFamily(relation, { name, pronoun }, owner, named);
}

/** A duck's mother is a duck. */
const ofKin = (elder: Person, hero: Person): Person =>
  isAnimal(hero) && isParent([elder.name, elder.kind ?? '']) ? { ...elder, kind: hero.kind, limbs: hero.limbs } : elder;

/** Whether the place's elder is only a neighbour, where a child should have a grown-up of the family. */
const isNextDoor = ({ kind }: Person, hero: Person) =>
  hero.kind === null && /^(?:neighbour|vecin[oa])$/.test(kind ?? '');

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
      (kind !== null && !grown && [kind, mentions[language].noun(kind)].some((noun) => sameCharacter(one, noun))),
  ) ||
  (about === 'two-homes' &&
    grown &&
    peopleWords(language).meant.some(({ words, kin }) => isParent(kin) && words.test(name)));

/** As the family wrote them: "pantufla (la hermana inventada)". */
const written = ({ characters }: Wishes, { wish, typed }: Person) =>
  wish === null ? typed : (characters[wish] ?? typed);

/** Whether the tale is about them: about "el perro" and Tango, a labrador. */
const isSubject = (wishes: Wishes, person: Person) =>
  wishes.subject?.isIn(
    bare(`${written(wishes, person)} ${person.kind === null ? '' : mentions[wishes.language].noun(person.kind)}`),
  ) === true;

/** Whether the wish says that they are not there; where somebody leaves in the tale itself, that is told by the tale. */
const isAway = ({ message = '', language, about, star }: Wishes, person: Person) =>
  !star &&
  !leaving.some((one) => one === about) &&
  ((message.includes(' ') && peopleWords(language).notThere.atNight.test(person.typed)) ||
    isNotThere(person, message, language));
/** Worries whose tales have somebody in them who goes, or who is far away. */
const leaving: readonly Tale['about'][] = ['friend-goes', 'friend-apart', 'far-away', 'new-sibling', 'two-homes'];

/** The pronoun that the family chose. For one that a language does not have, the name decides. */
function knownOf({ pronouns, language }: Wishes, name: string): Person['pronoun'] | undefined {
  // A profile that was typed in small letters is the child's, too.
  const known = Object.entries(pronouns ?? {}).find(([typed]) => sameCharacter(typed, name))?.[1];
  return known && mentions[language].pronouns.includes(known) ? known : undefined;
}

/** Of "three bears" takes one, who can want something and say it. */
function alone(person: Person, language: StoryLanguage): Person {
  if (!person.several) return person;
  return { ...person, several: false, ...mentions[language].oneOf(person) };
}
