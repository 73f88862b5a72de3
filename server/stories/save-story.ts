import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import type { SavedStory, saveStorySchema } from '#domain/stories/api.ts';
import { isIllustrated } from '#domain/stories/options.ts';
import { asTold } from '#domain/stories/text/as-told.ts';
import { storyTypeFor } from '#domain/usage/allowance.ts';
import type { AppServices } from '../context.ts';
import { requireActive } from '../identity/callers/require-active.ts';
import type { Member } from '../platform/database/member.ts';
import type { DrawnPicture } from '../platform/pictures.ts';
import { readUsage } from '../usage/usage.ts';
import { countPixels, decodeImages, removeImages, saveImages } from './pictures/images.ts';
import { countBrought, findSeries, findStory, findStoryOfGeneration, insertFavorite, insertStory } from './store.ts';

/** How many pictures of their own a household keeps here at most, in all stories. */
const broughtAtMost = 100;
/** File names have one digit for a picture. */
const picturesAtMost = 10;

/**
 * Saves a story for the caller and returns it (DATA-33, SAVE-09 to SAVE-17); who is in it and where have the capitals
 * that the text gives them. Saving what one generation wrote a second
 * time returns the existing story, with the pictures that it lacked. Drawn pictures come from the generation, else from
 * the save; the story is kept even if they cannot be. Throws ACCOUNT_SUSPENDED, and RATE_LIMITED, before anything is
 * kept, for pictures that are too large for an account in an hour. Records story_create once (EVENT-06).
 */
export async function saveStory(
  ctx: AppServices,
  member: Member,
  input: z.output<ReturnType<typeof saveStorySchema>>,
): Promise<{ story: SavedStory; created: boolean }> {
  const { userId } = member;
  const { options, generationId, isFavorite, title, content, notes, tags } = input;
  await requireActive(ctx, member);
  await countPixels(ctx, member, input.images);
  const { tier } = await readUsage(ctx, member);
  const storyType = storyTypeFor(tier, isIllustrated(options));
  const { length, language, ageGroup, model, message } = options;
  const saved = await ctx.store.asMember(member, async (tx) => {
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
      characters: options.characters.map((each) => asTold(each, input)),
      setting: asTold(options.setting, input),
      message,
    };
    const chapterOf = options.continues ? await findSeries(tx, options.continues.storyId) : null;
    const inserted = await insertStory(tx, { ...row, storyType, chapterOf, generationId: generationId ?? null });
    const id = inserted ?? (generationId && (await findStoryOfGeneration(tx, generationId)));
    if (id && isFavorite) await insertFavorite(tx, userId, id);
    const lacksPictures =
      id !== undefined && inserted === undefined && ((await findStory(tx, id))?.imageUploadFailed ?? false);
    return id ? { id, created: inserted !== undefined, lacksPictures } : undefined;
  });
  if (!saved) throw new DomainError('INTERNAL', 'The story was not saved.');

  // A second save adds the pictures that could not be kept the first time.
  const pictures = saved.created || saved.lacksPictures ? await picturesOf(ctx, member, input) : [];
  const { images, full } = await saveImages(ctx, member, saved.id, pictures);
  const story = await ctx.store.asMember(member, (tx) => findStory(tx, saved.id));
  if (!story) {
    // A removal may have ended before the last picture was stored.
    await removeImages(ctx, userId, saved.id);
    throw new DomainError('STORY_NOT_FOUND', 'The story was removed while it was being saved.');
  }
  if (saved.created) {
    ctx.recorder.event(userId, 'story_create', { storyId: story.id, storyType, length, language, model });
  }
  const answer = { ...story, imagesAsked: pictures.length, imagesSaved: images.length };
  return { story: full ? { ...answer, picturesRefused: 'STORAGE_FULL' } : answer, created: saved.created };
}

/**
 * Returns the story's pictures: those drawn for its generation, from the store or else from the save itself, undefined
 * for a lost one; and those that the parent brought besides, marked as such.
 */
async function picturesOf(
  ctx: AppServices,
  member: Member,
  { images, generationId, options }: z.output<ReturnType<typeof saveStorySchema>>,
): Promise<(DrawnPicture | undefined)[]> {
  const illustrated = generationId && (isIllustrated(options) || images.length > 0);
  const drawn = illustrated ? await ctx.generationPictures(member, generationId) : [];
  const sent = await decodeImages(images);
  const used = new Set<string>();
  const pictures = drawn.map(({ sha256, paragraph, caption, picture }) => {
    const same = sent.find((each) => each.fingerprint === sha256);
    if (same) used.add(same.fingerprint);
    return picture ?? (same?.picture && { ...same.picture, paragraph, caption });
  });
  const room = broughtAtMost - (sent.length > used.size ? await ctx.store.asMember(member, countBrought) : 0);
  const brought = sent
    .filter(({ fingerprint }) => !used.has(fingerprint))
    .map((each, index) => (index < room ? each : { ...each, picture: undefined }));
  return [...pictures, ...brought.map(({ picture }) => picture && { ...picture, own: true })].slice(0, picturesAtMost);
}
