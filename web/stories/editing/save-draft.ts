import { z } from 'zod';
import { once } from '#domain/once.ts';
import { saveStorySchema } from '#domain/stories/api.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { log } from '../../platform/log.ts';

/** A draft that is left for longer than this is dropped, in milliseconds: 7 days. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

const draftSchema = once(() =>
  z.object({
    userId: z.string().nullable(),
    keptAt: z.number(),
    story: saveStorySchema().pick({ title: true, content: true, options: true, generationId: true }),
    fields: z.object({ title: z.string(), notes: z.string(), tags: z.array(z.string()), isFavorite: z.boolean() }),
  }),
);
/** A finished story whose save dialog was open, with the fields filled in so far. */
export type SaveDraft = z.infer<ReturnType<typeof draftSchema>>;

/** Keeps a story that is about to be saved across a reload and a new sign-in (AMB-065). */
export function keepDraft(storage: Storage, draft: SaveDraft): void {
  try {
    storage.setItem(storageKeys.storyDraft, JSON.stringify(draft));
  } catch {
    // Storage is full: the story is still on the page, and the server keeps what it wrote (ERR-49).
    log.warn('A story draft could not be kept');
  }
}

export function forgetDraft(storage: Storage): void {
  storage.removeItem(storageKeys.storyDraft);
}

/** Returns the user's own draft, if there is one. Another user's, an old or an unreadable one is removed. */
export function leftDraft(storage: Storage, userId: string, now: number): SaveDraft | undefined {
  const kept = storage.getItem(storageKeys.storyDraft);
  if (kept === null) return undefined;
  try {
    const draft = draftSchema().parse(JSON.parse(kept));
    if (draft.userId === userId && now - draft.keptAt < lifetime) return draft;
  } catch {
    log.warn('A story draft could not be read');
  }
  forgetDraft(storage);
  return undefined;
}
