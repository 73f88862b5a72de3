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

/** `unsent`: as it is filled in now. `awaited`: as it was when the story that is awaited in this tab was asked for. */
const keys = { unsent: storageKeys.creatorForm, awaited: storageKeys.storyAwaited };
type Which = { form?: keyof typeof keys; now?: number };

/** Keeps the form in this tab: a reload loses nothing that was chosen or typed. */
export function keepForm(
  values: CreatorValues,
  userId: string | null,
  storage: Storage,
  { form = 'unsent', now = Date.now() }: Which = {},
): void {
  if (values === creatorDefaults) {
    forgetForm(storage, form);
    return;
  }
  try {
    storage.setItem(keys[form], JSON.stringify({ userId, keptAt: now, values }));
  } catch {
    // Without storage the form lasts as long as the page.
  }
}

export function forgetForm(storage: Storage, form: keyof typeof keys = 'unsent'): void {
  storage.removeItem(keys[form]);
}

/** Returns the form left in this tab if a visitor or this user filled it in; another user's form is dropped. */
export function keptForm(
  userId: string | null,
  storage: Storage,
  { form = 'unsent', now = Date.now() }: Which = {},
): CreatorValues | undefined {
  const stored = storage.getItem(keys[form]);
  if (stored === null) return undefined;
  try {
    const kept = keptSchema().parse(JSON.parse(stored));
    if (now - kept.keptAt <= lifetime && (kept.userId === null || kept.userId === userId)) return kept.values;
  } catch {
    // An unreadable form counts as none.
  }
  forgetForm(storage, form);
  return undefined;
}
