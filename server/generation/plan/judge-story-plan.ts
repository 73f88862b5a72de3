import {
  type PresetMoral,
  type PresetSetting,
  presetCharacters,
  type StoryLanguage,
  type StoryOptions,
} from '#domain/stories/options.ts';
import { textFault } from '#domain/stories/safety/judge-story.ts';
import { animalNames } from './animal-names.ts';
import type { Deal } from './deal.ts';
import { messageWords } from './message-words.ts';
import { placeWords } from './place-words.ts';
import type { StoryPlan } from './story-plan.ts';

/** Why a plan is dealt anew: an `unfit` one or one with instructions is never used, the others could be better. */
export type PlanFault = 'unfit' | 'instructions' | 'names' | 'told' | 'thing' | 'place' | 'message' | 'person';

/** Two plots that share this much of what they say are the same plot. */
const sameShare = 0.6;

/** Returns the first fault of a plan, if any. Checks only what is certain, so that a good plan always passes. */
export function judgeStoryPlan(
  plan: StoryPlan,
  options: StoryOptions,
  { plots, things, lastChapter }: Deal,
  read = false,
): PlanFault | undefined {
  const said = planTexts(plan);
  if (said.some((text) => textFault(text, read, options))) return 'unfit';
  if (said.some((text) => addressesAModel.test(text))) return 'instructions';
  if (namesIn(plan.plot, options).length > 0 || strangersIn(plan.plot).length > 0) return 'names';
  if (isTold(plan.plot, plots)) return 'told';
  const thing = fold(plan.thing);
  // A next chapter may go on with what the last one was about.
  if (thing !== fold(lastChapter?.thing ?? '') && things.some((each) => fold(each) === thing)) return 'thing';
  const all = fold(said.join(' '));
  const trouble = fold([plan.placeFact, plan.problem, plan.premise].join(' '));
  if (!speaksOf(trouble, placeWordsOf(options))) return 'place';
  // Roles and looks say nothing about the message: any story has a friend in it.
  const told = fold(planTexts({ ...plan, roles: [], looks: [] }).join(' '));
  if (!speaksOf(told, messageWordsOf(options))) return 'message';
  if (options.characters.some((name) => !isIn(all, name, options))) return 'person';
  return undefined;
}

/** Whether the family knows this plot already. */
export function isTold(plot: string, plots: readonly string[]): boolean {
  const words = new Set(stems(plot));
  return plots.some((other) => {
    const theirs = new Set(stems(other));
    const shared = [...words].filter((word) => theirs.has(word)).length;
    const all = words.size + theirs.size - shared;
    return all > 0 && shared / all >= sameShare;
  });
}

const somebody: Record<StoryLanguage, string> = { english: 'somebody', spanish: 'alguien' };

/** Returns a plot for the family's records, with "somebody" for every name. */
export function withoutNames(plot: string, options: StoryOptions): string {
  return [...namesIn(plot, options), ...strangersIn(plot)].reduce(
    (text, name) => text.replaceAll(name, somebody[options.language]),
    plot,
  );
}

/** Whether a plan with this fault may be told when no better one comes. */
export const isUsable = (fault: PlanFault | undefined) => fault !== 'unfit' && fault !== 'instructions';

/** Matches text that speaks to a model instead of planning a story. */
const addressesAModel =
  /\b(?:ignore|disregard|ignora|olvida)\b[^.]{0,40}\b(?:rules?|instructions?|above|previous|reglas?|instrucciones|anterior(?:es)?)\b|\b(?:system prompt|as an ai|instrucciones anteriores)\b|[<>{}]|```/i;

/** Returns the parent's own names that a text holds as they were typed; a kind of animal is not a name. */
function namesIn(text: string, { characters }: StoryOptions): string[] {
  return characters.filter(
    (name) => /^\p{Lu}/u.test(name) && new RegExp(`(?<!\\p{L})${quoted(name)}(?!\\p{L})`, 'u').test(text),
  );
}

/** Returns other names, of which a plot needs none: capitalised words within a sentence, unless all in capitals. */
function strangersIn(plot: string): string[] {
  return (plot.match(/(?<=[\p{Ll}\p{N},;:]\s)\p{Lu}\p{L}*\p{Ll}\p{L}*(?:\s\p{Lu}\p{L}+)*/gu) ?? []).filter(
    (name) => !days.test(name),
  );
}

const days =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:Christmas(?: Eve)?|Easter|Halloween|New Year|Santa(?: Claus)?|Navidad|Nochebuena|Papá Noel|Reyes Magos)$/;

function isIn(folded: string, name: string, { language }: StoryOptions): boolean {
  const animal = presetCharacters.find((id) => id === name);
  // "Max the dog" may be Max, and "la abuela Rosa" Rosa: one word of a name is enough.
  const words = fold(animal ? animalNames[language](animal) : name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !little.has(word));
  return words.length === 0 || words.some((word) => folded.includes(word.slice(0, Math.max(4, word.length - 2))));
}

function placeWordsOf({ setting, language }: StoryOptions): string[] {
  const preset = placeWords[setting as PresetSetting]?.[language];
  return preset ? preset.map(fold) : stems(setting);
}

/** Returns nothing for one word of the parent's own: a story can be about it without naming it. */
function messageWordsOf({ message, language }: StoryOptions): string[] {
  const preset = messageWords[message as PresetMoral]?.[language];
  return preset ?? (isPreset(message) ? [] : stems(message));
}

/** Whether a text has a word with one of these beginnings; true if there are none to look for. */
function speaksOf(folded: string, wanted: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((stem) => new RegExp(`(?<!\\p{L})${quoted(stem)}`, 'u').test(folded));
}

/** Returns the beginnings of a text's words, without the little ones. */
function stems(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !little.has(word))
    .map((word) => word.replace(/(?<=\p{L}{3})(?:ing|ed|s)$/u, '').slice(0, 5));
}

const isPreset = (text: string) => /^[a-z]+$/.test(text) && !text.includes(' ');
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const little = new Set(
  'the and for with that this from into until who what when where has have her his their its not but one two are was then they them she him had out own can how finds find only help helps con que para por los las una uno del sus muy mas pero como cuando donde hasta quien porque sin todo toda esta este hay ser son fue era tiene encuentra ayuda solo'.split(
    ' ',
  ),
);

/** Returns every text of a plan. */
export function planTexts(plan: StoryPlan): string[] {
  const { plot, premise, title, want, placeFact, problem, thing, refrain, idea, payoff, lastImage } = plan;
  return [
    ...[plot, premise, title, want, placeFact, problem, thing, refrain, idea, payoff, lastImage],
    ...plan.tries,
    ...plan.roles,
    ...plan.looks.flatMap(({ name, look }) => [name, look]),
  ].filter((text) => text !== '');
}
