import { z } from 'zod';
import { once } from '#domain/once.ts';
import { storageKeys } from '../../platform/storage-keys.ts';

/** How many stories' places are remembered. */
const kept = 200;

const placesSchema = once(() => z.record(z.string(), z.number().min(0)));

/** The paragraph at which this story was left, and how much of it was read: 3.5 is the middle of the fourth. The beginning when it is not known. */
export function readPlace(storage: Storage, storyId: string): number {
  return readAll(storage)[storyId] ?? 0;
}

/** Remembers the place; the beginning needs no remembering. The oldest stories are forgotten first. */
export function keepPlace(storage: Storage, storyId: string, place: number): void {
  const others = Object.entries(readAll(storage)).filter(([id]) => id !== storyId);
  const all = place > 0 ? [...others, [storyId, place] as const] : others;
  try {
    storage.setItem(storageKeys.readingPlaces, JSON.stringify(Object.fromEntries(all.slice(-kept))));
  } catch {
    // Without room the story opens at its beginning.
  }
}

function readAll(storage: Storage): Record<string, number> {
  try {
    const places = storage.getItem(storageKeys.readingPlaces);
    return places === null ? {} : placesSchema().parse(JSON.parse(places));
  } catch {
    return {};
  }
}
