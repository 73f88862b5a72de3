import type { StoryLanguage } from '#domain/stories/options.ts';

/**
 * Simple measures of a story's text: sentence length, vocabulary and sameness. They do not tell whether a story is any
 * good.
 */

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Returns the words in lower case, in order; punctuation, dashes and emoji do not count. */
export function words(text: string): string[] {
  return text.toLowerCase().match(wordPattern) ?? [];
}

/** Returns the number of words in a text. */
export const wordCount = (text: string): number => text.match(wordPattern)?.length ?? 0;

/**
 * Splits a text into sentences: they end with `.`, `!`, `?` or `…` (and closing quotes) before a space, or with the
 * paragraph. Speech that continues in lower case ("Oh!" said Owl) is one sentence.
 */
export function sentences(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) =>
      line
        .replace(abbreviations, '$1\u2024')
        .split(/(?<=[.!?…]["”»’')\]]*)\s+(?=["“«‘'(¿¡—–-]*\s*[\p{Lu}\p{N}\p{Extended_Pictographic}])/u),
    )
    .map((sentence) => sentence.replaceAll('\u2024', '.').trim())
    .filter((sentence) => wordCount(sentence) > 0);
}
const abbreviations = /\b(Mr|Mrs|Ms|Dr|St|Sr|Sra|Srta|Dra|Prof)\./gu;

/** Returns the number of words in each sentence. */
export function sentenceLengths(text: string): number[] {
  return sentences(text).map(wordCount);
}

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

/** Returns the mean sentence length of the last third of the sentences over that of the first third. */
export function slowdown(text: string): number {
  const lengths = sentenceLengths(text);
  const third = Math.floor(lengths.length / 3);
  if (third === 0) return 1;
  return mean(lengths.slice(-third)) / mean(lengths.slice(0, third));
}

export function syllables(word: string, language: StoryLanguage): number {
  return language === 'spanish' ? syllablesSpanish(word) : syllablesEnglish(word);
}

function syllablesEnglish(word: string): number {
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/['’](s|d|ll|re|ve|m|t)$/, '')
    .replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const silent = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, (end) =>
    /[sxz]es$|[cg]es$|[sc]hes$/.test(`${letters.slice(-4, -3)}${end}`) ? end : (end[0] ?? ''),
  );
  return Math.max(1, silent.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** Counts vowel groups; two strong vowels, or an accented weak one, split a group. */
function syllablesSpanish(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/qu|gu(?=[eiéí])/g, 'k')
    .replace(/y$/, 'i');
  const groups = letters.match(/[aeiouáéíóúü]+/g) ?? [];
  const parts = groups.map((group) => {
    let count = 1;
    for (let i = 1; i < group.length; i++) {
      const pair = group.slice(i - 1, i + 1);
      if (/^[aeoáéó][aeoáéó]$/.test(pair) || /[íú]/.test(pair)) count++;
    }
    return count;
  });
  return Math.max(
    1,
    parts.reduce((sum, n) => sum + n, 0),
  );
}

function syllablesPerWord(text: string, language: StoryLanguage): number {
  return mean(words(text).map((word) => syllables(word, language)));
}

/** Flesch-Kincaid school grade; for English only. */
export function fleschKincaid(text: string): number {
  return 0.39 * mean(sentenceLengths(text)) + 11.8 * syllablesPerWord(text, 'english') - 15.59;
}

/** INFLESZ (Szigriszt-Pazos): 80 and above is very easy; for Spanish only. */
export function inflesz(text: string): number {
  return 206.835 - 62.3 * syllablesPerWord(text, 'spanish') - mean(sentenceLengths(text));
}

/** Type-token ratio, averaged over every window of 50 words (over the whole text when it is shorter). */
export function movingTypeTokenRatio(text: string, window = 50): number {
  const all = words(text);
  if (all.length === 0) return 0;
  if (all.length <= window) return new Set(all).size / all.length;
  const counts = new Map<string, number>();
  let sum = 0;
  for (const [index, word] of all.entries()) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    const leaving = all[index - window];
    if (leaving !== undefined) {
      const left = (counts.get(leaving) ?? 0) - 1;
      if (left === 0) counts.delete(leaving);
      else counts.set(leaving, left);
    }
    if (index >= window - 1) sum += counts.size / window;
  }
  return sum / (all.length - window + 1);
}

/** Returns sentences of at least `least` words that occur more than once, ignoring case and punctuation. */
export function repeatedSentences(text: string, least = 5): string[] {
  const seen = new Map<string, number>();
  for (const sentence of sentences(text)) {
    const plain = words(sentence);
    if (plain.length >= least) seen.set(plain.join(' '), (seen.get(plain.join(' ')) ?? 0) + 1);
  }
  return [...seen].filter(([, count]) => count > 1).map(([sentence]) => sentence);
}
