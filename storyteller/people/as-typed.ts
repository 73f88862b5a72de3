import type { StoryLanguage } from '#domain/stories/options.ts';
import { peopleWords } from './people-words.ts';

/**
 * Returns the characters without what parents type around them: where somebody calls from ("Grandma Cuca by video call"),
 * twins behind their names, and what is no character at all ("her tooth"), as long as somebody is left.
 */
export function asTyped(characters: readonly string[], language: StoryLanguage): string[] {
  const {
    from,
    twins: [names, twins],
    never,
  } = peopleWords(language).typed;
  const people = characters.map((typed) => typed.replace(from, '').replace(names, twins));
  const alive = people.filter((typed) => !never.test(typed));
  return alive.length > 0 ? alive : people;
}
