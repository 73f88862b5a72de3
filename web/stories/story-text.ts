import { isPartHeading, storyParagraphs } from '#domain/stories/text/pages.ts';
import { withDashesTied } from '#domain/stories/text/typography.ts';

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
    .replace(/[\s.,;:…—"“”«»-]+$/, '')}…`;
}

/** A run of a card's text; `spoken` = it stands between quotes in the story. */
type PreviewRun = { text: string; spoken: boolean };

/**
 * Returns the text for a card, without its title, bold marks, headings (those of a long story's parts, too) and quotes,
 * cut to `words` words (LIB-21, LIB-22). What was quoted is a run of its own, so that a card can tell it from narration.
 */
export function cardPreview(excerpt: string, title: string, words: number): PreviewRun[] {
  const text = storyParagraphs(excerpt, title)
    .filter((paragraph) => !isPartHeading(paragraph))
    .join(' ');
  let spoken = false;
  return withDashesTied(firstWords(text, words))
    .split(/(["“”«»])/)
    .flatMap((piece, index) => {
      // Every second piece is a quote; a straight one opens or closes.
      if (index % 2 === 1) spoken = piece === '"' ? !spoken : piece === '“' || piece === '«';
      return index % 2 === 1 || piece === '' ? [] : [{ text: piece, spoken }];
    });
}
