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
 * Who plays it: POST `storyNarrationPath` with a voice, which answers a `Narration` at once; then the sound of the
 * sentences one after the other (`narrationSentencePath` waits until the sound is there), or the whole
 * (`narrationSoundPath`, which can be played while the rest is being made), while GET `storyNarrationPath` with
 * `made` tells the times as they become known. Sentences are counted from 0 as `storySentences` cuts them. A sentence
 * whose `source` is `device` has no sound: the device's own voice reads it. Without any voice here, or by the
 * parent's choice, the device reads everything and nothing of this is asked.
 *
 * Drafts, samples and stories that are still being written are read by the device alone.
 */

/** The voice of the device itself, where a voice is chosen by its id. */
export const deviceVoice = 'device';

/** How fast a narration is played: 1 is as it was made, which is calm, and slower in its last third. */
export const paceRates = { slow: 0.88, normal: 1, brisk: 1.15 } as const;
export type Pace = keyof typeof paceRates;
const paces = ['slow', 'normal', 'brisk'] as const satisfies readonly Pace[];

/** Which kind of a language a voice is asked to speak, where its engine can; stories are written for the first one. */
export const accents = { english: ['en-US', 'en-GB'], spanish: ['es-419', 'es-ES'] } as const;

/** `recorded` = a person of the family who read it aloud; `engine` = a speech model. */
export const voiceSchema = once(() =>
  z.object({
    /** What a request names; letters, digits and `:._-`. */
    id: z.string(),
    name: z.string(),
    kind: z.enum(['engine', 'recorded']),
    /** A stand-in: tones instead of words, so that times can be tried out. Shown with the demo mark. */
    demo: z.boolean(),
    languages: z.array(z.enum(storyLanguages)),
  }),
);
export type Voice = z.infer<ReturnType<typeof voiceSchema>>;

/** An id, `deviceVoice`, or null for the standard voice, which is the device's where an offer says so. */
const choice = () => z.union([z.string().regex(/^[\w:.-]{1,100}$/), z.null()]);

export const narrationSettingsSchema = once(() =>
  z.object({
    voice: z.object({ english: choice(), spanish: choice() }),
    pace: z.enum(paces),
    accent: z.object({ english: z.enum(accents.english), spanish: z.enum(accents.spanish) }),
  }),
);
export type NarrationSettings = z.infer<ReturnType<typeof narrationSettingsSchema>>;

/** As long as a parent has chosen nothing. */
export const usualSettings: NarrationSettings = {
  voice: { english: null, spanish: null },
  pace: 'normal',
  accent: { english: 'en-US', spanish: 'es-419' },
};

/** What can be heard here and what the caller chose. */
export const narrationOfferSchema = once(() =>
  z.object({
    /** Empty = stories are read by the device alone. */
    voices: z.array(voiceSchema()),
    /** The voice of whoever chose none: `deviceVoice` where only a stand-in speaks. */
    standard: z.object({ english: z.string(), spanish: z.string() }),
    settings: narrationSettingsSchema(),
    /** Narrations begun today (UTC) and how many may be; null = as many as one likes. What is made already is free to hear. */
    allowance: z.object({ used: z.int(), limit: z.int().nullable() }),
  }),
);
export type NarrationOffer = z.infer<ReturnType<typeof narrationOfferSchema>>;

/** A word's start and end in its sentence (UTF-16 units), then its begin and end in seconds from the sentence's sound on. */
export const wordTimeSchema = once(() => z.tuple([z.int(), z.int(), z.number(), z.number()]));
export type WordTime = z.infer<ReturnType<typeof wordTimeSchema>>;

const sentenceSources = ['coming', 'engine', 'recorded', 'device'] as const;

export const narratedSentenceSchema = once(() =>
  z.object({
    /** Which paragraph, and where in it: UTF-16 units of the paragraph as it is shown. */
    paragraph: z.int(),
    start: z.int(),
    end: z.int(),
    /** `coming` = not made yet; `device` = could not be made, the device reads it until it is made again. */
    source: z.enum(sentenceSources),
    /** How long its sound is, the pause behind it included; null = no sound yet. */
    seconds: z.number().nullable(),
    words: z.array(wordTimeSchema()),
    /** Whether the engine told the times of the words; else they are estimated. */
    exact: z.boolean(),
  }),
);
export type NarratedSentence = z.infer<ReturnType<typeof narratedSentenceSchema>>;

/**
 * One story in one voice. `making` = the rest is being made, also with nobody listening; `ready` = every sentence has
 * sound; `partial` = nobody is making it and sentences are missing, which are made when it is begun again.
 */
export const narrationSchema = once(() =>
  z.object({
    storyId: z.uuid(),
    voice: voiceSchema(),
    language: z.enum(storyLanguages),
    state: z.enum(['making', 'ready', 'partial']),
    /** What its addresses hold: 22 letters. */
    key: z.string(),
    sentences: z.array(narratedSentenceSchema()),
    /** How many sentences are not `coming` any more: what `made` asks about. */
    made: z.int(),
    /** Why it stopped before its end, where it did: a code such as SPENDING_CAP_REACHED. */
    stoppedBy: z.string().nullable(),
    createdAt: z.iso.datetime(),
  }),
);
export type Narration = z.infer<ReturnType<typeof narrationSchema>>;

/** Body of a POST: null = the voice of the settings, or the standard one. Sentences from `from` on are made first. */
export const beginNarrationSchema = once(() =>
  z.object({ voice: choice().default(null), from: z.int().min(0).max(10_000).default(0) }),
);

/** `made` = wait until more than so many sentences are made, or it ends, at most 20 seconds. */
export const narrationQuerySchema = once(() =>
  z.object({
    voice: z
      .string()
      .regex(/^[\w:.-]{1,100}$/)
      .optional(),
    made: z.coerce.number().int().min(0).optional(),
  }),
);

/** GET answers a `NarrationOffer`. */
export const narrationOfferPath = '/api/narration';
/** PUT a `NarrationSettings`, all of it, answers the same. */
export const narrationSettingsPath = '/api/narration/settings';
/** GET `?language=english` answers two seconds or so of a voice as MP3. */
export const voiceSamplePath = (voice: string) => `/api/narration/voices/${encodeURIComponent(voice)}/sample`;

/** One of the caller's stories that can be heard whole, at once and without a network once it is kept. */
export const narratedStorySchema = once(() =>
  z.object({ storyId: z.uuid(), voice: z.string(), key: z.string(), seconds: z.number(), bytes: z.int() }),
);
export type NarratedStory = z.infer<ReturnType<typeof narratedStorySchema>>;
/** GET answers every `NarratedStory` of the caller, for the shelf. */
export const narratedStoriesPath = '/api/narration/stories';

/**
 * POST a `beginNarrationSchema` begins a narration, goes on with one, or answers the one that is ready; the same text
 * is never made twice in the same voice. GET answers a `Narration` or NARRATION_NOT_FOUND and begins nothing. DELETE
 * removes the story's sound in every voice of an engine.
 */
export const storyNarrationPath = (storyId: string) => `${storyPath(storyId)}/narration`;

/**
 * GET answers one sentence as MP3 to whoever holds the key, with the pause behind it; waits up to 25 seconds for one
 * that is coming. NOT_FOUND for one that the device reads.
 */
export const narrationSentencePath = (key: string, index: number | string) =>
  `/storage/v1/narrations/${key}/${index}.mp3`;
/**
 * GET answers the whole as one MP3, in ranges too; while it is being made, what there is and then the rest as it
 * comes. Its times are those of `sentenceStarts`.
 */
export const narrationSoundPath = (key: string) => `/storage/v1/narrations/${key}/story.mp3`;

/** PUT `{allowed}` lets whoever holds the story's link hear its finished sound, or no longer, and answers the same; GET answers it. */
export const sharedSoundPath = (storyId: string) => `${storySharePath(storyId)}/sound`;
export const sharedSoundSchema = once(() => z.object({ allowed: z.boolean() }));
/** GET answers a finished `Narration` to whoever holds a link, or NARRATION_NOT_FOUND; it never begins one. */
export const sharedNarrationPath = (token: string) => `${sharedStoryPath(token)}/narration`;

/**
 * What a finished narration can be made into: one MP3 of the story, one of its whole series with a chapter for each
 * story, and a book for e-readers whose sentences light up as they are read.
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
/** What each is to a browser, and how its name ends. */
export const soundFileTypes: Record<SoundFormat, { type: string; ending: string }> = {
  audio: { type: 'audio/mpeg', ending: '.mp3' },
  series: { type: 'audio/mpeg', ending: '.mp3' },
  epub: { type: 'application/epub+zip', ending: '.epub' },
};

/** POST a `soundOrderSchema` answers the file, or NARRATION_NOT_READY while sentences are missing. */
export const narrationFilePath = (storyId: string) => `${storyNarrationPath(storyId)}/file`;
