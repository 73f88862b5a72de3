import { z } from 'zod';
import { once } from '#domain/once.ts';
import { storageKeys } from '../../platform/storage-keys.ts';
import { type CreatorValues, creatorDefaults } from './creator-values.ts';
import { creatorValuesSchema } from './pending-options.ts';

/** A form that nobody came back to for this long is dropped, in milliseconds: 12 hours. */
const lifetime = 12 * 60 * 60 * 1000;

const keptSchema = once(() =>
  z.object({ userId: z.string().nullable(), keptAt: z.number(), values: creatorValuesSchema() }),
);

/** Keeps the form as it stands, in this tab: a reload loses nothing that was chosen or typed. */
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

/** The form that was left in this tab; what a visitor filled in is theirs once they sign in, and another user's nobody's. */
export function keptForm(userId: string | null, storage: Storage, now = Date.now()): CreatorValues | undefined {
  const stored = storage.getItem(storageKeys.creatorForm);
  if (stored === null) return undefined;
  try {
    const kept = keptSchema().parse(JSON.parse(stored));
    if (now - kept.keptAt <= lifetime && (kept.userId === null || kept.userId === userId)) return kept.values;
  } catch {
    // Unreadable is as good as none.
  }
  forgetForm(storage);
  return undefined;
}
