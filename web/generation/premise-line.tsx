import { useState } from 'react';
import { languageTag } from '#domain/stories/language-tag.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { LiveRegion } from '../ui/states/live-region.tsx';

/**
 * Says what the story will be about while its first words are awaited. Screen readers announce it on arrival, and once:
 * a story that is planned anew may correct a name, which would sound like a second story.
 */
export function Premise({ text, language }: { text: string | null; language: StoryLanguage }) {
  const [first, setFirst] = useState(text);
  if (first === null && text !== null) setFirst(text);
  return (
    <div lang={languageTag(language)}>
      {/* Three lines of a phone, as most need: the picture below stays where it is when the words come. */}
      <p className="min-h-21 text-pretty text-lg">{text}</p>
      <LiveRegion>{first}</LiveRegion>
    </div>
  );
}
