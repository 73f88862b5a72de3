import type { StoryLanguage } from '#domain/stories/options.ts';
import { languageTag } from '../../stories/language-tag.ts';

type Props = { paragraphs: string[]; language: StoryLanguage };

/**
 * The story for screen readers while it is written: whole paragraphs, each once, when they are
 * finished, so that speech is calm instead of a stutter of half words.
 */
export function SpokenStory({ paragraphs, language }: Props) {
  return (
    <div role="log" aria-live="polite" lang={languageTag(language)} className="sr-only">
      {paragraphs.slice(0, -1).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only ever added at the end
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
