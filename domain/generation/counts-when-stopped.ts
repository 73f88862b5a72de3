import { type StoryOptions, wordTarget } from '../stories/options.ts';

/**
 * Whether a story that its reader stops now counts: it has a picture, or over half of the shortest text that was
 * requested. A parent who stops earlier has nothing to keep; one who stops every story at its last word pays for it.
 */
export function countsWhenStopped(
  { text, pictures }: { text: string; pictures: number },
  { ageGroup, length }: Pick<StoryOptions, 'ageGroup' | 'length'>,
): boolean {
  // Stryker disable next-line Regex: empty words between two spaces are filtered out anyway.
  const words = text.split(/\s+/).filter(Boolean).length;
  return pictures > 0 || words > wordTarget(ageGroup, length).min / 2;
}
