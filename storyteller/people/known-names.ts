import { presetCharacters, type StoryLanguage } from '#domain/stories/options.ts';
import { createRandom } from '../random.ts';
import { peopleOf } from './people-of.ts';

/** A character with its kind and its own name, as a story first mentions it: "Zuri the giraffe", "la jirafa Zuri". */
const mention = {
  english: /(?<!\p{L})\p{Lu}\p{Ll}+ the \p{Ll}+/gu,
  spanish: /(?<!\p{L})(?:el|la) \p{Ll}+ \p{Lu}\p{Ll}+/gu,
} as const satisfies Record<StoryLanguage, RegExp>;

/**
 * Gives presets the names that they had in the story that this one continues (`memory` is its beginning and end):
 * "giraffe" becomes "Zuri the giraffe". Without one they get new names.
 */
export function withKnownNames(characters: readonly string[], memory: string, language: StoryLanguage): string[] {
  const kindOf = (said: string) => peopleOf[language]([said], createRandom('kind'))[0]?.kind ?? null;
  const mentioned = memory.match(mention[language]) ?? [];
  return characters.map((character) => {
    if (!(presetCharacters as readonly string[]).includes(character)) return character;
    const kind = kindOf(character);
    return mentioned.find((said) => kind !== null && kindOf(said) === kind) ?? character;
  });
}
