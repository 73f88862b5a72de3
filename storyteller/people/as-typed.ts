import type { StoryLanguage } from '#domain/stories/options.ts';
import { swapped } from '../book.ts';
import { withCapitals } from './capitals.ts';
import { apart } from './looks.ts';
import { peopleWords } from './people-words.ts';

/**
 * Returns the characters with the capitals of their names and without what parents type around them: where somebody calls from ("Grandma Cuca by video
 * call"), twins behind their names, a name behind what somebody is ("a snail he found, Trevor"), how many fathers
 * somebody is with, what is no character at all ("her tooth"), and the parent of whom the message says that he or she
 * is far away, as long as somebody is left.
 */
export function asTyped(characters: readonly string[], message: string, language: StoryLanguage): string[] {
  const { hasty, rewrites, never, away } = peopleWords(language).typed;
  const people = characters.map((typed) =>
    withPlainLook(swapped(withCapitals(swapped(typed, hasty).trim(), language), rewrites), language),
  );
  const { who, missed } = away.exec(message)?.groups ?? {};
  const gone = who ?? missed;
  const isGone = gone ? new RegExp(`(?<!\\p{L})${gone}(?!\\p{L})`, 'iu') : /$^/u;
  const alive = people.filter((typed) => !never.test(typed) && !isGone.test(typed));
  return alive.length > 0 ? alive : people;
}

/** "Emma, Flequillo, vestido de lunares": what begins a look is no name. */
function withPlainLook(typed: string, language: StoryLanguage): string {
  const [who, look] = apart(typed, language);
  return look ? `${who}, ${look.replace(/(?<=^|, )\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())}` : typed;
}
