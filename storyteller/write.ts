import { z } from 'zod';
import {
  type AgeGroup,
  presetMorals,
  presetSettings,
  type StoryLanguage,
  type StoryLength,
  type StoryOptions,
  sameCharacter,
  wordsPerMinute,
} from '#domain/stories/options.ts';
import { bookOf, pattern } from './book.ts';
import { besideAtNight, besideFrame, pretendFrame, skyFrame, wishFrame } from './frames/frames.ts';
import { type NextIdea, nextFrame, nextIdea, optionsFor } from './frames/next.ts';
import { thingNamed } from './illustrator/props/thing-words.ts';
import { asTyped } from './people/as-typed.ts';
import { withNamesOf } from './people/capitals.ts';
import { heroFirst } from './people/hero-first.ts';
import { withKnownNames } from './people/known-names.ts';
import { peopleOf } from './people/people-of.ts';
import type { Person } from './people/person.ts';
import { type PlaceFacts, varied } from './places/place.ts';
import { asGame, placeFor } from './places/places.ts';
import { createRandom, type Random } from './random.ts';
import { type SceneForPicture, type ThingId, thingIds } from './scene.ts';
import {
  canFollow,
  canGoOn,
  chapters,
  fitness,
  holds,
  isAnswerable,
  isAskedFor,
  plotKey,
  rankTales,
  timesTold,
} from './tale/choose-tales.ts';
import { fill, type Setting } from './tale/fill.ts';
import { sequelsOf, talesOf, textsOf } from './tale/library.ts';
import { readMarks } from './tale/marks.ts';
import { castOf, castOfChapter, heroLimbs, type KnownPronouns } from './tale/roles.ts';
import type { Block, Tale } from './tale/tale.ts';
import { grammars, type Lean, scenesWith, type ToldChapter, tellChapter } from './tale/tell.ts';
import { askedIn } from './wishes/asked.ts';
import { timesNamed } from './wishes/avoid.ts';
import { exampleDay } from './wishes/day.ts';
import { dayFacts, loveFacts } from './wishes/facts.ts';
import { exampleTold, toldOfBoth } from './wishes/narrate.ts';
import { inOwnWords } from './wishes/own-words.ts';
import { familySlots } from './wishes/plots.ts';
import { exampleSlots, oddSlots } from './wishes/shapes.ts';
import { childsPronouns } from './wishes/spoken-english.ts';
import { readWish, type Wish } from './wishes/wishes.ts';
import { isMaxim, storyPhrase, wordsOf } from './wishes/worded.ts';

/** What a family was told before, and what is known about its people. */
export type StoryMemory = {
  /** Plots told, newest first, also those by other writers. */
  told?: readonly string[];
  /** The main things of the stories that the family was told. */
  things?: readonly string[];
  /** The story that this one continues. */
  lastChapter?: { plot?: string; thing?: string; refrain?: string } | undefined;
  /** Tells exactly this plot, for a story that was planned before. */
  plot?: string;
  pronouns?: KnownPronouns;
  /** What the child loves, if that is known from a source other than the wish. */
  love?: string;
};

/** The story's plan, in the form in which a model plans one. `plot` names nobody, because it is remembered. */
export type WrittenPlan = ReturnType<typeof planOf>;

export type WrittenStory = {
  title: string;
  paragraphs: string[];
  /** The three pictures, in the order of their paragraphs. */
  scenes: SceneForPicture[];
  /** `**Title**`, then the paragraphs, with a blank line between each. */
  text: string;
  plan: WrittenPlan;
};

/** Target minutes for each length; 10 % more or less stays inside the length's range. */
const minutesAimed: Record<StoryLength, number> = { short: 6, medium: 11.5, long: 17 };
/** Minutes added for each character after the third. */
const minutesForOneMore = 0.15;

/** The number of words that a story with these options should have, within 10 %. */
export function targetWords({
  length,
  ageGroup,
  characters,
}: Pick<StoryOptions, 'length' | 'ageGroup' | 'characters'>): number {
  return Math.round(
    (minutesAimed[length] + minutesForOneMore * Math.max(0, characters.length - 3)) * wordsPerMinute[ageGroup],
  );
}

const wordCount = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu)?.length ?? 0;

/** What a whole story says beside its tales. */
const saidOf = bookOf(
  import.meta.url,
  'write.',
  z.strictObject({
    girls: pattern,
    baby: z.string(),
    betweenHomes: z.string(),
    ownHome: pattern,
    spareRoom: z.string(),
    sleepWell: z.string(),
    anyStory: z.string(),
    anyLove: z.string(),
    chapters: z.array(z.string()).length(3),
    minor: z.array(z.string()).optional(),
    grandparents: pattern,
    neighbour: z.string(),
    own: z.record(z.enum(['dragon', 'unicorn', 'mermaid']), pattern),
  }),
);

/** How many stories are tried, at most, for one that names nothing the child should be spared. */
const attempts = 12;

/**
 * Writes a whole bedtime story from a parent's options, offline: one tale, or two or three joined by the same people,
 * place and things. The same options, seed and memory give the same story; no clock, no network (GEN-18, GEN-19).
 * A tale is repeated only once the family was told all tales that answer the wish.
 */
export function writeStory(options: StoryOptions, seed: string, memory: StoryMemory = {}): WrittenStory {
  const avoid = options.avoid ?? [];
  const asked = readAsked(options);
  let { told = [] } = memory;
  let best = attempt(asked, seed, memory);
  let least = timesNamed(best.text, avoid);
  for (let n = 1, last = best; n < attempts && least > 0; n++) {
    told = [last.plan.plot, ...told];
    last = attempt(asked, `${seed}\u0000${n}`, { ...memory, told });
    const times = timesNamed(last.text, avoid);
    if (times < least) [best, least] = [last, times];
  }
  return best;
}

/** What a parent asks for, read once for all attempts. */
type Asked = {
  /** Those of the tale: where an idea is told around one (`next`), its message is told. */
  options: StoryOptions;
  wish: Wish;
  next: NextIdea | null;
  /** What the child loves, as the wish says. */
  love: string | null;
  /** The most words that the story may have. */
  most: number;
};

function readAsked(asked: StoryOptions): Asked {
  const { continues, language } = asked;
  const typed = asTyped(asked.characters, asked.message, language);
  const known = continues ? withKnownNames(typed, continues.memory, language) : typed;
  const characters = heroFirst(known, asked.message, language);
  const options = { ...asked, characters, message: withNamesOf(typed, asked.message) };
  const wish = withPlace(readWish(options.message, options.language), options);
  const next = nextIdea(options, wish);
  const rest = { next, love: wish.love, most: targetWords(options) * 1.09 };
  if (next === null) return { options, wish, ...rest };
  const told = optionsFor(next, options);
  return { options: told, wish: readWish(told.message, told.language), ...rest };
}

/** "He will not open his mouth", asked for in a dentist’s waiting room, is about the dentist. */
function withPlace(wish: Wish, { message, setting, language }: StoryOptions): Wish {
  if (placeFor(setting, language).id !== 'hospital') return wish;
  if (wish.worry || wish.isDay || wish.isLove || wish.star || isPreset(message)) return wish;
  const { worry, text } = readWish(`${message}, ${setting}`, language);
  return worry === 'doctor' || worry === 'hospital' ? { ...wish, worry, text, message: null } : wish;
}

const isPreset = (message: string) => presetMorals.some((id) => sameCharacter(id, message));

/** Returns the story with as many optional paragraphs as fit its length. */
function attempt(asked: Asked, seed: string, memory: StoryMemory): WrittenStory {
  for (const lean of [0, 1] as const) {
    const story = tellStory(asked, seed, memory, lean);
    if (wordCount(story.paragraphs.join('\n')) <= asked.most) return story;
  }
  return tellStory(asked, seed, memory, 2);
}

function tellStory({ options, wish, next, love }: Asked, seed: string, memory: StoryMemory, lean: Lean): WrittenStory {
  const { language, ageGroup: age } = options;
  const random = createRandom(`${seed}\u0000${language}`);
  const { girls, baby, sleepWell, anyStory, anyLove } = saidOf(language);
  const start = startOf(options.setting, wish, language);
  const place = varied(placeToTell(start, options, wish), random.fork('place'));
  const told = memory.told ?? [];
  const tales = choose({ options, wish }, place, told, random, memory);
  const isGame = place.id === 'pretend';
  const preset = presetSettings.find((id) => sameCharacter(id, options.setting));
  // A preset that is only played is drawn as the home it is played in, and so is the evening after a day out.
  const drawnPlace = (isGame && preset) || (wish.isDay && start === 'home') ? 'home' : (preset ?? options.setting);
  const elderPlays = tales.reduce((sum, tale) => sum + scenesWith('elder', tale.tellings[age]), 0) >= 3;
  const cast = castOf(
    {
      ...options,
      characters: withoutFeared(
        besides(tales[0]?.about ?? null, wish.star ? [] : options.characters, language) ?? options.characters,
        wish.worry === tales[0]?.about ? wish.worry : null,
        language,
      ),
      parent: tales.some(names('parent', age)) ? familySlots(options.message).parent : undefined,
      absent: [
        ...tales.flatMap((tale) => toldOfItself(tale, age, options.message)),
        // Who is lost or has died is not there: "we left Bunbun on the bus".
        ...(tales[0]?.asked && names('asked', age)(tales[0])
          ? [askedIn(options.message, tales[0].asked, language)]
          : []),
      ],
      about: tales[0]?.about ?? null,
      lost: wish.lost,
      animals: tales[0]?.animals ?? false,
      relative: tales[0]?.relative ?? false,
      away: !!tales[0]?.asked && tales[0].worries.includes('goodbye'),
      pronouns: memory.pronouns,
      elderPlays,
      spokenOf: spokenOf(options),
      star: wish.star,
      message: options.message,
      atHome: !!tales[0]?.asked || isOfToday(tales[0]) || (wish.worry !== null && tales[0]?.about === wish.worry),
    },
    place,
    random,
  );
  // Who was in the last chapter is known: "la excavadora amarilla", and no more "una".
  if (memory.lastChapter)
    for (const person of [cast.hero, cast.friend, cast.elder, ...cast.third])
      if (person.wish !== null && /^(?:an?|una?|unos|unas) /i.test(person.first)) person.first = person.name;
  const first = tales[0] as Tale;
  const refrain = memory.lastChapter?.refrain || first.refrain || tales.find((tale) => tale.refrain)?.refrain || '';
  let earlier = thingOf(memory.lastChapter?.thing);
  const settings: Setting[] = [];
  const toldChapters: ToldChapter[] = [];
  const met = new Set<Person>();
  const frame = isGame ? pretendFrame(place.facts.place?.[0] ?? '', language, age, cast, random) : [];
  // A wish for pirates gets a pirate tale. An idea without a tale is named in a frame around one, or played in it.
  const isToldOf =
    first.about === 'own-story' ||
    first.asked !== null ||
    wish.star !== null ||
    (wish.own?.kind !== 'story' && first.about === wish.idea && !!wish.idea);
  const wishes = next ? nextFrame(next, cast) : wish.own && !isToldOf ? wishFrame(wish.own, language, cast) : null;
  if (frame.length > 0 || wishes) for (const person of [cast.hero, cast.friend]) met.add(person);
  let part = -1;
  for (const [index, tale] of tales.entries()) {
    // A tale's own further chapters keep the first one's thing and small dwellers.
    const own = tale.after !== null && index > 0;
    if (!own) part += 1;
    const named =
      (tale.shape === wish.shape?.kind && wish.shape?.slots.thing) || (holds(tale, wish) && wish.thing?.name);
    const thing = own
      ? (settings[index - 1] as Setting).thing
      : named
        ? { name: named, picture: thingNamed(named) ?? null }
        : random.fork(`thing ${index}`).pick(tale.things);
    const theLove = loved(
      wish.isLove || wish.slots.greeted
        ? (wish.slots.greeted ?? love)
        : (memory.love ??
            (first.asked && isAskedFor(first, wish) ? null : love) ??
            (tale.about === 'own-love' ? anyLove : null)),
      language === 'spanish',
    );
    const setting: Setting = {
      said: new Set(
        [...(index > 0 || frame.length > 0 ? ['place'] : []), 'stir', 'stir back', 'dim'].filter(
          (fact) => fact === 'place' || tales.slice(0, index).some(names(fact, age)),
        ),
      ),
      cast: castOfChapter(cast, part, language),
      place,
      thing,
      // A chapter keeps its own refrain, unless the story continues one from another evening.
      refrain: memory.lastChapter?.refrain || tale.refrain || refrain,
      love: theLove,
      earlier,
      follows: index > 0,
      message: (isMaxim(wish.words, language) && quotable(wish.words)) || sleepWell,
      gone: cast.gone,
      lost: cast.gone?.name ?? wish.lost ?? lostAmong(options, tale),
      story: storyPhrase(wish.own ?? { kind: 'about', words: anyStory }, language),
      slots: {
        // An example is told only where the wish tells nothing, and never beside what it tells.
        ...(tale.about === 'own-day' ? exampleDay(language) : isTelling(wish) ? {} : exampleTold(language)),
        ...(tale.shape === wish.shape?.kind ? wish.shape?.slots : exampleSlots(tale.shape, language)),
        ...(cast.friend.wish === null ? wish.slots : toldOfBoth(wish.slots)),
        ...(tale.about === 'own-love' && loveFacts.of(theLove ?? anyLove, language)),
        ...(tale.about === 'own-day' && dayFacts.of(wish.isDay ? options.message : '', language)),
        // What happened is said where the tale is of just that.
        ...(wish.slots.told && wish.slots['told I'] && answersTrouble(tale, wish) && { mine: wish.slots['told I'] }),
        ...(tale.asked && { asked: askedIn(options.message, tale.asked, language) }),
        ...(language === 'spanish' && familySlots(options.message)),
        ...(!cast.baby && girls.test(options.message) && { baby }),
      },
      met,
    };
    settings.push(setting);
    toldChapters.push(
      tellChapter(tale, age, setting, {
        last: index === tales.length - 1,
        place: drawnPlace,
        // A single chapter always has room for two optional paragraphs about the third character.
        lean: tales.length === 1 ? (Math.min(1, lean) as Lean) : index === 0 ? lean : (Math.min(2, lean + 1) as Lean),
      }),
    );
    if (!tales[index + 1]?.after) earlier = thing.picture && portable.has(thing.picture) ? thing : null;
  }
  const opening = toldChapters[0] as ToldChapter;
  insert(opening, 0, skyFrame([cast.hero, cast.friend, ...cast.third], place.kinds, language));
  const meets = opening.paragraphs.findIndex((paragraph) => paragraph.includes(cast.elder.name));
  insert(opening, Math.min(meets, opening.rest - 1) + 1, besideFrame(cast.beside, language));
  const closing = toldChapters.at(-1) as ToldChapter;
  insert(closing, closing.rest + 1, besideAtNight(cast.beside, language));
  // "A robot who can’t stop hiccuping" hiccups in any tale, once early and once in bed.
  for (const role of ['hero', 'friend', 'elder'] as const) {
    const { typed, name, wish: wished } = cast[role];
    const does = / (?:who|that) (.+)$/u.exec(typed)?.[1];
    const odd = wished !== null && does && first.shape !== 'quirk' ? oddSlots(does, language) : null;
    if (!odd) continue;
    const say = (line = '') =>
      fill(readMarks(line.replaceAll('{friend', `{${role}`)), settings[0] as Setting, grammars[language]);
    const at = opening.paragraphs.findIndex((paragraph) => paragraph.toLowerCase().includes(name.toLowerCase()));
    insert(opening, Math.min(Math.max(at, 0), opening.rest - 1) + 1, [say(odd.odd)]);
    insert(closing, closing.rest + 1, [say(odd.rest)]);
  }
  const paragraphs: string[] = [];
  const scenes: SceneForPicture[] = [];
  paragraphs.push(...frame, ...(wishes?.before ?? []));
  for (const [index, chapter] of toldChapters.entries()) {
    if (tales.length > 1)
      paragraphs.push(
        heading(
          index,
          titleOf(tales[index] as Tale, settings[index] as Setting, told, memory.things ?? [], 1),
          options,
        ),
      );
    const isLast = index === toldChapters.length - 1;
    const kept = picturesOf(chapter, index, tales.length);
    scenes.push(...kept.map((scene) => ({ ...scene, paragraph: scene.paragraph + paragraphs.length })));
    paragraphs.push(...chapter.paragraphs);
    // The family's own story is mentioned once more at bedtime.
    const atNight = wishes?.after ?? [];
    if (atNight.length > 0 && isLast) {
      const at = chapter.paragraphs.length - chapter.rest - 1;
      paragraphs.splice(paragraphs.length - at, 0, ...atNight);
      for (const scene of scenes)
        if (scene.paragraph >= paragraphs.length - at - atNight.length) scene.paragraph += atNight.length;
    }
  }
  // A story in which a friend goes is called after that.
  const main = Math.max(
    0,
    tales.findIndex(({ about }) => about === 'friend-goes'),
  );
  const say = inOwnWords(wish.text, language);
  const title = say(titleOf(tales[main] as Tale, settings[main] as Setting, told, memory.things ?? []));
  const said = paragraphs.map(say);
  const setting = { ...(settings[0] as Setting), said: new Set<string>(), met: new Set([cast.hero, cast.friend]) };
  return {
    title,
    paragraphs: said,
    scenes: scenes.map((scene) => ({ ...scene, alt: say(scene.alt) })),
    text: [`**${title}**`, ...said].join('\n\n'),
    plan: planOf(tales, setting, {
      silent: cast.beside.map(({ person }) => person),
      refrain,
      thing: settings.at(-1)?.thing.name ?? '',
      wish: quotable(options.message.split(' ').slice(0, longestQuote).join(' ')) ?? scenes[1]?.alt ?? '',
    }),
  };
}

/** Inserts lines into a chapter before the paragraph at `at`; pictures stay with their paragraphs. */
function insert(chapter: ToldChapter, at: number, lines: readonly string[]): void {
  chapter.paragraphs.splice(at, 0, ...lines);
  if (at <= chapter.rest) chapter.rest += lines.length;
  for (const scene of chapter.scenes) if (scene.paragraph >= at) scene.paragraph += lines.length;
}

/** The maximum length of a plan's line, in characters. */
const longestLine = 290;

/** Whether two tales fit in one evening: they have different problems, things and worries. */
const isUnlike = (one: Tale, other: Tale) =>
  one.problem !== other.problem &&
  one.things[0]?.name !== other.things[0]?.name &&
  !(isStirred(one) && isStirred(other)) &&
  !one.worries.some((worry) => other.worries.includes(worry));
/** Returns a test of whether a tale names this fact of the place. */
const names =
  (fact: string, age: AgeGroup) =>
  ({ tellings }: Tale) =>
    tellings[age].body.some((block) => block.kind === 'paragraph' && block.source.includes(`{${fact}`));
/** People whom the tale's text names itself, so they get no part: a friend far away, both parents of two homes. */
function toldOfItself(tale: Tale, age: AgeGroup, message: string): string[] {
  const slots = familySlots(message);
  const marked = ['missed', 'parent'].flatMap((slot) => (names(slot, age)(tale) && slots[slot] ? [slots[slot]] : []));
  const source = tale.tellings[age].body.map((block) => (block.kind === 'paragraph' ? block.source : '')).join(' ');
  const parents = ['mamá', 'papá'].filter((parent) => new RegExp(`(?<!\\p{L})${parent}(?!\\p{L})`, 'iu').test(source));
  return tale.language === 'spanish' ? [...marked, ...parents] : [];
}
/** Whether a tale is about what troubles the child, so that it can say what happened in the parent's words. */
const answersTrouble = (tale: Tale, wish: Wish) =>
  (tale.asked !== null && isAskedFor(tale, wish)) || (wish.worry !== null && tale.about === wish.worry);

/** Whether the wish says what happened, or what the child says of it. */
const isTelling = ({ slots }: Wish) => slots.told !== undefined || slots['told I'] !== undefined;

/** Whether the place's evening event (`stir`) has a part in the tale: one such tale per evening is enough. */
const isStirred = names('stir', 'preschool');
const isTold = (tale: Tale, told: readonly string[]) => told.some((plot) => plot.includes(plotKey(tale)));

function planOf(
  tales: readonly Tale[],
  setting: Setting,
  told: { silent: readonly Person[]; refrain: string; thing: string; wish: string },
) {
  const [first] = tales as [Tale];
  const { hero, friend, third, baby } = setting.cast;
  const premise = fill(first.premise, setting, grammars[first.language]);
  const elder = setting.cast.elder.wish === null ? [] : [setting.cast.elder];
  const people = [hero, friend, ...third, ...elder, ...(baby ? [baby] : []), ...told.silent];
  const looks = people.flatMap(({ name, look }) => (look ? [{ name, look }] : []));
  return {
    plot: tales.length > 1 ? tales.map((tale) => plotKey(tale)).join(' … ') : first.plot,
    premise,
    // The plan is kept short, because a parent waits for it.
    want: told.thing,
    placeFact: `${setting.place.facts.place?.[1] ?? ''}: ${setting.place.facts.stirrer?.[0] ?? ''}`,
    problem: first.problem,
    thing: told.thing,
    refrain: told.refrain,
    tries: [{ try: first.structure, consequence: '' }],
    idea: told.wish.slice(0, longestLine),
    payoff: told.thing,
    lastImage: first.ending,
    roles: people.map(({ first: who, kind }, index) => ({
      name: who.slice(0, 100),
      role: [['hero', 'friend'][index] ?? 'companion', kind ?? ''].join(' ').trim(),
    })),
    looks,
    problemKind: first.problem,
    structure: first.structure,
    opening: first.opening,
    turn: first.turn,
    ending: (tales.at(-1) ?? first).ending,
    answers: first.answers,
  };
}

function choose(
  { options, wish }: Pick<Asked, 'options' | 'wish'>,
  place: PlaceFacts,
  told: readonly string[],
  random: Random,
  { plot, things = [] }: StoryMemory,
): Tale[] {
  const { tales } = talesOf(options.language);
  const count = chapters[options.length];
  const wanted = plot ? textsOf(options.language).filter((tale) => plot.includes(plotKey(tale))) : [];
  if (plot && wanted.length > 0) {
    return wanted.sort((a, b) => plot.indexOf(plotKey(a)) - plot.indexOf(plotKey(b))).slice(0, count);
  }
  const people = peopleOf[options.language](options.characters, createRandom('people'));
  const asked = {
    wish,
    place,
    avoid: options.avoid ?? [],
    cast: wish.star ? [] : options.characters.flatMap((said) => readWish(said, options.language).idea ?? []),
    limbs: heroLimbs(options),
    told,
    things,
    elderAt: hasElder(people) ? options.ageGroup : null,
    names: people.filter(({ preset }) => !preset).map(({ name }) => name),
    together: isTogether(people),
    goesOn: (tale: Tale) => {
      const sequels = sequelsOf(tale);
      const canGoOn =
        tale.about !== 'own-worry' ||
        tale.plays ||
        wish.slots.step ||
        sequels[0]?.tellings[options.ageGroup].body.some(isStepless);
      return canGoOn ? Math.min(count - 1, sequels.length) : 0;
    },
  };
  const ranked = rankTales(tales, asked, random.fork('tales'));
  const first = ranked[0];
  if (!first) throw new Error(`there is no tale in ${options.language}`);
  // If the wish has a second worry, a chapter that is not the first tale's own is about it.
  const later = wish.also ? { ...wish, worry: wish.also } : wish;
  // Chapters should differ in problem, thing and worry; only a tale with [follows] paragraphs can come second.
  const others = ranked
    .filter((tale) => tale !== first && canFollow(tale))
    .sort((a, b) => Number(isTold(a, told)) - Number(isTold(b, told)) || fitness(b, later) - fitness(a, later));
  const next: Tale[] = [first];
  // The first tale's own chapters come next: one story to its end, even if the wish names a second worry.
  for (const sequel of sequelsOf(first).slice(0, asked.goesOn(first))) {
    if (!canGoOn(sequel, first, asked)) break;
    next.push(sequel);
  }
  while (next.length < count) {
    const fresh = others.filter((tale) => !next.includes(tale));
    const unlike = fresh.find((tale) => next.every((one) => isUnlike(one, tale)));
    next.push(unlike ?? fresh[0] ?? first);
  }
  return next;
}

/** Whether a block of an own worry's second chapter is for a trouble without a first step; else that chapter takes one. */
const isStepless = (block: Block) => block.kind === 'paragraph' && block.when === 'no step';

/** A tale's titles take turns, so that a tale told again has another title. */
function titleOf(tale: Tale, setting: Setting, told: readonly string[], things: readonly string[], more = 0): string {
  const times = timesTold(tale, told, things) + more;
  const names = { ...setting, met: new Set(Object.values(setting.cast).flat()) };
  const title = fill(tale.titles[times % tale.titles.length] ?? [], names, grammars[tale.language]).replace(/[.]$/, '');
  const { minor } = saidOf(tale.language);
  return minor ? inTitleCase(title, minor) : title;
}

/** The most words of a wish that are said in one breath. */
const longestQuote = 12;

/** Returns a wish that a character can say or write on a note; null for instructions, code and long texts. */
function quotable(words: string): string | null {
  const short = words.replace(/[.\s]+$/, '');
  return short !== '' &&
    short.split(' ').length <= longestQuote &&
    !/["\\/=;:@]|https?|\b(?:system|prompt|instruc)/iu.test(short)
    ? short
    : null;
}
/** Puts a title in title case, also names in small letters ("the dragon"). */
function inTitleCase(title: string, minor: readonly string[]): string {
  return title.replace(/(?<=\s)\p{Ll}[\p{L}’]*/gu, (word) =>
    minor.includes(word) ? word : word.replace(/^./u, (letter) => letter.toUpperCase()),
  );
}

function heading(index: number, title: string, { language }: StoryOptions): string {
  return `${saidOf(language).chapters[index]}: ${title}`;
}

/** Three pictures per story: of 2 chapters the 2nd, then the 1st and 3rd; of 3 chapters the 2nd, the 2nd, the 3rd. */
function picturesOf({ scenes }: ToldChapter, index: number, count: number): SceneForPicture[] {
  const at = (...which: number[]) => which.flatMap((n) => scenes[n] ?? []);
  if (count === 1) return scenes;
  if (count === 2) return index === 0 ? at(1) : at(0, 2);
  return index === 0 ? at(1) : index === 1 ? at(1) : at(2);
}

/** The pronoun in the parent's words: a hint for a child whose name does not tell. */
function spokenOf({ message, setting, language }: StoryOptions): 'she' | 'he' | undefined {
  const { she, he } = wordsOf(language).words;
  // A setting such as "her cot" tells it too.
  const said = `${message} ${setting}`;
  if (she.test(said) !== he.test(said)) return she.test(said) ? 'she' : 'he';
  // In "her brother came home and she wants to send him back" he is the brother.
  const [child, other] = language === 'english' && she.test(said) ? childsPronouns(message) : [];
  return other ? undefined : child;
}

/** The wish's place, or a game of it at home where nothing about the wish's worry can happen: no hair is washed in the sea. */
function placeToTell(start: string, { language, avoid = [] }: StoryOptions, wish: Wish): PlaceFacts {
  const { tales } = talesOf(language);
  const place = placeFor(start, language);
  if (isAnswerable(tales, { wish, place, avoid })) return place;
  const game = asGame(place, language);
  return isAnswerable(tales, { wish, place: game, avoid }) ? game : place;
}

/** Whether a tale tells the family's own trouble, day or love in the parent's words. */
const isOfToday = (tale: Tale | undefined) =>
  tale?.about === 'own-worry' || tale?.about === 'own-day' || tale?.about === 'own-love';

/**
 * Where the story begins: at home if the wish is a trip to the setting itself, such as the moon, or tells of a day that
 * was spent there; outside if it is about two homes and the setting is one of them, which cannot hold the other; and in
 * the other house if the first night away from home is set at home.
 */
function startOf(setting: string, { shape, worry, isDay, slots }: Wish, language: StoryLanguage): string {
  const { betweenHomes, ownHome, spareRoom } = saidOf(language);
  if (worry === 'two-homes' && placeFor(setting, language).kinds.includes('house')) return betweenHomes;
  if (worry === 'sleepover' && ownHome.test(setting)) return spareRoom;
  // A first word of three letters is an article.
  const names = setting.toLowerCase().match(/(?<= )\p{L}{3,}|\p{L}{4,}/gu) ?? [];
  const been = shape?.kind === 'trip' ? shape.slots.want : isDay ? slots.told : undefined;
  return names.some((name) => been?.toLowerCase().includes(name)) ? 'home' : setting;
}

/** Leaves out an unnamed dragon where the tale has a dragon of its own: the two would be confused. */
function besides(about: Tale['about'], characters: readonly string[], language: StoryLanguage): string[] | null {
  const { own } = saidOf(language);
  const kind = about && about in own ? own[about as keyof typeof own] : null;
  const others = characters.filter((one) => !kind?.test(one) || /^\p{Lu}/u.test(one));
  return kind && others.length > 0 && others.length < characters.length ? others : null;
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

/** Whether the wish names a grown-up beside somebody who is not. */
function hasElder(people: readonly Person[]): boolean {
  return people.some(({ grown }) => grown) && people.some(({ grown }) => !grown);
}

/** Whether the second who is not grown-up is of the first one's family: a sister, a dog. */
function isTogether(people: readonly Person[]): boolean {
  const [, friend] = people.filter(({ grown }) => !grown);
  return friend?.relation !== undefined;
}

/** Whom the tale mourns. If it is a grandparent and the story has one too, an old neighbour instead. */
function lostAmong({ characters, language }: StoryOptions, { lost }: Tale): string {
  const { grandparents: kin, neighbour } = saidOf(language);
  if (lost && !(kin.test(lost) && characters.some((one) => kin.test(one)))) return lost;
  return neighbour;
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

/** Adds the article in Spanish: "tractores" becomes "los tractores"; English stays as it is. */
function loved(love: string | null, spanish: boolean): string | null {
  const bare = /^(?:el|la|los|las|mi|mis|su|sus|un|una) |^\p{L}{2,}[aei]r$/iu;
  if (love === null || !spanish || bare.test(love) || /^\p{Lu}/u.test(love)) return love;
  const noun = love.split(' ')[0] ?? love;
  if (noun === 'al') return love.replace(/^al /, 'el ');
  // "Dibujar cómics" is an activity and takes no article.
  if (love.includes(' ') && /[aei]r$/.test(noun)) return love;
  const many = /s$/.test(noun);
  const she = /(?:a|as|ción|ciones|dad|dades)$/.test(noun) && !/^(?:mapas?|planetas?|días?|cometas?)$/.test(noun);
  return `${many ? (she ? 'las' : 'los') : she ? 'la' : 'el'} ${love}`;
}
