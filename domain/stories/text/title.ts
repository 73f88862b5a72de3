import type { StoryLanguage } from '../options.ts';

const storyAbout: Record<StoryLanguage, string> = { english: 'Story about', spanish: 'Cuento sobre' };

/** Titles are shorter than this many characters (product 9). */
const titleLengthLimit = 100;

/**
 * The title of a written story (GEN-19 to GEN-21): the text between double asterisks, else the first
 * of the first five lines that is non-empty, does not start with "-" or "*" and is under 100
 * characters, else "Story about {characters}" in the story's language, cut below 100 characters.
 */
export function extractTitle(content: string, characters: readonly string[], language: StoryLanguage): string {
  const marked = /\*\*([^*\n]+?)\*\*/.exec(content)?.[1]?.trim();
  if (marked && marked.length < titleLengthLimit) return marked;
  const line = content
    .split('\n')
    .slice(0, 5)
    .map((text) => text.trim())
    .find((text) => text !== '' && !/^[-*]/.test(text) && text.length < titleLengthLimit);
  if (line) return line;
  const about = `${storyAbout[language]} ${characters.join(', ')}`;
  return [...about].slice(0, titleLengthLimit - 1).join('');
}
