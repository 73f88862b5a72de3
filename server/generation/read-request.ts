import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import { generateStoryStreamSchema } from '#domain/generation/api.ts';
import { storyParamsProblem } from '#domain/stories/check-params.ts';
import { type StoryModel, type StoryOptions, storyOptionsSchema } from '#domain/stories/options.ts';
import type { AppServices } from '../context.ts';
import { isRead } from './reader/begin-reading.ts';
import { requireKindWishes } from './safety/require-kind-wishes.ts';

/** The story options are checked later, so that their faults are reported in the documented words. */
export const generationBodySchema = generateStoryStreamSchema().extend({ storyParams: z.unknown() });

export type GenerationRequest = {
  options: StoryOptions;
  generationId: string | undefined;
  turnstileToken: string | undefined;
};

/**
 * Reads the body of both story functions; the model depends on the function called, not on the body. Throws
 * INVALID_REQUEST or MISSING_PARAMETERS with the documented sentences (ILLUS-22 to ILLUS-25), INVALID_REQUEST naming
 * a field that is too long or unknown, or INPUT_REFUSED naming one that no child's story should hold (P28).
 */
export function readGenerationRequest(
  ctx: AppServices,
  body: z.output<typeof generationBodySchema>,
  model: StoryModel,
): GenerationRequest {
  const problem = storyParamsProblem(body.storyParams);
  if (problem) throw new DomainError(problem.code, problem.message, problem.field ? { field: problem.field } : {});
  const options = storyOptionsSchema().safeParse(body.storyParams);
  if (!options.success) {
    const issue = options.error.issues[0];
    const field = issue?.path.join('.') ?? 'storyParams';
    throw new DomainError('INVALID_REQUEST', `Invalid story parameters: ${field}: ${issue?.message}`, { field });
  }
  requireKindWishes(options.data, isRead(ctx));
  return {
    options: { ...options.data, model },
    generationId: body.generationId,
    turnstileToken: body.turnstileToken ?? undefined,
  };
}
