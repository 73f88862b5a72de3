import { sql } from 'drizzle-orm';
import { DomainError } from '#domain/errors.ts';
import type { NarratedStory } from '#domain/stories/narration/api.ts';
import type { AppServices } from '../../context.ts';
import { narrationsFolder } from '../../identity/family/object-folders.ts';
import type { Member } from '../../platform/database/member.ts';
import { removeAsked } from '../../platform/objects/object-removals.ts';
import { findStory } from '../store.ts';
import { deleteNarrations, listFinished } from './narration-store.ts';
import { secondsOf } from './sound/mp3.ts';

/** Returns every story of the caller's household that can be heard whole, in its newest voice. */
export async function readNarratedStories(ctx: AppServices, member: Member): Promise<NarratedStory[]> {
  const rows = await ctx.store.asMember(member, (tx) => listFinished(tx, sql`current_adults()`));
  return rows.map(({ storyId, voice, key, bytes }) => ({ storyId, voice, key, bytes, seconds: secondsOf(bytes) }));
}

/** Removes a story's sound in every voice of an engine. Throws STORY_NOT_FOUND, also for another user's (P08). */
export async function removeNarrations(ctx: AppServices, member: Member, storyId: string): Promise<void> {
  const gone = await ctx.store.asMember(member, async (tx) => {
    if (!(await findStory(tx, storyId))) throw new DomainError('STORY_NOT_FOUND', 'There is no such story.');
    return deleteNarrations(tx, storyId);
  });
  await removeAsked(
    ctx,
    gone.map((userId) => `${narrationsFolder(userId)}/${storyId}`),
  );
}
