import { policyOfStory, type Wishes } from './own-words.ts';
import type { Finding } from './policy.ts';
import { WordScanner } from './word-scanner.ts';

/** Stands between a writer and its readers, for one story. */
export type StoryGuard = {
  /** Takes the next piece; answers the text that may be shown now. Nothing any more once there is a finding. */
  push(text: string): string;
  /** Takes the end; answers what was held back. */
  end(): string;
  /** What is forbidden in the text so far, if anything: none of it was let through. */
  readonly finding: Finding | undefined;
};

/**
 * A guard for a story in English or Spanish (P29). It holds back the word that is being written and words
 * that may become a forbidden phrase, and never lets part of one through. The same text in any pieces is
 * let through up to the same letter; accepted words of its own wishes are. Where somebody reads besides, `read` leaves to them what context decides.
 */
export function createStoryGuard(read = false, wishes?: Wishes): StoryGuard {
  return new WordScanner(policyOfStory(read, wishes));
}
