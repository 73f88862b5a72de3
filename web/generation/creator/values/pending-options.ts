import { z } from 'zod';
import { once } from '#domain/once.ts';
import {
  ageGroups,
  avoidBounds,
  optionBounds,
  storyLanguages,
  storyLengths,
  storyModels,
  storyOptionsSchema,
} from '#domain/stories/options.ts';
import { storageKeys } from '../../../platform/device/storage-keys.ts';
import { type CreatorValues, longestCharacter } from './creator-values.ts';

/** Pending options older than this are dropped (AMB-012). */
export const pendingLifetimeMilliseconds = 60 * 60 * 1000;

/** The schema of a form that was kept in the browser. */
export const creatorValuesSchema = once(() =>
  z.object({
    characters: z.array(storyOptionsSchema().shape.characters.element).max(optionBounds.characters),
    setting: z.string().max(optionBounds.setting),
    message: z.string().max(optionBounds.message),
    length: z.enum(storyLengths),
    language: z.enum(storyLanguages).nullable(),
    ageGroup: z.enum(ageGroups),
    model: z.enum(storyModels),
    continues: storyOptionsSchema().shape.continues,
    avoid: z.array(z.string().max(avoidBounds.text)).max(avoidBounds.items).optional(),
    typed: z.string().max(longestCharacter).optional(),
  }),
);

const pendingSchema = once(() =>
  z.object({ savedAt: z.number(), asked: z.boolean().default(true), values: creatorValuesSchema() }),
);

/** A kept form. `asked`: its story is requested as soon as the form is back; otherwise it waits for its parent. */
export type PendingOptions = { values: CreatorValues; asked: boolean };

/** Keeps the form of a visitor who is sent to sign in (CREATE-33), or may leave to pay. */
export function storePendingOptions(
  values: CreatorValues,
  storage: Storage,
  { asked = true, now = Date.now() } = {},
): void {
  storage.setItem(storageKeys.pendingOptions, JSON.stringify({ savedAt: now, asked, values }));
}

/**
 * Returns the kept form and removes it (CREATE-35, CREATE-36). Undefined when there is none, when it
 * cannot be read, or when it is more than an hour old.
 */
export function takePendingOptions(storage: Storage, now = Date.now()): PendingOptions | undefined {
  const stored = storage.getItem(storageKeys.pendingOptions);
  storage.removeItem(storageKeys.pendingOptions);
  if (stored === null) return undefined;
  try {
    const { savedAt, asked, values } = pendingSchema().parse(JSON.parse(stored));
    return now - savedAt <= pendingLifetimeMilliseconds ? { values, asked } : undefined;
  } catch {
    return undefined;
  }
}
