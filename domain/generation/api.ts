import { z } from 'zod';
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

export const generateStoryStreamSchema = z.object({
  storyParams: storyOptionsSchema,
  turnstileToken: z.string().max(4096).nullish(),
  generationId: z.uuid().optional(),
});
export type GenerateStoryStream = z.input<typeof generateStoryStreamSchema>;

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
  options: z.infer<typeof storyOptionsSchema>;
  errorCode: string | null;
  counted: boolean;
  createdAt: string;
};

/** GET answers the caller's newest unsaved generation of the last day, or null. */
export const latestGenerationPath = '/api/generation/latest';
/** GET answers a `Generation`. */
export const generationPath = (id: string) => `/api/generation/${encodeURIComponent(id)}`;
/** GET ?from= streams the text from this character on, as `generateStoryStreamPath` does: coming back to a story. */
export const generationStreamPath = (id: string) => `${generationPath(id)}/stream`;
/** POST stops the writing; what was reserved is given back (P20). */
export const stopGenerationPath = (id: string) => `${generationPath(id)}/stop`;
