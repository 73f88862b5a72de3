import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  type AgeGroup,
  type PresetMoral,
  presetMorals,
  type StoryLanguage,
  type StoryLength,
} from '#domain/stories/options.ts';
import { spokenLooks } from '../illustrator/people/spoken-looks.ts';
import { isOfSky } from '../people/not-there.ts';
import type { PlaceFacts } from '../places/place.ts';
import type { Random } from '../random.ts';
import { isSpared } from '../wishes/avoid.ts';
import { isSad } from '../wishes/day.ts';
import { isPlot } from '../wishes/shapes/plots.ts';
import { isByTheWay, isVague, type Wish } from '../wishes/wish.ts';
import { wordsOf } from '../wishes/worded.ts';
import { isOfKind } from './dwellers.ts';
import { sayingOf } from './fill.ts';
import type { Body } from './roles.ts';
import { sourceOf } from './source-of.ts';
import { type Idea, ideas, type Tale, type Worry, worries } from './tale.ts';
import { scenesWith } from './tell.ts';

/** The number of chapters in an evening of this length. */
export const chapters: Record<StoryLength, number> = { short: 1, medium: 2, long: 3 };

export type Asked = {
  wish: Wish;
  place: PlaceFacts;
  avoid: readonly string[];
  /** What the wished-for characters are, if there are tales about such: a dragon, a train. */
  cast: readonly Idea[];
  /** Hero and friend: with what they hold things, and what they are. */
  bodies: readonly Body[];
  /** Plots that this family was told, newest first. */
  told: readonly string[];
  /** The main things of those stories: tales with another thing are preferred among equals. */
  things: readonly string[];
  /** The age group if a grown-up was wished for: tales in which an elder has much to do come first. */
  elderAt: AgeGroup | null;
  /** The family's people by name: a tale that gives one of these names to somebody else comes later. */
  names: readonly string[];
  /** Whether the friend is of the hero's family. */
  together: boolean;
};

/** Messages so close to each other that a tale for one can answer another, if none of its own is left. */
const neighbours: readonly (readonly PresetMoral[])[] = [
  ['sharing', 'friendship', 'kindness', 'help', 'teamwork', 'respect', 'differences'],
  ['bravery', 'talents', 'patience', 'persistence', 'mistakes', 'honesty'],
  ['discovery', 'nature', 'patience', 'differences'],
];

/** Messages whose tales ease a worry, if its own tales were all told. */
const eases = z
  .record(z.enum(worries), z.array(z.enum(presetMorals)))
  .parse(parse(readFileSync(new URL('../wishes/eases.yaml', import.meta.url), 'utf8')));

/** Whether a wish's words ask for this very tale. An invented character needs `anybody`, a loss a tale of loss. */
export const isAskedFor = (
  { asked, anybody, invented, lost, about, glad, answers, worries, fears, language }: Tale,
  { text, star, worry, message, isDay, isInvented }: Wish,
) =>
  asked !== null &&
  // Of a bunny that was found again no tale is told in which it stays lost.
  (!isDay || glad) &&
  // Of "the elephant who was told to use her indoor voice" nothing is told where the child has the part.
  (!isInvented || anybody || isIdea(about)) &&
  (!invented || star !== null) &&
  (anybody || !star) &&
  (worry !== 'loss' || lost !== null) &&
  !(isGrave(about) && worry !== about) &&
  // Of a father who is too ill to go fishing no tale of a good morning's fishing is told.
  !(glad && worry !== null && isGrave(worry) && about !== worry) &&
  // Of two who fight over the tablet no tale of one who cannot leave it is told, and of a loud toilet none of a potty.
  !(about === 'stopping' && worry !== about && (worry !== null || message === 'sharing' || message === 'respect')) &&
  !(worry === 'loud-noises' && about !== worry) &&
  !(worry !== null && besides[worry]?.some((other) => other === about || worries.includes(other))) &&
  // A sorry that is said at the beach is no first sight of the waves.
  !(about === 'water' && worry !== null && worry !== about) &&
  // Whoever is homesick at a sleepover is told of that, and not of the fun that it is.
  !(worry === 'sleepover' && glad && isSad(text, language)) &&
  // A stutter before a new coach is no goodbye to the old one.
  !(worry === 'stutter' && about !== worry && !worries.includes(worry)) &&
  // Of a mother in hospital for some nights no tale is told of one who is back as soon as the child is asleep.
  !(worry === 'parent-ill' && worries.includes('goodbye') && about !== worry && !worries.includes(worry)) &&
  // A grown-up's broken leg is no sore place of the child's.
  !(worry === 'parent-ill' && worries.includes('doctor')) &&
  // Of bin lorries that frighten no tale of a love for them is told.
  !(
    message === 'bravery' &&
    !about &&
    worries.length === 0 &&
    asked.words.length === 1 &&
    !answers.includes(message)
  ) &&
  // "A knight and a dragon who are afraid of the dark" is about the dark, one who learns to share about
  // sharing, and "a submarine who wants to fly" has a plot of its own.
  !(isIdea(about) && (worry !== null || star?.plays === 'hero' || (!isVague(message) && !answers.includes(message)))) &&
  asked.words.every((words) => words.isIn(text)) &&
  // Of parents who quarrel no tale of children who do is told, but one in which grown-ups quarrel aloud.
  (quarrelling.every((fear) => fears.includes(fear)) || !wordsOf(language).words.parentsFight.test(text));

const isIdea = (about: Tale['about']) => ideas.some((idea) => idea === about) && !about?.startsWith('own-');

/** Whether only a wish with its words is told it; one about an idea, such as a dragon, is told of that idea as well. */
export const isOnlyAsked = ({ asked, about }: Tale): boolean => asked !== null && !isIdea(about);

const quarrelling = ['quarrels', 'shouting'];

/** What else a worry's notes name without being about it: hearing aids that are off at night, a violin at the other house. */
const besides: Partial<Record<Worry, readonly Worry[]>> = {
  dark: ['looking-different'],
  'two-homes': ['perfect'],
  'bad-dreams': ['waiting'],
};

const grave: readonly Worry[] = ['loss', 'parent-ill', 'forgetting', 'hospital'];
const isGrave = (about: Tale['about']) => grave.some((one) => one === about);

/** Whether a tale can be about all that is loved: trains, or lions and monkeys, but not mangoes and trains. */
function isOneSubject(love: string, language: StoryLanguage): boolean {
  const { words, subject } = wordsOf(language);
  return !words.joinsLoves.test(love) || subject?.test(love) === true;
}

/** How well a tale answers a wish: over 7 if asked for by its words, 6 if about its worry, 0 or less not at all. */
export function fitness(tale: Tale, wish: Wish): number {
  const { worry, message, idea, own, sayable, shape, star, text } = wish;
  // What was good today is the evening's own subject, before whatever else its words ask for.
  if (tale.about === 'own-day' && !(wish.isDay && tale.asked)) return wish.isDay ? 7.5 : -2;
  // Of two tales that are asked for, the one that matches more word lists; a tale of such a day is one of them.
  if (tale.asked && isAskedFor(tale, wish)) return (wish.isDay ? 7.7 : 7) + 0.1 * tale.asked.words.length;
  if (isOnlyAsked(tale)) return -2;
  // A tale about death, illness or forgetting is told only if the wish is about it.
  if (isGrave(tale.about) && worry !== tale.about) return -2;
  // A tale of the wish's shape tells the parent's own story whole; a being that is only met fits its own kind of tale.
  // "Building a snowman" gets a tale of snow; "a snowman who wants to travel" gets his own story.
  if (tale.shape && tale.shape !== shape?.kind) return -2;
  if (tale.shape === 'meets') return idea && !does.test(text) ? 4.9 : 5.6;
  // Only a tale of this shape can tell the parent's own plot.
  if (tale.shape === 'but' || (tale.shape && isPlot(tale.shape))) return 6.5;
  // A question to which the way is known is answered, even where another tale has its words ("nos sigue la luna").
  if (tale.shape === 'asks') return answered[tale.language];
  if (tale.shape) return tale.shape === 'wants' && idea && !star && !isParticular(shape?.slots.want) ? 3.4 : 5.6;
  // A trouble without a tale is told in the parent's words, but a clear message is answered by its own tale.
  if (tale.about === 'own-worry') {
    // One that cannot be said is told by the message's own tale, if there is one.
    const isAnswered = message && (plain.includes(message) || (!isByTheWay(message) && !wish.slots['told I']));
    if (!wish.isTrouble || isAnswered) return -2;
    // What has died is not played with a button.
    if (tale.plays && (!wish.slots.matter || wordsOf(tale.language).words.death.test(text))) return -2;
    // "Scared that it will flood again" asks for no tale of courage. The tale that can play it knows most of it.
    return (isByTheWay(message) ? 6.6 : 4.6) + (tale.plays ? 0.3 : 0);
  }
  // What a child thinks of all day is the evening's own subject; of trains alone there is a tale, but "mangoes and
  // trains" is a love of its own.
  if (tale.about === 'own-love')
    return wish.isLove ? (idea && isOneSubject(wish.love ?? '', tale.language) ? 4.9 : 5.3) : -2;
  const any = tale.answers.includes('any');
  // A tale of pirates fits pirates better than one in which somebody reads a story about them.
  if (tale.about === 'own-story')
    return own && !worry && !idea && (!message || isParticular(own.words)) ? 5.2 : own ? 0.5 : 0;
  // "A dragon who learns to share" is about sharing, so a dragon tale fits less unless it is too.
  if (idea && !worry && tale.about === idea)
    return !isVague(message) && !tale.answers.includes(message) && (star || shape?.kind !== 'wants') ? 3.5 : 5;
  if (worry) {
    // Fear of monsters in the dark is answered by a tale in which one meets a monster.
    if (worry === 'dark' && idea === 'monster' && tale.about === idea) return 6.2;
    if (tale.about === worry) return 6;
    if (tale.worries.includes(worry)) return 3;
    if (!message) return eases[worry].some((near) => tale.answers.includes(near)) && !tale.about ? 1 : 0;
  }
  if (message && tale.answers[0] === message) return tale.about ? 3 : 4;
  // Low enough that a tale at home in the place, where the message's own tales are not, comes before those.
  if (message && tale.answers.includes(message)) return tale.about ? 2 : 3.2;
  if (sayable && any) return 4;
  const near =
    message && neighbours.some((group) => group.includes(message) && group.includes(tale.answers[0] as PresetMoral));
  // A tale that is about something else is told last.
  return near ? 1 : tale.about ? -1 : 0;
}

/**
 * How well a question is answered by the tale of its shape. English tales that two lists of words ask for are each about
 * one question ("why is there only half a moon") and fit it better; Spanish ones are about other things, too.
 */
const answered: Record<StoryLanguage, number> = { english: 7.15, spanish: 7.5 };

/** Messages whose words are unambiguous. */
const plain: readonly PresetMoral[] = ['sharing', 'honesty', 'kindness', 'patience', 'mistakes', 'respect'];

/** Matches a character described by what it does: "a dragon who sneezes bubbles". */
const does = / (?:who|that|which|que) /;
/** Whether an idea has 7 words or more: too particular for a general tale of a dragon or of snow. */
const isParticular = (words = '') => words.split(' ').length >= 7;

/** Whether a tale can follow another in one evening: every telling has a [follows] paragraph. */
export function canFollow({ tellings }: Tale): boolean {
  return Object.values(tellings).every(({ body }) =>
    body.some((block) => block.kind === 'paragraph' && block.when === 'follows'),
  );
}

/** The first 80 characters of a tale's plot, which identify it: three of these fit in one plan line. */
export function plotKey({ plot }: Tale): string {
  return plot.slice(0, 80);
}

/** How long ago a plot was last told: larger is longer ago; `Infinity` is never. */
function lastTold(tale: Tale, told: readonly string[], things: readonly string[]): number {
  const at = told.findIndex((plot) => plot.includes(plotKey(tale)));
  if (at >= 0) return at;
  // If the list may have left plots out, a known thing counts as proof that its tale was told.
  const long = told.length >= listed && tale.things.some(({ name }) => things.includes(name));
  return long ? told.length : Number.POSITIVE_INFINITY;
}

/** A list with this many plots may have left some out. */
const listed = 20;

/** How often a family was told a tale, as far as known. */
export function timesTold(tale: Tale, told: readonly string[], things: readonly string[] = []): number {
  const times = told.filter((plot) => plot.includes(plotKey(tale))).length;
  return times === 0 && lastTold(tale, told, things) !== Number.POSITIVE_INFINITY ? 1 : times;
}

/** Whether the thing that the wish names can replace the tale's own. */
export const holds = (tale: Tale, { thing }: Wish) => thing !== null && tale.holds.includes(thing.kind);

const isAtHome = ({ fits }: Tale, { place }: Pick<Asked, 'place'>) => fits.some((kind) => place.kinds.includes(kind));

/** By how much this place and these bodies raise or lower a tale's fitness. */
const atHome = (tale: Tale, { place, bodies }: Asked) =>
  (isAtHome(tale, { place }) ? 0.9 : 0) -
  bodies.reduce((sum, { limbs }, index) => sum + (tale.clumsy.includes(limbs) ? (index === 0 ? 0.9 : 0.6) : 0), 0);

/** By how much a tale that is told of legs is lowered for somebody in a wheelchair: most tales can be told of one. */
const afoot = (tale: Tale) =>
  Math.min(1.6, (sourceOf(tale, 'x').match(sayingOf(tale.language).afoot) ?? []).length * 0.1);
const usesWheels = ({ typed, look }: Body) => spokenLooks(`${typed} ${look}`).wheelchair !== undefined;

/** Whether hero or friend is of a kind whose nature the tale denies: an owl that cannot hoot, a moon that looks at the moon. */
const isUnlike = (tale: Tale, bodies: readonly Body[]) =>
  tale.unlike.some((kind) =>
    bodies.some((body) => isOfKind(body, { kind }) || (kind === 'asked' && isOfAsked(tale, body))),
  ) ||
  // One that the wish asks for may be about that very moon, which then has no part.
  (!tale.asked &&
    !tale.about &&
    !tale.shape &&
    bodies.some((body) => isOfSky(body, tale.language) && sourceOf(tale, 'x').includes(` ${body.kind}`)));

/**
 * Beings that are met as strangers in these tales: no dragon hears of a dragon it has never seen. Machines that work
 * together are as many as one likes.
 */
const beings: readonly Idea[] = ['dragon', 'dinosaurs', 'train', 'monster', 'robot', 'unicorn', 'trucks', 'mermaid'];
const meetsOwnKind = ({ about }: Tale, cast: readonly Idea[], isAsked: boolean) =>
  beings.some((one) => one === about && cast.includes(one)) && !(isAsked && about === 'trucks');

/** Whether it is what the tale is asked for with: a tale in which a duckling is found is not told to a duck. */
const isOfAsked = ({ asked }: Tale, { kind }: Body) => kind !== null && asked?.words[0]?.isIn(kind) === true;

/** The names that a tale's own text gives: of a feather that one calls Lola and another Tomasa. */
const givenIn = new WeakMap<Tale, Set<string>>();
export function namesIn(tale: Tale): Set<string> {
  const known = givenIn.get(tale);
  if (known) return known;
  const given = new Set(sourceOf(tale, 'x').match(/(?<=[\p{Ll},;:] )\p{Lu}\p{L}+/gu) ?? []);
  givenIn.set(tale, given);
  return given;
}

/** Whether an elder was wished for but would have almost nothing to do. */
const idle = (tale: Tale, age: AgeGroup | null) => age !== null && scenesWith('elder', tale.tellings[age]) < 3;

/** Whether a tale can be told in this place and has none of the things this child should be spared. */
export const canHold = (tale: Tale, { place, avoid }: Pick<Asked, 'place' | 'avoid'>) =>
  !tale.not.some((kind) => place.kinds.includes(kind)) && isSpared(tale.fears, avoid);

/** Places in which a body moves otherwise: no tale that excludes them can be told there. */
const elsewhere = ['water', 'underwater', 'sky', 'space', 'cloud'];

/** One that is asked for by other words, such as those of fireworks, answers no vacuum cleaner. */
const isAboutWorry = (tale: Tale, wish: Wish) =>
  tale.about !== null && tale.about === wish.worry && (!tale.asked || isAskedFor(tale, wish));

/**
 * Returns whether a tale can be told in the wish's place. If no tale about the wish's worry can, those that only miss a
 * floor or a path there can after all: a tale about something else would not help.
 */
function holdable(tales: readonly Tale[], asked: Asked): (tale: Tale) => boolean {
  const own = tales.filter((tale) => isAboutWorry(tale, asked.wish));
  const isHeld = own.some((tale) => canHold(tale, asked));
  return (tale) =>
    canHold(tale, asked) ||
    (!isHeld && own.includes(tale) && canHold(tale, forWantOfAnother(asked))) ||
    (tale.asked !== null && isAskedFor(tale, asked.wish) && canHold(tale, ashore(asked)));
}

/** The wish with a place of which only counts that a body moves otherwise in it. */
function forWantOfAnother<Wished extends Pick<Asked, 'place'>>(asked: Wished): Wished {
  const kinds = asked.place.kinds.filter((kind) => elsewhere.includes(kind));
  return { ...asked, place: { ...asked.place, kinds } };
}

/** The wish with a place beside the water where that is one of every day, such as a pool. */
function ashore(asked: Asked): Asked {
  const kinds = asked.place.everyday ? asked.place.kinds.filter((kind) => kind !== 'water') : asked.place.kinds;
  return { ...asked, place: { ...asked.place, kinds } };
}

/** Whether a tale about the wish's worry can be told there, or none is known at all. */
export function isAnswerable(
  tales: readonly Tale[],
  { wish, ...asked }: Pick<Asked, 'wish' | 'place' | 'avoid'>,
): boolean {
  const own = tales.filter((tale) => isAboutWorry(tale, wish));
  return own.length === 0 || own.some((tale) => canHold(tale, forWantOfAnother(asked)));
}

/** Whether a further chapter of a chosen tale can be told: where the tale itself misses a floor, its chapters may too. */
export const canGoOn = (sequel: Tale, first: Tale, asked: Pick<Asked, 'place' | 'avoid'>) =>
  canHold(sequel, canHold(first, asked) ? asked : forWantOfAnother(asked));

/** Whether the wish says what such a tale is made of: the parent's own story, a good day, a love. */
const hasMatter = ({ about }: Tale, { own, isDay, isLove }: Wish) =>
  about === 'own-story' ? own !== null : about === 'own-day' ? isDay : about === 'own-love' ? isLove : true;

/**
 * Ranks the tales for this evening, best first: untold tales before told ones, tales about the wish before others
 * that answer it. No tale is repeated before all that answer the wish were told.
 */
export function rankTales(tales: readonly Tale[], asked: Asked, random: Random): Tale[] {
  const isHoldable = holdable(tales, asked);
  const fits = tales.filter(
    (tale) =>
      isHoldable(tale) &&
      (!isOnlyAsked(tale) || isAskedFor(tale, asked.wish)) &&
      (tale.shape ? tale.shape === asked.wish.shape?.kind : hasMatter(tale, asked.wish)),
  );
  const meantBy = new Map((fits.length > 0 ? fits : tales).map((tale) => [tale, fitness(tale, asked.wish)]));
  // A family that asks again for what a tale is about gets one that answers it, told before or not, and no other.
  const least = Math.max(...meantBy.values()) >= 6 ? 3 : 0;
  const onWheels = asked.bodies.some(usesWheels);
  const graded = random.shuffled([...meantBy]).map(([tale, meant]) => {
    const again = tale.things.some(({ name }) => asked.things.includes(name));
    // The place counts among general tales, and decides between tales of one idea: a wish for a dragon gets it
    // anywhere, but of two tales of it the one that is at home there. No worry's tale moves up.
    const isAnyMeant = meant <= 4 && !tale.about;
    const fit =
      meant +
      (holds(tale, asked.wish) ? 0.6 : 0) -
      (again ? 0.5 : 0) +
      (isIdea(tale.about) && tale.about === asked.wish.idea && isAtHome(tale, asked) ? 0.05 : 0) +
      (isAnyMeant ? atHome(tale, asked) : 0) -
      (meetsOwnKind(tale, asked.cast, isAskedFor(tale, asked.wish)) ? 8 : 0) -
      (idle(tale, asked.elderAt) ? 0.4 : 0) -
      (tale.apart && asked.together ? 2 : 0) -
      (onWheels ? afoot(tale) : 0) -
      (isUnlike(tale, asked.bodies) ? (tale.about ? 0.8 : 3) : 0) -
      (asked.names.some((name) => namesIn(tale).has(name)) ? 2 : 0);
    const age = lastTold(tale, asked.told, asked.things);
    // Tiers: 3 untold and fitting, 2 told and fitting, 1 untold, 0 told.
    // A tale that is only at home in the place does not answer the wish.
    const isFitting = meant > 0 && meant >= least && fit > 0;
    const tier = age === Number.POSITIVE_INFINITY ? (isFitting ? 3 : 1) : isFitting ? 2 : 0;
    return { tale, tier, fit, age };
  });
  graded.sort((a, b) => b.tier - a.tier || (a.age === b.age ? b.fit - a.fit : b.age - a.age));
  return graded.map(({ tale }) => tale);
}
