import { DomainError } from '#domain/errors.ts';
import { type Story, type StoryPage, storyPageSize } from '#domain/stories/api.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../identity/member.ts';
import { type Cursor, deleteStory, findStory, listStories } from './store.ts';

const missing = () => new DomainError('STORY_NOT_FOUND', 'There is no such story.');

/** A page of the caller's library, newest first (LIB-42). A cursor that was not given out is INVALID_REQUEST. */
export async function readLibrary(ctx: AppServices, member: Member, cursor: string | undefined): Promise<StoryPage> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await ctx.store.asMember(member.userId, (tx) =>
    listStories(tx, member.userId, storyPageSize + 1, after),
  );
  const stories = rows.slice(0, storyPageSize);
  const last = stories.at(-1);
  return { stories, nextCursor: rows.length > storyPageSize && last ? writeCursor(last) : null };
}

/** One story of the caller. Throws STORY_NOT_FOUND, also for another user's (P08, SEC-03). */
export async function readStory(ctx: AppServices, member: Member, id: string): Promise<Story> {
  const story = await ctx.store.asMember(member.userId, (tx) => findStory(tx, id));
  if (!story) throw missing();
  return story;
}

/** Removes one story of the caller (DATA-34, SEC-04). Throws STORY_NOT_FOUND. */
export async function removeStory(ctx: AppServices, member: Member, id: string): Promise<void> {
  if (!(await ctx.store.asMember(member.userId, (tx) => deleteStory(tx, member.userId, id)))) throw missing();
}

function writeCursor(story: { createdAt: string; id: string }): string {
  return Buffer.from(`${story.createdAt} ${story.id}`).toString('base64url');
}

function readCursor(cursor: string): Cursor {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) {
    throw new DomainError('INVALID_REQUEST', 'This is not a place in the library.', { field: 'cursor' });
  }
  return { createdAt, id };
}
