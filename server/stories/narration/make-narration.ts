import type { ErrorCode } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import { finishNarration, keepSentence, type SentenceRow, stopNarration } from './narration-store.ts';
import { sentenceFolder, sentenceKey, wholeKey } from './object-keys.ts';
import { type PlannedSentence, saidOf } from './plan-narration.ts';
import type { RunningNarration } from './running-narrations.ts';
import { type Speaking, speakSentence } from './speak-sentence.ts';
import { type SpeechService, speechProvider } from './speech-service.ts';
import { type Takeable, takeOver } from './take-over.ts';

/** Sentences of one narration that are requested at the same time: enough to stay ahead of the listener. */
const aheadAtOnce = 2;
/** This many failed sentences in a row are no accident. */
const failuresInARow = 3;

export type Making = {
  narration: { id: string; userId: string; storyId: string };
  sentences: readonly PlannedSentence[];
  /** Sentences that are made already, and those that failed before. */
  known: readonly SentenceRow[];
  /** Sound of other narrations that can be taken over, by the sentence's index. */
  takeable: ReadonlyMap<number, Takeable>;
  speaking: Speaking;
};

/**
 * Makes the missing sentences of a narration, starting where somebody listens, and joins all to one file when every
 * sentence has its sound. It goes on without a listener. A sentence that fails is left to the device; an engine that is
 * away, or a store that is full, ends it, to be resumed later; a changed text of its story ends it, too. Sound of
 * another narration that says the same is taken over and costs nothing. Never rejects.
 */
export async function makeNarration(
  ctx: AppServices,
  speech: SpeechService,
  running: RunningNarration,
  { narration, sentences, known, takeable, speaking }: Making,
): Promise<void> {
  const { signal } = running.stopping;
  const done = new Set(known.filter(({ failed }) => failed === null).map(({ index }) => index));
  const missing = new Set([...sentences.keys()].filter((index) => !done.has(index)));
  let inARow = 0;
  let stoppedBy: ErrorCode | null = null;
  let gone = false;
  let outdated = false;
  let broken = false;

  const makeOne = async (index: number, isFirst: boolean): Promise<void> => {
    const sentence = sentences[index];
    if (!sentence) return;
    const other = takeable.get(index);
    const taken = other && (await takeOver(ctx, other));
    const spoken =
      taken ??
      (await speech.queue.add(() => speakSentence(ctx, speech, sentence, speaking, signal), {
        priority: isFirst ? 1 : 0,
      }));
    if (!('failed' in spoken)) await ctx.objects.put(sentenceKey(narration, index), spoken.mp3);
    const said = saidOf(sentence.text, speaking.language, { model: speech.engine.model, accent: speaking.accent });
    const { rate, pause } = taken ?? sentence;
    const row = { index, said, rate, pause, bytes: 0, words: [], exact: false, failed: null };
    const outcome = await ctx.store.asService((tx) =>
      keepSentence(
        tx,
        narration.id,
        'failed' in spoken
          ? { ...row, failed: spoken.failed }
          : { ...row, bytes: spoken.mp3.length, words: spoken.words, exact: spoken.exact },
        { provider: speechProvider, usd: spoken.costUsd },
      ),
    );
    gone ||= outcome === 'gone';
    outdated ||= outcome === 'outdated';
    if ('failed' in spoken) {
      inARow += 1;
      if (spoken.isAway || inARow >= failuresInARow) stoppedBy = 'PROVIDER_UNAVAILABLE';
    } else {
      inARow = 0;
      done.add(index);
    }
    ctx.narrating.changed(narration.id);
  };
  const next = (): number | undefined => {
    const index = [...missing].find((each) => each >= running.from) ?? [...missing][0];
    if (index !== undefined) missing.delete(index);
    return index;
  };
  const work = async (isFirst: boolean): Promise<void> => {
    let first = isFirst;
    for (let index = next(); index !== undefined; index = next()) {
      if (signal.aborted || gone || outdated || broken || stoppedBy !== null) return;
      try {
        await makeOne(index, first);
      } catch (err) {
        broken = true;
        throw err;
      }
      first = false;
    }
  };

  try {
    // Waits for all: a sentence that is kept later would say that the narration is still being made.
    const ended = await Promise.allSettled(Array.from({ length: aheadAtOnce }, (_, place) => work(place === 0)));
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
    if (gone) return void (await forget());
    if (done.size === sentences.length) {
      const whole = await join(ctx, narration, sentences.length);
      await ctx.objects.put(wholeKey(narration), whole);
      if (!(await ctx.store.asService((tx) => finishNarration(tx, narration, whole.length))))
        return void (await forget());
      // The whole holds all sentences.
      await ctx.objects.removeBelow(sentenceFolder(narration));
      return;
    }
  } catch (err) {
    if (!signal.aborted) {
      ctx.log.error({ err, narrationId: narration.id }, 'a narration was not made to its end');
      stoppedBy = (await ctx.room.hasRoom()) ? 'UNAVAILABLE' : 'NO_ROOM';
    }
  }
  await ctx.store
    .asService((tx) => stopNarration(tx, narration.id, stoppedBy))
    .catch((err: unknown) => ctx.log.error({ err }, 'a narration was not stopped; its lease runs out'));

  /** The story or account was removed meanwhile, so what was written since is removed, too. */
  async function forget(): Promise<void> {
    await ctx.objects.removeBelow(sentenceFolder(narration, 'all'));
  }
}

async function join(ctx: AppServices, narration: Making['narration'], sentences: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let index = 0; index < sentences; index += 1) {
    const part = await ctx.objects.get(sentenceKey(narration, index));
    if (!part) throw new Error('a sentence that was made is not in the store');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
