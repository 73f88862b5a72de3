import { type StoryOptions, wordTarget } from '../options.ts';
import { windowHoldsContact, windowsOf } from './contact.ts';
import { policyOfStory, type Wishes } from './own-words.ts';
import type { Finding } from './policy.ts';
import { isInLanguage } from './text-language.ts';
import { WordScanner, withoutGaps } from './word-scanner.ts';

/** Why a written story is not given to a child. */
export type StoryFault = Finding | 'too_short' | 'too_long' | 'language';
export type Verdict = 'fine' | { reason: StoryFault };

/** A story with less than a third of the minimum words, or more than twice the maximum, is not what was asked for. */
const shortest = 1 / 3;
const longest = 2;
/** With this many letters per step, a step takes at most a few milliseconds for any text. */
const stepLetters = 1000;
const leak = /<\/?(?:story|picture)_request>|"(?:ageGroup|presetOffer)"\s*:/;
/** Matches a story's plan, or its tags, inside a text. */
export const planLeak = /<\/?story_plan>|"(?:plot|premise|placeFact|lastImage|payoff|otherThingThan)"\s*:/;

/** Work on a long text in short steps; the caller may do other work between two of them. Returns the result at last. */
export type Judging<T> = Generator<void, T>;

/** Judges a whole story before it is saved or drawn (P29). */
export function* judgingStory(
  text: string,
  options: Pick<StoryOptions, 'language' | 'ageGroup' | 'length'> & Wishes,
  read = false,
): Judging<Verdict> {
  const reason = (yield* judgingText(text, read, options)) ?? lengthFault(text, options);
  if (reason) return { reason };
  yield;
  return isInLanguage(text, options.language) ? 'fine' : { reason: 'language' };
}

/**
 * Returns what is forbidden in any text of ours: a story, a title or a picture's description. If a reader also checks
 * the text, `read` leaves to it what depends on context. Accepted words of the `wishes` behind the text pass.
 */
export function* judgingText(text: string, read = false, wishes?: Wishes): Judging<Finding | undefined> {
  if (leak.test(text) || planLeak.test(text)) return 'leak';
  const scanner = new WordScanner(policyOfStory(read, wishes));
  for (let from = 0; from < text.length; from += stepLetters) {
    scanner.push(withoutGaps(text.slice(from, from + stepLetters)));
    if (scanner.finding) return scanner.finding;
    yield;
  }
  scanner.end();
  if (scanner.finding) return scanner.finding;
  for (const window of windowsOf(text)) {
    if (windowHoldsContact(window)) return 'contact';
    yield;
  }
  return undefined;
}

/** `judgingStory` in one go. */
export function judgeStory(
  text: string,
  options: Pick<StoryOptions, 'language' | 'ageGroup' | 'length'> & Wishes,
): Verdict {
  return atOnce(judgingStory(text, options));
}

/** `judgingText` in one go, for a short text. */
export function textFault(text: string, read = false, wishes?: Wishes): Finding | undefined {
  return atOnce(judgingText(text, read, wishes));
}

function atOnce<T>(judging: Judging<T>): T {
  for (;;) {
    const step = judging.next();
    if (step.done) return step.value;
  }
}

function lengthFault(text: string, { ageGroup, length }: Pick<StoryOptions, 'ageGroup' | 'length'>) {
  const words = text.split(/\s+/).filter(Boolean).length;
  const { min, max } = wordTarget(ageGroup, length);
  if (words < min * shortest) return 'too_short';
  return words > max * longest ? 'too_long' : undefined;
}
