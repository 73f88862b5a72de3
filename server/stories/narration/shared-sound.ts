import { eq } from 'drizzle-orm';
import { storyShares } from '#db/schema/stories.ts';
import { DomainError } from '#domain/errors.ts';
import type { Narration } from '#domain/stories/narration/api.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { openSharedStory } from '../shared-story.ts';
import { findHeard } from './narration-store.ts';
import { readHeardNarration } from './read-narration.ts';

const missing = () => new DomainError('STORY_NOT_FOUND', 'This story is not shared.');

/** Returns whether holders of this story's link may hear it. Throws STORY_NOT_FOUND if it has none. */
export async function readSharedSound(
  ctx: AppServices,
  member: Member,
  storyId: string,
): Promise<{ allowed: boolean }> {
  const [row] = await ctx.store.asMember(member, (tx) =>
    tx.select({ sound: storyShares.sound }).from(storyShares).where(eq(storyShares.storyId, storyId)),
  );
  if (!row) throw missing();
  return { allowed: row.sound };
}

/** Allows holders of the link to hear the story's finished sound, or not. Throws STORY_NOT_FOUND without a link. */
export async function allowSharedSound(
  ctx: AppServices,
  member: Member,
  storyId: string,
  allowed: boolean,
): Promise<{ allowed: boolean }> {
  const changed = await ctx.store.asMember(member, (tx) =>
    tx
      .update(storyShares)
      .set({ sound: allowed })
      .where(eq(storyShares.storyId, storyId))
      .returning({ id: storyShares.storyId }),
  );
  if (changed.length === 0) throw missing();
  return { allowed };
}

/**
 * Returns the finished narration of a shared story, if its owner lets it be heard: its key is the link's own, and ends
 * with it. Throws STORY_NOT_FOUND for a link that opens nothing, NARRATION_NOT_FOUND for one without sound.
 */
export async function readSharedNarration(ctx: AppServices, token: string): Promise<Narration> {
  const { title, content, language } = await openSharedStory(ctx, token);
  const heard = await ctx.store.asVisitor((tx) => findHeard(tx, token));
  if (!heard) throw new DomainError('NARRATION_NOT_FOUND', 'This story has no sound.');
  return readHeardNarration(ctx, token, heard.id, { title, content, language });
}
