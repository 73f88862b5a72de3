import type { StoryLanguage } from '#domain/stories/options.ts';
import { borrowedWords } from '../book.ts';
import { plain } from '../people/person.ts';
import { withPasts } from './typed-spanish.ts';
import { wordsOf } from './worded.ts';

const borrowed = borrowedWords(import.meta.url);

/** Words that are still often typed with the accent they had once: "se rió", "fué". */
const oldAccents = /(?<!\p{L})(?:(?:r|v|d|fr)ió|fu[éí]|ví)(?!\p{L})/giu;

/** How each language's hurried spelling is written out before anything is read. */
const spelt: Record<StoryLanguage, (typed: string) => string> = {
  english: (typed) =>
    typed
      .replace(/^(s?he|they)[’']d (?=(?:like|love) to )/iu, '$1 would ')
      // "One umbrella nobody comes for" leaves out "that".
      .replace(
        /^(?:one|an?|the) (\p{L}+) (?=(?:nobody|no one|everybody|everyone) )/iu,
        (_, one: string) => `${/^[aeiou]/iu.test(one) ? 'an' : 'a'} ${one} that `,
      ),
  spanish: (typed) =>
    withPasts(typed).replace(oldAccents, (word) =>
      word
        .normalize('NFD')
        .replace(/\u0301/u, '')
        .normalize(),
    ),
};

/** Returns a wish as it is read: "Llega Tomás y tiene miedo" is about Tomás, who is afraid. */
export function asRead(asked: string, language: StoryLanguage): string {
  const { arrives, wanted } = wordsOf(language).words;
  const typed = borrowed(language).get(plain(asked).toLowerCase()) ?? asked;
  return spelt[language](typed).replace(arrives, '$1 ').replace(wanted, '');
}

/** A wish's own words, in the parts that stand between commas, and apart from them what it says that the child loves. */
export type Note = { text: string; parts: string[]; loves: string[] };

/**
 * Parts a wish. "Los gatos" after a wish is what the child loves and not part of the wish; after a whole sentence, so are
 * any 1 to 3 words.
 */
export function noteOf(message: string, language: StoryLanguage): Note {
  const { courtesy, lovedThing } = wordsOf(language).words;
  const said = plain(message)
    .split(/\s*,\s*/)
    .filter((part, index) => part !== '' && (index === 0 || !courtesy.test(part)));
  const isAfterSentence = (part: string, index: number) =>
    index > 0 && /[.!?…]$/u.test(said[index - 1] ?? '') && part.split(' ').length <= 3;
  const ended = said.findIndex(isAfterSentence);
  const at = ended > 0 ? ended : said.findIndex((part, index) => index > 0 && lovedThing.test(part));
  const parts = at > 0 ? said.slice(0, at) : said;
  const rest = at > 0 ? said.slice(at) : [];
  const loves = rest.filter((part, index) => (ended > 0 && index === 0) || lovedThing.test(part));
  return { text: parts.join(', '), parts, loves };
}
