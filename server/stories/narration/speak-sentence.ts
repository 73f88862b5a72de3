import type { WordTime } from '#domain/stories/narration/api.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import type { AppServices } from '../../context.ts';
import { ProviderFailure } from '../../providers/failure.ts';
import type { RawSound, SpeechUsage } from '../../providers/speech/engine.ts';
import type { PlannedSentence } from './plan-narration.ts';
import { BadSound } from './sound/read-sound.ts';
import { makeSound } from './sound/sound-thread.ts';
import { costOf, expectedSeconds, type SpeechService, speechProvider } from './speech-service.ts';
import { wordTimes } from './word-times.ts';

const timeoutMilliseconds = 30_000;
const triesAtMost = 2;

/** How a sentence is requested; `voice` is the engine's own name for it. */
export type Speaking = { voice: string; accent: string; language: StoryLanguage; userId: string };

export type SpokenSentence =
  | { mp3: Uint8Array; words: WordTime[]; exact: boolean; costUsd: number }
  | { failed: string; costUsd: number; isAway: boolean };

/**
 * Asks an engine for one sentence, again if the first answer is unusable, and makes it part of a narration. If nothing
 * is a reading of the sentence, `failed` is the reason in a word; `isAway` says that asking for the next one is no use.
 * Every request and its price is recorded (P31: no word of the text). An abort rejects with its reason.
 */
export async function speakSentence(
  ctx: AppServices,
  speech: SpeechService,
  sentence: Pick<PlannedSentence, 'text' | 'rate' | 'pause'>,
  speaking: Speaking,
  signal: AbortSignal,
): Promise<SpokenSentence> {
  const expected = expectedSeconds(sentence.text.length) / sentence.rate;
  let costUsd = 0;
  for (let attempt = 1; ; attempt += 1) {
    if (!speech.breaker.allows()) return { failed: 'away', costUsd, isAway: true };
    const startedAt = performance.now();
    const bill: SpeechUsage = { letters: 0, input: 0, output: 0 };
    let failure: unknown;
    let usd = 0;
    try {
      const raw = await speech.engine.speak(
        { ...speaking, text: sentence.text, rate: sentence.rate },
        {
          signal,
          timeoutMilliseconds,
          onUsage: (usage) => {
            bill.letters += usage.letters;
            bill.input += usage.input;
            bill.output += usage.output;
          },
        },
      );
      const made = await levelled(raw, expected, sentence.pause);
      speech.breaker.succeeded();
      usd = costOf(speech, bill, made.to - made.from);
      costUsd += usd;
      const times = wordTimes(sentence.text, speaking.language, made, raw.words);
      return { mp3: made.mp3, ...times, costUsd };
    } catch (cause) {
      failure = cause;
      // A request that the engine counted has to be paid, whatever it returned.
      if (bill.letters + bill.input > 0) usd = costOf(speech, bill, cause instanceof BadSound ? expected : 0);
      costUsd += usd;
      if (signal.aborted) throw cause;
      const kind = cause instanceof BadSound ? cause.reason : cause instanceof ProviderFailure ? cause.kind : 'broken';
      if (cause instanceof ProviderFailure && kind !== 'filtered') speech.breaker.failed();
      if (!(cause instanceof BadSound || cause instanceof ProviderFailure))
        ctx.log.error({ err: cause }, 'sound was not made');
      const needsOperator = cause instanceof ProviderFailure && cause.needsOperator;
      if (attempt >= triesAtMost || needsOperator || kind === 'filtered') {
        return { failed: kind, costUsd, isAway: needsOperator || speech.breaker.isOpen };
      }
    } finally {
      const kind =
        failure instanceof ProviderFailure ? failure.kind : failure instanceof BadSound ? failure.reason : null;
      ctx.recorder.apiCall({
        apiProvider: speechProvider,
        endpoint: 'speak',
        method: 'POST',
        statusCode: failure === undefined ? 200 : 503,
        responseTimeMs: Math.round(performance.now() - startedAt),
        userId: speaking.userId,
        costUsd: usd,
        requestBody: { model: speech.engine.model, letters: sentence.text.length },
        ...(failure !== undefined && { errorMessage: kind ?? 'broken' }),
      });
    }
  }
}

function levelled(raw: RawSound, expected: number, pause: number) {
  return makeSound({ bytes: new Uint8Array(raw.bytes), mimeType: raw.mimeType, expected, pause });
}
