import { and, asc, type Column, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { favorites, narrations, readingPlaces, stories, storyVersions } from '#db/schema/stories.ts';
import { type Story, type StoryPlace, type StoryVersion, versionsKept } from '#domain/stories/api.ts';
import { storyOptionsSchema } from '#domain/stories/options.ts';
import type { OwnPicture } from '#domain/stories/pictures.ts';
import { isTestTitle, searchTextOf, titleKeyOf } from '#domain/stories/text/search-text.ts';
import type { Transaction } from '../platform/database/database.ts';

const isFavorite = sql<boolean>`exists (select from favorites where favorites.story_id = ${stories.id})`;
/** The beginning of the text: what a card shows and a search reads. */
export const excerpt = sql<string>`left(${stories.content}, 600)`;
const optionsSchema = storyOptionsSchema().omit({ tone: true, continues: true });

/** The columns that a card needs. */
export const summaryColumns = {
  id: stories.id,
  generationId: stories.generationId,
  title: stories.title,
  length: stories.length,
  language: stories.language,
  characters: stories.characters,
  setting: stories.setting,
  message: stories.message,
  ageGroup: stories.ageGroup,
  model: stories.model,
  images: stories.images,
  imageUploadFailed: stories.imageUploadFailed,
  tags: stories.tags,
  notes: stories.notes,
  chapterOf: stories.chapterOf,
  createdAt: stories.createdAt,
  updatedAt: stories.updatedAt,
};
export type SummaryRow = Pick<typeof stories.$inferSelect, keyof typeof summaryColumns>;

/** Returns the new id, or undefined if this generation was saved before. Derives the search columns. */
export async function insertStory(
  tx: Transaction,
  story: Omit<typeof stories.$inferInsert, 'searchText' | 'titleKey' | 'isTest'> & { title: string },
): Promise<string | undefined> {
  const [row] = await tx
    .insert(stories)
    .values({ ...story, ...searchColumns(story) })
    .onConflictDoNothing()
    .returning({ id: stories.id });
  return row?.id;
}

const searchColumns = (story: Parameters<typeof searchTextOf>[0]) => ({
  searchText: searchTextOf(story),
  titleKey: titleKeyOf(story.title),
  isTest: isTestTitle(story.title),
});

/** Returns the first story of the series that a chapter after this one belongs to; null if it is not the caller's. */
export async function findSeries(tx: Transaction, storyId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: stories.id, first: stories.chapterOf })
    .from(stories)
    .where(eq(stories.id, storyId));
  return row ? (row.first ?? row.id) : null;
}

/** The number of the chapter after this story, and the title of its book; null if the story is not the caller's. */
export const chapterAfter = (storyId: SQL) => sql<{ number: number; book: string } | null>`(
  select json_build_object('number', count(*) + 1, 'book', (array_agg(told.title order by told.created_at, told.id))[1])
  from stories last
  join stories told on coalesce(last.chapter_of, last.id) in (told.id, told.chapter_of) and told.user_id = any(current_adults())
  where last.id = ${storyId}
  having count(*) > 0)`;

export async function insertFavorite(tx: Transaction, userId: string, storyId: string): Promise<void> {
  await tx.insert(favorites).values({ userId, storyId }).onConflictDoNothing();
}

/** Returns the story that was saved from this generation, if any. */
export async function findStoryOfGeneration(tx: Transaction, generationId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: stories.id })
    .from(stories)
    .where(and(sql`${stories.userId} = current_user_id()`, eq(stories.generationId, generationId)));
  return row?.id;
}

/** Counts one more day on which a saved story was read, at most once a day. */
export async function countReread(tx: Transaction, storyId: string): Promise<void> {
  await tx.execute(sql`update generations g set rereads = rereads + 1, reread_on = app_now()::date
    from stories s where s.id = ${storyId} and g.id = s.generation_id
      and (reread_on is null or reread_on < app_now()::date)`);
}

export async function findStory(tx: Transaction, id: string): Promise<Story | undefined> {
  const [row] = await tx
    .select({ story: summaryColumns, content: stories.content, isFavorite, place: placeColumns, next: nextChapter })
    .from(stories)
    .leftJoin(readingPlaces, eq(readingPlaces.storyId, stories.id))
    .where(eq(stories.id, id));
  if (!row) return undefined;
  return {
    ...asSummary(row.story, row.isFavorite),
    content: row.content,
    place: row.place && asPlace(row.place),
    next: row.next,
  };
}

/** Returns the household's stories of this one's series in reading order; a story on its own is its only one. */
export async function findSeriesOf(tx: Transaction, storyId: string): Promise<string[]> {
  const [own] = await tx.select({ series: stories.series }).from(stories).where(eq(stories.id, storyId));
  if (!own) return [];
  const rows = await tx
    .select({ id: stories.id })
    .from(stories)
    .where(and(ofHousehold(stories.userId), eq(stories.series, own.series)))
    .orderBy(asc(stories.createdAt), asc(stories.id));
  return rows.map(({ id }) => id);
}

/** The chapter that follows a story in its series. */
const nextChapter = sql<{ id: string; title: string } | null>`(
  select json_build_object('id', after.id, 'title', after.title) from stories after
  where after.chapter_of = coalesce(${stories.chapterOf}, ${stories.id})
    and (after.created_at, after.id) > (${stories.createdAt}, ${stories.id})
  order by after.created_at, after.id limit 1)`;

const placeColumns = { place: readingPlaces.place, leftAt: readingPlaces.leftAt };

const asPlace = ({ place, leftAt }: { place: number; leftAt: Date }): StoryPlace => ({
  place,
  leftAt: leftAt.toISOString(),
});

/** Remembers where a story was left; returns undefined if the caller has no such story. */
export async function setPlace(
  tx: Transaction,
  userId: string,
  storyId: string,
  place: number,
  leftAt: Date,
): Promise<StoryPlace | undefined> {
  const [story] = await tx.select({ id: stories.id }).from(stories).where(eq(stories.id, storyId)).for('key share');
  if (!story) return undefined;
  const [row] = await tx
    .insert(readingPlaces)
    .values({ userId, storyId, place, leftAt })
    .onConflictDoUpdate({ target: [readingPlaces.userId, readingPlaces.storyId], set: { place, leftAt } })
    .returning(placeColumns);
  return row && asPlace(row);
}

const keptColumns = { ...summaryColumns, content: stories.content };
/** A story as it is kept, with its whole text. */
export type KeptStory = Pick<typeof stories.$inferSelect, keyof typeof keptColumns>;

/** Returns a story of the caller as it is kept, locked until the transaction ends. */
export async function lockStory(tx: Transaction, id: string): Promise<KeptStory | undefined> {
  const [row] = await tx.select(keptColumns).from(stories).where(eq(stories.id, id)).for('update');
  return row;
}

/** Writes what a parent may change of a story, and its search columns. */
export async function updateStory(tx: Transaction, story: KeptStory): Promise<void> {
  const { title, content, notes, tags, characters, images, updatedAt } = story;
  await tx
    .update(stories)
    .set({ title, content, notes, tags, characters, images, updatedAt, ...searchColumns(story) })
    .where(eq(stories.id, story.id));
}

/** Keeps the present text of a story of this user before it is changed; beyond the limit the oldest versions go. */
export async function keepVersion(tx: Transaction, userId: string, story: KeptStory): Promise<void> {
  const { id: storyId, title, content, updatedAt: writtenAt } = story;
  const number = sql`(select coalesce(max(number), 0) + 1 from story_versions where story_id = ${storyId})`;
  await tx.insert(storyVersions).values({ storyId, userId, number: number as SQL<number>, title, content, writtenAt });
  await tx.execute(sql`delete from story_versions where story_id = ${storyId} and number <=
    (select max(number) from story_versions where story_id = ${storyId}) - ${versionsKept}`);
}

/** Returns the earlier versions of a story of the caller, the newest first. */
export async function listVersions(tx: Transaction, storyId: string): Promise<StoryVersion[]> {
  const rows = await tx
    .select()
    .from(storyVersions)
    .where(eq(storyVersions.storyId, storyId))
    .orderBy(desc(storyVersions.number));
  return rows.map(({ number, title, content, writtenAt }) => ({
    number,
    title,
    content,
    writtenAt: writtenAt.toISOString(),
  }));
}

/** Notes that the reader found this text of a story fit for others. */
export async function noteReadText(tx: Transaction, storyId: string, content: string): Promise<void> {
  await tx
    .update(stories)
    .set({ readText: sql`text_fingerprint(${content})` })
    .where(eq(stories.id, storyId));
}

/**
 * The rows of the caller's household. Row-level security demands the same, but uses no index for it: a query that
 * names no story has to say it as well.
 */
export const ofHousehold = (column: Column): SQL => sql`${column} = any(current_adults())`;

/** Returns how many pictures of their own the caller's household keeps. */
export async function countBrought(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from stories, jsonb_array_elements(images) each where ${ofHousehold(stories.userId)} and (each ->> 'own')::boolean`,
  );
  return rows[0]?.count ?? 0;
}

/** Returns the bytes that the household's saved pictures and sound, and the caller's recorded voices, take. */
export async function sumStorage(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ bytes: number }>(
    sql`select (select coalesce(sum((each ->> 'bytes')::bigint), 0) from stories, jsonb_array_elements(images) each where ${ofHousehold(stories.userId)})
      + (select coalesce(sum(bytes), 0) from recorded_sentences)
      + (select coalesce(sum(bytes), 0) from narrations where ${ofHousehold(narrations.userId)}) as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

/** Moves a story of the household to the deleted ones for 30 days; returns its user and generation, if it was there. */
export async function putAside(
  tx: Transaction,
  id: string,
): Promise<{ userId: string; generationId: string | null } | undefined> {
  await tx.execute(sql`insert into deleted_stories (id, user_id, deleted_at, is_favorite, story)
    select id, user_id, app_now(), ${isFavorite}, to_jsonb(stories) from stories where id = ${id}
    on conflict do nothing`);
  const [gone] = await tx
    .delete(stories)
    .where(eq(stories.id, id))
    .returning({ userId: stories.userId, generationId: stories.generationId });
  return gone;
}

/** The pictures that a story shows, in order: a picture drawn again stands in the place of the earlier one. */
const shownPictures = (images: NonNullable<SummaryRow['images']>) =>
  images
    .filter(({ leftOut }) => !leftOut)
    .map(({ leftOut: _, ...image }) => image)
    .toSorted((a, b) => a.position - b.position);

/** Returns a row as the client sees it. */
export function asSummary(row: SummaryRow, favorite: boolean): Omit<Story, 'content' | 'place' | 'next'> {
  const { id, generationId, title, tags, notes, imageUploadFailed, chapterOf } = row;
  const images = row.images && shownPictures(row.images);
  return {
    id,
    coverSeed: generationId ?? id,
    title,
    options: optionsSchema.parse(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    tags,
    notes,
    isFavorite: favorite,
    images,
    imageUploadFailed,
    chapterOf,
  };
}

/** Notes which pictures of a story are kept. */
export async function setImages(
  tx: Transaction,
  id: string,
  images: Story['images'],
  imageUploadFailed: boolean,
): Promise<void> {
  await tx.update(stories).set({ images, imageUploadFailed }).where(eq(stories.id, id));
}

/** Returns every picture of a story of the caller, in order, and when the story was last changed. */
export async function findPictures(
  tx: Transaction,
  id: string,
): Promise<{ pictures: OwnPicture[]; changedAt: string } | undefined> {
  const [row] = await tx
    .select({ images: stories.images, updatedAt: stories.updatedAt })
    .from(stories)
    .where(eq(stories.id, id));
  return (
    row && {
      pictures: (row.images ?? [])
        .map((image) => ({ ...image, leftOut: image.leftOut ?? false }))
        .toSorted((a, b) => a.position - b.position),
      changedAt: row.updatedAt.toISOString(),
    }
  );
}

/** Stores which pictures a story has and shows, as a change of the story. */
export async function setPictures(
  tx: Transaction,
  id: string,
  images: NonNullable<SummaryRow['images']>,
  updatedAt: Date,
): Promise<void> {
  await tx.update(stories).set({ images, updatedAt }).where(eq(stories.id, id));
}

export async function setFavorite(tx: Transaction, userId: string, storyId: string, value: boolean): Promise<void> {
  if (value) await insertFavorite(tx, userId, storyId);
  else await tx.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.storyId, storyId)));
}

/** Marks those of these stories that are the caller's own; returns how many they are. */
export async function mergeFavorites(tx: Transaction, userId: string, storyIds: readonly string[]): Promise<number> {
  const own = await tx
    .select({ id: stories.id })
    .from(stories)
    .where(inArray(stories.id, [...storyIds]));
  for (const { id } of own) await insertFavorite(tx, userId, id);
  return own.length;
}
