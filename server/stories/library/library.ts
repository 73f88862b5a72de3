import { DomainError } from '#domain/errors.ts';
import { type LibraryQuery, type Story, type StoryPage, type StoryPlace, storyPageSize } from '#domain/stories/api.ts';
import type { AppServices } from '../../context.ts';
import { narrationsFolder } from '../../identity/family/object-folders.ts';
import type { Member } from '../../platform/database/member.ts';
import { keepDeletionRecords } from '../../platform/objects/deletion-records.ts';
import { removeAsked } from '../../platform/objects/object-removals.ts';
import { forgetDraft } from '../drafts/drafts.ts';
import { countReread, findStory, mergeFavorites, putAside, setFavorite, setPlace } from '../store.ts';
import { countMatching, outlineLibrary } from './library-counts.ts';
import { readCursor, writeCursor } from './library-cursor.ts';
import { isNarrowed } from './library-filter.ts';
import { findPage } from './library-store.ts';

const missing = () => new DomainError('STORY_NOT_FOUND', 'There is no such story.');

/**
 * Returns a page of the library of the caller's household (LIB-23 to LIB-38, LIB-42). Throws INVALID_REQUEST for a
 * cursor that was not given out or is for another order.
 */
export async function readLibrary(ctx: AppServices, member: Member, query: LibraryQuery): Promise<StoryPage> {
  const { cursor, sort, ...filter } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor, sort);
  return ctx.store.asMember(member, async (tx, adults) => {
    const shelf = { userId: member.userId, adults };
    const page = await findPage(tx, shelf, filter, sort, after, storyPageSize);
    // If the page holds everything that matches, its length is the count.
    const count = () => (page.next ? countMatching(tx, shelf, filter) : page.stories.length);
    const outline = after || isNarrowed(filter) ? null : await outlineLibrary(tx, adults);
    return {
      stories: page.stories,
      nextCursor: page.next ? writeCursor(page.next) : null,
      total: after ? null : await count(),
      hidden: outline?.hidden ?? null,
      categories: outline?.categories ?? null,
    };
  });
}

/** Returns one story of the caller. Throws STORY_NOT_FOUND, also for another user's (P08, SEC-03). */
export async function readStory(ctx: AppServices, member: Member, id: string): Promise<Story> {
  const story = await ctx.store.asMember(member, (tx) => findStory(tx, id));
  if (!story) throw missing();
  noteReread(ctx, story);
  return story;
}

/** Counts the days on which a story is opened later than 12 hours after it was saved: prompts are compared by it. */
function noteReread(ctx: AppServices, { id, createdAt }: Story): void {
  if (Date.now() - Date.parse(createdAt) < hoursOfOneEvening * 3_600_000) return;
  ctx.store
    .asService((tx) => countReread(tx, id))
    .catch((err: unknown) => ctx.log.warn({ err }, 'a story that is read again was not counted'));
}

const hoursOfOneEvening = 12;

/**
 * Removes one story of the caller (DATA-34, SEC-04, AMB-057). Nobody sees it or its pictures any more; for 30 days its
 * household or an operator can restore it, then both are deleted for good; its sound is deleted at once. Throws STORY_NOT_FOUND.
 */
export async function removeStory(ctx: AppServices, member: Member, id: string): Promise<void> {
  const gone = await ctx.store.asMember(member, async (tx, adults) => {
    const row = await putAside(tx, id);
    return row && { ...row, adults };
  });
  if (!gone) throw missing();
  // The sound is removed at once: it can be made again.
  const sound = gone.adults.map((adult) => `${narrationsFolder(adult)}/${id}`);
  await removeAsked(ctx, sound);
  // Otherwise the deleted story would come back as a draft.
  if (gone.generationId) await forgetDraft(ctx, gone.userId, gone.generationId);
  // The hourly run repeats what fails now; the response does not wait for it.
  keepDeletionRecords(ctx).catch((err: unknown) => ctx.log.warn({ err }, 'the record of a deletion is kept later'));
}

/** Marks or unmarks one story of the caller (DATA-12, DATA-13). Throws STORY_NOT_FOUND. */
export async function toggleFavorite(ctx: AppServices, member: Member, id: string, value: boolean): Promise<void> {
  await ctx.store.asMember(member, async (tx) => {
    if (!(await findStory(tx, id))) throw missing();
    await setFavorite(tx, member.userId, id, value);
  });
}

/** Remembers where the caller left a story, for their other devices. Throws STORY_NOT_FOUND. */
export async function leaveStory(ctx: AppServices, member: Member, id: string, place: number): Promise<StoryPlace> {
  const left = await ctx.store.asMember(member, (tx) => setPlace(tx, member.userId, id, place, ctx.now()));
  if (!left) throw missing();
  return left;
}

/** Marks those of these stories that are the caller's own; returns how many they are (AMB-048). */
export async function adoptFavorites(ctx: AppServices, member: Member, storyIds: string[]): Promise<number> {
  return ctx.store.asMember(member, (tx) => mergeFavorites(tx, member.userId, storyIds));
}
