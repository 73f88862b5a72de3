import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import type { choosePicturesSchema, OwnPicture } from '#domain/stories/pictures.ts';
import type { AppServices } from '../../context.ts';
import { requireActive } from '../../identity/callers/require-active.ts';
import type { Member } from '../../platform/database/member.ts';
import { findPictures, lockStory, setPictures } from '../store.ts';

const missing = () => new DomainError('STORY_NOT_FOUND', 'There is no such story.');

/** Returns every picture of a story of the caller, shown or not, and its last change. Throws STORY_NOT_FOUND (P08). */
export async function readPictures(
  ctx: AppServices,
  member: Member,
  storyId: string,
): Promise<{ pictures: OwnPicture[]; changedAt: string }> {
  const found = await ctx.store.asMember(member, (tx) => findPictures(tx, storyId));
  if (!found) throw missing();
  return found;
}

/**
 * Makes a story of the caller show exactly these of its pictures: one is left out, or an earlier one comes back.
 * None is removed. Throws STORY_NOT_FOUND, STORY_CHANGED if another device was quicker, ACCOUNT_SUSPENDED, and
 * INVALID_REQUEST for a picture that is not the story's and for two at the same position.
 */
export async function choosePictures(
  ctx: AppServices,
  member: Member,
  storyId: string,
  { shown, changedAt }: z.output<ReturnType<typeof choosePicturesSchema>>,
): Promise<void> {
  await requireActive(ctx, member);
  await ctx.store.asMember(member, async (tx) => {
    const row = await lockStory(tx, storyId);
    if (!row) throw missing();
    const images = row.images ?? [];
    const wanted = images.filter(({ url }) => shown.includes(url));
    if (wanted.length < new Set(shown).size || new Set(wanted.map(({ position }) => position)).size < wanted.length)
      throw new DomainError('INVALID_REQUEST', 'These are not pictures that stand beside each other.', {
        field: 'shown',
      });
    if (row.updatedAt.getTime() !== Date.parse(changedAt))
      throw new DomainError('STORY_CHANGED', 'The story was changed elsewhere.');
    const now = images.map(({ leftOut: _, ...image }) =>
      shown.includes(image.url) ? image : { ...image, leftOut: true },
    );
    await setPictures(tx, storyId, now, ctx.now());
  });
}
