import { presetMorals, type StoryOptions } from '#domain/stories/options.ts';
import { type WrittenStory, writeStory } from '#storyteller/write.ts';
import { plannedMessages } from './planned-messages.ts';

/** What a request contains besides the parent's wishes: the card, what the family was told, and the last chapter. */
export type Dealt = {
  card?: { otherThingThan?: string[] };
  told?: string[];
  lastChapter?: { id?: string; plot?: string; thing?: string; refrain?: string };
};

/**
 * A plan in the form that the product asks for, with its fields in order. `card` is the card by which the tale is
 * really told, and `id` identifies the story it was made from, and where its people are from; a model sends neither.
 */
export type SaidPlan = ReturnType<typeof inShort> & { id: string };

/** Writes the story of this seed, given what the family was told before, and its plan as a model would send it. */
export function planned(
  options: StoryOptions,
  seed: string,
  { card, told, lastChapter }: Dealt = {},
): { story: WrittenStory; plan: SaidPlan } {
  const story = writeStory(options, seed, {
    ...(told && { told }),
    ...(card?.otherThingThan && { things: card.otherThingThan }),
    ...(options.pronouns && { pronouns: options.pronouns }),
    lastChapter: lastChapter && { ...lastChapter, ...(lastChapter.id && { people: peopleIn(lastChapter.id) }) },
  });
  // No database keeps the letter that divides the tries of one story.
  const people = story.people.replaceAll('\u0000', '~');
  const id = people === `${seed}@0` ? seed : `${seed}#${people}`;
  return { story, plan: { ...inShort(story, options), id } };
}

/** The seed of the story of a plan. */
export const seedOf = (id: string) => id.split('#')[0] ?? id;
const peopleIn = (id: string) =>
  (id.includes('#') ? id.slice(id.indexOf('#') + 1) : `${id}@0`).replaceAll('~', '\u0000');

/**
 * The plan, with about as many words as a model uses that keeps to the bounds, taken from the story's text. A tale has
 * only names for its parts, and these are too short to measure how long a plan takes.
 */
function inShort({ title, paragraphs, plan }: WrittenStory, { message, language }: StoryOptions) {
  const { plot, premise, placeFact, thing, refrain, roles, idea } = plan;
  const isPreset = presetMorals.some((id) => id === message);
  // The requested message, if the tale carries it; otherwise the first message that it does carry.
  const carried = presetMorals.find((id) => id === message && plan.answers.includes(id)) ?? plan.answers[0] ?? 'any';
  const at = (share: number, most: number) =>
    words(paragraphs[Math.floor((paragraphs.length - 1) * share)] ?? '', most);
  return {
    premise: firstSentence(premise),
    plot: plotInShort(plot),
    title,
    roles: roles.map(({ name, role }) => `${name}: ${role}`),
    // Up to 10 words: if a place's name were cut shorter, the rest could be anywhere.
    placeFact: words(placeFact, 10),
    problem: at(0.15, 5),
    want: at(0.1, 3),
    thing,
    tries: [at(0.3, 6), at(0.45, 6)],
    // A parent's own words are said as they are: a plan without them would be refused, and another tale be told.
    idea: !isPreset
      ? words(idea, 12)
      : carried === 'any'
        ? at(0.6, 5)
        : `${plannedMessages[language][carried]}: ${at(0.6, 2)}`,
    payoff: at(0.75, 4),
    lastImage: at(1, 4),
    ...(refrain && { refrain }),
    card: [plan.problemKind, plan.structure, plan.opening, plan.turn, plan.ending],
  };
}

const words = (text: string, most: number) =>
  text
    .replace(/[“”"«»<>{}]/g, '')
    .split(/\s+/)
    .slice(0, most)
    .join(' ');

/** Enough of the plot to distinguish one tale from another. */
const plotInShort = (plot: string) => (plot.includes(' … ') ? plot : (/^.{80}[^\s,;.]*/.exec(plot)?.[0] ?? plot));

/** The first sentence; sentences that end before 40 characters are too short to stand alone. */
function firstSentence(text: string): string {
  return /^.{40,}?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text;
}
