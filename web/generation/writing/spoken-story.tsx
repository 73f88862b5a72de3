import { type ReactNode, useState } from 'react';
import { languageTag } from '#domain/stories/language-tag.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';

type Props = {
  paragraphs: string[];
  language: StoryLanguage;
  writing: boolean;
  /** Set once the story is finished: said after its last paragraph. */
  ending: ReactNode;
};

/**
 * The story for screen readers while it is written: whole paragraphs, each once, when they are
 * finished, so that speech is calm instead of a stutter of half words. A story that was finished
 * before this page opened is not announced.
 */
export function SpokenStory({ paragraphs, language, writing, ending }: Props) {
  const [said, setSaid] = useState(writing ? 0 : paragraphs.length);
  // The last paragraph is not finished while the story is written.
  const whole = Math.max(0, paragraphs.length - 1);
  if (writing && said !== whole) setSaid(whole);
  // After the end only what is still to be said: the page holds the whole story, and nobody should find it twice.
  const first = writing || !ending ? 0 : said;
  const last = writing ? whole : ending ? paragraphs.length : 0;
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {paragraphs.slice(0, last).map((paragraph, index) =>
        index < first ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only ever added at the end
          <p key={index} lang={languageTag(language)}>
            {paragraph}
          </p>
        ),
      )}
      {/* In the same log, because two live regions may be read in any order. */}
      {ending && <p>{ending}</p>}
    </div>
  );
}
