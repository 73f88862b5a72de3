import type { StoryLanguage } from '../options.ts';

const frequent: Record<StoryLanguage, ReadonlySet<string>> = {
  english: new Set(
    'the and of to was were is are it that his her he she they you with for had have said not this then when from into would could there what little'.split(
      ' ',
    ),
  ),
  spanish: new Set(
    'el la los las de del que y un una se en por con para su sus lo le les al era estaba como más pero muy ya cuando había dijo fue sin todo noche'.split(
      ' ',
    ),
  ),
};

/** Fewer frequent words than this tell nothing. */
const enough = 15;

/** The language of a text by its most frequent words; undefined for a text too short to tell. */
export function languageOf(text: string): StoryLanguage | undefined {
  const count = { english: 0, spanish: 0 };
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    if (frequent.english.has(word)) count.english += 1;
    if (frequent.spanish.has(word)) count.spanish += 1;
  }
  if (count.english + count.spanish < enough) return undefined;
  return count.spanish > count.english ? 'spanish' : 'english';
}
