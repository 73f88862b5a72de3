import type { StoryLanguage } from '#domain/stories/options.ts';
import { createRandom } from '../random.ts';
import { peopleWords } from './people-words.ts';
import type { Person } from './person.ts';

/**
 * Returns who is meant by words that only say what somebody is to the child: "a friend" is a child with a name (the
 * same beside the same hero on every evening), "a pet" a dog. Other words are returned as they are.
 */
export function unnamed(typed: string, before: readonly Person[], language: StoryLanguage): string {
  const { children, friends, unnamed: meant } = peopleWords(language);
  const said = meant.find(([words]) => words.test(typed))?.[1];
  if (said) return said;
  if (!friends.any.test(typed)) return typed;
  const isGirl = friends.girl.test(typed);
  const free = children.filter(
    (one) => !before.some(({ name }) => name[0] === one[0]) && (!isGirl || one.endsWith('she')),
  );
  const chosen = createRandom(`friend of ${before.map(({ name }) => name).join()}`).pick(
    free.length > 0 ? free : children,
  );
  return chosen.replace(/ \w+$/u, '');
}
