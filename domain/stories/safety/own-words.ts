import type { StoryOptions } from '../options.ts';
import { expandList } from './expand.ts';
import { type Policy, readStoryPolicy, readWishPolicy, storyPolicy, wishPolicy, withHarmless } from './policy.ts';
import { findForbidden } from './word-scanner.ts';

/** What a story is about, in the parent's words. */
export type Wishes = Partial<Pick<StoryOptions, 'characters' | 'setting' | 'message'>>;

/** Given names that are also in the word lists. Capitalised, they pass as names of the story's characters. */
const givenNames = new Set(expandList('Kike, Marica, Opio, Jihad'));
/** The most words that a phrase of the lists has. */
const longestPhrase = 5;

/** Replaces those of the characters' names that are also in the word lists by a neutral name. */
export function withoutGivenNames(text: string, characters: readonly string[]): string {
  const names = characters.flatMap((each) => each.match(/\p{L}+/gu) ?? []).filter((name) => givenNames.has(name));
  return names.reduce((all, name) => all.replaceAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), 'Nina'), text);
}

/**
 * The policy for judging a story: words of an accepted wish may be told and are never cut ("a shotgun wedding of two
 * snails"). If a reader also checks the story, `read` leaves to it what depends on context.
 */
export function policyOfStory(read: boolean, wishes: Wishes = {}): Policy {
  const { characters = [], setting = '', message = '' } = wishes;
  const policy = read ? readStoryPolicy : storyPolicy;
  const own = [...characters, setting, message].flatMap((text) => {
    const accepted = !findForbidden(read ? readWishPolicy : wishPolicy, withoutGivenNames(text, characters));
    return accepted ? excused(policy, text) : [];
  });
  return own.length > 0 ? withHarmless(policy, own) : policy;
}

/** The shortest phrases of an accepted text that a story could not use otherwise. */
function excused(policy: Policy, text: string): string[] {
  const found = findForbidden(policy, text);
  // Words by which a model gives itself away, and contacts, stay forbidden even if a parent wishes for them.
  if (found === undefined || found === 'leak' || found === 'contact') return [];
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const phrases: string[] = [];
  for (let length = 1; length <= Math.min(longestPhrase, words.length); length += 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const phrase = words.slice(from, from + length).join(' ');
      if (findForbidden(withHarmless(policy, phrases), phrase)) phrases.push(phrase);
    }
    if (!findForbidden(withHarmless(policy, phrases), text)) break;
  }
  return phrases.filter((phrase) => {
    const others = phrases.filter((other) => other !== phrase);
    return findForbidden(withHarmless(policy, others), text) !== undefined;
  });
}
