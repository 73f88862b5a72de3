import { DomainError } from '#domain/errors.ts';
import { type SharedStory, sharedPicturePath, shareTokenPattern } from '#domain/stories/share.ts';
import type { AppServices } from '../context.ts';
import { drawnCover } from './book/cover.ts';
import { pictureKey } from './images.ts';
import { findHeard } from './narration/narration-store.ts';
import { findSharedStory, type OpenedStory } from './share-store.ts';

/** How wide and high messengers show a preview card, in pixels. */
const card = { width: 1200, height: 630 };

const missing = () => new DomainError('STORY_NOT_FOUND', 'There is no such story.');

/** What a link opens; throws STORY_NOT_FOUND for one that was taken back and for one that never was. */
export async function openSharedStory(ctx: AppServices, token: string): Promise<OpenedStory> {
  const story = shareTokenPattern.test(token)
    ? await ctx.store.asVisitor((tx) => findSharedStory(tx, token))
    : undefined;
  if (!story) throw missing();
  return story;
}

/** The story as somebody with its link reads it: nothing of its owner is in it (STORY-12). */
export async function readSharedStory(ctx: AppServices, token: string): Promise<SharedStory> {
  const { title, content, language, ageGroup, images } = await openSharedStory(ctx, token);
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
      ...(caption && namesOnly(caption, title + content) && { caption }),
    })),
  };
}

/** Whether a caption names nobody whom the story as it was saved does not name. */
const namesOnly = (caption: string, text: string) =>
  (caption.match(/\p{Lu}\p{L}*/gu) ?? []).every((word) => text.includes(word));

/** A picture of a shared story, of `width` pixels where that is a served width, else the original. */
export async function readSharedPicture(ctx: AppServices, token: string, index: number, width?: number) {
  const image = (await openSharedStory(ctx, token)).images[index];
  const place = image && pictureKey(image.url, width);
  const data = place && (await ctx.objects.get(place.key));
  if (!place || !data) throw new DomainError('NOT_FOUND', 'There is no such picture.');
  return { data, type: place.type };
}

/** The drawn cover for a preview card, drawn once and kept beside the story's pictures. */
export async function readSharedCover(ctx: AppServices, token: string): Promise<Buffer> {
  const story = await openSharedStory(ctx, token);
  const key = `story-images/stories/${story.userId}/${story.storyId}/card.png`;
  const kept = await ctx.objects.get(key);
  if (kept) return kept;
  const png = await drawnCover(story, story.storyId, card).png().toBuffer();
  await ctx.objects.put(key, png);
  return png;
}
