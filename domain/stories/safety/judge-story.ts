import { type StoryOptions, wordTarget } from '../options.ts';
import { windowHoldsContact, windowsOf } from './contact.ts';
import { policyOfStory, type Wishes } from './own-words.ts';
import type { Finding } from './policy.ts';
import { isInLanguage } from './text-language.ts';
import { WordScanner, withoutGaps } from './word-scanner.ts';

/** Why a written story is not given to a child. */
export type StoryFault = Finding | 'too_short' | 'too_long' | 'language';
export type Verdict = 'fine' | { reason: StoryFault };

/** A story below a third of its words, or above double, is not the story that was asked for. */
const shortest = 1 / 3;
const longest = 2;
/** A step takes a few milliseconds at most, whatever the letters. */
const stepLetters = 1000;
const leak = /<\/?(?:story|picture)_request>|"(?:ageGroup|presetOffer)"\s*:/;
/** The plan of a story, or its marks, in the middle of a text. */
export const planLeak = /<\/?story_plan>|"(?:plot|premise|placeFact|lastImage|payoff|otherThingThan)"\s*:/;

/** Work on a long text in short steps, with the answer at its end: whoever runs it may do something else between two steps. */
export type Judging<T> = Generator<void, T>;

/** Judges a whole story before it is kept or drawn (P29). */
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
 * What no text of ours may hold, of whatever length: a story, a title, or what a picture shows. Where somebody reads
 * it besides, `read` leaves to them what context decides; accepted words of the `wishes` that it is about pass.
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

/** `judgingStory` at one go. */
export function judgeStory(
  text: string,
  options: Pick<StoryOptions, 'language' | 'ageGroup' | 'length'> & Wishes,
): Verdict {
  return atOnce(judgingStory(text, options));
}

/** `judgingText` at one go, for a short text. */
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
