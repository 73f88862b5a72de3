import { storageKeys } from '../../platform/device/storage-keys.ts';

/** How many stories' dedications are remembered; the oldest give way. */
const remembered = 50;

/** Returns the dedication that was last written for a story in this browser, or an empty text. */
export function keptDedication(storage: Storage, storyId: string): string {
  return allOf(storage).get(storyId) ?? '';
}

/** Remembers a story's dedication in this browser: a second copy, or another format, has the same one. */
export function keepDedication(storage: Storage, storyId: string, dedication: string): void {
  const all = allOf(storage);
  all.delete(storyId);
  if (dedication.trim() !== '') all.set(storyId, dedication);
  try {
    storage.setItem(storageKeys.dedications, JSON.stringify([...all].slice(-remembered)));
  } catch {
    // Without room it is written anew next time.
  }
}

function allOf(storage: Storage): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKeys.dedications) ?? '[]');
    const isPair = (each: unknown): each is [string, string] =>
      Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'string';
    return new Map(Array.isArray(kept) ? kept.filter(isPair) : []);
  } catch {
    return new Map();
  }
}
