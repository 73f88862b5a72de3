import type { AgeGroup, StoryLanguage, StoryOptions } from '#domain/stories/options.ts';
import { literal } from '../book.ts';
import { peopleWords } from '../people/people-words.ts';
import type { Person } from '../people/person.ts';
import type { PlaceFacts } from '../places/place.ts';
import type { Random } from '../random.ts';
import { isOnlyAsked } from '../tale/choose-tales.ts';
import { castOf } from '../tale/roles.ts';
import type { Tale } from '../tale/tale.ts';
import { scenesWith } from '../tale/tell.ts';
import { askedIn } from '../wishes/asked.ts';
import { bare } from '../wishes/phrases.ts';
import { childsPronouns } from '../wishes/told/spoken-english.ts';
import type { Wish } from '../wishes/wish.ts';
import { readWish } from '../wishes/wishes.ts';
import { wordsOf } from '../wishes/worded.ts';
import type { Asked } from './asked.ts';
import { familySlots } from './family-slots.ts';
import type { StoryMemory } from './memory.ts';
import { names } from './names.ts';
import { saidOf } from './words.ts';

/** Gives the parts of an evening's tales to the wish's people and to those of the place. */
export function castFor(
  { options, wish }: Asked,
  tales: readonly Tale[],
  place: PlaceFacts,
  random: Random,
  { lastChapter, pronouns }: StoryMemory,
) {
  const { language, ageGroup: age, message } = options;
  const [first] = tales as [Tale];
  const { about, asked } = first;
  const isAbout = wish.worry !== null && wish.worry === about;
  const cast = castOf(
    {
      ...options,
      characters: withoutFeared(
        besides(about, wish.star ? [] : options.characters, language) ??
          passing(first, seen(first, options.characters)),
        wish.worry === about ? wish.worry : null,
        language,
      ),
      parent: tales.some(names('parent', age)) ? familySlots[language](message).parent : undefined,
      absent: [
        ...tales.flatMap((tale) => toldOfItself(tale, age, message)),
        // Who is lost or has died is not there: "we left Bunbun on the bus".
        ...(asked && names('asked', age)(first) ? [askedIn(message, asked, language)] : []),
      ],
      subject: ['named', 'made', 'far'].some((fact) => names(fact, age)(first)) ? asked?.words[0] : undefined,
      about,
      lost: wish.lost,
      animals: first.animals,
      unlike: first.unlike,
      relative: first.relative,
      mother: first.mother,
      stranger: first.stranger,
      // Who goes to work in the morning is a parent, unless the tale names one who does and somebody else who stays.
      away:
        (about === 'goodbye' && toldOfItself(first, age, message).length === 0) ||
        (asked !== null && first.worries.includes('goodbye')),
      pronouns,
      elderPlays: tales.reduce((sum, tale) => sum + scenesWith('elder', tale.tellings[age]), 0) >= 3,
      spokenOf: spokenOf(options),
      star: starOf(first, wish, options),
      atHome: isOnlyAsked(first) || isOfToday(first) || isAbout,
    },
    place,
    random,
  );
  // A grown-up of the wish for whom no tale has a part is said to be there.
  if (cast.elder.wish !== null && !tales.some(names('elder', age))) cast.beside.push({ person: cast.elder, as: 'kin' });
  // Who was in the last chapter is known: "la excavadora amarilla", and no more "una".
  if (lastChapter)
    for (const person of [cast.hero, cast.friend, cast.elder, ...cast.third])
      if (person.wish !== null && /^(?:an?|una?|unos|unas) /i.test(person.first)) person.first = person.name;
  for (const dweller of [cast.friend, cast.elder, ...cast.locals])
    if (dweller.wish === null) Object.assign(dweller, calledNow(dweller, options.continues?.memory ?? ''));
  return cast;
}

/** A dweller by the name that the last chapter has for it, since the parent gave it another: "la ratona Copito". */
function calledNow({ name, first }: Person, memory: string): Partial<Person> {
  if (!first.includes(name) || first === name || memory.includes(name)) return {};
  const [kind = '', end = ''] = first.split(name).map(literal);
  const called = new RegExp(`(?<!\\p{L})${kind}(\\p{Lu}\\p{L}+)${end}(?!\\p{L})`, 'u').exec(memory)?.[1];
  return called ? { name: called, first: first.replace(name, called) } : {};
}

/**
 * Whom the parent's own story is about, as a tale that is asked for has them. If its first words are about such a one, the
 * tale has it already; in any other it does itself what the wish tells of it.
 */
function starOf(tale: Tale, { star }: Wish, { message, language, ageGroup }: StoryOptions): Wish['star'] {
  const { asked, shape, mother } = tale;
  // In a tale of a mother who is looked for it is the little one, whoever else is met.
  if (asked && mother && (star || asked.words[0]?.isIn(bare(message))))
    return { who: star?.who ?? askedIn(message, asked, language), plays: 'hero' };
  if (tale.invented && star) return { ...star, plays: 'hero' };
  // The snowman is the tale's own, and so is the cat that talks, of which it says the family's name.
  const isOwn = tale.unlike.includes('asked') || names('named', ageGroup)(tale);
  if (asked && star && isOwn && asked.words.some((words) => words.isIn(bare(star.who)))) return null;
  if (!asked || shape || star?.plays !== 'friend') return star;
  // The knight who meets a dragon is the tale's own.
  if (!isOnlyAsked(tale)) return null;
  return asked.words[0]?.isIn(bare(star.who)) ? null : { ...star, plays: 'hero' };
}

/** Whether a tale tells the family's own trouble, day or love in the parent's words. */
const isOfToday = ({ about }: Tale) => about === 'own-worry' || about === 'own-day' || about === 'own-love';

/** People whom the tale's text names itself, so they get no part: a friend far away, both parents of two homes. */
function toldOfItself(tale: Tale, age: AgeGroup, message: string): string[] {
  const slots = familySlots[tale.language](message);
  const marked = ['missed', 'parent'].flatMap((slot) => (names(slot, age)(tale) && slots[slot] ? [slots[slot]] : []));
  const source = tale.tellings[age].body.map((block) => (block.kind === 'paragraph' ? block.source : '')).join(' ');
  const parents = saidOf(tale.language).parents.filter((parent) =>
    new RegExp(`(?<!\\p{L})${parent}(?!\\p{L})`, 'iu').test(source),
  );
  return [...marked, ...parents];
}

/** Leaves out the bin lorry that a tale is asked for with, which drives by in it. */
function passing({ asked, language }: Tale, characters: readonly string[]): readonly string[] {
  const { limbs } = peopleWords(language);
  const others = characters.filter(
    (one) => limbs(one) !== 'wheel' || isNamed(one) || !asked?.words[0]?.isIn(bare(one)),
  );
  return others.length > 0 ? others : characters;
}

/** Leaves out an unnamed dragon where the tale has a dragon of its own: the two would be confused. */
export function besides(about: Tale['about'], characters: readonly string[], language: StoryLanguage): string[] | null {
  const { own } = saidOf(language);
  const kind = about && about in own ? own[about as keyof typeof own] : null;
  const others = characters.filter((one) => !kind?.test(one) || isNamed(one));
  return kind && others.length > 0 && others.length < characters.length ? others : null;
}

/** Whether a character is typed with a name: "Tren Azul", but not "Un tren". */
const isNamed = (one: string) =>
  /^\p{Lu}/u.test(one) && !/^(?:an?|the|un[ao]?s?|el|la|los|las|mi|su|sus|my|h(?:er|is)|their) /iu.test(one);

/** The characters but for whom nobody else can see, where the tale has such a friend of its own. */
function seen({ unlike, language }: Tale, characters: readonly string[]): readonly string[] {
  const others = characters.filter((one) => !wordsOf(language).words.unseen.test(one));
  return unlike.includes('unseen') && others.length > 0 ? others : characters;
}

/** Those of the characters who are not what the tale's child is afraid of: the vacuum cleaner comforts nobody there. */
function withoutFeared(characters: readonly string[], worry: Wish['worry'], language: StoryLanguage): string[] {
  const [hero, ...others] = characters;
  if ((worry !== 'loud-noises' && worry !== 'dogs') || !hero) return [...characters];
  return [
    hero,
    ...others.filter((one) => {
      // "Big dog Trovão" is a dog, whatever it is called.
      const said = readWish(one.replace(/\p{Lu}\p{L}*$/u, ''), language);
      return said.worry !== worry;
    }),
  ];
}

/** The pronoun in the parent's words: a hint for a child whose name does not tell. */
function spokenOf({ message, setting, language }: StoryOptions): 'she' | 'he' | undefined {
  const { she, he } = wordsOf(language).words;
  // A setting such as "her cot" tells it too.
  const said = `${message} ${setting}`;
  if (she.test(said) !== he.test(said)) return she.test(said) ? 'she' : 'he';
  // In "her brother came home and she wants to send him back" he is the brother.
  const [child, other] = she.test(said) ? spokenOfChild[language](message) : [];
  return other ? undefined : child;
}

/** The pronouns of a note by which only the child can be meant, in a language that tells it from the sentence. */
const spokenOfChild: Record<StoryLanguage, (note: string) => ('she' | 'he')[]> = {
  english: childsPronouns,
  spanish: () => [],
};
