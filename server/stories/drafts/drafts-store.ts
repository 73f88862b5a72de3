import { and, desc, eq, gt, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { generations } from '#db/schema/generation.ts';
import { stories } from '#db/schema/stories.ts';
import { draftDays, draftsShown } from '#domain/stories/api.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { chapterAfter } from '../store.ts';

/** Finished or counted generations of the last 30 days that no kept story came from; no older ones, swept or not. */
const isDraft = (tx: Transaction) =>
  and(
    or(eq(generations.status, 'completed'), and(eq(generations.status, 'stopped'), generations.counted)),
    ne(generations.content, ''),
    gt(generations.createdAt, sql`app_now() - make_interval(days => ${draftDays})`),
    notExists(
      tx
        .select({ id: stories.id })
        .from(stories)
        .where(and(eq(stories.userId, generations.userId), eq(stories.generationId, generations.id))),
    ),
  );

const columns = {
  id: generations.id,
  options: generations.options,
  status: generations.status,
  createdAt: generations.createdAt,
  chapter: chapterAfter(sql`(generations.options #>> '{continues,storyId}')::uuid`),
};

/** Returns the caller's drafts, newest first, each with the beginning of its text. */
export async function findDrafts(tx: Transaction) {
  return tx
    .select({ ...columns, content: sql<string>`left(${generations.content}, 600)` })
    .from(generations)
    .where(isDraft(tx))
    .orderBy(desc(generations.createdAt))
    .limit(draftsShown);
}

/** Returns one draft of the caller with its whole text and what is known of its pictures. */
export async function findDraft(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ ...columns, content: generations.content, pictures: generations.pictures })
    .from(generations)
    .where(and(eq(generations.id, id), isDraft(tx)));
  return row;
}

/** Notes when a draft of the caller was first read. */
export async function noteOpened(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx
    .update(generations)
    .set({ openedAt: sql`app_now()` })
    .where(
      and(
        eq(generations.id, id),
        eq(generations.userId, userId),
        eq(generations.status, 'completed'),
        isNull(generations.openedAt),
      ),
    );
}

/** Deletes an ended generation of this user, unless a kept story came from it. Returns whether it was there. */
export async function deleteDraft(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(generations)
    .where(
      and(
        eq(generations.id, id),
        eq(generations.userId, userId),
        sql`${generations.status} not in ('reserved', 'writing')`,
        notExists(
          tx
            .select({ id: stories.id })
            .from(stories)
            .where(and(eq(stories.userId, userId), eq(stories.generationId, id))),
        ),
      ),
    )
    .returning({ id: generations.id });
  return gone.length > 0;
}
