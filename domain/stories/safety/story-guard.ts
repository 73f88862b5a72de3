import { policyOfStory, type Wishes } from './own-words.ts';
import type { Finding } from './policy.ts';
import { WordScanner } from './word-scanner.ts';

/** Filters one story on its way from the writer to the family. */
export type StoryGuard = {
  /** Takes the next piece and returns the text that may be shown now: none once there is a finding. */
  push(text: string): string;
  /** Ends the text and returns what was held back. */
  end(): string;
  /** What is forbidden in the text so far, if anything; none of it was released. */
  readonly finding: Finding | undefined;
};

/**
 * Creates a guard for a story in English or Spanish (P29). It holds back the unfinished word and words that may become
 * a forbidden phrase, and never releases part of one. How the text is split does not matter. Accepted words of its own
 * wishes pass. If a reader also checks the story, `read` leaves to it what depends on context.
 */
export function createStoryGuard(read = false, wishes?: Wishes): StoryGuard {
  return new WordScanner(policyOfStory(read, wishes));
}
