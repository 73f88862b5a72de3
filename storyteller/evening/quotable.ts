/** The most words of a wish that are said in one breath. */
export const longestQuote = 12;

/** Returns a wish that a character can say or write on a note; null for instructions, code and long texts. */
export function quotable(words: string): string | null {
  const short = words.replace(/[.\s]+$/, '');
  return short !== '' &&
    short.split(' ').length <= longestQuote &&
    !/["\\/=;:@]|https?|\b(?:system|prompt|instruc)/iu.test(short)
    ? short
    : null;
}
