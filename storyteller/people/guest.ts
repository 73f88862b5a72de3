import type { StoryLanguage } from '#domain/stories/options.ts';
import { createRandom } from '../random.ts';
import { withCapitals } from './capitals.ts';
import { isGivenName } from './given-names.ts';
import { apart } from './looks.ts';
import { peopleOf } from './people-of.ts';
import { peopleWords } from './people-words.ts';

/**
 * Whom a message names and says nothing of, as a character: "su llama de peluche copito" is the friend whom the child
 * loves. Null for any other message, and for what has no name ("her blue blanket").
 */
export function guestIn(message: string, language: StoryLanguage): string | null {
  const { creatures, things, limbs, typed: written } = peopleWords(language);
  const { whose, called, pets } = written.capitals;
  const [said, look] = apart(message.trim().replace(/[.!]+$/u, ''), language);
  const words = said.split(' ');
  const name = words.at(-1) ?? '';
  const isNamed =
    /^\p{Lu}/u.test(name) || isGivenName(name) || pets.test(name) || words.some((word) => called.test(word));
  if (!isNamed || !whose.test(words[0] ?? '')) return null;
  const typed = withCapitals(said, language);
  const [guest, ...others] = peopleOf[language]([typed], createRandom('guest'));
  // "Llama de peluche" and "plush bear": the noun.
  const noun =
    (guest?.kind ?? '')
      .replace(/ de .*$/u, '')
      .split(' ')
      .at(-1) ?? '';
  const forms = noun ? [noun, noun.replace(/it(?=[oa]$)/u, '')] : [];
  const isBeing = forms.some((one) => limbs(one) !== 'hand' || creatures.test(one) || things.test(one));
  return isBeing && others.length === 0 && typed.endsWith(guest?.name ?? '')
    ? [typed, look].filter(Boolean).join(', ')
    : null;
}
