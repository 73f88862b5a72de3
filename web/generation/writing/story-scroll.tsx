import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { StoryImage } from '#domain/stories/api.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { BookPage } from '../../stories/components/book-page.tsx';
import { useReadingSettings } from '../../stories/reading-settings.ts';
import { classNames } from '../../ui/class-names.ts';
import { isNearBottom } from './near-bottom.ts';

type Props = {
  label: string;
  title: string | null;
  paragraphs: string[];
  language: StoryLanguage;
  writing: boolean;
  images?: StoryImage[];
  /** Stands after the last line of a finished story. */
  ending?: ReactNode;
};

/**
 * The page on which the story appears. It follows the text while the reader is near its end, and
 * leaves a reader who scrolled up where they are (GEN-08, GEN-09). With the last word it settles at the end.
 */
export function StoryScroll({ label, title, paragraphs, language, writing, images = [], ending }: Props) {
  const box = useRef<HTMLDivElement>(null);
  /** How high the page was when it was last drawn; where the reader is now is asked then, and not told by an event that may come too late. */
  const drawn = useRef(0);
  const wasWriting = useRef(writing);
  const [{ light, size }] = useReadingSettings();
  // With the lights down the rest of this screen would outshine the page.
  const shown = light === 'lights-down' ? 'dusk' : light;
  const length = paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { scrollTop, clientHeight, scrollHeight } = element;
    const follows = isNearBottom({ scrollTop, clientHeight, scrollHeight: drawn.current });
    // The end of the writing draws the last words and what stands below them: it is followed like any other.
    const news = writing || wasWriting.current;
    wasWriting.current = writing;
    if (news && length > 0 && follows) element.scrollTop = scrollHeight;
    drawn.current = scrollHeight;
  }, [length, writing]);

  return (
    <section
      ref={box}
      aria-label={label}
      aria-busy={writing}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
      className={classNames(
        // Its height changes at once: where it is scrolled to is worked out from it.
        'h-[min(600px,max(18rem,calc(100dvh-var(--beside))))] overflow-y-auto overscroll-contain rounded-xl shadow-paper transition-none',
        // The height changes without a transition: it is scrolled by it. The choices below a finished story are larger than the progress of one in the making.
        ending ? '[--beside:19.5rem] sm:[--beside:17rem]' : '[--beside:15rem]',
      )}
    >
      {/* A line that leaves at the top fades, and is not cut in half. */}
      <div
        aria-hidden="true"
        className={classNames(
          'pointer-events-none sticky top-0 -mb-8 h-8 bg-linear-to-b to-transparent',
          shown === 'dusk' ? 'from-dusk' : 'from-paper',
        )}
      />
      <BookPage
        title={title}
        paragraphs={paragraphs}
        language={language}
        light={shown}
        textSize={size}
        images={images}
        ending={ending}
      />
    </section>
  );
}
