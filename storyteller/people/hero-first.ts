import type { StoryLanguage } from '#domain/stories/options.ts';
import { literal } from '../book.ts';
import { createRandom } from '../random.ts';
import { peopleOf } from './people-of.ts';
import { peopleWords } from './people-words.ts';

/**
 * Returns the wished-for characters with the child first whom the note is about: of Chidera and Ebuka it is Ebuka who
 * "does not want to walk in front". The order stays if the first one is spoken of as well, or if the other one only does
 * something to them, moves away or has died.
 */
export function heroFirst(characters: readonly string[], message: string, language: StoryLanguage): string[] {
  const { goesOrHurts, newborn } = peopleWords(language);
  if (newborn.test(message)) return [...characters];
  const read = peopleOf[language];
  const subjects = characters.map((typed) => {
    const [person, ...others] = read([typed], createRandom('first'));
    if (!person || others.length > 0 || person.grown || person.preset) return false;
    const [, does] =
      new RegExp(`(?:^|[.!?;] +)${literal(person.name)}(?:[’']s)? (\\p{Ll}[^.!?;]*)`, 'u').exec(message) ?? [];
    return does !== undefined && !goesOrHurts.test(does);
  });
  const at = subjects.indexOf(true);
  if (at <= 0 || subjects.filter(Boolean).length > 1) return [...characters];
  return [characters[at] as string, ...characters.filter((_, index) => index !== at)];
}
