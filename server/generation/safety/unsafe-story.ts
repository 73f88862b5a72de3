import { DomainError, type ErrorDetails } from '#domain/errors.ts';
import type { StoryFault } from '#domain/stories/safety/judge-story.ts';
import type { UnfitReason } from '#domain/stories/safety/reading.ts';

/** A story unfit for a child: CONTENT_FILTERED for the caller, with the fault for the repair and the log. */
export class UnsafeStory extends DomainError {
  readonly fault: StoryFault | 'unfit';
  /** The verdict of the reader. */
  readonly reason: UnfitReason | 'unsure' | undefined;

  constructor(fault: StoryFault | 'unfit', reason?: UnfitReason | 'unsure', details: ErrorDetails = {}) {
    super('CONTENT_FILTERED', 'The story did not come out fit for a child.', details);
    this.fault = fault;
    this.reason = reason;
  }
}
