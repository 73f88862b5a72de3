import { z } from 'zod';
import { once } from '#domain/once.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';

/** A story that was deleted. */
export type Deleted = { id: string; title: string };

/** How long “Undo” is offered after a deletion, in milliseconds: as long as the question before it promises. */
const offered = 60_000;

const latelySchema = once(() =>
  z.object({
    userId: z.string(),
    stories: z.array(z.object({ id: z.string(), title: z.string() })).min(1),
    until: z.number(),
  }),
);

/** Notes what was deleted at this time, so that a reload does not take “Undo” away. */
export function noteDeleted(storage: Storage, userId: string, stories: readonly Deleted[], now: number): void {
  if (stories.length === 0) return;
  try {
    storage.setItem(storageKeys.latelyDeleted, JSON.stringify({ userId, stories, until: now + offered }));
  } catch {
    // Storage is full: “Undo” lasts as long as the page.
  }
}

/** Returns what this user deleted within the last minute and did not bring back, and for how many seconds more they may. */
export function latelyDeleted(
  storage: Storage,
  userId: string,
  now: number,
): { stories: Deleted[]; seconds: number } | undefined {
  const kept = storage.getItem(storageKeys.latelyDeleted);
  if (kept === null) return undefined;
  try {
    const { userId: whose, stories, until } = latelySchema().parse(JSON.parse(kept));
    if (whose === userId && until > now && until <= now + offered) return { stories, seconds: (until - now) / 1000 };
  } catch {
    // Not this product's, or of an older version.
  }
  forgetDeleted(storage);
  return undefined;
}

export function forgetDeleted(storage: Storage): void {
  storage.removeItem(storageKeys.latelyDeleted);
}
