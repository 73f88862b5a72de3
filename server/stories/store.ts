import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { favorites, stories } from '#db/schema/stories.ts';
import type { Story, StorySummary } from '#domain/stories/api.ts';
import { storyOptionsSchema } from '#domain/stories/options.ts';
import type { Transaction } from '../platform/database.ts';

const isFavorite = sql<boolean>`exists (select from favorites where favorites.story_id = ${stories.id})`;
/** As much of the text as a card shows and a search reads. */
const excerpt = sql<string>`left(${stories.content}, 600)`;
const optionsSchema = storyOptionsSchema.omit({ tone: true });

const {
  content: _content,
  userId: _userId,
  storyType: _storyType,
  generationId: _generationId,
  ...summaryColumns
} = getTableColumns(stories);
type SummaryRow = Omit<typeof stories.$inferSelect, 'content' | 'userId' | 'storyType' | 'generationId'>;

export async function insertStory(tx: Transaction, story: typeof stories.$inferInsert): Promise<string | undefined> {
  const [row] = await tx.insert(stories).values(story).onConflictDoNothing().returning({ id: stories.id });
  return row?.id;
}

export async function insertFavorite(tx: Transaction, userId: string, storyId: string): Promise<void> {
  await tx.insert(favorites).values({ userId, storyId }).onConflictDoNothing();
}

/** The story that came from this generation, if it was saved. */
export async function findStoryOfGeneration(tx: Transaction, generationId: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: stories.id }).from(stories).where(eq(stories.generationId, generationId));
  return row?.id;
}

export async function findStory(tx: Transaction, id: string): Promise<Story | undefined> {
  const [row] = await tx.select({ story: stories, isFavorite }).from(stories).where(eq(stories.id, id));
  return row && { ...asSummary(row.story, row.isFavorite), content: row.story.content };
}

export async function deleteStory(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(stories)
    .where(and(eq(stories.id, id), eq(stories.userId, userId)))
    .returning({ id: stories.id });
  return gone.length > 0;
}

/** Where a page of the library begins: after this story. */
export type Cursor = { createdAt: Date; id: string };

/** A page of the user's stories, newest first, by key and never by offset (DATA-32). */
export async function listStories(
  tx: Transaction,
  userId: string,
  limit: number,
  after?: Cursor,
): Promise<StorySummary[]> {
  const rows = await tx
    .select({ story: summaryColumns, excerpt, isFavorite })
    .from(stories)
    .where(
      and(
        eq(stories.userId, userId),
        after && sql`(${stories.createdAt}, ${stories.id}) < (${after.createdAt.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(limit);
  return rows.map((row) => ({ ...asSummary(row.story, row.isFavorite), excerpt: row.excerpt }));
}

function asSummary(row: SummaryRow, favorite: boolean): Omit<Story, 'content'> {
  const { id, title, tags, notes, images, imageUploadFailed } = row;
  return {
    id,
    title,
    options: optionsSchema.parse(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    tags,
    notes,
    isFavorite: favorite,
    images,
    imageUploadFailed,
  };
}
