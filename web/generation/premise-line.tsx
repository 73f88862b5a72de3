import { languageTag } from '#domain/stories/language-tag.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';

/** Says what the story will be about while its first words are awaited. Screen readers announce it on arrival. */
export function Premise({ text, language }: { text: string | null; language: StoryLanguage }) {
  return (
    <p role="status" lang={languageTag(language)} className="min-h-14 text-pretty text-lg">
      {text}
    </p>
  );
}
