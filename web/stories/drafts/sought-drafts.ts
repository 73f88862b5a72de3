import type { StoryDraft } from '#domain/stories/api.ts';
import { searchPartMark, searchTextOf, searchWords } from '#domain/stories/text/search-text.ts';

/**
 * Returns the drafts in which a search finds each of its words, as it does in saved stories; none without a word.
 * `presets` are the presets that each word names.
 */
export function soughtDrafts(drafts: readonly StoryDraft[], q: string, presets: readonly string[][]): StoryDraft[] {
  const words = searchWords(q);
  return drafts.filter(({ title, excerpt, options }) => {
    const text = searchTextOf({ ...options, title, content: excerpt });
    const ids = [...(text.split(searchPartMark)[0] ?? '').split('\n'), options.ageGroup];
    return (
      words.length > 0 &&
      words.every((word, place) => text.includes(word) || presets[place]?.some((id) => ids.includes(id)))
    );
  });
}
