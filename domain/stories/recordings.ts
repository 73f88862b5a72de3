import { z } from 'zod';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';
import { storyPath } from './api.ts';
import type { NarratedSentence } from './narration/api.ts';
import { estimateWords } from './narration/timeline.ts';
import { type StoryLanguage, storyLanguages } from './options.ts';

/** The format in which a sentence is sent and stored: PCM in a WAV file, one channel of 16 bits. */
export const recordedSound = { type: 'audio/wav', samplesPerSecond: 24_000, bytesPerSample: 2 } as const;

/** Limits: length of a recorded sentence in ms, letters of the name in `readBy`, recordings per story. */
export const recordingBounds = {
  shortestMilliseconds: 150,
  longestMilliseconds: 60_000,
  readBy: 40,
  perStory: 8,
} as const;

/** The most bytes of one sentence: a minute of sound and room for a header. */
export const sentenceBytesAtMost =
  (recordingBounds.longestMilliseconds / 1000) * recordedSound.samplesPerSecond * recordedSound.bytesPerSample + 4096;

/** Silence between sentences, and before a new paragraph, in milliseconds. */
export const recordedPauses = { sentence: 350, paragraph: 900 } as const;

/** A sentence's place in the text (UTF-16 units) and in the recording (ms; null = not recorded yet). */
const recordedSentenceSchema = once(() =>
  z.object({
    paragraph: z.int().min(0),
    start: z.int().min(0),
    end: z.int().min(0),
    from: z.int().min(0).nullable(),
    to: z.int().min(0).nullable(),
  }),
);

/** A story read aloud by a member of the family. */
export const recordingSchema = once(() =>
  z.object({
    id: z.uuid(),
    storyId: z.uuid(),
    /** "Grandma Rosa". */
    readBy: z.string(),
    createdAt: z.iso.datetime(),
    /** Changes with every sentence that is recorded again: sound cached for an earlier version is out of date. */
    version: z.string(),
    /** Every sentence is recorded: only then can it be played. */
    isWhole: z.boolean(),
    sentences: z.array(recordedSentenceSchema()),
  }),
);
export type Recording = z.infer<ReturnType<typeof recordingSchema>>;

/** A recording in the form in which narrations are played; the times of its words are estimated. */
export function recordedTimeline(
  { sentences }: Pick<Recording, 'sentences'>,
  paragraphs: readonly string[],
  language: StoryLanguage,
): NarratedSentence[] {
  return sentences.map(({ paragraph, start, end, from, to }, index) => {
    const place = { paragraph, start, end, exact: false };
    if (from === null || to === null) return { ...place, source: 'coming', seconds: null, words: [] };
    const sound = (to - from) / 1000;
    const next = sentences[index + 1]?.from ?? to;
    return {
      ...place,
      source: 'recorded',
      seconds: (next - from) / 1000,
      words: estimateWords(paragraphs[paragraph]?.slice(start, end) ?? '', language, 0, sound),
    };
  });
}

export const beginRecordingSchema = once(() => z.object({ readBy: textUpTo(recordingBounds.readBy) }));

/** An entry of the list in the profile. */
const listedRecordingSchema = once(() =>
  recordingSchema()
    .omit({ sentences: true })
    .extend({ title: z.string(), language: z.enum(storyLanguages), milliseconds: z.int() }),
);
export type ListedRecording = z.infer<ReturnType<typeof listedRecordingSchema>>;

export const recordingsSchema = once(() =>
  z.object({
    /** When an adult of the account agreed to keep voices; null = nobody has, or consent was withdrawn. */
    agreedAt: z.iso.datetime().nullable(),
    recordings: z.array(listedRecordingSchema()),
  }),
);
export type Recordings = z.infer<ReturnType<typeof recordingsSchema>>;

/** GET returns `Recordings`: the account's recordings and its consent. */
export const recordingsPath = '/api/recordings';
/** PUT `{agreed: true}` agrees to keep voices; DELETE withdraws that and removes every recording of the account. */
export const recordingConsentPath = '/api/recordings/consent';
export const recordingConsentSchema = z.object({ agreed: z.literal(true) });
/** GET returns every `Recording` of a story; POST a `beginRecordingSchema` begins a new one and returns it. */
export const storyRecordingsPath = (storyId: string) => `${storyPath(storyId)}/recordings`;
/** DELETE removes it and every copy. */
export const recordingPath = (id: string) => `${recordingsPath}/${encodeURIComponent(id)}`;
/** PUT the WAV file of a sentence, counted from 0; returns the `Recording`. */
export const recordedSentencePath = (id: string, sentence: number) => `${recordingPath(id)}/sentences/${sentence}`;
/** GET returns the sound of a whole recording as one WAV file; RECORDING_NOT_FOUND while a sentence is missing. */
export const recordingSoundPath = (id: string) => `${recordingPath(id)}/sound`;
/** The same sound at an address that changes with the version. */
export const versionedSound = (id: string, version: string) => `${recordingSoundPath(id)}?v=${version}`;
