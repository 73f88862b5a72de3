import { DomainError } from '#domain/errors.ts';
import type { StoryFault } from '#domain/stories/safety/judge-story.ts';

/** A story that may not be given to a child: CONTENT_FILTERED for whoever asked, with the fault for the repair and the log. */
export class UnsafeStory extends DomainError {
  readonly fault: StoryFault;

  constructor(fault: StoryFault) {
    super('CONTENT_FILTERED', 'The story did not come out fit for a child.');
    this.fault = fault;
  }
}
