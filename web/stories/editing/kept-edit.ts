import { z } from 'zod';
import { once } from '#domain/once.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { log } from '../../platform/log.ts';

/** Changes that are left for longer than this are dropped, in milliseconds: 7 days. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/** How many stories' unsaved changes are kept; the oldest give way. */
const storiesAtMost = 5;

const editSchema = once(() =>
  z.object({
    userId: z.string(),
    storyId: z.string(),
    keptAt: z.number(),
    /** `updatedAt` of the story that was changed: a story that another device saved since is not overwritten. */
    changedAt: z.string(),
    fields: z.object({ title: z.string(), notes: z.string(), tags: z.array(z.string()) }),
    /** The words as they were typed; missing if they are those of the story. */
    text: z.string().optional(),
    /** Names that were changed in the whole text. */
    names: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
  }),
);
/** A story's title, words, notes and tags as they were typed and not saved yet. */
export type KeptEdit = z.infer<ReturnType<typeof editSchema>>;

/** Keeps changes in this browser until they are saved or discarded; closing the dialog or a reload loses none. */
export function keepEdit(storage: Storage, edit: KeptEdit): void {
  const others = allEdits(storage).filter(({ storyId }) => storyId !== edit.storyId);
  write(storage, [edit, ...others].slice(0, storiesAtMost));
}

export function forgetEdit(storage: Storage, storyId: string): void {
  const edits = allEdits(storage);
  const others = edits.filter((edit) => edit.storyId !== storyId);
  if (others.length < edits.length) write(storage, others);
}

/** Returns this user's unsaved changes of a story, if there are any. */
export function keptEdit(storage: Storage, userId: string, storyId: string): KeptEdit | undefined {
  return allEdits(storage).find((edit) => edit.userId === userId && edit.storyId === storyId);
}

/** Returns all edits that are not too old; the others go with the next write. */
function allEdits(storage: Storage): KeptEdit[] {
  const kept = storage.getItem(storageKeys.storyEdits);
  if (kept === null) return [];
  try {
    const edits = z.array(editSchema()).parse(JSON.parse(kept));
    return edits.filter(({ keptAt }) => Date.now() - keptAt < lifetime);
  } catch {
    log.warn('Unsaved changes could not be read');
    return [];
  }
}

function write(storage: Storage, edits: KeptEdit[]): void {
  try {
    if (edits.length === 0) storage.removeItem(storageKeys.storyEdits);
    else storage.setItem(storageKeys.storyEdits, JSON.stringify(edits));
  } catch {
    // Storage is full: the changes last as long as the dialog.
    log.warn('Unsaved changes could not be kept');
  }
}
