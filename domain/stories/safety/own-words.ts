import type { StoryOptions } from '../options.ts';
import { expandList } from './expand.ts';
import { type Policy, readStoryPolicy, readWishPolicy, storyPolicy, wishPolicy, withHarmless } from './policy.ts';
import { findForbidden } from './word-scanner.ts';

/** What a story is about, in the words of its parent. */
export type Wishes = Partial<Pick<StoryOptions, 'characters' | 'setting' | 'message'>>;

/** Given names that are words of the lists too. Spelled as names, they are names of those who are in the story. */
const givenNames = new Set(expandList('Kike, Marica, Opio, Jihad'));
/** Phrases of the lists have no more words. */
const longestPhrase = 5;

/** A wish with somebody neutral in the place of names of its characters that only look like words of the lists. */
export function withoutGivenNames(text: string, characters: readonly string[]): string {
  const names = characters.flatMap((each) => each.match(/\p{L}+/gu) ?? []).filter((name) => givenNames.has(name));
  return names.reduce((all, name) => all.replaceAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), 'Nina'), text);
}

/**
 * The lists that a story is held to: words of the wish that were accepted with it are told, and never cut ("a
 * shotgun wedding of two snails"). Where somebody reads besides, `read` leaves to them what context decides.
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

/** The shortest phrases of an accepted text that no story may hold otherwise. */
function excused(policy: Policy, text: string): string[] {
  const found = findForbidden(policy, text);
  // By words of its own a model gives itself away, whoever wishes for them.
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
