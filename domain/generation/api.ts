import { z } from 'zod';
import { once } from '../once.ts';
import { storyOptionsSchema } from '../stories/options.ts';

/** A stream is aborted after this many seconds without story text (GEN-11); keep-alive comments are not text. */
export const streamInactivitySeconds = 30;

/**
 * POST starts a text story and streams it as plain text (GEN-01 to GEN-03). The response headers are
 * sent before the first word; a later failure ends the text with a chunk that begins with
 * `ERROR:` followed by the `ErrorBody` as JSON (GEN-04), an earlier one is an ordinary error
 * response. `generationId` makes the start idempotent (P12); without one the server creates one and
 * returns it in the header `x-generation-id`.
 */
export const generateStoryStreamPath = '/functions/v1/generate-story-stream';
export const generationIdHeader = 'x-generation-id';

export const generateStoryStreamSchema = once(() =>
  z.object({
    storyParams: storyOptionsSchema(),
    turnstileToken: z.string().max(4096).nullish(),
    generationId: z.uuid().optional(),
  }),
);
export type GenerateStoryStream = z.input<ReturnType<typeof generateStoryStreamSchema>>;

/** Marks a failure inside the text of a stream. */
export const streamErrorMark = 'ERROR:';

/** `reserved` and `writing` are running; the other three are final. */
export const generationStatuses = ['reserved', 'writing', 'completed', 'failed', 'stopped'] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

/** A generation as its owner sees it. `content` is the text written so far. */
export type Generation = {
  id: string;
  status: GenerationStatus;
  content: string;
  /** One sentence about what the story will be; null until it is known. */
  premise: string | null;
  options: z.infer<ReturnType<typeof storyOptionsSchema>>;
  /** Pictures drawn so far; fetched from `generationPicturePath` with the access token. */
  pictures: { index: number; paragraph: number; alt: string; mimeType: string }[];
  picturesPlanned: number;
  errorCode: string | null;
  counted: boolean;
  createdAt: string;
};

/** GET returns a `LastWish`, the options of the newest finished story, or null. */
export const lastWishPath = '/api/generation/last-wish';
export const lastWishSchema = once(() => z.object({ options: storyOptionsSchema(), createdAt: z.iso.datetime() }));
export type LastWish = z.infer<ReturnType<typeof lastWishSchema>>;

/** GET returns the caller's newest unsaved generation of the last day, or null. */
export const latestGenerationPath = '/api/generation/latest';
/** GET returns a `Generation`. */
export const generationPath = (id: string) => `/api/generation/${encodeURIComponent(id)}`;
/** GET ?from= streams the text from this character on, as `generateStoryStreamPath` does: resumes a story. */
export const generationStreamPath = (id: string) => `${generationPath(id)}/stream`;
/** GET returns a `GenerationPremise`, to read while waiting, once it is known, the first words come or it ends. */
export const generationPremisePath = (id: string) => `${generationPath(id)}/premise`;
export type GenerationPremise = { premise: string | null };
/** POST stops the writing; the story counts only if most of the text or a picture was done (P20). */
export const stopGenerationPath = (id: string) => `${generationPath(id)}/stop`;
/** GET returns the bytes of a drawn picture. */
export const generationPicturePath = (id: string, index: number) => `${generationPath(id)}/pictures/${index}`;

/**
 * GET returns a `NextChapter`: ideas for the chapter after a saved story. 404 for a story that is not the
 * caller's.
 */
export const nextChapterPath = (storyId: string) => `/api/generation/next-chapter/${encodeURIComponent(storyId)}`;
export const nextChapterSchema = once(() =>
  z.object({
    /** The number of the chapter it will be. */
    number: z.int(),
    /** The title of the book: its first chapter's. */
    book: z.string(),
    /** What may happen, in the story's language: the first three to choose from, the others to be surprised by. */
    ideas: z.array(z.string()),
  }),
);
export type NextChapter = z.infer<ReturnType<typeof nextChapterSchema>>;
/** How many of the ideas a parent can choose from. */
export const chapterIdeasOffered = 3;

/**
 * POST writes an illustrated story and responds when it is done (ILLUS-01, ILLUS-05, ILLUS-06);
 * meanwhile `generationPath` returns its progress. OPTIONS is the health check: 204 when the writer
 * is available, else 503 (ILLUS-07).
 */
export const generateStoryGeminiPath = '/functions/v1/generate-story-gemini';
/** The browser gives up after this time (ILLUS-04). */
export const illustratedTimeoutMilliseconds = 180_000;

/** Why a story that is begun now would fail: no text provider answers, or nothing can be kept. */
export type WritingPause = 'writerDown' | 'noRoom';

/** Seconds until the first words usually come; null = not measured yet. */
export type SlowWriter = { seconds: number | null };

/** How many times longer than usual a book may take if the configured patience is above the usual 30 seconds. */
export function timesLonger(patienceSeconds: number): number {
  return Math.max(1, patienceSeconds / streamInactivitySeconds);
}

export type GenerateStoryGemini = { storyParams: unknown; generationId?: string; turnstileToken?: string | null };

/** `data` is base64; images are in the order of the story, each with the paragraph (from 0) it stands beside. */
export type IllustratedStory = {
  content: string;
  title: string;
  images: { data: string; mimeType: string; alt: string; paragraph: number }[];
  imageCount: number;
};

export type GenerateStoryGeminiAnswer = {
  success: boolean;
  /** Present if it failed: a sentence, and its error code. */
  error?: string;
  code?: string;
  requestId?: string;
  generationId?: string;
  story?: IllustratedStory;
  /** None of the pictures could be drawn. */
  imageGenerationFailed: boolean;
  freeRetryEligible: boolean;
  countedAgainstLimits: boolean;
};
