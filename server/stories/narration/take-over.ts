import type { AppServices } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findSaid, findSentences, type SentenceRow } from './narration-store.ts';
import type { Placed } from './object-keys.ts';
import { type PlannedSentence, saidOf } from './plan-narration.ts';
import { madeSentence } from './read-sound.ts';
import type { Speaking } from './speak-sentence.ts';

/** A sentence of another narration that sounds as one of this narration should. */
export type Takeable = { narration: Placed & { finished: boolean }; sentence: SentenceRow };

/** Nobody hears such differences in pace and in seconds of pause: an added sentence shifts the last third. */
const unheard = { rate: 0.03, pause: 0.15 };

/**
 * Returns the sentences of a narration that need not be made, by index: the same voice, model and accent have read them
 * for an earlier text of the story, at nearly the same pace and with nearly the same pause.
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

/** Returns the sound of a sentence that can be taken over; undefined if it was removed meanwhile. */
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
