import type { DomainError } from '#domain/errors.ts';
import type { GenerateStoryGeminiAnswer } from '#domain/generation/api.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { extractTitle } from '#domain/stories/text/title.ts';
import type { RunningEnd, RunningStory } from './running/running-stories.ts';

/** Resolves when a story has ended, however it ended. */
export function untilEnd(story: RunningStory): Promise<RunningEnd> {
  return new Promise((resolve) => {
    const look = () => {
      if (!story.end) return;
      stopFollowing();
      resolve(story.end);
    };
    const stopFollowing = story.follow(look);
    look();
  });
}

/**
 * The documented answer of a finished illustrated story (ILLUS-05, ILLUS-06, P21): with no picture at
 * all the story is kept, the try is free again and did not count.
 */
export function illustratedAnswer(
  story: RunningStory,
  end: RunningEnd,
  options: StoryOptions,
): GenerateStoryGeminiAnswer {
  if (end.status !== 'completed') throw end.error;
  const images = story.pictures.map(({ data, mimeType, alt, paragraph }) => ({
    data: data.toString('base64'),
    mimeType,
    alt,
    paragraph,
  }));
  return {
    success: true,
    generationId: story.id,
    story: {
      content: story.text,
      title: extractTitle(story.text, options.characters, options.language),
      images,
      imageCount: images.length,
    },
    imageGenerationFailed: images.length === 0,
    freeRetryEligible: images.length === 0,
    countedAgainstLimits: end.counted,
  };
}

/** The same shape for a failure. Nothing that fails is counted. */
export function illustratedFailure(
  error: DomainError,
  requestId: string,
): GenerateStoryGeminiAnswer & { message: string } {
  return {
    success: false,
    error: error.message,
    message: error.message,
    code: error.code,
    requestId,
    ...error.details,
    imageGenerationFailed: false,
    freeRetryEligible: true,
    countedAgainstLimits: false,
  };
}
