import { and, desc, eq, gt, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { generations } from '#db/schema/generation.ts';
import { stories } from '#db/schema/stories.ts';
import { draftDays, draftsShown } from '#domain/stories/api.ts';
import type { Transaction } from '../platform/database.ts';
import { chapterAfter } from './store.ts';

/** What was told, finished or counted, and is not among the kept stories. Older than its days it is gone, swept or not. */
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

/** The caller's drafts, newest first, each with the beginning of its text. */
export async function findDrafts(tx: Transaction) {
  return tx
    .select({ ...columns, content: sql<string>`left(${generations.content}, 600)` })
    .from(generations)
    .where(isDraft(tx))
    .orderBy(desc(generations.createdAt))
    .limit(draftsShown);
}

/** One draft of the caller with all of its text, and what is known of its pictures. */
export async function findDraft(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ ...columns, content: generations.content, pictures: generations.pictures })
    .from(generations)
    .where(and(eq(generations.id, id), isDraft(tx)));
  return row;
}

/** Notes that a draft of the caller was read, the first time. */
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

/** Forgets what an ended generation of this user wrote, unless a kept story came from it. Returns whether it was there. */
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
