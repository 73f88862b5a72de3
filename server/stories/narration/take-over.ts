import type { AppServices } from '../../context.ts';
import type { Transaction } from '../../platform/database.ts';
import { findSaid, findSentences, type SentenceRow } from './narration-store.ts';
import type { Placed } from './object-keys.ts';
import { type PlannedSentence, saidOf } from './plan-narration.ts';
import { madeSentence } from './read-sound.ts';
import type { Speaking } from './speak-sentence.ts';

/** A sentence of another narration that sounds as one of this should. */
export type Takeable = { narration: Placed & { finished: boolean }; sentence: SentenceRow };

/** So much faster or slower, and so many seconds of pause more or less, nobody hears: the last third moves when a sentence is added. */
const unheard = { rate: 0.03, pause: 0.15 };

/**
 * What of a narration need not be made, by the sentence's index: its story's earlier words, or a version by another
 * engine, were read in the same voice, and that sentence stayed as it is.
 */
export async function findTakeable(
  tx: Transaction,
  of: { storyId: string; voice: string; version: string },
  sentences: readonly PlannedSentence[],
  by: Pick<Speaking, 'language' | 'accent'> & { model: string },
): Promise<Map<number, Takeable>> {
  const said = sentences.map(({ text }) => saidOf(text, by.language, by));
  const found = await findSaid(tx, of, [...new Set(said)]);
  const takeable = new Map<number, Takeable>();
  for (const [index, { rate, pause }] of sentences.entries()) {
    const one = found.find(
      ({ sentence }) =>
        sentence.said === said[index] &&
        Math.abs((sentence.rate ?? 0) - rate) <= unheard.rate &&
        Math.abs((sentence.pause ?? 0) - pause) <= unheard.pause,
    );
    if (one) takeable.set(index, one);
  }
  return takeable;
}

/** The sound of a sentence that can be taken over; undefined when it was removed meanwhile. */
export async function takeOver(
  ctx: AppServices,
  { narration, sentence }: Takeable,
): Promise<(Pick<SentenceRow, 'words' | 'exact' | 'rate' | 'pause'> & { mp3: Uint8Array; costUsd: 0 }) | undefined> {
  const rows = await ctx.store.asService((tx) => findSentences(tx, narration.id));
  const mp3 = await madeSentence(ctx, narration, rows, sentence.index);
  if (mp3?.length !== sentence.bytes) return undefined;
  const { words, exact, rate, pause } = sentence;
  return { mp3, words, exact, rate, pause, costUsd: 0 };
}
