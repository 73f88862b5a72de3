import { z } from 'zod';
import { once } from '#domain/once.ts';
import { type StoryPlace, storyPlaceSchema } from '#domain/stories/api.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';

/** How many stories' places are remembered. */
const kept = 200;

/** A place as this browser keeps it: a plain number until the server has it, too. */
const placesSchema = once(() => z.record(z.string(), z.union([z.number().min(0), storyPlaceSchema()])));
type Places = z.infer<ReturnType<typeof placesSchema>>;

/** Returns where this story was left here: 3.5 is the middle of the fourth paragraph, 0 the beginning or unknown. */
export function readPlace(storage: Storage, storyId: string): number {
  return placeOf(readAll(storage)[storyId]);
}

/**
 * Returns where a story opens: where it was left last. A place that was not sent to the server yet is newer than the
 * server's; otherwise the server's clock decides, never the devices'.
 */
export function latestPlace(storage: Storage, storyId: string, elsewhere: StoryPlace | null): number {
  const here = readAll(storage)[storyId];
  if (elsewhere === null || typeof here === 'number') return placeOf(here);
  return here === undefined || here.leftAt < elsewhere.leftAt ? elsewhere.place : here.place;
}

/** Stores the place and drops the oldest stories. Returns whether it differs from the latest place on any device. */
export function keepPlace(storage: Storage, storyId: string, place: number, elsewhere: StoryPlace | null): boolean {
  if (latestPlace(storage, storyId, elsewhere) === place) return false;
  // The beginning is stored only where the server knows another place that it must replace.
  const isNews = place > 0 || elsewhere !== null || typeof readAll(storage)[storyId] === 'object';
  write(storage, storyId, isNews ? place : undefined);
  return true;
}

/** Marks a place as known to the server, unless the story was left elsewhere meanwhile. */
export function placeTold(storage: Storage, storyId: string, told: StoryPlace): void {
  if (readPlace(storage, storyId) === told.place) write(storage, storyId, told);
}

const placeOf = (place: Places[string] | undefined): number =>
  typeof place === 'number' ? place : (place?.place ?? 0);

function write(storage: Storage, storyId: string, place: Places[string] | undefined): void {
  const others = Object.entries(readAll(storage)).filter(([id]) => id !== storyId);
  const all = place === undefined ? others : [...others, [storyId, place] as const];
  try {
    storage.setItem(storageKeys.readingPlaces, JSON.stringify(Object.fromEntries(all.slice(-kept))));
  } catch {
    // Without room the story opens at its beginning.
  }
}

function readAll(storage: Storage): Places {
  try {
    const places = storage.getItem(storageKeys.readingPlaces);
    return places === null ? {} : placesSchema().parse(JSON.parse(places));
  } catch {
    return {};
  }
}
