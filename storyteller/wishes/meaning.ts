import { z } from 'zod';
import { type PresetMoral, presetMorals, type StoryLanguage } from '#domain/stories/options.ts';
import { bookOf } from '../book.ts';
import { type Idea, ideas, type Worry, worries } from '../tale/tale.ts';
import { nameless } from './nameless.ts';
import { bare, Phrases } from './phrases.ts';
import type { Wish } from './wish.ts';
import { wordsOf } from './worded.ts';

type Entry = {
  means: { worry: Worry } | { message: PresetMoral } | { idea: Idea } | { untold: true };
  words: Phrases;
  bonus?: number;
};

/** Extra weight for words of mourning: if somebody has died, a tale of somebody far away would hurt. */
const mourning = 40;
/** Taken from the weight of words for how a child takes a trouble: "screams at bath time" is about the bath. */
const outburst = -10;

const list = z.array(z.string()).transform((words) => new Phrases(words));
const entries = bookOf(
  import.meta.url,
  '',
  z
    .strictObject({
      worries: z.partialRecord(z.enum(worries), list),
      messages: z.record(z.enum(presetMorals), list),
      ideas: z.partialRecord(z.enum(ideas), list).default({}),
      mourned: list,
      outbursts: z.partialRecord(z.enum(worries), list).default({}),
      // Troubles that no tale is about: whatever near words mean, they are told in the parent's own.
      untold: z.array(z.string()).default([]),
    })
    .transform((file): Entry[] => [
      ...Object.entries(file.worries).map(([id, words]) => ({ means: { worry: id as Worry }, words })),
      ...Object.entries(file.messages).map(([id, words]) => ({ means: { message: id as PresetMoral }, words })),
      ...Object.entries(file.ideas).map(([id, words]) => ({ means: { idea: id as Idea }, words })),
      { means: { worry: 'loss' }, words: file.mourned, bonus: mourning },
      ...Object.entries(file.outbursts).map(([id, words]) => ({
        means: { worry: id as Worry },
        words,
        bonus: outburst,
      })),
      ...(file.untold.length > 0 ? [{ means: { untold: true } as const, words: new Phrases(file.untold) }] : []),
    ]),
);

/** Added to a worry's weight: beside words for a message, a worry is meant more often. */
const worryBonus = 5;
/** Worries that show another one: what is named beside them is meant. They count as if said so many letters shorter. */
export const signs: readonly Worry[] = ['sadness', 'anger', 'sleeping-alone', 'shyness'];
const signCosts = 6;
/** Added to the weight of a trouble that no tale is about: "got sick in the car" is not about being ill. */
const untoldBonus = 8;
/** The weight that a word loses for each letter before it. */
const laterCosts = 0.15;

/** Letters of a note after which a worry that is named only once is seldom what the note is about. */
const late = 45;

/** Whether a note names a worry only once, and late: of such notes, two thirds were about something else. */
export function isNamedByTheWay(text: string, named: Worry, language: StoryLanguage): boolean {
  const found = entries(language).flatMap(({ means, words }) =>
    'worry' in means && means.worry === named ? words.findAll(bare(nameless(text, language))) : [],
  );
  const [only, more] = found;
  return only !== undefined && more === undefined && only.index >= late;
}

/**
 * What known words in a text mean. `isTrouble` is a trouble that no tale is about, `isOutburst` a worry that only shows
 * another one, and `isMain` a message whose words are at least half of the text.
 */
export type Meaning = Pick<Wish, 'worry' | 'message' | 'idea'> & {
  isTrouble: boolean;
  isOutburst: boolean;
  isMain: boolean;
};

/** Returns what a text means, by the heaviest known words in it, and the idea that it names. */
export function meaning(text: string, language: StoryLanguage): Meaning {
  const {
    politely,
    words: { spared, learnsTo },
  } = wordsOf(language);
  const looked = bare(nameless(text, language)).replace(politely, (said) => ' '.repeat(said.length));
  const none = { id: null, weight: Number.NEGATIVE_INFINITY };
  type Best<T> = { id: T | null; weight: number };
  let worry: Best<Worry> = none;
  let message: Best<PresetMoral> = none;
  let idea: Best<Idea> = none;
  let untold = none.weight;
  // "No puede dormir, soñó feo" is about the dream.
  const cost = (id: Worry | null) => (id && signs.includes(id) ? signCosts : 0);
  for (const { means, words, bonus = 0 } of entries(language)) {
    const matches = words.findAll(looked).filter(({ index }) => !spared.test(looked.slice(0, index)));
    if (matches.length === 0) continue;
    // Earlier words weigh more: "afraid of the dark and won't go to the toilet" is about the dark.
    const weight = bonus + Math.max(...matches.map(({ index, length }) => length - index * laterCosts));
    if ('worry' in means && weight - cost(means.worry) > worry.weight - cost(worry.id))
      worry = { id: means.worry, weight };
    if ('message' in means && weight > message.weight) message = { id: means.message, weight };
    if ('idea' in means && weight > idea.weight) idea = { id: means.idea, weight };
    if ('untold' in means) untold = weight + untoldBonus;
  }
  if (untold > Math.max(worry.weight - cost(worry.id), message.weight, idea.weight))
    return { worry: null, message: null, idea: idea.id, isTrouble: true, isOutburst: false, isMain: false };
  const isMain = 2 * message.weight >= looked.trim().length;
  // "A friendly monster under the bed" asks for a story and is not a worry.
  const worries = worry.weight + worryBonus > message.weight && idea.weight <= worry.weight + 2 * worryBonus;
  const lead = worries ? undefined : learnsTo.exec(text)?.[0];
  if (lead && lead !== text) {
    const learnt = meaning(text.slice(lead.length), language);
    if (learnt.worry ?? learnt.message) return learnt;
  }
  return {
    worry: worries ? worry.id : null,
    message: worries ? null : message.id,
    idea: idea.id,
    isTrouble: false,
    isOutburst: worries && worry.weight <= 0,
    isMain,
  };
}
