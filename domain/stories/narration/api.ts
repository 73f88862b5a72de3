import { z } from 'zod';
import { once } from '../../once.ts';
import { textUpTo } from '../../text.ts';
import { storyPath } from '../api.ts';
import { dedicationLetters } from '../book.ts';
import { storyLanguages } from '../options.ts';
import { sharedStoryPath, storySharePath } from '../share.ts';

/*
 * The sound of saved stories. A narration is one story in one voice, made sentence by sentence and kept as one MP3.
 *
 * To play one: POST `storyNarrationPath` with a voice, which returns a `Narration` at once. Then fetch the sentences
 * one by one (`narrationSentencePath` waits until the sound is there) or the whole file (`narrationSoundPath`, which
 * can be played while the rest is being made), and meanwhile GET `storyNarrationPath` with `made` for the times of
 * the sentences made so far. Sentences are counted from 0 as `storySentences` cuts them. A sentence whose `source`
 * is `device` has no sound: the device's own voice reads it. If the server offers no voice, or the parent prefers
 * the device's, the device reads everything and calls none of these routes.
 *
 * Drafts, samples and stories that are still being written are read by the device only.
 */

/** The id that stands for the device's own voice. */
export const deviceVoice = 'device';

/** Playback rates. 1 is the pace it was made at, which is calm and slows down in the last third. */
export const paceRates = { slow: 0.88, normal: 1, brisk: 1.15 } as const;
export type Pace = keyof typeof paceRates;
const paces = ['slow', 'normal', 'brisk'] as const satisfies readonly Pace[];

/** The accents a voice can be asked for, where its engine supports them; stories are written for the first one. */
export const accents = { english: ['en-US', 'en-GB'], spanish: ['es-419', 'es-ES'] } as const;

/** `recorded` = a person of the family who read it aloud; `engine` = a speech model. */
export const voiceSchema = once(() =>
  z.object({
    /** Named in requests; letters, digits and `:._-`. */
    id: z.string(),
    name: z.string(),
    kind: z.enum(['engine', 'recorded']),
    /** A stand-in that plays tones instead of words, to try out the timing. Shown with the demo mark. */
    demo: z.boolean(),
    languages: z.array(z.enum(storyLanguages)),
  }),
);
export type Voice = z.infer<ReturnType<typeof voiceSchema>>;

/** An id, `deviceVoice`, or null for the standard voice of the offer, which can be the device's. */
const choice = () => z.union([z.string().regex(/^[\w:.-]{1,100}$/), z.null()]);

export const narrationSettingsSchema = once(() =>
  z.object({
    voice: z.object({ english: choice(), spanish: choice() }),
    pace: z.enum(paces),
    accent: z.object({ english: z.enum(accents.english), spanish: z.enum(accents.spanish) }),
  }),
);
export type NarrationSettings = z.infer<ReturnType<typeof narrationSettingsSchema>>;

/** The settings of a parent who has chosen nothing. */
export const usualSettings: NarrationSettings = {
  voice: { english: null, spanish: null },
  pace: 'normal',
  accent: { english: 'en-US', spanish: 'es-419' },
};

/** The voices offered here and the caller's settings. */
export const narrationOfferSchema = once(() =>
  z.object({
    /** Empty = only the device reads stories. */
    voices: z.array(voiceSchema()),
    /** The voice for a parent who chose none: `deviceVoice` where the only engine is a stand-in. */
    standard: z.object({ english: z.string(), spanish: z.string() }),
    settings: narrationSettingsSchema(),
    /** Narrations begun today (UTC) and the daily limit; null = no limit. Playing a finished one does not count. */
    allowance: z.object({ used: z.int(), limit: z.int().nullable() }),
  }),
);
export type NarrationOffer = z.infer<ReturnType<typeof narrationOfferSchema>>;

/** A word's start and end in its sentence (UTF-16 units), then in the sentence's sound (seconds from its start). */
export const wordTimeSchema = once(() => z.tuple([z.int(), z.int(), z.number(), z.number()]));
export type WordTime = z.infer<ReturnType<typeof wordTimeSchema>>;

const sentenceSources = ['coming', 'engine', 'recorded', 'device'] as const;

export const narratedSentenceSchema = once(() =>
  z.object({
    /** The paragraph's index; `start` and `end` are UTF-16 units in that paragraph as it is shown. */
    paragraph: z.int(),
    start: z.int(),
    end: z.int(),
    /** `coming` = not made yet; `device` = could not be made: the device reads it until a later attempt succeeds. */
    source: z.enum(sentenceSources),
    /** Length of its sound, including the pause after it; null = no sound yet. */
    seconds: z.number().nullable(),
    words: z.array(wordTimeSchema()),
    /** Whether the engine gave the times of the words; otherwise they are estimated. */
    exact: z.boolean(),
  }),
);
export type NarratedSentence = z.infer<ReturnType<typeof narratedSentenceSchema>>;

/**
 * One story in one voice. `making` = the rest is being made, even if nobody listens; `ready` = every sentence has
 * sound; `partial` = sentences are missing and nobody is making them: beginning it again makes them.
 */
export const narrationSchema = once(() =>
  z.object({
    storyId: z.uuid(),
    voice: voiceSchema(),
    language: z.enum(storyLanguages),
    state: z.enum(['making', 'ready', 'partial']),
    /** The key in its addresses: 22 letters. */
    key: z.string(),
    sentences: z.array(narratedSentenceSchema()),
    /** How many sentences are no longer `coming`; the `made` of `narrationQuerySchema` refers to this. */
    made: z.int(),
    /** Why it stopped early, as a code such as SPENDING_CAP_REACHED; null = it did not. */
    stoppedBy: z.string().nullable(),
    createdAt: z.iso.datetime(),
  }),
);
export type Narration = z.infer<ReturnType<typeof narrationSchema>>;

/** POST body. null = the voice of the settings, or the standard one. Sentences from `from` on are made first. */
export const beginNarrationSchema = once(() =>
  z.object({ voice: choice().default(null), from: z.int().min(0).max(10_000).default(0) }),
);

/** `made` = wait until more than this many sentences are made or the narration ends, at most 20 seconds. */
export const narrationQuerySchema = once(() =>
  z.object({
    voice: z
      .string()
      .regex(/^[\w:.-]{1,100}$/)
      .optional(),
    made: z.coerce.number().int().min(0).optional(),
  }),
);

/** GET returns a `NarrationOffer`. */
export const narrationOfferPath = '/api/narration';
/** PUT replaces the whole `NarrationSettings` and returns it. */
export const narrationSettingsPath = '/api/narration/settings';
/** GET `?language=english` returns about two seconds of a voice as MP3. */
export const voiceSamplePath = (voice: string) => `/api/narration/voices/${encodeURIComponent(voice)}/sample`;

/** A story of the caller whose narration is complete: it plays at once, and offline once it is stored. */
export const narratedStorySchema = once(() =>
  z.object({ storyId: z.uuid(), voice: z.string(), key: z.string(), seconds: z.number(), bytes: z.int() }),
);
export type NarratedStory = z.infer<ReturnType<typeof narratedStorySchema>>;
/** GET returns every `NarratedStory` of the caller, for the shelf. */
export const narratedStoriesPath = '/api/narration/stories';

/**
 * POST a `beginNarrationSchema` begins a narration, continues one, or returns the one that is ready; the same text is
 * never made twice in the same voice. GET returns a `Narration` or NARRATION_NOT_FOUND and begins nothing. DELETE
 * removes the story's sound in every engine voice.
 */
export const storyNarrationPath = (storyId: string) => `${storyPath(storyId)}/narration`;

/**
 * GET returns one sentence as MP3, with the pause after it, to anybody who has the key; waits up to 25 seconds for a
 * sentence that is `coming`. NOT_FOUND for one that the device reads.
 */
export const narrationSentencePath = (key: string, index: number | string) =>
  `/storage/v1/narrations/${key}/${index}.mp3`;
/**
 * GET returns the whole narration as one MP3 and accepts range requests; while it is being made, it sends the
 * sentences made so far and then each new one. Its times are those of `sentenceStarts`.
 */
export const narrationSoundPath = (key: string) => `/storage/v1/narrations/${key}/story.mp3`;

/** PUT `{allowed}` sets whether the story's link plays its finished sound and returns the same; GET returns it. */
export const sharedSoundPath = (storyId: string) => `${storySharePath(storyId)}/sound`;
export const sharedSoundSchema = once(() => z.object({ allowed: z.boolean() }));
/** GET returns a finished `Narration` to anybody with the link, or NARRATION_NOT_FOUND; it never begins one. */
export const sharedNarrationPath = (token: string) => `${sharedStoryPath(token)}/narration`;

/**
 * The files made of a finished narration: an MP3 of the story, an MP3 of its whole series with a chapter per story,
 * and a book for e-readers whose sentences light up as they are read.
 */
export const soundFormats = ['audio', 'series', 'epub'] as const;
export type SoundFormat = (typeof soundFormats)[number];
export const soundOrderSchema = once(() =>
  z.object({
    format: z.enum(soundFormats),
    voice: choice().default(null),
    dedication: textUpTo(dedicationLetters, 0).default(''),
  }),
);
/** The MIME type and the file name's ending of each format. */
export const soundFileTypes: Record<SoundFormat, { type: string; ending: string }> = {
  audio: { type: 'audio/mpeg', ending: '.mp3' },
  series: { type: 'audio/mpeg', ending: '.mp3' },
  epub: { type: 'application/epub+zip', ending: '.epub' },
};

/** POST a `soundOrderSchema` returns the file; NARRATION_NOT_READY while sentences are missing. */
export const narrationFilePath = (storyId: string) => `${storyNarrationPath(storyId)}/file`;
