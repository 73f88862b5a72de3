import type { AppServices } from '../context.ts';
import type { DrawnPicture } from '../platform/pictures.ts';
import type { RunningStory, StoryPicture } from './running-stories.ts';
import { addPicture, findGeneration } from './store.ts';

/** Where the picture of a story in the making is kept until the story is saved or forgotten. */
export const generationPictureKey = (userId: string, generationId: string, index: number) =>
  `generations/${userId}/${generationId}/picture-${index}`;

/** Keeps a drawn picture for whoever comes back (P20), then shows it. The reader gets it even if it cannot be kept. */
export async function keepPicture(ctx: AppServices, story: RunningStory, picture: StoryPicture): Promise<void> {
  const { index, paragraph, alt, mimeType, data } = picture;
  try {
    await ctx.objects.put(generationPictureKey(story.userId, story.id, index), data);
    await ctx.store.asService((tx) => addPicture(tx, story.id, { index, paragraph, alt, mimeType }));
  } catch (err) {
    ctx.log.error({ generationId: story.id, err }, 'a picture was not kept');
  }
  story.show(picture);
}

/** The pictures of a finished generation, in order and with the paragraphs they show, for saving them with the story. */
export async function keptPictures(
  ctx: Pick<AppServices, 'store' | 'objects'>,
  userId: string,
  generationId: string,
): Promise<DrawnPicture[]> {
  const found = await ctx.store.asMember(userId, (tx) => findGeneration(tx, generationId));
  const pictures: DrawnPicture[] = [];
  for (const { index, paragraph, mimeType } of (found?.generation.pictures ?? []).toSorted(
    (a, b) => a.index - b.index,
  )) {
    const data = await ctx.objects.get(generationPictureKey(userId, generationId, index));
    if (data) pictures.push({ mimeType, data, paragraph });
  }
  return pictures;
}
