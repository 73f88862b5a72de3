import type { StoryLanguage } from '#domain/stories/options.ts';
import { isGivenName } from '../people/given-names.ts';
import { peopleWords } from '../people/people-words.ts';

const somebody: Record<StoryLanguage, string> = { english: 'somebody', spanish: 'alguien' };

/**
 * Returns a note as the word lists know it, which hold no names: "Priya hit Ravi" is told of somebody who was hit, and
 * in "her friend Sofia moved away" a friend moved away. The name that a sentence begins with stays.
 */
export function nameless(text: string, language: StoryLanguage): string {
  const { family, childRole, creatures, limbs } = peopleWords(language);
  const isWho = (noun: string) =>
    family.test(noun) || childRole.test(noun) || creatures.test(noun) || limbs(noun) !== 'hand';
  return text.replace(/(?<=(\p{L}+)) (\p{Lu}\p{Ll}+)(?!\p{L})/gu, (all, noun: string, name: string) =>
    isGivenName(name) && !/^\p{Lu}/u.test(noun) ? (isWho(noun) ? '' : ` ${somebody[language]}`) : all,
  );
}
