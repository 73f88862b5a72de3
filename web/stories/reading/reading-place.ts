import { z } from 'zod';
import { once } from '#domain/once.ts';
import { type StoryPlace, storyPlaceSchema } from '#domain/stories/api.ts';
import { storageKeys } from '../../platform/storage-keys.ts';

/** How many stories' places are remembered. */
const kept = 200;

/** A place as this browser keeps it: a number alone until the server has it too. */
const placesSchema = once(() => z.record(z.string(), z.union([z.number().min(0), storyPlaceSchema()])));
type Places = z.infer<ReturnType<typeof placesSchema>>;

/** The paragraph at which this story was left here, and how much of it was read: 3.5 is the middle of the fourth. The beginning when it is not known. */
export function readPlace(storage: Storage, storyId: string): number {
  return placeOf(readAll(storage)[storyId]);
}

/**
 * Where a story opens: where it was left last. What was left here and not told to the server yet is newer than what
 * the server says; else the server's clock decides, never the devices'.
 */
export function latestPlace(storage: Storage, storyId: string, elsewhere: StoryPlace | null): number {
  const here = readAll(storage)[storyId];
  if (elsewhere === null || typeof here === 'number') return placeOf(here);
  return here === undefined || here.leftAt < elsewhere.leftAt ? elsewhere.place : here.place;
}

/** Remembers the place. The oldest stories are forgotten first. Returns whether it is another one than before, here or elsewhere. */
export function keepPlace(storage: Storage, storyId: string, place: number, elsewhere: StoryPlace | null): boolean {
  if (latestPlace(storage, storyId, elsewhere) === place) return false;
  // Nobody has another place to forget for this beginning.
  const isNews = place > 0 || elsewhere !== null || typeof readAll(storage)[storyId] === 'object';
  write(storage, storyId, isNews ? place : undefined);
  return true;
}

/** Remembers that the server has a place, unless the story was left elsewhere meanwhile. */
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
