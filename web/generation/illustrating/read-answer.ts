import { z } from 'zod';
import { once } from '#domain/once.ts';
import { picturesPerStory } from '#domain/stories/text/pages.ts';

const answerSchema = once(() =>
  z.object({
    success: z.boolean(),
    error: z.string().optional(),
    code: z.string().optional(),
    story: z
      .object({
        content: z.string(),
        images: z.array(
          z.object({
            data: z.string(),
            mimeType: z.enum(['image/png', 'image/jpeg', 'image/webp']),
            alt: z.string().default(''),
            paragraph: z.int().min(0).optional(),
          }),
        ),
      })
      .optional(),
    imageGenerationFailed: z.boolean().default(false),
    freeRetryEligible: z.boolean().default(false),
    countedAgainstLimits: z.boolean().default(false),
  }),
);

/** Thrown when an answer is JSON but not of the documented shape (ERR-19). */
export class WrongShapeError extends Error {}
/** Thrown when an answer reports success but holds no text (ERR-20). */
export class NoStoryError extends Error {}
/** Thrown when an answer reports no success. */
export class UnsuccessfulError extends Error {
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/**
 * Reads the documented answer of the image call (ILLUS-05, ILLUS-06), with at most three pictures (STORY-08).
 * Throws WrongShapeError, NoStoryError or UnsuccessfulError.
 */
export function readAnswer(answer: unknown) {
  const parsed = answerSchema().safeParse(answer);
  if (!parsed.success) throw new WrongShapeError('Invalid response format');
  const { success, error, code, story, ...flags } = parsed.data;
  if (!success) throw new UnsuccessfulError(error ?? '', code);
  if (story === undefined || story.content.trim() === '') throw new NoStoryError('No story content received');
  return { content: story.content, images: story.images.slice(0, picturesPerStory), ...flags };
}
