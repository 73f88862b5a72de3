import { z } from 'zod';
import { once } from '../once.ts';
import { storyOptionsSchema } from '../stories/options.ts';

/** Seconds without story text after which a stream is given up (GEN-11); keep-alive comments do not count as text. */
export const streamInactivitySeconds = 30;

/**
 * POST starts a text story and streams it as plain text (GEN-01 to GEN-03). The answer's headers are
 * sent before the first word; a failure after them ends the text with a chunk that begins with
 * `ERROR:` followed by the `ErrorBody` as JSON (GEN-04), a failure before them is an ordinary
 * error answer. `generationId` makes the start idempotent (P12); without one the server makes one and
 * names it in the header `x-generation-id`.
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

/** What marks a failure inside the text of a stream. */
export const streamErrorMark = 'ERROR:';

/** reserved and writing are running; the other three are final. */
export const generationStatuses = ['reserved', 'writing', 'completed', 'failed', 'stopped'] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

/** A generation as its owner sees it. `content` is what is written so far. */
export type Generation = {
  id: string;
  status: GenerationStatus;
  content: string;
  /** One sentence on what it will be about, as soon as that is known. */
  premise: string | null;
  options: z.infer<ReturnType<typeof storyOptionsSchema>>;
  /** Pictures that are drawn so far; fetched from `generationPicturePath` with the access token. */
  pictures: { index: number; paragraph: number; alt: string; mimeType: string }[];
  picturesPlanned: number;
  errorCode: string | null;
  counted: boolean;
  createdAt: string;
};

/** GET answers a `LastWish`: what the newest finished story was asked for, or null. */
export const lastWishPath = '/api/generation/last-wish';
export const lastWishSchema = once(() => z.object({ options: storyOptionsSchema(), createdAt: z.iso.datetime() }));
export type LastWish = z.infer<ReturnType<typeof lastWishSchema>>;

/** GET answers the caller's newest unsaved generation of the last day, or null. */
export const latestGenerationPath = '/api/generation/latest';
/** GET answers a `Generation`. */
export const generationPath = (id: string) => `/api/generation/${encodeURIComponent(id)}`;
/** GET ?from= streams the text from this character on, as `generateStoryStreamPath` does: coming back to a story. */
export const generationStreamPath = (id: string) => `${generationPath(id)}/stream`;
/** GET answers a `GenerationPremise` as soon as there is one, or the first words, or the end: what to read while waiting. */
export const generationPremisePath = (id: string) => `${generationPath(id)}/premise`;
export type GenerationPremise = { premise: string | null };
/** POST stops the writing; it counts only if most of the text or a picture was there (P20). */
export const stopGenerationPath = (id: string) => `${generationPath(id)}/stop`;
/** GET answers the bytes of a drawn picture. */
export const generationPicturePath = (id: string, index: number) => `${generationPath(id)}/pictures/${index}`;

/**
 * GET answers a `NextChapter`: what the chapter after a kept story may be about. 404 for a story that is not the
 * caller's.
 */
export const nextChapterPath = (storyId: string) => `/api/generation/next-chapter/${encodeURIComponent(storyId)}`;
export const nextChapterSchema = once(() =>
  z.object({
    /** Which chapter it will be. */
    number: z.int(),
    /** The title of the book: its first chapter's. */
    book: z.string(),
    /** What may happen, in the story's language: three to choose from, and more to be surprised by. */
    ideas: z.array(z.string()),
  }),
);
export type NextChapter = z.infer<ReturnType<typeof nextChapterSchema>>;
/** How many of the ideas are offered to choose from. */
export const chapterIdeasOffered = 3;

/**
 * POST writes an illustrated story and answers when it is done (ILLUS-01, ILLUS-05, ILLUS-06); OPTIONS
 * is the health check: 204 when the writer can be asked, else 503 (ILLUS-07). Meanwhile
 * `generationPath` tells how far it is.
 */
export const generateStoryGeminiPath = '/functions/v1/generate-story-gemini';
/** After this long the browser gives up (ILLUS-04). */
export const illustratedTimeoutMilliseconds = 180_000;

/** How long first words usually take, in seconds; null = nobody has measured it yet. */
export type SlowWriter = { seconds: number | null };

/** How many times longer than usual a book may take where its writer is given more patience than usual. */
export function timesLonger(patienceSeconds: number): number {
  return Math.max(1, patienceSeconds / streamInactivitySeconds);
}

export type GenerateStoryGemini = { storyParams: unknown; generationId?: string; turnstileToken?: string | null };

/** `data` is base64; images come in the order of the story, with the paragraph (from 0) they belong beside. */
export type IllustratedStory = {
  content: string;
  title: string;
  images: { data: string; mimeType: string; alt: string; paragraph: number }[];
  imageCount: number;
};

export type GenerateStoryGeminiAnswer = {
  success: boolean;
  /** Present when it failed: a sentence, and the code behind it. */
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
