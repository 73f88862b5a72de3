import type { AppServices } from '../../context.ts';
import { generationFolder } from '../../identity/family/object-folders.ts';
import type { Member } from '../../platform/database/member.ts';
import { fingerprintOf } from '../../platform/pictures.ts';
import type { KeptPicture } from './kept-picture.ts';
import type { RunningStory, StoryPicture } from './running-stories.ts';
import { addPicture, findGeneration } from './store.ts';

/** The key of a picture of a story in the making, until the story is saved or forgotten. */
export const generationPictureKey = (userId: string, generationId: string, index: number) =>
  `${generationFolder(userId, generationId)}/picture-${index}`;

/** Saves a drawn picture for readers who come back (P20), then shows it, even if it could not be saved. */
export async function keepPicture(ctx: AppServices, story: RunningStory, picture: StoryPicture): Promise<void> {
  const { index, paragraph, alt, mimeType, data } = picture;
  const lost = (err: unknown) => ctx.log.error({ generationId: story.id, err }, 'a picture was not kept');
  await ctx.objects.put(generationPictureKey(story.userId, story.id, index), data).catch(lost);
  // Notes that it was drawn even if its bytes are lost: a parent who saves the story is told that it is missing.
  const entry = { index, paragraph, alt, mimeType, sha256: fingerprintOf(data) };
  await ctx.store.asService((tx) => addPicture(tx, story.id, entry)).catch(lost);
  story.show(picture);
}

/** Returns the pictures of a finished generation, in order and with their paragraphs, to be saved with the story. */
export async function keptPictures(
  ctx: Pick<AppServices, 'store' | 'objects' | 'log'>,
  member: Member,
  generationId: string,
): Promise<KeptPicture[]> {
  const found = await ctx.store.asMember(member, (tx) => findGeneration(tx, generationId));
  const drawn = (found?.generation.pictures ?? []).toSorted((a, b) => a.index - b.index);
  return Promise.all(
    drawn.map(async ({ index, paragraph, alt, mimeType, sha256 }) => {
      // If the store is away, the pictures are lost, not the story.
      const data = await ctx.objects
        .get(generationPictureKey(member.userId, generationId, index))
        .catch((err: unknown) => {
          ctx.log.error({ generationId, err }, 'a picture could not be read');
          return undefined;
        });
      return { paragraph, sha256, caption: alt, picture: data && { mimeType, data, paragraph, caption: alt } };
    }),
  );
}
