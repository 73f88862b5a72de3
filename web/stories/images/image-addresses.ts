import { z } from 'zod';
import { once } from '#domain/once.ts';
import { storyImagesPath } from '#domain/stories/api.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';

/** File extensions, in the order in which they are tried (IMG-09). */
const extensions = ['png', 'webp', 'jpg', 'jpeg'];
/** How long a found address is trusted, in milliseconds: 7 days (IMG-08). */
const trusted = 7 * 24 * 60 * 60 * 1000;
/** How many addresses are remembered. */
const kept = 500;

const rememberedSchema = once(() =>
  z.record(z.string(), z.object({ url: z.string().startsWith('/'), at: z.number() })),
);

/** Returns where a story's first picture may be: its documented path, then the one without the owner (AMB-066). */
export function candidateAddresses(userId: string | undefined, storyId: string): string[] {
  const folders = [...(userId === undefined ? [] : [`${userId}/${storyId}`]), storyId];
  return folders.flatMap((folder) =>
    extensions.map((extension) => `${storyImagesPath}stories/${folder}/image-0.${extension}`),
  );
}

/** Returns the address at which the picture was found within the last 7 days, if it was. */
export function rememberedAddress(storage: Storage, storyId: string, now: number): string | undefined {
  const found = readAll(storage)[storyId];
  return found !== undefined && now - found.at < trusted ? found.url : undefined;
}

/** Remembers where a picture was found; the oldest are forgotten first. */
export function rememberAddress(storage: Storage, storyId: string, url: string, now: number): void {
  const known = readAll(storage);
  if (known[storyId]?.url === url && now - known[storyId].at < trusted) return;
  const others = Object.entries(known).filter(([id]) => id !== storyId);
  try {
    storage.setItem(
      storageKeys.storyPictures,
      JSON.stringify(Object.fromEntries([...others, [storyId, { url, at: now }]].slice(-kept))),
    );
  } catch {
    // Storage is full: the next visit looks the picture up again.
  }
}

/** Returns the address for a width that screens use (480 or 960); `stamp` bypasses the browser's cache. */
export function sizedAddress(address: string, width: 480 | 960, stamp: number | null): string {
  return `${address}?w=${width}${stamp === null ? '' : `&reload=${stamp}`}`;
}

function readAll(storage: Storage): z.infer<ReturnType<typeof rememberedSchema>> {
  try {
    const remembered = storage.getItem(storageKeys.storyPictures);
    return remembered === null ? {} : rememberedSchema().parse(JSON.parse(remembered));
  } catch {
    return {};
  }
}
