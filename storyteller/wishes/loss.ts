import type { StoryLanguage } from '#domain/stories/options.ts';
import { withArticle } from '../article.ts';
import { wordsOf } from './worded.ts';

/** Who a wish about a loss mourns: "Grandpa", "the dog", "el abuelo"; null if it does not say. */
export function lostIn(text: string, language: StoryLanguage): string | null {
  const { words, kinAreNames } = wordsOf(language);
  // "Our cat died, and Grandma is sad" mourns the cat.
  const said = text
    // "El perro, Toto" is one animal.
    .replace(/, (?=\p{Lu}\p{Ll}+(?:[.,;!]|$))/gu, ' ')
    .split(words.joins)
    .find((part) => words.death.test(part));
  const spoken = said && (words.elder.test(said) || words.pet.test(said)) ? said : text;
  const [, before, behind] = words.gone.exec(text) ?? [];
  const gone = before ?? behind;
  const [, elder, after] = words.elder.exec(spoken) ?? [];
  const name = isName(after) ? after : undefined;
  if (gone && gone !== elder && gone !== name) return gone;
  if (elder) {
    const who = kinAreNames ? elder.replace(/^./, (letter) => letter.toUpperCase()) : withArticle[language](elder);
    return name ? `${who} ${name}` : who;
  }
  const [, named, called] = words.pet.exec(spoken) ?? [];
  if (called && isName(called)) return called;
  const pet = named ?? words.creature.exec(text)?.groups?.one;
  return pet ? withArticle[language](pet) : null;
}

/** Whether a word begins with a capital, as a name does: the patterns ignore case. */
const isName = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word);
