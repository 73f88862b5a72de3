import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type AgeGroup, type PresetMoral, presetMorals, type StoryLength } from '#domain/stories/options.ts';
import type { Limbs } from '../people/person.ts';
import type { PlaceFacts } from '../places/place.ts';
import type { Random } from '../random.ts';
import { isSpared } from '../wishes/avoid.ts';
import { isPlot } from '../wishes/plots.ts';
import type { Wish } from '../wishes/wishes.ts';
import { type Idea, type Tale, type Worry, worries } from './tale.ts';
import { scenesWith } from './tell.ts';

/** How many tales make an evening of this length. */
export const chapters: Record<StoryLength, number> = { short: 1, medium: 2, long: 3 };

export type Asked = {
  wish: Wish;
  place: PlaceFacts;
  avoid: readonly string[];
  /** What those are who were wished for, where tales are told of such: a dragon, a train. */
  cast: readonly Idea[];
  /** What the hero takes hold of things with. */
  limbs: Limbs;
  /** Plots that this family has been told, newest first. */
  told: readonly string[];
  /** Things that those turned on: another one is taken where it makes no other difference. */
  things: readonly string[];
  /** The age that a story with a wished grown-up is for: tales in which an elder has something to do come first. */
  elderAt: AgeGroup | null;
};

/** Messages that lie so near to each other that a tale of one answers another, when none of its own is left. */
const neighbours: readonly (readonly PresetMoral[])[] = [
  ['sharing', 'friendship', 'kindness', 'help', 'teamwork', 'respect', 'differences'],
  ['bravery', 'talents', 'patience', 'persistence', 'mistakes', 'honesty'],
  ['discovery', 'nature', 'patience', 'differences'],
];

/** Messages whose tales ease a worry, when its own have all been told. */
const eases = z
  .record(z.enum(worries), z.array(z.enum(presetMorals)))
  .parse(parse(readFileSync(new URL('../wishes/eases.yaml', import.meta.url), 'utf8')));

/** Whether a wish has the words that ask for this very tale; what somebody made up does, and a loss, are other stories. */
export const isAskedFor = ({ asked, anybody, lost }: Tale, { text, star, worry }: Wish) =>
  asked !== null &&
  (anybody || !star) &&
  (worry !== 'loss' || lost !== null) &&
  asked.words.every((words) => words.test(text));

const grave: readonly Worry[] = ['loss', 'parent-ill', 'forgetting'];

/** How well a tale answers a wish: 7 what it asks for by name, 6 what it is about, 0 not at all. */
export function fitness(tale: Tale, wish: Wish): number {
  const { worry, message, idea, own, sayable, shape, star, text } = wish;
  // Of two that are asked for, the one that says more of what was asked.
  if (tale.asked) return isAskedFor(tale, wish) ? 7 + 0.1 * tale.asked.words.length : -2;
  // Of a death, an illness or a grandmother who forgets nobody is told who did not speak of it.
  if (grave.some((one) => one === tale.about) && worry !== tale.about) return -2;
  // What the parent's somebody wants is told whole; whom one only meets is met best in a tale of such as they are.
  // "Building a snowman" is a tale of snow; "a snowman who wants to travel" is his.
  if (tale.shape && tale.shape !== shape?.kind) return -2;
  if (tale.shape === 'meets') return idea && !does.test(text) ? 4.9 : 5.6;
  // A plot of the parent's own is told by nothing else.
  if (tale.shape === 'but' || (tale.shape && isPlot(tale.shape))) return 6.5;
  if (tale.shape) return tale.shape === 'wants' && idea && !star && !isParticular(shape?.slots.want) ? 3.4 : 5.6;
  // A trouble that no tale is about is told in the parent's words; a clear message is answered by its own tale.
  if (tale.about === 'own-worry') return wish.isTrouble && !(message && plain.includes(message)) ? 4.6 : -2;
  const any = tale.answers.includes('any');
  // A tale of pirates tells more of pirates than one in which somebody reads of them.
  if (tale.about === 'own-story')
    return own && !worry && ((!message && !idea) || isParticular(own.words)) ? 5.2 : own ? 0.5 : 0;
  // "A dragon who learns to share" is about sharing, unless the dragon's tale is too.
  if (idea && !worry && tale.about === idea)
    return message && !tale.answers.includes(message) && (star || shape?.kind !== 'wants') ? 3.5 : 5;
  if (worry) {
    // Whom the dark is full of is answered by meeting one.
    if (worry === 'dark' && idea === 'monster' && tale.about === idea) return 6.2;
    if (tale.about === worry) return 6;
    if (tale.worries.includes(worry)) return 3;
    if (!message) return eases[worry].some((near) => tale.answers.includes(near)) && !tale.about ? 1 : 0;
  }
  if (message && tale.answers[0] === message) return tale.about ? 3 : 4;
  // Where its own tales are not at home, one that is and that answers it beside comes first.
  if (message && tale.answers.includes(message)) return tale.about ? 2 : 3.2;
  if (sayable && any) return 4;
  const near =
    message && neighbours.some((group) => group.includes(message) && group.includes(tale.answers[0] as PresetMoral));
  // What is all about something else is told last.
  return near ? 1 : tale.about ? -1 : 0;
}

/** Messages whose words mean nothing else. */
const plain: readonly PresetMoral[] = ['sharing', 'honesty', 'kindness', 'patience', 'mistakes', 'respect'];

/** Who or what one meets is known by what it does: "a dragon who sneezes bubbles" by the bubbles. */
const does = / (?:who|that|which|que) /;
/** So many words of an idea say more than what a tale of its dragon or its snow could tell. */
const isParticular = (words = '') => words.split(' ').length >= 7;

/** Whether a tale can come after another on one evening: each telling has its words for that. */
export function canFollow({ tellings }: Tale): boolean {
  return Object.values(tellings).every(({ body }) =>
    body.some((block) => block.kind === 'paragraph' && block.when === 'follows'),
  );
}

/** The beginning of a tale's plot, by which it is known again: the plots of three chapters have room in one line. */
export function plotKey({ plot }: Tale): string {
  return plot.slice(0, 80);
}

/** When a plot was last told: the larger, the longer ago; `Infinity` for never. */
function lastTold(tale: Tale, told: readonly string[], things: readonly string[]): number {
  const at = told.findIndex((plot) => plot.includes(plotKey(tale)));
  if (at >= 0) return at;
  // Where more was told than is listed, a thing that is known speaks for the tale that it was in.
  const long = told.length >= listed && tale.things.some(({ name }) => things.includes(name));
  return long ? told.length : Number.POSITIVE_INFINITY;
}

/** A list of plots that is as long as this may have left some out. */
const listed = 20;

/** How often a family has been told a tale, as far as it is known. */
export function timesTold(tale: Tale, told: readonly string[], things: readonly string[] = []): number {
  const times = told.filter((plot) => plot.includes(plotKey(tale))).length;
  return times === 0 && lastTold(tale, told, things) !== Number.POSITIVE_INFINITY ? 1 : times;
}

/** Whether the thing that the wish names can be in it. */
export const holds = (tale: Tale, { thing }: Wish) => thing !== null && tale.holds.includes(thing.kind);

/** How much better or worse this place and these limbs are for a tale than others. */
const atHome = ({ fits, clumsy }: Tale, { place, limbs }: Asked) =>
  (fits.some((kind) => place.kinds.includes(kind)) ? 0.9 : 0) - (clumsy.includes(limbs) ? 0.9 : 0);

/** Whoever is met in these tales is one: no dragon is told of another that it has never seen. */
const beings: readonly Idea[] = ['dragon', 'dinosaurs', 'train', 'monster', 'robot', 'unicorn', 'trucks', 'mermaid'];
const meetsOwnKind = ({ about }: Tale, cast: readonly Idea[]) =>
  beings.some((one) => one === about && cast.includes(one));

/** Whether an elder would have next to nothing to do. */
const idle = (tale: Tale, age: AgeGroup | null) => age !== null && scenesWith('elder', tale.tellings[age]) < 3;

/** Whether a tale can be told in this place, to a child who is to be spared these things. */
export const canHold = (tale: Tale, { place, avoid }: Pick<Asked, 'place' | 'avoid'>) =>
  !tale.not.some((kind) => place.kinds.includes(kind)) && isSpared(tale.fears, avoid);

/**
 * The tales of this evening, best first: what was not told to this family before what was, what the wish is about
 * before what else answers it. No tale comes again before all that answer the wish have been told.
 */
export function rankTales(tales: readonly Tale[], asked: Asked, random: Random): Tale[] {
  const fits = tales.filter(
    (tale) =>
      canHold(tale, asked) &&
      (!tale.asked || isAskedFor(tale, asked.wish)) &&
      (tale.shape ? tale.shape === asked.wish.shape?.kind : tale.about !== 'own-story' || asked.wish.own !== null),
  );
  const graded = random.shuffled(fits.length > 0 ? fits : tales).map((tale) => {
    const again = tale.things.some(({ name }) => asked.things.includes(name));
    const meant = fitness(tale, asked.wish);
    // Who asks for a dragon gets the dragon, wherever that is; no tale of a trouble comes to who has none for its place.
    const isAnyMeant = meant <= 4 && !tale.about;
    const fit =
      meant +
      (holds(tale, asked.wish) ? 0.6 : 0) -
      (again ? 0.5 : 0) +
      (isAnyMeant ? atHome(tale, asked) : 0) -
      (meetsOwnKind(tale, asked.cast) ? 8 : 0) -
      (idle(tale, asked.elderAt) ? 0.4 : 0);
    const age = lastTold(tale, asked.told, asked.things);
    // A worry is answered by its own tales even a second time; a message has others that carry it.
    const tier = age === Number.POSITIVE_INFINITY ? (fit > 0 ? 3 : 1) : fit > 0 ? 2 : 0;
    return { tale, tier, fit, age };
  });
  graded.sort((a, b) => b.tier - a.tier || (a.age === b.age ? b.fit - a.fit : b.age - a.age));
  return graded.map(({ tale }) => tale);
}
