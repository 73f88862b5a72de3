import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '#domain/errors.ts';
import { type StoryImage, storyImagesPath } from '#domain/stories/api.ts';
import type { AppServices } from '../../context.ts';
import { savedPicturesFolder } from '../../identity/family/object-folders.ts';
import type { Member } from '../../platform/database/member.ts';
import { askForRemoval, removeAsked } from '../../platform/objects/object-removals.ts';
import {
  checkPicture,
  type DrawnPicture,
  drawnAnew,
  fingerprintOf,
  type Picture,
  sizeOf,
  toWebp,
} from '../../platform/pictures.ts';
import { setImages, sumStorage } from '../store.ts';

/** The widths that pictures are served in; the original is kept beside them. */
const servedWidths = [480, 960] as const;
/** Returns the width if pictures are served in it. */
export const servedWidth = (width: number | undefined) => servedWidths.find((each) => each === width);

const triesAtMost = 3;
const pauseMilliseconds = 1000;
const extensionOf: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

const id = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const picturePath = new RegExp(`^(stories/${id}/${id}/image-\\d)\\.(png|jpe?g|webp)$`);

const folderOf = (userId: string, storyId: string) => `${savedPicturesFolder(userId)}/${storyId}`;
/** Returns where a saved picture lies, by its public address: the original, or one of the served widths. */
export function pictureKey(
  url: string,
  width?: number,
): { key: string; type: string; userId: string; storyId: string } | undefined {
  const [, path, userId = '', storyId = '', extension = ''] = picturePath.exec(url.slice(storyImagesPath.length)) ?? [];
  if (!url.startsWith(storyImagesPath) || path === undefined) return undefined;
  const served = servedWidth(width);
  if (served) return { key: `story-images/${path}.w${served}.webp`, type: 'image/webp', userId, storyId };
  return {
    key: `story-images/${path}.${extension}`,
    type: extension === 'jpg' ? 'image/jpeg' : `image/${extension}`,
    userId,
    storyId,
  };
}

/** File names count from 0, alt texts from 1 (AMB-067). */
const altOf = (index: number) => `Story illustration ${index + 1}`;

/**
 * Counts the pixels of a save's pictures by their headers, before anything is unpacked: a small file may hold a very
 * large picture. Throws RATE_LIMITED with the seconds to wait if an account sent too many.
 */
export async function countPixels(ctx: AppServices, { userId }: Member, sent: readonly string[]): Promise<void> {
  let pixels = 0;
  for (const address of sent) {
    const { width, height } = await sizeOf(bytesOf(address)).catch(() => ({ width: 0, height: 0 }));
    pixels += width * height;
  }
  if (pixels === 0) return;
  const retryAfterSeconds = ctx.countMegapixels(userId, pixels / 1_000_000);
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', 'Too many large pictures.', { retryAfterSeconds });
}

/** Returns the bytes of a base64 data address, and none for anything else. */
function bytesOf(address: string): Buffer {
  const base64 = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=\s]*)$/i.exec(address)?.[1];
  return Buffer.from(base64 ?? '', 'base64');
}

/**
 * Decodes the pictures that a save sends (SAVE-13, SAVE-14): base64 data addresses only. An empty one or anything else
 * is left out, and one that does not decode to a picture is undefined (P25). Only the picture itself is kept.
 */
export async function decodeImages(
  sent: readonly string[],
): Promise<{ fingerprint: string; picture: Picture | undefined }[]> {
  const pictures: { fingerprint: string; picture: Picture | undefined }[] = [];
  for (const address of sent) {
    const data = bytesOf(address);
    if (data.length === 0) continue;
    const picture = await checkPicture(data);
    pictures.push({ fingerprint: fingerprintOf(data), picture: picture && (await drawnAnew(picture)) });
  }
  return pictures;
}

/**
 * Keeps a saved story's pictures, each tried up to 3 times, 1 second apart (SAVE-15). The story is saved
 * already: a picture that cannot be kept only sets image_upload_failed and is reported (SAVE-17). `full` means that
 * the account's storage has no room for one.
 */
export async function saveImages(
  ctx: AppServices,
  member: Member,
  storyId: string,
  pictures: readonly (DrawnPicture | undefined)[],
): Promise<{ images: StoryImage[]; failed: boolean; full: boolean }> {
  const kept: (StoryImage | undefined)[] = [];
  const limit = ctx.storagePerAccount;
  let taken = limit === null || pictures.length === 0 ? 0 : await ctx.store.asMember(member, sumStorage);
  let full = false;
  // One after the other, because each occupies a processor that other requests wait for.
  for (const [index, picture] of pictures.entries()) {
    const fits = limit === null || picture === undefined || taken + picture.data.length <= limit;
    full ||= !fits;
    const put = picture && fits && (await withRetries(ctx, () => upload(ctx, member.userId, storyId, index, picture)));
    if (!put) kept.push(undefined);
    else {
      taken += put.bytes;
      const { data, paragraph, own, caption } = picture;
      const image = { ...put, alt: altOf(index), position: index, ...(await sizeOf(data)), ...(own && { own }) };
      kept.push({ ...image, ...(paragraph !== undefined && { paragraph }), ...(caption && { caption }) });
    }
  }
  const images = kept.filter((image) => image !== undefined);
  const failed = images.length < pictures.length;
  if (pictures.length > 0) {
    await ctx.store.asMember(member, (tx) => setImages(tx, storyId, images.length > 0 ? images : null, failed));
  }
  return { images, failed, full };
}

/**
 * Keeps one more picture of a story in the store, under a name that none of its pictures had. Returns undefined if
 * no name, or no room in the account, is left. Rejects if the store is away.
 */
export async function keepOneMore(
  ctx: AppServices,
  member: Member,
  storyId: string,
  known: readonly StoryImage[],
  picture: Picture,
): Promise<Pick<StoryImage, 'url' | 'bytes' | 'width' | 'height'> | undefined> {
  const last = Math.max(-1, ...known.map(({ url }) => Number(/image-(\d)\.\w+$/.exec(url)?.[1] ?? -1)));
  if (last >= 9) return undefined;
  const limit = ctx.storagePerAccount;
  if (limit !== null && (await ctx.store.asMember(member, sumStorage)) + picture.data.length > limit) return undefined;
  return { ...(await upload(ctx, member.userId, storyId, last + 1, picture)), ...(await sizeOf(picture.data)) };
}

/** Removes all pictures of a story, now or as soon as the store is back. */
export async function removeImages(ctx: AppServices, userId: string, storyId: string): Promise<void> {
  const folder = folderOf(userId, storyId);
  await ctx.store.asService((tx) => askForRemoval(tx, [folder]));
  await removeAsked(ctx, [folder]);
}

async function upload(
  ctx: AppServices,
  userId: string,
  storyId: string,
  index: number,
  picture: Picture,
): Promise<{ url: string; bytes: number }> {
  const name = `image-${index}.${extensionOf[picture.mimeType]}`;
  const folder = folderOf(userId, storyId);
  let bytes = picture.data.length;
  for (const width of servedWidths) {
    const data = await toWebp(picture.data, width);
    await ctx.objects.put(`${folder}/image-${index}.w${width}.webp`, data);
    bytes += data.length;
  }
  await ctx.objects.put(`${folder}/${name}`, picture.data);
  return { url: `${storyImagesPath}stories/${userId}/${storyId}/${name}`, bytes };
}

async function withRetries<T>(ctx: AppServices, work: () => Promise<T>): Promise<T | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (err) {
      ctx.log.warn({ err, attempt }, 'a picture was not kept');
      if (attempt >= triesAtMost) return undefined;
      await wait(pauseMilliseconds);
    }
  }
}
