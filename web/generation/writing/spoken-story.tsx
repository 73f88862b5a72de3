import { type ReactNode, useEffect, useState } from 'react';
import { languageTag } from '#domain/stories/language-tag.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';

type Props = {
  paragraphs: string[];
  language: StoryLanguage;
  writing: boolean;
  /** Whether the paragraphs are said; the end of the story is said in any case. */
  speaking: boolean;
  /** Set once the story is finished: said after its last paragraph. */
  ending: ReactNode;
};

/** How long a paragraph can be found by browsing after it was announced, in milliseconds. */
const stays = 10_000;

/**
 * The story for screen readers while it is written: whole paragraphs, each once, when they are
 * finished, so that speech is calm instead of a stutter of half words. Only what was finished last
 * is kept here: the page holds the whole story, and nobody should find it twice. A story that was
 * finished before this page opened is not announced.
 */
export function SpokenStory({ paragraphs, language, writing, speaking, ending }: Props) {
  // The last paragraph is not finished while the story is written.
  const whole = writing ? Math.max(0, paragraphs.length - 1) : ending ? paragraphs.length : 0;
  const [heard, setHeard] = useState({ from: writing ? 0 : paragraphs.length, to: writing ? 0 : paragraphs.length });
  if (whole > heard.to) setHeard({ from: speaking ? heard.to : whole, to: whole });
  // A story that is written anew is said from its beginning.
  if (writing && whole < heard.to) setHeard({ from: 0, to: 0 });
  const { from, to } = heard;
  useEffect(() => {
    const timer = setTimeout(() => setHeard({ from: to, to }), stays);
    return () => clearTimeout(timer);
  }, [to]);
  const last = speaking ? Math.min(to, whole) : 0;
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {paragraphs.slice(0, last).map((paragraph, index) =>
        index < from ? null : (
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
