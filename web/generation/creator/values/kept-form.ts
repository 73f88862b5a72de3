import { z } from 'zod';
import { once } from '#domain/once.ts';
import { storageKeys } from '../../../platform/device/storage-keys.ts';
import { type CreatorValues, creatorDefaults } from './creator-values.ts';
import { creatorValuesSchema } from './pending-options.ts';

/** A form that is left for longer than this is dropped, in milliseconds: 12 hours. */
const lifetime = 12 * 60 * 60 * 1000;

const keptSchema = once(() =>
  z.object({ userId: z.string().nullable(), keptAt: z.number(), values: creatorValuesSchema() }),
);

/** Keeps the form in this tab: a reload loses nothing that was chosen or typed. */
export function keepForm(values: CreatorValues, userId: string | null, storage: Storage, now = Date.now()): void {
  if (values === creatorDefaults) {
    forgetForm(storage);
    return;
  }
  try {
    storage.setItem(storageKeys.creatorForm, JSON.stringify({ userId, keptAt: now, values }));
  } catch {
    // Without storage the form lasts as long as the page.
  }
}

export function forgetForm(storage: Storage): void {
  storage.removeItem(storageKeys.creatorForm);
}

/** Returns the form left in this tab if a visitor or this user filled it in; another user's form is dropped. */
export function keptForm(userId: string | null, storage: Storage, now = Date.now()): CreatorValues | undefined {
  const stored = storage.getItem(storageKeys.creatorForm);
  if (stored === null) return undefined;
  try {
    const kept = keptSchema().parse(JSON.parse(stored));
    if (now - kept.keptAt <= lifetime && (kept.userId === null || kept.userId === userId)) return kept.values;
  } catch {
    // An unreadable form counts as none.
  }
  forgetForm(storage);
  return undefined;
}
