import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import type { SavedStory, saveStorySchema } from '#domain/stories/api.ts';
import { storyTypeFor } from '#domain/usage/allowance.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../identity/member.ts';
import type { DrawnPicture } from '../platform/pictures.ts';
import { readUsage } from '../usage/usage.ts';
import { decodeImages, removeImages, saveImages } from './images.ts';
import { findSeries, findStory, findStoryOfGeneration, insertFavorite, insertStory } from './store.ts';

/**
 * Saves a story for the caller and answers it (DATA-33, SAVE-09 to SAVE-17). Saving what one generation
 * wrote a second time answers the story that exists. Pictures come with the save, else from the
 * generation; the story is kept even when they cannot be. Records story_create once (EVENT-06).
 */
export async function saveStory(
  ctx: AppServices,
  member: Member,
  input: z.output<ReturnType<typeof saveStorySchema>>,
): Promise<{ story: SavedStory; created: boolean }> {
  const { userId } = member;
  const { options, generationId, isFavorite, title, content, notes, tags } = input;
  const { tier } = await readUsage(ctx, member);
  const storyType = storyTypeFor(tier, options.model === 'gemini');
  const { length, language, ageGroup, model, characters, setting, message } = options;
  const saved = await ctx.store.asMember(userId, async (tx) => {
    const row = {
      userId,
      title,
      content,
      notes,
      tags,
      length,
      language,
      ageGroup,
      model,
      characters,
      setting,
      message,
    };
    const chapterOf = options.continues ? await findSeries(tx, options.continues.storyId) : null;
    const inserted = await insertStory(tx, { ...row, storyType, chapterOf, generationId: generationId ?? null });
    const id = inserted ?? (generationId && (await findStoryOfGeneration(tx, generationId)));
    if (id && isFavorite) await insertFavorite(tx, userId, id);
    return id ? { id, created: inserted !== undefined } : undefined;
  });
  if (!saved) throw new DomainError('INTERNAL', 'The story was not saved.');

  const pictures = saved.created ? await picturesOf(ctx, member, input) : [];
  const { images } = await saveImages(ctx, member, saved.id, pictures);
  const story = await ctx.store.asMember(userId, (tx) => findStory(tx, saved.id));
  if (!story) {
    // Whoever removed it may have been done before its last picture came.
    await removeImages(ctx, userId, saved.id);
    throw new DomainError('STORY_NOT_FOUND', 'The story was removed while it was being saved.');
  }
  if (saved.created) {
    ctx.recorder.event(userId, 'story_create', { storyId: story.id, storyType, length, language, model });
  }
  return { story: { ...story, imagesAsked: pictures.length, imagesSaved: images.length }, created: saved.created };
}

async function picturesOf(
  ctx: AppServices,
  member: Member,
  { images, generationId, options }: z.output<ReturnType<typeof saveStorySchema>>,
): Promise<(DrawnPicture | undefined)[]> {
  if (images.length > 0) return decodeImages(images);
  return generationId && options.model === 'gemini' ? ctx.generationPictures(member.userId, generationId) : [];
}
