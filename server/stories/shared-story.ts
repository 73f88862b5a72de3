import { DomainError } from '#domain/errors.ts';
import { type SharedStory, sharedPicturePath, shareTokenPattern } from '#domain/stories/share.ts';
import type { AppServices } from '../context.ts';
import { drawnCover } from './book/cover.ts';
import { findHeard } from './narration/narration-store.ts';
import { pictureKey, servedWidth } from './pictures/images.ts';
import { findSharedStory, type OpenedStory } from './sharing/share-store.ts';

/** The size in which messengers show a preview card, in pixels. */
const card = { width: 1200, height: 630 };

const missing = () => new DomainError('STORY_NOT_FOUND', 'There is no such story.');

/** Returns what a link opens. Throws STORY_NOT_FOUND for a revoked link and for one that never was. */
export async function openSharedStory(ctx: AppServices, token: string): Promise<OpenedStory> {
  const story = shareTokenPattern.test(token)
    ? await ctx.store.asVisitor((tx) => findSharedStory(tx, token))
    : undefined;
  if (!story) throw missing();
  return story;
}

/** Returns the story as a holder of its link reads it, without anything of its owner (STORY-12). */
export async function readSharedStory(ctx: AppServices, token: string): Promise<SharedStory> {
  const { title, content, language, ageGroup, characters, images } = await openSharedStory(ctx, token);
  const heard = await ctx.store.asVisitor((tx) => findHeard(tx, token));
  return {
    sound: heard !== undefined,
    title,
    content,
    language,
    ageGroup,
    images: images.map(({ caption, ...image }, index) => ({
      ...image,
      url: sharedPicturePath(token, index),
      ...(caption && namesOnly(caption, title + content, characters) && { caption }),
    })),
  };
}

/**
 * Returns whether a caption names only people whom the story itself names. A word that begins a sentence is a name only
 * if a character has it.
 */
const namesOnly = (caption: string, text: string, characters: readonly string[]) =>
  [...caption.matchAll(/(?:(^|[.!?…]\P{L}+)|)(\p{Lu}\p{L}*)/gu)].every(
    ([, begins, word = '']) =>
      text.includes(word) || (begins !== undefined && !characters.some((name) => name.includes(word))),
  );

/** Returns a picture of a shared story, `width` pixels wide if that is a served width, else the original. */
export async function readSharedPicture(ctx: AppServices, token: string, index: number, width?: number) {
  const image = (await openSharedStory(ctx, token)).images[index];
  const place = image && pictureKey(image.url, width);
  const data = place && (await ctx.objects.get(place.key));
  if (!place || !data) throw new DomainError('NOT_FOUND', 'There is no such picture.');
  return { data, type: place.type };
}

/**
 * Returns the story's cover: as a PNG for a preview card, or `width` pixels wide as a WebP for the page if that is a
 * served width. Drawn once and kept beside the story's pictures.
 */
export async function readSharedCover(
  ctx: AppServices,
  token: string,
  width?: number,
): Promise<{ data: Buffer; type: string }> {
  const story = await openSharedStory(ctx, token);
  const served = servedWidth(width);
  const type = served ? 'image/webp' : 'image/png';
  const key = `story-images/stories/${story.userId}/${story.storyId}/card${served ? `.w${served}.webp` : '.png'}`;
  const kept = await ctx.objects.get(key);
  if (kept) return { data: kept, type };
  const drawn = drawnCover(story, story.coverSeed, card);
  const data = await (served ? drawn.resize(served, null).webp() : drawn.png()).toBuffer();
  await ctx.objects.put(key, data);
  return { data, type };
}
