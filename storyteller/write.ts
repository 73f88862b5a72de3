import { type StoryLength, type StoryOptions, wordsPerMinute } from '#domain/stories/options.ts';
import { readAsked } from './evening/asked.ts';
import { beginEvening, type Evening } from './evening/begin.ts';
import { peopleKey } from './evening/further.ts';
import type { StoryMemory } from './evening/memory.ts';
import { planOf } from './evening/plan.ts';
import { longestQuote, quotable } from './evening/quotable.ts';
import { partOf, refrainOf, settingsOf } from './evening/setting-of.ts';
import { withShortNames } from './evening/short-names.ts';
import { titleOf, withOthers } from './evening/titles.ts';
import { saidOf } from './evening/words.ts';
import { againFrame, besideAtNight, besideFrame, nightlyFrame, skyFrame } from './frames/frames.ts';
import { looksFrame } from './frames/looks.ts';
import type { Person } from './people/person.ts';
import type { SceneForPicture } from './scene.ts';
import { fitness } from './tale/choose-tales.ts';
import { fill, type Setting } from './tale/fill.ts';
import { readMarks } from './tale/marks.ts';
import type { Tale } from './tale/tale.ts';
import { grammars, type Lean, type ToldChapter, tellChapter, withEverybody } from './tale/tell.ts';
import { timesNamed } from './wishes/avoid.ts';
import { inOwnWords } from './wishes/own-words.ts';
import { oddSlots } from './wishes/shapes/shapes.ts';

export type { StoryMemory } from './evening/memory.ts';

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
  /** From which seed its people are, and which of the place's dwellers it has: they come back if the tale goes on. */
  people: string;
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

/** How many stories are tried, at most, for one that names nothing the child should be spared. */
const attempts = 12;

/**
 * Writes a whole bedtime story from a parent's options, offline: one tale, or two or three joined by the same people,
 * place and things. The same options, seed and memory give the same story; no clock, no network (GEN-18, GEN-19).
 * A tale is repeated only once the family was told all tales that answer the wish.
 */
export function writeStory(options: StoryOptions, seed: string, memory: StoryMemory = {}): WrittenStory {
  const asked = readAsked(options);
  const avoid = asked.spared.words;
  let { told = [] } = memory;
  const first = beginEvening(asked, seed, memory);
  let best = tellInTime(first);
  let least = timesNamed(best.text, avoid);
  for (let n = 1, last = best; n < attempts && least > 0; n++) {
    told = [last.plan.plot, ...told];
    const evening = beginEvening(asked, `${seed}\u0000${n}`, { ...memory, told });
    last = tellInTime(evening);
    const times = timesNamed(last.text, avoid);
    // What was asked for is not lost: no tale of something else is told in the place of one about the worry.
    if (times < least && (isAbout(evening) || !isAbout(first))) [best, least] = [last, times];
  }
  return best;
}

/** Whether the evening's first tale is about what the wish says, by its words or its worry. */
const isAbout = ({ asked: { wish }, tales: [tale] }: Evening) => fitness(tale, wish) >= 6;

/** Returns the story with as many optional paragraphs as fit its length. */
function tellInTime(evening: Evening): WrittenStory {
  const { asked } = evening;
  const most = targetWords(asked.options) * 1.09;
  for (const lean of [0, 1] as const) {
    const story = tellStory(evening, lean);
    if (wordCount(story.paragraphs.join('\n')) <= most) return story;
  }
  return tellStory(evening, 2);
}

function tellStory(evening: Evening, lean: Lean): WrittenStory {
  const { asked, memory, tales, cast, frame } = evening;
  const { options, wish } = asked;
  const settings = settingsOf(evening);
  const chapters = tellChapters(evening, settings, lean);
  const whole = joined(evening, settings, chapters);
  const { paragraphs } = whole;
  const beside = cast.beside.filter(({ as }) => as === 'kin').map(({ person }) => person);
  const family = [cast.hero, cast.friend, cast.elder, ...cast.third].filter(({ wish: named }) => named !== null);
  const everyone = [...new Set([...family, ...beside])];
  const scenes = withEverybody(whole, everyone, settings.at(-1) as Setting, options.language);
  // A story in which a friend goes is called after that.
  const main = Math.max(
    0,
    tales.findIndex(({ about }) => about === 'friend-goes'),
  );
  const say = inOwnWords(wish.text, options.language);
  const others = tales.slice(1).filter(({ after }) => after === null).length;
  const title = say(
    withOthers(titleOf(tales[main] as Tale, settings[main] as Setting, memory), others, options.language),
  );
  const { hero, friend, elder, third } = cast;
  const said = withShortNames(paragraphs.map(say), [hero, friend, elder, ...third], options.language);
  return {
    title,
    paragraphs: said,
    scenes: scenes.map((scene) => ({ ...scene, alt: say(scene.alt) })),
    text: [`**${title}**`, ...said].join('\n\n'),
    plan: planOf(
      tales,
      { ...(settings[0] as Setting), said: new Set<string>(), met: new Set([cast.hero, cast.friend]) },
      {
        silent: cast.beside.map(({ person }) => person),
        refrain: memory.lastChapter?.refrain || refrainOf(tales),
        thing: settings.at(-1)?.thing.name ?? '',
        wish: quotable(options.message.split(' ').slice(0, longestQuote).join(' ')) ?? scenes[1]?.alt ?? '',
        premise: frame.premise,
      },
    ),
    people: peopleKey(evening.peoplesSeed, partOf(evening, tales.length - 1)),
  };
}

/** Tells each chapter, with what is said of people for whom no tale has a part. */
function tellChapters(evening: Evening, settings: readonly Setting[], lean: Lean): ToldChapter[] {
  const { asked, memory, tales, place, drawn, cast } = evening;
  const { language, ageGroup } = asked.options;
  const chapters = tales.map((tale, index) =>
    tellChapter(tale, ageGroup, settings[index] as Setting, {
      last: index === tales.length - 1,
      place: drawn,
      // A single chapter always has room for two optional paragraphs about the third character.
      lean: tales.length === 1 ? (Math.min(1, lean) as Lean) : index === 0 ? lean : (Math.min(2, lean + 1) as Lean),
    }),
  );
  const opening = chapters[0] as ToldChapter;
  insert(opening, 0, skyFrame([cast.hero, cast.friend, ...cast.third], place.kinds, language));
  const named = [cast.hero, cast.friend, cast.elder, ...cast.third];
  const early = aside(opening, afterNaming(opening, cast.elder.name), opening.rest, named);
  insert(opening, early, besideFrame(cast.beside, cast.hero, language));
  const closing = chapters.at(-1) as ToldChapter;
  // On the first evening, and on every second one after it: a family hears no sentence every evening.
  const looks = evening.random.fork('looks');
  const isTold = looks.chance(memory.told?.length ? 0.5 : 1);
  insert(closing, aside(closing, closing.rest + 1, closing.paragraphs.length, named), [
    ...againFrame(memory.lastChapter?.refrain, cast.hero, language),
    ...nightlyFrame([cast.hero, cast.friend, ...cast.third], language),
    ...(isTold ? looksFrame(named, textOf(chapters), language, looks) : []),
    ...besideAtNight(cast.beside, cast.hero, language),
  ]);
  // "A robot who can’t stop hiccuping" hiccups in any tale, once early and once in bed.
  for (const role of ['hero', 'friend', 'elder'] as const) {
    const { typed, name, wish: wished } = cast[role];
    const does = / (?:who|that) (.+)$/u.exec(typed)?.[1];
    const odd = wished !== null && does && tales[0].shape !== 'quirk' ? oddSlots(does, language) : null;
    if (!odd) continue;
    const say = (line = '') =>
      fill(readMarks(line.replaceAll('{friend', `{${role}`)), settings[0] as Setting, grammars[language]);
    insert(opening, afterNaming(opening, name), [say(odd.odd)]);
    insert(closing, closing.rest + 1, [say(odd.rest)]);
  }
  return chapters;
}

const textOf = (chapters: readonly ToldChapter[]) => chapters.flatMap(({ paragraphs }) => paragraphs).join('\n');

/** The place after the paragraph of a chapter's body that first names somebody; the first one if none does. */
function afterNaming({ paragraphs, rest }: ToldChapter, name: string): number {
  const at = paragraphs.findIndex((paragraph) => paragraph.toLowerCase().includes(name.toLowerCase()));
  return Math.min(Math.max(at, 0), rest - 1) + 1;
}

/**
 * The first place from there on at which a line parts nothing that belongs together: before a paragraph that begins with
 * one of these names, or else with neither speech nor a word for what was said before it.
 */
function aside({ paragraphs }: ToldChapter, from: number, until: number, people: readonly Person[]): number {
  const places = paragraphs.map((_, at) => at).slice(from, until);
  const free = places.filter((at) => !/[?:…]”?$/u.test(paragraphs[at - 1] ?? '') && !goesOn.test(paragraphs[at] ?? ''));
  const begins = (at: number) =>
    people.some(({ name }) => paragraphs[at]?.toLowerCase().startsWith(name.toLowerCase()));
  return free.find((at) => at < from + near && begins(at)) ?? free[0] ?? from;
}
/** Paragraphs within which an aside still stands near what it belongs to. */
const near = 8;
/** Matches a paragraph that goes on with the one before it: with speech, or without saying of whom it speaks. */
const goesOn =
  /^(?:[“—¡¿«]|(?:And|But|Then|So|He|She|It|They|That|This|His|Her|Their|When|Until|Y|Pero|Entonces|Luego|Así|Eso|Esa|Ese|Él|Ella|Ellas|Ellos|Cuando|Hasta|Se|L[aoe]s?(?= \p{L}+(?:ó|aba|ía|aron|ieron|aban|ían)(?!\p{L}))|No|Ya|\p{L}+(?:ó|aron|ieron|aba|aban|ía|ían))(?!\p{L}))/u;

/** The paragraphs and pictures of an evening, its chapters under headings. */
function joined(
  { asked, memory, tales, frame }: Evening,
  settings: readonly Setting[],
  chapters: readonly ToldChapter[],
): Pick<WrittenStory, 'paragraphs' | 'scenes'> {
  const headings = saidOf(asked.options.language).chapters;
  const paragraphs: string[] = [...frame.before];
  const scenes: SceneForPicture[] = [];
  const last = chapters.at(-1);
  for (const [index, chapter] of chapters.entries()) {
    // The family's own story is mentioned once more at bedtime.
    if (chapter === last) insert(chapter, chapter.rest + 1, frame.atNight);
    const title = () => titleOf(tales[index] as Tale, settings[index] as Setting, memory, 1);
    if (chapters.length > 1) paragraphs.push(`${headings[index]}: ${title()}`);
    const kept = picturesOf(chapter, index, chapters.length);
    scenes.push(...kept.map((scene) => ({ ...scene, paragraph: scene.paragraph + paragraphs.length })));
    paragraphs.push(...chapter.paragraphs);
  }
  return { paragraphs, scenes };
}

/** Inserts lines into a chapter before the paragraph at `at`; pictures stay with their paragraphs. */
function insert(chapter: ToldChapter, at: number, lines: readonly string[]): void {
  chapter.paragraphs.splice(at, 0, ...lines);
  if (at <= chapter.rest) chapter.rest += lines.length;
  for (const scene of chapter.scenes) if (scene.paragraph >= at) scene.paragraph += lines.length;
}

/** Three pictures per story: of 2 chapters the 2nd, then the 1st and 3rd; of 3 chapters the 2nd, the 2nd, the 3rd. */
function picturesOf({ scenes }: ToldChapter, index: number, count: number): SceneForPicture[] {
  const at = (...which: number[]) => which.flatMap((n) => scenes[n] ?? []);
  if (count === 1) return scenes;
  if (count === 2) return index === 0 ? at(1) : at(0, 2);
  return index === 0 ? at(1) : index === 1 ? at(1) : at(2);
}
