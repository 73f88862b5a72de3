import { type StoryOptions, wordTarget } from '../options.ts';
import { holdsContact } from './contact.ts';
import { type Finding, storyPolicy } from './policy.ts';
import { languageOf } from './text-language.ts';
import { findForbidden } from './word-scanner.ts';

/** Why a written story is not given to a child. */
export type StoryFault = Finding | 'too_short' | 'too_long' | 'language';
export type Verdict = 'fine' | { reason: StoryFault };

/** A story below a third of its words, or above double, is not the story that was asked for. */
const shortest = 1 / 3;
const longest = 2;
const leak = /<\/?(?:story|picture)_request>|"(?:ageGroup|presetOffer)"\s*:/;

/** Judges a whole story before it is kept or drawn (P29). */
export function judgeStory(text: string, options: Pick<StoryOptions, 'language' | 'ageGroup' | 'length'>): Verdict {
  const reason = textFault(text) ?? lengthFault(text, options);
  if (reason) return { reason };
  const language = languageOf(text);
  return language === undefined || language === options.language ? 'fine' : { reason: 'language' };
}

/** What no text of ours may hold, of whatever length: a story, a title, or what a picture shows. */
export function textFault(text: string): Finding | undefined {
  if (leak.test(text)) return 'leak';
  return findForbidden(storyPolicy, text) ?? (holdsContact(text) ? 'contact' : undefined);
}

function lengthFault(text: string, { ageGroup, length }: Pick<StoryOptions, 'ageGroup' | 'length'>) {
  const words = text.split(/\s+/).filter(Boolean).length;
  const { min, max } = wordTarget(ageGroup, length);
  if (words < min * shortest) return 'too_short';
  return words > max * longest ? 'too_long' : undefined;
}
