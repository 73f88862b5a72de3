import type { StoryOptions } from '#domain/stories/options.ts';
import { thingNamed } from '../illustrator/props/thing-words.ts';
import { withNamesOf } from '../people/capitals.ts';
import type { Person } from '../people/person.ts';
import { type ThingId, thingIds } from '../scene.ts';
import { holds, isAskedFor } from '../tale/choose-tales.ts';
import { castOfChapter } from '../tale/dwellers.ts';
import type { Setting } from '../tale/fill.ts';
import type { Tale } from '../tale/tale.ts';
import { askedIn } from '../wishes/asked.ts';
import { exampleDay } from '../wishes/day.ts';
import { dayFacts, loveFacts } from '../wishes/facts.ts';
import { bare } from '../wishes/phrases.ts';
import { exampleSlots } from '../wishes/shapes/shapes.ts';
import { exampleTold, toldOfBoth } from '../wishes/told/narrate.ts';
import type { Wish } from '../wishes/wish.ts';
import { isMaxim, partIn, storyPhrase, wordsOf } from '../wishes/worded.ts';
import type { Evening } from './begin.ts';
import { familySlots } from './family-slots.ts';
import { lovedAs } from './loved.ts';
import { names } from './names.ts';
import { quotable } from './quotable.ts';
import { saidOf } from './words.ts';

/** What fills the marks of each chapter's tale, in order. Everybody is introduced once in an evening. */
export function settingsOf(evening: Evening): Setting[] {
  const { tales, memory, further, cast, frame } = evening;
  const met = new Set(frame.before.length > 0 ? [cast.hero, cast.friend] : []);
  const settings: Setting[] = [];
  let earlier = further ? null : thingOf(memory.lastChapter?.thing);
  for (const [index, tale] of tales.entries()) {
    // A tale's own further chapters keep the first one's thing and small dwellers.
    const before = tale.after !== null ? settings[index - 1] : undefined;
    const goesOn = index === 0 ? further?.thing : before?.thing;
    const thing = goesOn ?? chosenThing(tale, index, evening);
    settings.push(settingOf(evening, { index, thing, earlier, met }));
    if (!tales[index + 1]?.after) earlier = thing.picture && portable.has(thing.picture) ? thing : null;
  }
  return settings;
}

/** Which of the place's dwellers a chapter has: each tale has its own, and keeps them in its further chapters. */
export function partOf({ tales, further }: Pick<Evening, 'tales' | 'further'>, index: number): number {
  const begun = tales.slice(1, index + 1).filter(({ after }) => after === null).length;
  return begun + (further?.part ?? 0);
}

/** A tale's thing: the one that the wish names or asks for, if the tale can be told with it, else one of the tale's own. */
function chosenThing(tale: Tale, index: number, { asked: { wish, options }, random }: Evening): Setting['thing'] {
  const named =
    (tale.shape === wish.shape?.kind && wish.shape?.slots.thing) ||
    (holds(tale, wish) && wish.thing?.name) ||
    (tale.holds.includes('asked') && tale.asked && askedIn(options.message, tale.asked, options.language));
  return named ? { name: named, picture: thingNamed(named) ?? null } : random.fork(`thing ${index}`).pick(tale.things);
}

function settingOf(
  evening: Evening,
  { index, thing, earlier, met }: { index: number } & Pick<Setting, 'thing' | 'earlier' | 'met'>,
): Setting {
  const { asked, memory, tales, place, cast } = evening;
  const { options, wish, love } = asked;
  const { language, ageGroup: age, message } = options;
  const { girls, baby, sleepWell, anyStory, anyLove } = saidOf(language);
  const tale = tales[index] as Tale;
  const told = tales.slice(0, index);
  const named = lovedIn(tale, tales[0], { wish, love, known: memory.love, anyLove });
  const loved = named && lovedAs[language](named);
  return {
    said: new Set([
      // A game of a place begins with its name.
      ...(index > 0 || place.id === 'pretend' ? ['place'] : []),
      ...['stir', 'stir back', 'dim'].filter((fact) => told.some(names(fact, age))),
    ]),
    cast: castOfChapter(cast, partOf(evening, index), language),
    place,
    thing,
    refrain: tale.refrain || refrainOf(tales),
    love: loved,
    earlier,
    follows: index > 0,
    message: (isMaxim(wish.words, language) && quotable(wish.words)) || sleepWell,
    gone: cast.gone,
    lost: cast.gone?.name ?? wish.lost ?? petIn(options, tale) ?? lostAmong(options, tale),
    story: withNamesOf(
      options.characters,
      storyPhrase(wish.own ?? { kind: 'about', words: anyStory }, language),
      language,
    ),
    slots: {
      // An example is told only where the wish tells nothing, and never beside what it tells.
      ...(tale.about === 'own-day' ? exampleDay(language) : isTelling(wish) ? {} : exampleTold(language)),
      ...(tale.shape === wish.shape?.kind ? wish.shape?.slots : exampleSlots(tale.shape, language)),
      ...(cast.friend.wish === null ? wish.slots : toldOfBoth(wish.slots)),
      ...(tale.about === 'own-story' && partIn(wish.own, language)),
      ...(tale.about === 'own-love' && loveFacts.of(loved ?? anyLove, language)),
      ...(tale.about === 'own-day' && dayFacts.of(wish.isDay ? message : '', language)),
      // What happened is said where the tale is of just that.
      ...(wish.slots.told && wish.slots.clear && answersTrouble(tale, wish) && { mine: wish.slots.clear }),
      ...(tale.asked && { asked: askedIn(message, tale.asked, language) }),
      ...familySlots[language](message),
      ...namedAs(cast.subject, tale),
      ...(!cast.baby && girls.test(message) && { baby }),
    },
    met,
  };
}

/** The refrain of an evening whose tale has none: that of the first chapter which has one. */
export const refrainOf = (tales: readonly Tale[]): string => tales.find(({ refrain }) => refrain)?.refrain ?? '';

/** What the child loves, where a tale tells of it: as the wish says, as the profile knows, or anything. */
function lovedIn(
  { about }: Tale,
  first: Tale,
  { wish, love, known, anyLove }: { wish: Wish; love: string | null; known: string | undefined; anyLove: string },
): string | null {
  if (wish.slots.greeted) return wish.slots.greeted;
  // The trains that asked for a tale of trains are in it.
  const named = love && first.asked?.words.some((words) => words.isIn(bare(love))) ? null : love;
  // Cats that are loved are in a tale of cats, and nobody there speaks of them besides.
  if (wish.isLove) return about !== null && about === wish.idea ? null : about === 'own-love' ? love : named;
  return known ?? named ?? (about === 'own-love' ? anyLove : null);
}

/** Whether a tale is about what troubles the child, so that it can say what happened in the parent's words. */
const answersTrouble = (tale: Tale, wish: Wish) =>
  (tale.asked !== null && isAskedFor(tale, wish)) || (wish.worry !== null && tale.about === wish.worry);

/** Whether the wish says what happened, or what the child says of it. */
const isTelling = ({ slots }: Wish) => slots.told !== undefined || slots['told I'] !== undefined;

/** The pet that a wish names where a tale waits for one: "our dog Biscuit ran away". */
function petIn({ message, language }: StoryOptions, { about }: Tale): string | undefined {
  const [, , name = ''] = (about === 'pet-ill' && wordsOf(language).words.pet.exec(message)) || [];
  return /^\p{Lu}/u.test(name) ? name : undefined;
}

/** Whom the tale mourns. If it is a grandparent and the story has one too, an old neighbour instead. */
function lostAmong({ characters, language }: StoryOptions, { lost }: Tale): string {
  const { grandparents: kin, neighbour } = saidOf(language);
  if (lost && !(kin.test(lost) && characters.some((one) => kin.test(one)))) return lost;
  return neighbour;
}

/** "Tango" of "el perro Tango", whom the tale is about, and "Pantufla" of "pantufla (la hermana inventada)". */
function namedAs(subject: Person | undefined, { asked }: Tale): Record<string, string> {
  const [own] = /\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*$/u.exec(subject?.name ?? '') ?? [];
  const typed = /^\p{L}+(?=\s*[(,])/u.exec(subject?.typed ?? '')?.[0] ?? '';
  const named =
    own ?? (asked?.words[0]?.isIn(bare(typed)) ? '' : typed.replace(/^./u, (letter) => letter.toUpperCase()));
  return named ? { named, pet: named, made: named, far: subject?.name ?? named } : {};
}

/** Things that can be carried into another chapter: no cake, nothing that grows, nothing that must be pushed. */
const portable = new Set<ThingId>(
  'button key shell ribbon stone feather scarf letter spoon mitten whistle coin leaf'.split(' ') as ThingId[],
);

function thingOf(name: string | undefined): Setting['earlier'] {
  if (!name) return null;
  const last = name.split(' ').at(-1) ?? name;
  return { name, picture: (thingIds as readonly string[]).includes(last) ? (last as ThingId) : 'box' };
}
