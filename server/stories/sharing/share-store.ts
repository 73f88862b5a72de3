import { desc, eq, sql } from 'drizzle-orm';
import { stories, storyShares } from '#db/schema/stories.ts';
import type { StoryImage } from '#domain/stories/api.ts';
import type { AgeGroup, StoryLanguage } from '#domain/stories/options.ts';
import type { StoryShare } from '#domain/stories/share.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ofHousehold } from '../store.ts';

/** What a link opens. Only the server uses `storyId`, `userId` and `coverSeed`, to find and draw the pictures. */
export type OpenedStory = {
  storyId: string;
  userId: string;
  coverSeed: string;
  title: string;
  content: string;
  language: StoryLanguage;
  ageGroup: AgeGroup;
  setting: string;
  characters: string[];
  images: StoryImage[];
};

const columns = {
  storyId: storyShares.storyId,
  title: stories.title,
  language: stories.language,
  token: storyShares.token,
  createdAt: storyShares.createdAt,
};

/** Returns every link of the caller's household, the newest first. */
export async function listShares(tx: Transaction): Promise<StoryShare[]> {
  const rows = await tx
    .select(columns)
    .from(storyShares)
    .innerJoin(stories, eq(stories.id, storyShares.storyId))
    .where(ofHousehold(storyShares.userId))
    .orderBy(desc(storyShares.createdAt));
  return rows.map(({ language, createdAt, ...row }) => ({
    ...row,
    language: language as StoryLanguage,
    createdAt: createdAt.toISOString(),
  }));
}

/** Keeps the first link of a story; a second one for it changes nothing. */
export async function insertShare(tx: Transaction, share: typeof storyShares.$inferInsert): Promise<boolean> {
  const made = await tx.insert(storyShares).values(share).onConflictDoNothing().returning({ id: storyShares.storyId });
  return made.length > 0;
}

/** Returns whether strangers can open this story of the caller. */
export async function isShared(tx: Transaction, storyId: string): Promise<boolean> {
  const [row] = await tx.select({ id: storyShares.storyId }).from(storyShares).where(eq(storyShares.storyId, storyId));
  return row !== undefined;
}

/** Returns whether an operator closed this story for others. */
export async function isClosed(tx: Transaction, storyId: string): Promise<boolean> {
  const [row] = await tx.select({ closedAt: stories.closedAt }).from(stories).where(eq(stories.id, storyId));
  return row?.closedAt != null;
}

/** Returns a text's origin: told here (or found fit by the reader as it is), changed by hand since, or handwritten. */
export async function originOf(tx: Transaction, storyId: string): Promise<'told' | 'changed' | 'written'> {
  const { rows } = await tx.execute<{ told: boolean; generated: boolean }>(
    sql`select is_told(id) as told, is_generated(id) as generated
      from stories where id = ${storyId}`,
  );
  if (rows[0]?.told) return 'told';
  return rows[0]?.generated ? 'changed' : 'written';
}

/** Closes the reported story of a link for everybody but its owner; returns how many stories that were. */
export async function closeShared(tx: Transaction, token: string): Promise<number> {
  const { rows } = await tx.execute(sql`
    update stories set closed_at = app_now() from story_shares link
    where link.story_id = stories.id and link.token = ${token} returning stories.id`);
  return rows.length;
}

/** Deletes the link of a story, and returns it. */
export async function deleteShare(tx: Transaction, storyId: string) {
  const [gone] = await tx.delete(storyShares).where(eq(storyShares.storyId, storyId)).returning();
  return gone;
}

/** Returns the story behind a link, for anybody who holds it. */
export async function findSharedStory(tx: Transaction, token: string): Promise<OpenedStory | undefined> {
  const { rows } = await tx.execute<OpenedStory>(
    sql`select story_id as "storyId", user_id as "userId", cover_seed as "coverSeed", title, content, language, age_group as "ageGroup",
      setting, characters, coalesce(images, '[]') as images from read_shared_story(${token})`,
  );
  return rows[0];
}
