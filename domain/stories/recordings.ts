import { z } from 'zod';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';
import { storyPath } from './api.ts';
import type { NarratedSentence } from './narration/api.ts';
import { estimateWords } from './narration/timeline.ts';
import { type StoryLanguage, storyLanguages } from './options.ts';

/** How a sentence is sent and kept: PCM in a WAV file, one channel of 16 bits. */
export const recordedSound = { type: 'audio/wav', samplesPerSecond: 24_000, bytesPerSample: 2 } as const;

/** How long a recorded sentence may be, in milliseconds, how many letters a reader's name has, and how many recordings a story. */
export const recordingBounds = {
  shortestMilliseconds: 150,
  longestMilliseconds: 60_000,
  readBy: 40,
  perStory: 8,
} as const;

/** The most bytes that one sentence takes: a minute of sound and room for a header. */
export const sentenceBytesAtMost =
  (recordingBounds.longestMilliseconds / 1000) * recordedSound.samplesPerSecond * recordedSound.bytesPerSample + 4096;

/** Silence between sentences, and before a new paragraph, in milliseconds. */
export const recordedPauses = { sentence: 350, paragraph: 900 } as const;

/** A sentence of the story: its place in the text in UTF-16 units, and its sound in the whole recording in milliseconds; null = not recorded yet. */
const recordedSentenceSchema = once(() =>
  z.object({
    paragraph: z.int().min(0),
    start: z.int().min(0),
    end: z.int().min(0),
    from: z.int().min(0).nullable(),
    to: z.int().min(0).nullable(),
  }),
);

/** A story as somebody of the family reads it. */
export const recordingSchema = once(() =>
  z.object({
    id: z.uuid(),
    storyId: z.uuid(),
    /** "Grandma Rosa". */
    readBy: z.string(),
    createdAt: z.iso.datetime(),
    /** Changes with every sentence that is recorded anew: what was kept of an earlier one is out of date. */
    version: z.string(),
    /** Every sentence has its sound: only then it can be heard. */
    isWhole: z.boolean(),
    sentences: z.array(recordedSentenceSchema()),
  }),
);
export type Recording = z.infer<ReturnType<typeof recordingSchema>>;

/** A recording as it is played: like any other narration, its words estimated within their sentences. */
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

/** One line of the list in the profile. */
const listedRecordingSchema = once(() =>
  recordingSchema()
    .omit({ sentences: true })
    .extend({ title: z.string(), language: z.enum(storyLanguages), milliseconds: z.int() }),
);
export type ListedRecording = z.infer<ReturnType<typeof listedRecordingSchema>>;

export const recordingsSchema = once(() =>
  z.object({
    /** When an adult of the account agreed that voices are kept; null = nobody has, or it was taken back. */
    agreedAt: z.iso.datetime().nullable(),
    recordings: z.array(listedRecordingSchema()),
  }),
);
export type Recordings = z.infer<ReturnType<typeof recordingsSchema>>;

/** GET answers `Recordings`: what the account keeps, and whether it may. */
export const recordingsPath = '/api/recordings';
/** PUT `{agreed: true}` agrees to keep voices; DELETE takes that back and removes every recording of the account. */
export const recordingConsentPath = '/api/recordings/consent';
export const recordingConsentSchema = z.object({ agreed: z.literal(true) });
/** GET answers every `Recording` of a story; POST a `beginRecordingSchema` begins one and answers it. */
export const storyRecordingsPath = (storyId: string) => `${storyPath(storyId)}/recordings`;
/** DELETE removes it with every copy. */
export const recordingPath = (id: string) => `${recordingsPath}/${encodeURIComponent(id)}`;
/** PUT the WAV file of a sentence, counted from 0; answers the `Recording`. */
export const recordedSentencePath = (id: string, sentence: number) => `${recordingPath(id)}/sentences/${sentence}`;
/** GET answers the sound of a whole recording as one WAV file; RECORDING_NOT_FOUND while a sentence is missing. */
export const recordingSoundPath = (id: string) => `${recordingPath(id)}/sound`;
/** The same under an address that changes with the sound. */
export const versionedSound = (id: string, version: string) => `${recordingSoundPath(id)}?v=${version}`;
