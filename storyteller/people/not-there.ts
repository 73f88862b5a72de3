import type { StoryLanguage } from '#domain/stories/options.ts';
import { literal } from '../book.ts';
import { mentions } from '../tale/mentions.ts';
import { peopleWords } from './people-words.ts';
import type { Person } from './person.ts';

/** Whether it is the moon, or another of the sky. */
export const isOfSky = ({ kind }: Pick<Person, 'kind'>, language: StoryLanguage): boolean =>
  kind !== null && peopleWords(language).notThere.sky.test(kind);

/**
 * Whether a wish, or their look, says that somebody is lost, left, feared or waited for: "Boo got left on the train", "terrified of moths",
 * "we are bringing Rosie home on Saturday", or what the child says to the moon. They then play no living part.
 */
export function isNotThere(
  { name, kind, typed, look = '', relation = '' }: Pick<Person, 'name' | 'kind' | 'typed' | 'look' | 'relation'>,
  message: string,
  language: StoryLanguage,
): boolean {
  const { said, back, behind } = peopleWords(language).notThere;
  // "Says good night to the moon" has it at the window, and not in the bed.
  if (isOfSky({ kind }, language)) return new RegExp(`(?<!\\p{L})${literal(kind ?? '')}(?!\\p{L})`, 'iu').test(message);
  if (behind.test(`${typed} ${look}`)) return true;
  if (back.test(message)) return false;
  const called = [name, kind ?? '', kind ? mentions[language].noun(kind) : '', typed, relation].flatMap((one) => {
    const plain = one.replace(articles, '');
    return plain ? [literal(plain)] : [];
  });
  // "Her stuffed owl", "los perros": with its article, and of one or of several.
  const who = `(?<!\\p{L})(?:(?:the|her|his|their|our|my|el|la|los|las|su|sus|mi|una?) )?(?:\\p{Ll}+ )??(?:${called.join('|')})(?:e?s)?(?: (?-i:\\p{Lu})\\p{L}+)?(?!\\p{L})`;
  return said.some((words) => new RegExp(words.replaceAll('{x}', who), 'iu').test(message));
}

const articles = /^(?:the|an?|her|his|their|our|my|el|la|los|las|su|sus|mi|una?) /iu;
