import { z } from 'zod';
import { once } from '#domain/once.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { log } from '../../platform/log.ts';

const mapSchema = once(() => z.record(z.uuid(), z.literal(true)));
type FavoritesMap = z.infer<ReturnType<typeof mapSchema>>;

const mapKey = (userId: string) => `${storageKeys.favorites}:${userId}`;
const mergedKey = (userId: string) => `${storageKeys.favoritesMerged}:${userId}`;

/** Returns this browser's map of a user's favourites, story id to true (DATA-12); empty if missing or unreadable. */
export function readFavorites(storage: Storage, userId: string): FavoritesMap {
  try {
    const map = storage.getItem(mapKey(userId));
    return map === null ? {} : mapSchema().parse(JSON.parse(map));
  } catch {
    log.warn('The favorites of this browser could not be read');
    return {};
  }
}

/** Updates the map with the server's answer. */
export function noteFavorite(storage: Storage, userId: string, storyId: string, isFavorite: boolean): void {
  const { [storyId]: _, ...others } = readFavorites(storage, userId);
  keep(storage, mapKey(userId), JSON.stringify(isFavorite ? { ...others, [storyId]: true } : others));
}

/** Returns favourites that only this browser may know: those of its map, until they were merged once (AMB-048). */
export function unmergedFavorites(storage: Storage, userId: string): string[] {
  return storage.getItem(mergedKey(userId)) === null ? Object.keys(readFavorites(storage, userId)) : [];
}

/** Marks the merge as done: from now on the server decides. */
export function markMerged(storage: Storage, userId: string): void {
  keep(storage, mergedKey(userId), 'true');
}

function keep(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // Full storage loses the cache, not the favourite (ERR-49).
    log.warn('The favorites of this browser could not be kept');
  }
}
