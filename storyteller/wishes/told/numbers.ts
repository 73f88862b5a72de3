import type { StoryLanguage } from '#domain/stories/options.ts';

const words: Record<StoryLanguage, readonly string[]> = {
  english: 'no one two three four five six seven eight nine ten eleven twelve'.split(' '),
  spanish: 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
};

/** Writes small numbers as words, as a story does: "6 goals" becomes "six goals". Times of day, decimals and "6-year-old" stay. */
export const inWords = (text: string, language: StoryLanguage): string =>
  text.replace(
    /(?<![\p{L}\d.,:])(?:[2-9]|1[0-2])(?![\d.,:]*\d|-?\p{L}| ?(?:am|pm|a\.m|p\.m|%))/gu,
    (digits) => words[language][Number(digits)] ?? digits,
  );
