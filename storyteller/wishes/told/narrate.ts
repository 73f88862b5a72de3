import type { StoryLanguage } from '#domain/stories/options.ts';
import { perLanguage } from '../../book.ts';
import { matterIn } from './matter.ts';
import { englishSteps, isEnglishClear, isEnglishToldWell, isVerb, retoldEnglish } from './narrate-english.ts';
import { isSpanishClear, isSpanishPresent, isSpanishToldWell, retoldSpanish, spanishSteps } from './narrate-spanish.ts';
import { spokenEnglish } from './spoken-english.ts';
import { spokenSpanish } from './spoken-spanish.ts';

/** A parent's sentences as a story tells them, whether they can be read aloud, and how the child says them of itself. */
type Narrated = { told: string; isToldWell: boolean; isClear: boolean; spoken: () => string | null };

/** What a language's file says of troubles: their steps, what is told of one that cannot be said, and an example. */
type Troubles = { steps: readonly { words: RegExp; step: string }[]; ahead: RegExp; unsaid: string; example: string };

type Narrator = { narrate(text: string): Narrated | null; troubles(): Troubles };

const narrators: Record<StoryLanguage, Narrator> = {
  english: {
    narrate(text) {
      const said = retoldEnglish(text);
      if (!said) return null;
      const isReadable = isEnglishToldWell(said.told);
      return {
        told: said.told,
        isToldWell: isReadable || !/\{hero/u.test(said.told),
        isClear: isEnglishClear(said.told),
        spoken: () => (isReadable ? spokenEnglish(said.now, isVerb) : null),
      };
    },
    troubles: englishSteps,
  },
  spanish: {
    narrate(text) {
      const said = retoldSpanish(text);
      return (
        said && {
          told: said.told,
          isToldWell: said.isSure && isSpanishToldWell(said.told),
          isClear: isSpanishClear(said.told),
          // "Les tocó en salones distintos" happened to several, and one alone cannot say it of itself.
          spoken: () =>
            /\{a hero full\} (?:no )?les /u.test(said.told)
              ? null
              : said.now && spokenSpanish(said.now, isSpanishPresent),
        }
      );
    },
    troubles: spanishSteps,
  },
};

/** Returns a parent's sentences as a story tells them, with marks for the child; null if they should not be told. */
export const narrated = (text: string, language: StoryLanguage): string | null =>
  narrators[language].narrate(text)?.told ?? null;

/** The slots of a trouble that is told like this; without words for it, a story knows that there is one. */
function troubleSlots(text: string, language: StoryLanguage, told?: string): Record<string, string> {
  const { ahead, steps, unsaid } = narrators[language].troubles();
  // A step towards something that was not said would come from nowhere, and one towards what is over makes no sense.
  const isAhead = told !== undefined && ahead.test(text);
  return { told: told ?? unsaid, step: (isAhead && steps.find(({ words }) => words.test(text))?.step) || '' };
}

/** The slots of a trouble that is not told in the parent's words. */
export const untoldSlots = (text: string, language: StoryLanguage) => troubleSlots(text, language);

/**
 * Slots for a wish in the parent's own words: `told` is what happens, `step` the smallest first step, and, if that is
 * sure, `told I` what the child says of it and `matter` the thing that it is about.
 */
export function toldSlots(text: string, language: StoryLanguage): Record<string, string> {
  const said = narrators[language].narrate(text);
  if (!said) return {};
  if (!said.isToldWell) return troubleSlots(text, language);
  const slots = troubleSlots(text, language, said.told);
  const spoken = said.spoken();
  const matter = spoken && matterIn(text, language);
  // What is clear opens a tale about it, too; where there is no such tale, less clear words are better than none.
  const clear = said.isClear && spoken;
  return {
    ...slots,
    ...(spoken && { 'told I': spoken }),
    ...(clear && { clear }),
    ...(matter && { matter }),
  };
}

/** Example slots for such a tale, if the wish gives none. */
export const exampleTold = perLanguage(
  (language): Record<string, string> => toldSlots(narrators[language].troubles().example, language),
);

/** What is told of "they", of the two children who were wished for: "{hero full} and {friend} fought over the tablet". */
export function toldOfBoth({ told, ...slots }: Record<string, string>): Record<string, string> {
  if (!told) return slots;
  const both = told
    .replace(
      /^They (?=(?:all )?(?:did|were|could|would|had|kept|fought|both|only|never|\p{Ll}+ed)(?!\p{L}))/u,
      '{hero full} and {friend} ',
    )
    .replace('{hero full} y su familia', '{hero full} y {friend}')
    .replace(/\{a hero full\}(?= (?:no )?les )/u, '{a hero full} y {a friend}');
  return { ...slots, told: both };
}
