import type { AppServices } from '../context.ts';
import { generationFolder } from '../identity/object-folders.ts';
import type { Member } from '../platform/member.ts';
import { fingerprintOf } from '../platform/pictures.ts';
import type { KeptPicture } from './kept-picture.ts';
import type { RunningStory, StoryPicture } from './running-stories.ts';
import { addPicture, findGeneration } from './store.ts';

/** Where the picture of a story in the making is kept until the story is saved or forgotten. */
export const generationPictureKey = (userId: string, generationId: string, index: number) =>
  `${generationFolder(userId, generationId)}/picture-${index}`;

/** Keeps a drawn picture for whoever comes back (P20), then shows it. The reader gets it even if it cannot be kept. */
export async function keepPicture(ctx: AppServices, story: RunningStory, picture: StoryPicture): Promise<void> {
  const { index, paragraph, alt, mimeType, data } = picture;
  const lost = (err: unknown) => ctx.log.error({ generationId: story.id, err }, 'a picture was not kept');
  await ctx.objects.put(generationPictureKey(story.userId, story.id, index), data).catch(lost);
  // That it was drawn is known even where its bytes are lost: who saves the story is told that it is missing.
  const entry = { index, paragraph, alt, mimeType, sha256: fingerprintOf(data) };
  await ctx.store.asService((tx) => addPicture(tx, story.id, entry)).catch(lost);
  story.show(picture);
}

/** The pictures of a finished generation, in order and with the paragraphs they show, for saving them with the story. */
export async function keptPictures(
  ctx: Pick<AppServices, 'store' | 'objects' | 'log'>,
  member: Member,
  generationId: string,
): Promise<KeptPicture[]> {
  const found = await ctx.store.asMember(member, (tx) => findGeneration(tx, generationId));
  const drawn = (found?.generation.pictures ?? []).toSorted((a, b) => a.index - b.index);
  return Promise.all(
    drawn.map(async ({ index, paragraph, alt, mimeType, sha256 }) => {
      // A store that is away costs the pictures and not the story.
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
