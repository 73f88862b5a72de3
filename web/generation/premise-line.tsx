import type { StoryLanguage } from '#domain/stories/options.ts';
import { languageTag } from '../stories/language-tag.ts';

/** What the story will be about, for the parent who waits for its first words. Told to a screen reader when it comes. */
export function Premise({ text, language }: { text: string | null; language: StoryLanguage }) {
  return (
    <p role="status" lang={languageTag(language)} className="min-h-14 text-balance text-center text-lg">
      {text}
    </p>
  );
}
