import { deviceVoice, type NarrationOffer, type Voice } from '#domain/stories/narration/api.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import type { Recording } from '#domain/stories/recordings.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';

/** Who may read a story: somebody of the family, a voice of an engine, or the device. */
export type ReadingVoice =
  | { kind: 'recording'; id: string; recording: Recording }
  | { kind: 'engine'; id: string; voice: Voice }
  | { kind: 'device'; id: typeof deviceVoice };

const device: ReadingVoice = { kind: 'device', id: deviceVoice };

/** Returns all voices that can read a story in this language: those of the family first, the device last. */
export function readingVoices(
  language: StoryLanguage,
  offer: NarrationOffer | undefined,
  recordings: readonly Recording[],
): ReadingVoice[] {
  return [
    ...recordings
      .filter(({ isWhole }) => isWhole)
      .map((recording) => ({ kind: 'recording' as const, id: recording.id, recording })),
    ...(offer?.voices ?? [])
      .filter(({ kind, languages }) => kind === 'engine' && languages.includes(language))
      .map((voice) => ({ kind: 'engine' as const, id: voice.id, voice })),
    device,
  ];
}

/**
 * Returns the voice that the parent chose for this story on this device, else one of the family, else the voice chosen
 * for its language, else the standard one. Voices that no longer exist are skipped, and so is the device's where the
 * device has none, as long as any other voice can read.
 */
export function chosenVoice(
  voices: readonly ReadingVoice[],
  language: StoryLanguage,
  offer: NarrationOffer | undefined,
  forStory: string | undefined,
  hasDevice: boolean,
): ReadingVoice {
  const able = voices.filter(({ kind }) => hasDevice || kind !== 'device');
  const of = (id: string | null | undefined) => able.find((voice) => voice.id === id);
  return (
    of(forStory) ??
    able.find(({ kind }) => kind === 'recording') ??
    of(offer?.settings.voice[language]) ??
    of(offer?.standard[language]) ??
    (hasDevice ? device : (able[0] ?? device))
  );
}

/** How many stories' voices are remembered. */
const remembered = 200;

/** Returns the voice that was chosen on this device for each story, by story id. */
export function readStoryVoices(storage: Storage): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKeys.storyVoices) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, id]) => typeof id === 'string');
    return Object.fromEntries(entries) as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepStoryVoice(storage: Storage, storyId: string, voice: string): void {
  const others = Object.entries(readStoryVoices(storage)).filter(([id]) => id !== storyId);
  try {
    storage.setItem(
      storageKeys.storyVoices,
      JSON.stringify(Object.fromEntries([...others, [storyId, voice]].slice(-remembered))),
    );
  } catch {
    // Without room the voice is chosen anew next time.
  }
}
