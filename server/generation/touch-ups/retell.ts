import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { DomainError, isErrorCode } from '#domain/errors.ts';
import {
  type Retelling,
  type RetellingOffer,
  type RetellingWay,
  type retellingOrderSchema,
  retellingWays,
} from '#domain/stories/retelling.ts';
import type { AppServices } from '../../context.ts';
import { requireAdult } from '../../identity/confirm-adult.ts';
import { asDomainError } from '../../platform/errors.ts';
import type { Member } from '../../platform/member.ts';
import { findStory } from '../../stories/store.ts';
import { noteProvider } from '../note-provider.ts';
import { retellingMessages, retellingTokenLimit, retellingVersion } from '../prompt.ts';
import { fromProvider } from '../provider-errors.ts';
import { RunningStory } from '../running-stories.ts';
import { mostUsdOfText } from '../text-meter.ts';
import { askText, pickTextProvider } from '../text-provider.ts';
import { judgeRetelling, requireKindOrder } from './judge-retelling.ts';
import { countTouchUps, reserveTouchUp, settleTouchUp } from './store.ts';

type Order = z.output<ReturnType<typeof retellingOrderSchema>>;

/** Nobody waits longer for a passage. */
const patienceMilliseconds = 60_000;

/** How a passage of one of the caller's stories can be told anew here, and how often still today. Throws STORY_NOT_FOUND (P08). */
export async function readRetellingOffer(ctx: AppServices, member: Member, storyId: string): Promise<RetellingOffer> {
  const { story, used } = await ctx.store.asMember(member, async (tx) => ({
    story: await findStory(tx, storyId),
    used: await countTouchUps(tx, member.userId, 'words'),
  }));
  if (!story) throw missing();
  return { ways: waysHere(ctx), left: leftOf(ctx, used) };
}

/**
 * Tells a passage of one of the caller's stories anew and returns it, once the word lists and the reader found it fit;
 * the story itself stays as it is. Counts one of the day where words come, and nothing where none do; what the writer
 * was paid is on the bill either way. `hungUp` stops the writer. Throws STORY_NOT_FOUND, ADULT_CONFIRMATION_REQUIRED,
 * ACCOUNT_SUSPENDED, INVALID_REQUEST for a way that is not here, INPUT_REFUSED with the field, READER_AWAY,
 * TOUCH_UPS_LIMITED, SPENDING_CAP_REACHED, CONTENT_FILTERED for words that are not for a child, EMPTY_STORY,
 * GENERATION_STOPPED, TIMEOUT, and what else a writer fails with.
 */
export async function retell(
  ctx: AppServices,
  member: Member,
  storyId: string,
  order: Order,
  hungUp: AbortSignal,
): Promise<Retelling> {
  const { userId } = member;
  const story = await ctx.store.asMember(member, (tx) => findStory(tx, storyId));
  if (!story) throw missing();
  await requireAdult(ctx, member);
  if (!waysHere(ctx).includes(order.way))
    throw new DomainError('INVALID_REQUEST', 'This writer does not do that.', { field: 'way' });
  const { options } = story;
  await requireKindOrder(ctx, userId, options, order);
  const provider = pickTextProvider(ctx);
  const messages = retellingMessages(options, order);
  const maxTokens = retellingTokenLimit(order.passage);
  const live = await ctx.live.read();
  const limit = ctx.retellingsPerDay;
  const { outcome, id, used } = await ctx.store.asMember(member, (tx) =>
    reserveTouchUp(tx, {
      userId,
      kind: 'words',
      provider: provider.name,
      reservedUsd: mostUsdOfText(provider.prices, messages, maxTokens),
      capUsd: live.dailyCaps?.[provider.name] ?? ctx.dailyCaps[provider.name] ?? null,
      limit,
    }),
  );
  if (outcome !== 'reserved') {
    const facts = outcome === 'TOUCH_UPS_LIMITED' && limit !== null ? { limit, used } : {};
    throw new DomainError(isErrorCode(outcome) ? outcome : 'CHECK_FAILED', 'Nothing can be told anew now.', facts);
  }
  const work = new RunningStory(randomUUID(), userId);
  const signal = AbortSignal.any([hungUp, AbortSignal.timeout(patienceMilliseconds)]);
  const stop = () => work.stopping.abort();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  const startedAt = performance.now();
  let text: string | null = null;
  let failure: DomainError | undefined;
  try {
    const told = await ctx.writerQueue.run(
      async () => {
        const asking = { messages, maxTokens, mayRetry: () => true };
        const { reason, value } = await askText(ctx, provider, work, asking, () => collect(work));
        if (reason === 'length') throw new DomainError('PROVIDER_UNAVAILABLE', 'The passage came without an end.');
        return value;
      },
      { first: true, signal: work.signal },
    );
    text = await judgeRetelling(ctx, userId, options, order, told, work.signal);
  } catch (cause) {
    noteProvider(ctx, provider.name, userId, cause);
    failure = hungUp.aborted
      ? new DomainError('GENERATION_STOPPED', 'The passage was stopped.')
      : signal.aborted
        ? new DomainError('TIMEOUT', 'The passage took too long.')
        : asDomainError(fromProvider(cause));
  } finally {
    signal.removeEventListener('abort', stop);
  }
  const { bill } = work;
  await Promise.all(bill.counting);
  const counts = text !== null;
  const now = await ctx.store.asService(async (tx) => {
    await settleTouchUp(tx, id, { counts, costUsd: bill.costUsd });
    return countTouchUps(tx, userId, 'words');
  });
  if (bill.asked) {
    const isProviders =
      failure !== undefined && !['GENERATION_STOPPED', 'CONTENT_FILTERED', 'READER_AWAY'].includes(failure.code);
    ctx.recorder.apiCall({
      apiProvider: provider.name,
      endpoint: 'retelling',
      method: 'POST',
      statusCode: isProviders ? 500 : 200,
      responseTimeMs: Math.round(performance.now() - startedAt),
      userId,
      costUsd: bill.costUsd,
      requestBody: { way: order.way, letters: order.passage.length, prompt: retellingVersion },
      ...(failure && { errorMessage: failure.code }),
    });
  }
  if (failure) throw failure;
  return { text, left: leftOf(ctx, now) };
}

const missing = () => new DomainError('STORY_NOT_FOUND', 'There is no such story.');

/** The stand-in for a writer follows no wish in own words, and none is asked where nobody may. */
function waysHere({ sandboxVendors, retellingsPerDay }: AppServices): RetellingWay[] {
  if (retellingsPerDay === 0) return [];
  return retellingWays.filter((way) => way !== 'own' || !sandboxVendors.includes('deepseek'));
}

const leftOf = ({ retellingsPerDay }: AppServices, used: number) =>
  retellingsPerDay === null ? null : Math.max(0, retellingsPerDay - used);

/** Takes an answer whole: nobody sees it before it was judged. */
function collect(work: RunningStory) {
  let text = '';
  return {
    signal: work.signal,
    onText: (piece: string) => {
      text += piece;
    },
    end: () => text,
  };
}
