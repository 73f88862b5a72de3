import { z } from 'zod';
import { storageKeys } from '../../platform/storage-keys.ts';

/** How many stories' places are remembered. */
const kept = 200;

const placesSchema = z.record(z.string(), z.number().int().min(0));

/** The paragraph at which this story was left; the beginning when it is not known. */
export function readPlace(storage: Storage, storyId: string): number {
  return readAll(storage)[storyId] ?? 0;
}

/** Remembers the paragraph; the beginning needs no remembering. The oldest stories are forgotten first. */
export function keepPlace(storage: Storage, storyId: string, paragraph: number): void {
  const others = Object.entries(readAll(storage)).filter(([id]) => id !== storyId);
  const all = paragraph > 0 ? [...others, [storyId, paragraph] as const] : others;
  try {
    storage.setItem(storageKeys.readingPlaces, JSON.stringify(Object.fromEntries(all.slice(-kept))));
  } catch {
    // Without room the story opens at its beginning.
  }
}

function readAll(storage: Storage): Record<string, number> {
  try {
    const places = placesSchema.safeParse(JSON.parse(storage.getItem(storageKeys.readingPlaces) ?? '{}'));
    return places.success ? places.data : {};
  } catch {
    return {};
  }
}
