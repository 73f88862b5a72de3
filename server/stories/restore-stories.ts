import { inArray, sql } from 'drizzle-orm';
import { stories } from '#db/schema/stories.ts';
import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../platform/database/member.ts';
import { forgetDeletionRecord } from '../platform/objects/deletion-records.ts';

/**
 * Brings back those of these stories that the caller's household deleted in the last 30 days, each as it was, with its
 * pictures, hearts, bookmarks, earlier texts, recordings and chapters; never counts an allowance. Returns the ids of
 * those that are on the shelf now, also if they were there before: an undo that is sent twice is not a failure. Throws
 * STORY_NOT_FOUND if none is (P08).
 */
export async function restoreStories(ctx: AppServices, member: Member, ids: readonly string[]): Promise<string[]> {
  const asked = sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;
  const deleted = await ctx.store.asMember(member, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from own_deleted_stories(${asked})`);
    return rows.map(({ id }) => id);
  });
  const there = await bringBack(ctx, deleted, () =>
    ctx.store.asMember(member, async (tx) => {
      for (const id of deleted) await tx.execute(sql`select restore_own_deleted_story(${id})`);
      return tx
        .select({ id: stories.id })
        .from(stories)
        .where(inArray(stories.id, [...ids]));
    }),
  );
  if (there.length === 0) throw new DomainError('STORY_NOT_FOUND', 'There is no such deleted story.');
  return there.map(({ id }) => id);
}

/** Restores deleted stories by `restore`, so that no record of their deletion deletes them again. */
export async function bringBack<T>(ctx: AppServices, ids: readonly string[], restore: () => Promise<T>): Promise<T> {
  const forget = async () => {
    for (const id of ids) await forgetDeletionRecord(ctx, 'story', id);
  };
  // First, because a record that cannot be removed would delete the story again.
  await forget();
  const restored = await restore();
  // Again, because the deletion's own copy of the record may have arrived meanwhile.
  await forget();
  return restored;
}
