import { presetMorals, type StoryOptions } from '#domain/stories/options.ts';
import { type WrittenStory, writeStory } from '#storyteller/write.ts';
import { plannedMessages } from './planned-messages.ts';

/** What a request holds beside the parent's wishes: what the family has been told, and the chapter before. */
export type Dealt = {
  card?: { otherThingThan?: string[] };
  told?: string[];
  lastChapter?: { plot?: string; thing?: string; refrain?: string };
};

/**
 * A plan as the product asks for it, in the order in which it is said. `card` says by which card a tale is really
 * told, and `id` leads back to the story it was made of; a model says neither.
 */
export type SaidPlan = ReturnType<typeof inShort> & { id: string };

/** The story that this seed tells after what the family has been told, and its plan as a model would have said it. */
export function planned(
  options: StoryOptions,
  seed: string,
  { card, told, lastChapter }: Dealt = {},
): { story: WrittenStory; plan: SaidPlan } {
  const story = writeStory(options, seed, {
    ...(told && { told }),
    ...(card?.otherThingThan && { things: card.otherThingThan }),
    ...(options.pronouns && { pronouns: options.pronouns }),
    lastChapter,
  });
  return { story, plan: { ...inShort(story, options), id: seed } };
}

/**
 * The plan in as many words as a model that keeps to its bounds takes, out of the story itself: a tale has only
 * names for its parts, and whoever measures how long a plan takes must not measure those.
 */
function inShort({ title, paragraphs, plan }: WrittenStory, { message, language }: StoryOptions) {
  const { plot, premise, placeFact, thing, refrain, roles } = plan;
  // What the tale is about, of all that the one that was asked for: a tale that is about something else says that.
  const carried = presetMorals.find((id) => id === message && plan.answers.includes(id)) ?? plan.answers[0] ?? 'any';
  const at = (share: number, most: number) =>
    words(paragraphs[Math.floor((paragraphs.length - 1) * share)] ?? '', most);
  return {
    premise: firstSentence(premise),
    plot: plotInShort(plot),
    title,
    roles: roles.map(({ name, role }) => `${name}: ${role}`),
    // Names of places are cut by nobody: what is left of one could be anywhere.
    placeFact: words(placeFact, 10),
    problem: at(0.15, 5),
    want: at(0.1, 3),
    thing,
    tries: [at(0.3, 6), at(0.45, 6)],
    idea: carried === 'any' ? at(0.6, 5) : `${plannedMessages[language][carried]}: ${at(0.6, 2)}`,
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

/** As much of it as tells one tale from another. */
const plotInShort = (plot: string) => (plot.includes(' … ') ? plot : (/^.{80}[^\s,;.]*/.exec(plot)?.[0] ?? plot));

/** Unless it is too short to say anything. */
function firstSentence(text: string): string {
  return /^.{40,}?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text;
}
