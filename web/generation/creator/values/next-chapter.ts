import { once } from '#domain/once.ts';
import { optionBounds, storyOptionsSchema } from '#domain/stories/options.ts';
import { peopleApart } from '#domain/stories/text/people-apart.ts';
import type { CreatorValues } from './creator-values.ts';

const chapterSchema = once(() => storyOptionsSchema().omit({ tone: true, message: true, avoid: true }));

/**
 * Returns what the form starts with for a next chapter: the story's cast, place, age, length, language and memory, but
 * not its message, because tomorrow's is another one. Empty when the navigation state holds no chapter.
 */
export function nextChapterIn(state: unknown): Partial<CreatorValues> {
  const chosen = (state as { nextChapter?: unknown } | null)?.nextChapter;
  if (chosen === undefined) return {};
  const chapter = chapterSchema().safeParse(chosen);
  if (!chapter.success || !chapter.data.continues) return {};
  const characters = chapter.data.characters.flatMap((entry) => peopleApart(entry));
  return { ...chapter.data, characters: characters.slice(0, optionBounds.characters) };
}
