import { storageKeys } from '../../platform/device/storage-keys.ts';
import { loadSamples } from './sample.ts';

/**
 * Stores the three examples in the browser when it holds no saved stories (LIB-48): in English, of medium
 * length, for preschool children (DATA-15). They are never sent to the server, counted or mixed with the
 * user's own stories (AMB-064).
 */
export async function storeSamples(storage: Storage, now: Date): Promise<void> {
  if (storage.getItem(storageKeys.savedStories) !== null) return;
  const samples = await loadSamples('en');
  const stored = samples.map(({ id, language, title, content, character, setting, message }) => ({
    id: `sample-${id}`,
    title,
    content,
    options: { length: 'medium', language, characters: [character], setting, message, ageGroup: 'preschool' },
    createdAt: now.toISOString(),
  }));
  try {
    storage.setItem(storageKeys.savedStories, JSON.stringify(stored));
  } catch {
    // Storage is full: the examples are read from the product itself.
  }
}
