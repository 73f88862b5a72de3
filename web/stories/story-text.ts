import { isPartHeading, storyParagraphs } from '#domain/stories/text/pages.ts';

/** Counts the words, which any white space separates. */
export function countWords(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
}

/** Returns the first `count` words of a story's text, for a card. */
export function firstWords(text: string, count: number): string {
  const words = text.trim().split(/\s+/);
  if (words.length <= count) return words.join(' ');
  return `${words
    .slice(0, count)
    .join(' ')
    .replace(/[.,;:…-]+$/, '')}…`;
}

/**
 * Returns the text for a card, without its title, bold marks, headings (those of a long story's parts, too) and quotes,
 * cut to `words` words (LIB-21, LIB-22).
 */
export function cardPreview(excerpt: string, title: string, words: number): string {
  const text = storyParagraphs(excerpt, title)
    .filter((paragraph) => !isPartHeading(paragraph))
    .join(' ')
    .replace(/["“”«»]/g, '');
  return firstWords(text, words);
}
