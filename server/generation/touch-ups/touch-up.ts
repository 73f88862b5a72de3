import { randomUUID } from 'node:crypto';
import { DomainError, isErrorCode } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { asDomainError } from '../../platform/http/errors.ts';
import { noteProvider } from '../running/note-provider.ts';
import { fromProvider } from '../running/provider-errors.ts';
import { RunningStory } from '../running/running-stories.ts';
import { countTouchUps, reserveTouchUp, settleTouchUp, type TouchUpKind } from './store.ts';

export type TouchUp = {
  kind: TouchUpKind;
  provider: string;
  /** The name of the call in the back office. */
  endpoint: string;
  /** The most it may cost, in USD: counts against the daily cap while it runs. */
  mostUsd: number;
  /** How many an account may have on a UTC day; null = any number. */
  perDay: number | null;
  /** The longest that it may take. */
  patienceMilliseconds: number;
  /** Facts for the record of the call: no word of a story. */
  facts: object;
};

/**
 * Reserves a touch-up for the caller, has it made, and settles it: it counts only if something was made (null is
 * nothing), and its cost is recorded either way. `hungUp` stops it. Throws ACCOUNT_SUSPENDED, TOUCH_UPS_LIMITED,
 * SPENDING_CAP_REACHED, GENERATION_STOPPED, TIMEOUT, and whatever the work throws.
 */
export async function touchUp<Made>(
  ctx: AppServices,
  member: Member,
  { kind, provider, endpoint, mostUsd, perDay, patienceMilliseconds, facts }: TouchUp,
  hungUp: AbortSignal,
  make: (work: RunningStory) => Promise<Made | null>,
): Promise<{ made: Made | null; left: number | null }> {
  const { userId } = member;
  const live = await ctx.live.read();
  const { outcome, id, used } = await ctx.store.asMember(member, (tx) =>
    reserveTouchUp(tx, {
      userId,
      kind,
      provider,
      reservedUsd: mostUsd,
      capUsd: live.dailyCaps?.[provider] ?? ctx.dailyCaps[provider] ?? null,
      limit: perDay,
    }),
  );
  if (outcome !== 'reserved') {
    const details = outcome === 'TOUCH_UPS_LIMITED' && perDay !== null ? { limit: perDay, used } : {};
    throw new DomainError(isErrorCode(outcome) ? outcome : 'CHECK_FAILED', 'Nothing can be touched up now.', details);
  }
  const work = new RunningStory(randomUUID(), userId);
  const signal = AbortSignal.any([hungUp, AbortSignal.timeout(patienceMilliseconds)]);
  const stop = () => work.stopping.abort();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  const startedAt = performance.now();
  let made: Made | null = null;
  let failure: DomainError | undefined;
  try {
    made = await ctx.writerQueue.run(() => make(work), { first: true, signal: work.signal });
  } catch (cause) {
    noteProvider(ctx, provider, userId, cause);
    failure = hungUp.aborted
      ? new DomainError('GENERATION_STOPPED', 'It was stopped.')
      : signal.aborted
        ? new DomainError('TIMEOUT', 'It took too long.')
        : asDomainError(fromProvider(cause));
  } finally {
    signal.removeEventListener('abort', stop);
  }
  const { bill } = work;
  await Promise.all(bill.counting);
  const counts = made !== null;
  const now = await ctx.store.asService(async (tx) => {
    await settleTouchUp(tx, id, { counts, costUsd: bill.costUsd });
    return countTouchUps(tx, userId, kind);
  });
  if (bill.asked) {
    const ours = ['GENERATION_STOPPED', 'CONTENT_FILTERED', 'READER_AWAY', 'STORAGE_FULL', 'STORY_NOT_FOUND'];
    ctx.recorder.apiCall({
      apiProvider: provider,
      endpoint,
      method: 'POST',
      statusCode: failure && !ours.includes(failure.code) ? 500 : 200,
      responseTimeMs: Math.round(performance.now() - startedAt),
      userId,
      costUsd: bill.costUsd,
      requestBody: facts,
      ...(failure && { errorMessage: failure.code }),
    });
  }
  if (failure) throw failure;
  return { made, left: leftOf(perDay, now) };
}

/** Returns how many are left today; null = any number. */
export const leftOf = (perDay: number | null, used: number) => (perDay === null ? null : Math.max(0, perDay - used));
