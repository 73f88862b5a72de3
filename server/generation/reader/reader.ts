import { createHash } from 'node:crypto';
import { type Reader, ReaderAway, type Reading, type ReadingQuestion } from '#domain/stories/safety/reading.ts';
import type { Breaker } from '../../platform/breaker.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import type { Recorder } from '../../platform/telemetry/recorder.ts';
import { ProviderFailure } from '../../providers/failure.ts';
import type { ReaderClient, ReaderUsage } from '../../providers/reader/client.ts';
import type { DayBudget } from './day-budget.ts';
import { dialects, type ReaderKind, readerVersion } from './dialects.ts';

/** The name under which its calls and costs are recorded, apart from those of the writers. */
export const readerProvider = 'reader';

export type ReaderParts = {
  name: string;
  kind: ReaderKind;
  client: ReaderClient;
  /** USD per million tokens. */
  prices: { input: number; output: number };
  timeoutMilliseconds: number;
  breaker: Breaker;
  budget: DayBudget;
  recorder: Recorder;
  log: Log;
};

const triesAtMost = 2;
const answersKept = 5000;

/**
 * A reader that is asked once for the same content, at most twice if it fails, and never beyond its daily budget.
 * Its cost is recorded apart. No text that it reads reaches a log.
 */
export function createReader(parts: ReaderParts): Reader {
  const { name, kind, client, prices, timeoutMilliseconds, breaker, budget, recorder, log } = parts;
  /** Verdicts by content; the oldest is forgotten first. */
  const known = new Map<string, Reading>();

  /** Has a time limit of its own: a request is paid for, also when nobody waits for it any more. */
  async function ask(question: ReadingQuestion, userId: string | undefined): Promise<Reading> {
    const startedAt = performance.now();
    let costUsd = 0;
    const onUsage = ({ input, output }: ReaderUsage) => {
      costUsd += (input * prices.input + output * prices.output) / 1e6;
    };
    const patience = AbortSignal.timeout(timeoutMilliseconds);
    let failure: unknown;
    try {
      const reading = await dialects[kind](client, question, { signal: patience, onUsage });
      breaker.succeeded();
      return reading;
    } catch (cause) {
      failure = cause;
      breaker.failed();
      throw cause;
    } finally {
      budget.spend(costUsd);
      recorder.apiCall({
        apiProvider: readerProvider,
        endpoint: 'read',
        method: 'POST',
        statusCode: failure === undefined ? 200 : 503,
        responseTimeMs: Math.round(performance.now() - startedAt),
        costUsd,
        requestBody: { kind: question.kind, prompt: readerVersion },
        ...(userId !== undefined && { userId }),
        ...(failure !== undefined && { errorMessage: failure instanceof ProviderFailure ? failure.kind : 'slow' }),
      });
    }
  }

  return {
    name,
    get isAway() {
      return (breaker.isOpen && !breaker.mayProbe) || budget.isSpent;
    },
    async read(question, { signal, userId }) {
      const key = createHash('sha256')
        .update(`${readerVersion} ${client.model} ${JSON.stringify(question)}`)
        .digest('base64url');
      const before = known.get(key);
      if (before) return before;
      for (let attempt = 1; ; attempt += 1) {
        if (await budget.full()) throw new ReaderAway('The reader has spent what it may spend today.');
        if (!breaker.allows()) throw new ReaderAway('The reader counts as away.');
        try {
          signal.throwIfAborted();
          const reading = await unlessAborted(ask(question, userId), signal);
          known.set(key, reading);
          if (known.size > answersKept) known.delete(known.keys().next().value ?? '');
          return reading;
        } catch (cause) {
          if (signal.aborted) throw signal.reason;
          const failed = cause instanceof ProviderFailure ? cause.kind : 'slow';
          log.warn({ reader: name, failed }, 'the reader did not answer');
          // A slow reader would be slow again, and somebody waits.
          if (attempt >= triesAtMost || !(cause instanceof ProviderFailure) || cause.needsOperator)
            throw new ReaderAway('The reader is away.', { cause });
        }
      }
    },
  };
}

/** Settles like `work`, or rejects with the signal's reason as soon as it aborts. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const given = Promise.withResolvers<never>();
  const giveUp = () => given.reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  work.catch(() => {});
  try {
    return await Promise.race([work, given.promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
