import { DomainError } from '#domain/errors.ts';
import { draftDays, draftPicturePath, type StoryDraft, type WholeDraft } from '#domain/stories/api.ts';
import { storyOptionsSchema } from '#domain/stories/options.ts';
import { extractTitle } from '#domain/stories/text/title.ts';
import type { AppServices } from '../../context.ts';
import { generationFolder } from '../../identity/family/object-folders.ts';
import type { Member } from '../../platform/database/member.ts';
import { askForRemoval, removeAsked } from '../../platform/objects/object-removals.ts';
import { deleteDraft, findDraft, findDrafts, noteOpened } from './drafts-store.ts';

const missing = () => new DomainError('STORY_NOT_FOUND', 'There is no such draft.');

/** Returns the caller's stories that were told and not kept, newest first; each waits here for 30 days. */
export async function readDrafts(ctx: AppServices, member: Member): Promise<StoryDraft[]> {
  const rows = await ctx.store.asMember(member, findDrafts);
  return rows.map(asDraft);
}

/** Returns a whole draft and notes that it was read. Throws STORY_NOT_FOUND, also if it is kept or another user's. */
export async function readDraft(ctx: AppServices, member: Member, id: string): Promise<WholeDraft> {
  const row = await ctx.store.asMember(member, (tx) => findDraft(tx, id));
  if (!row) throw missing();
  await ctx.store.asService((tx) => noteOpened(tx, member.userId, id));
  const pictures = row.pictures.toSorted((a, b) => a.index - b.index);
  return {
    ...asDraft(row),
    content: row.content,
    images: pictures.map(({ paragraph, alt }, position) => ({
      url: draftPicturePath(id, position),
      alt,
      caption: alt,
      position,
      paragraph,
    })),
  };
}

/** Returns a draft's picture by its index, counted from 0. Throws STORY_NOT_FOUND. */
export async function readDraftPicture(
  ctx: AppServices,
  member: Member,
  id: string,
  index: number,
): Promise<{ data: Uint8Array; mimeType: string }> {
  const drawn = await ctx.generationPictures(member, id);
  const picture = drawn[index]?.picture;
  if (!picture) throw missing();
  return picture;
}

/** Deletes a draft at once, with its pictures. Throws STORY_NOT_FOUND. */
export async function dropDraft(ctx: AppServices, member: Member, id: string): Promise<void> {
  if (!(await forgetDraft(ctx, member.userId, id))) throw missing();
}

/** Deletes what a generation wrote, unless a kept story came from it. Returns whether there was anything to delete. */
export async function forgetDraft(ctx: AppServices, userId: string, generationId: string): Promise<boolean> {
  const folder = generationFolder(userId, generationId);
  const gone = await ctx.store.asService(async (tx) => {
    const found = await deleteDraft(tx, userId, generationId);
    if (found) await askForRemoval(tx, [folder]);
    return found;
  });
  if (gone) await removeAsked(ctx, [folder]);
  return gone;
}

type Row = Awaited<ReturnType<typeof findDrafts>>[number];

function asDraft({ id, options: asked, status, createdAt, content, chapter }: Row): StoryDraft {
  const options = storyOptionsSchema().parse(asked);
  const leavesAt = new Date(createdAt.getTime() + draftDays * 24 * 60 * 60 * 1000);
  return {
    id,
    title: extractTitle(content, options.characters, options.language),
    excerpt: content.slice(0, 600),
    options,
    chapter,
    isWhole: status === 'completed',
    createdAt: createdAt.toISOString(),
    leavesAt: leavesAt.toISOString(),
  };
}
