import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import {
  type Retelling,
  type RetellingOffer,
  type RetellingWay,
  type retellingOrderSchema,
  retellingWays,
} from '#domain/stories/retelling.ts';
import type { AppServices } from '../../context.ts';
import { requireAdult } from '../../identity/account/confirm-adult.ts';
import type { Member } from '../../platform/database/member.ts';
import { findStory } from '../../stories/store.ts';
import { retellingMessages, retellingTokenLimit, retellingVersion } from '../prompts/prompt.ts';
import type { RunningStory } from '../running/running-stories.ts';
import { mostUsdOfText } from '../text/text-meter.ts';
import { askText, pickTextProvider } from '../text/text-provider.ts';
import { judgeRetelling, requireKindOrder } from './judge-retelling.ts';
import { countTouchUps } from './store.ts';
import { leftOf, touchUp } from './touch-up.ts';

type Order = z.output<ReturnType<typeof retellingOrderSchema>>;

/** The longest that a retelling may take. */
const patienceMilliseconds = 60_000;

/** Returns how passages of the caller's story can be retold, and how many still today. Throws STORY_NOT_FOUND (P08). */
export async function readRetellingOffer(ctx: AppServices, member: Member, storyId: string): Promise<RetellingOffer> {
  const { story, used } = await ctx.store.asMember(member, async (tx) => ({
    story: await findStory(tx, storyId),
    used: await countTouchUps(tx, member.userId, 'words'),
  }));
  if (!story) throw missing();
  return { ways: waysHere(ctx), left: leftOf(ctx.retellingsPerDay, used) };
}

/**
 * Retells a passage of one of the caller's stories and returns it, once the word lists and the reader found it fit;
 * the story itself does not change. Counts against the day only if new words came; the writer's cost is recorded
 * either way. `hungUp` stops the writer. Throws STORY_NOT_FOUND, ADULT_CONFIRMATION_REQUIRED,
 * ACCOUNT_SUSPENDED, INVALID_REQUEST for a way that is not offered, INPUT_REFUSED with the field, READER_AWAY,
 * TOUCH_UPS_LIMITED, SPENDING_CAP_REACHED, CONTENT_FILTERED for words that are not for a child, EMPTY_STORY,
 * GENERATION_STOPPED, TIMEOUT, and whatever else a writer fails with.
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
  const { made, left } = await touchUp(
    ctx,
    member,
    {
      kind: 'words',
      provider: provider.name,
      endpoint: 'retelling',
      mostUsd: mostUsdOfText(provider.prices, messages, maxTokens),
      perDay: ctx.retellingsPerDay,
      patienceMilliseconds,
      facts: { way: order.way, letters: order.passage.length, prompt: retellingVersion },
    },
    hungUp,
    async (work) => {
      const asking = { messages, maxTokens, mayRetry: () => true };
      const { reason, value } = await askText(ctx, provider, work, asking, () => collect(work));
      if (reason === 'length') throw new DomainError('PROVIDER_UNAVAILABLE', 'The passage came without an end.');
      return judgeRetelling(ctx, userId, options, order, value, work.signal);
    },
  );
  return { text: made, left };
}

const missing = () => new DomainError('STORY_NOT_FOUND', 'There is no such story.');

/** Returns the ways on offer: the writer's stand-in follows no wish in own words, and a limit of 0 offers none. */
function waysHere({ sandboxVendors, retellingsPerDay }: AppServices): RetellingWay[] {
  if (retellingsPerDay === 0) return [];
  return retellingWays.filter((way) => way !== 'own' || !sandboxVendors.includes('deepseek'));
}

/** Collects a whole answer: nobody sees it before it is judged. */
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
