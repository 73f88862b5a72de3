import { createHash } from 'node:crypto';
import { DomainError, type ErrorCode, isErrorCode } from '#domain/errors.ts';
import { isIllustrated, type StoryOptions } from '#domain/stories/options.ts';
import type { AppServices } from '../context.ts';
import { requireAdult } from '../identity/account/confirm-adult.ts';
import { countMade, type Sources } from '../identity/callers/daily-limits.ts';
import type { Member } from '../platform/database/member.ts';
import { illustratedWriter } from './book/illustrated-writer.ts';
import { beginReading, requireReader } from './reader/begin-reading.ts';
import { facts } from './running/facts.ts';
import { runStory } from './running/run-story.ts';
import { RunningStory } from './running/running-stories.ts';
import { reserveGeneration } from './running/store.ts';
import { pickTextProvider } from './text/text-provider.ts';
import { textWriter } from './text/text-writer.ts';

/**
 * Reserves the allowance of a story and starts writing it, whether or not anybody keeps reading
 * (P11, P12, P20, LIMIT-25). The same id and options again start nothing.
 * Throws ADULT_CONFIRMATION_REQUIRED, the usage reasons, GENERATION_IN_PROGRESS, SPENDING_CAP_REACHED, STORIES_LIMITED,
 * NO_ROOM, READER_AWAY for own words that nobody can read now, or GENERATION_CONFLICT for an id that is taken.
 */
export async function startGeneration(
  ctx: AppServices,
  member: Member,
  input: { generationId: string; requestId: string; options: StoryOptions; sources: Sources },
): Promise<void> {
  const { generationId, options } = input;
  const illustrated = isIllustrated(options);
  await requireAdult(ctx, member);
  requireReader(ctx, options);
  if (!(await ctx.room.hasRoom()))
    throw new DomainError('NO_ROOM', 'Stories cannot be kept just now, so none is begun.');
  const live = await ctx.live.read();
  const writer = illustrated ? illustratedWriter(ctx, options) : textWriter(ctx, options, pickTextProvider(ctx));
  const reservation = await ctx.store.asMember(member, async (tx) => {
    const reserved = await reserveGeneration(tx, {
      userId: member.userId,
      generationId,
      illustrated,
      requestHash: createHash('sha256').update(JSON.stringify(options)).digest('base64url'),
      options,
      provider: writer.provider,
      reservedUsd: writer.mostUsd,
      capUsd: live.dailyCaps?.[writer.provider] ?? ctx.dailyCaps[writer.provider] ?? null,
    });
    const isFree = reserved.outcome === 'reserved' && reserved.storyType.startsWith('free');
    if (isFree) await countMade(ctx, tx, 'freeStories', { ...input.sources, account: member.userId });
    return reserved;
  });
  const { outcome, storyType } = reservation;
  if (outcome === 'existing') return;
  if (outcome !== 'reserved') throw refusal(outcome, reservation);
  ctx.recorder.event(member.userId, 'story_generation_started', facts(options, storyType));
  const story = new RunningStory(generationId, member.userId, input.requestId);
  beginReading(ctx, story, options);
  ctx.running.run(story, () => runStory(ctx, story, { options, storyType }, writer));
}

function refusal(outcome: string, { used, limit }: { used: number | null; limit: number | null }): DomainError {
  if (outcome === 'conflict') {
    return new DomainError('GENERATION_CONFLICT', 'This generation id belongs to another request.');
  }
  if (outcome === 'SPENDING_CAP_REACHED') {
    return new DomainError(outcome, 'No more stories of this kind can be written today.');
  }
  const code: ErrorCode = isErrorCode(outcome) ? outcome : 'CHECK_FAILED';
  const details = { ...(limit === null ? {} : { limit }), ...(used === null ? {} : { used }) };
  return new DomainError(code, 'The allowance for this kind of story is used up.', details);
}
