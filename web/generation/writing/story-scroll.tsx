import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
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
  /** How high the page and its box were when they were last looked at; where the reader is now is asked then, and not told by an event that may come too late. */
  const drawn = useRef<Heights>({ scrollHeight: 0, clientHeight: 0 });
  /** Whether it was written here: one that was finished before opens at its top. */
  const seenWriting = useRef(writing);
  const [{ light, size }] = useReadingSettings();
  // With the lights down the rest of this screen would outshine the page.
  const shown = light === 'lights-down' ? 'dusk' : light;
  const length = paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);

  useLayoutEffect(() => {
    seenWriting.current ||= writing;
    // The end of the writing draws the last words and what stands below them: it is followed like any other.
    if (box.current && seenWriting.current) drawn.current = follow(box.current, drawn.current, length > 0);
  }, [length, writing]);

  // So is a picture that takes its room among words that are there already, and a notice that takes some of the box.
  useEffect(() => {
    const element = box.current;
    const page = element?.querySelector('article');
    if (!element || !page) return;
    const sizes = new ResizeObserver(() => {
      if (seenWriting.current) drawn.current = follow(element, drawn.current, true);
    });
    sizes.observe(element);
    sizes.observe(page);
    return () => sizes.disconnect();
  }, []);

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

type Heights = { scrollHeight: number; clientHeight: number };

/** Goes to the end if that is where the reader was when the page and its box had these heights; returns those of now. */
function follow(element: HTMLElement, before: Heights, begun: boolean): Heights {
  const { scrollTop, clientHeight, scrollHeight } = element;
  if (begun && isNearBottom({ scrollTop, ...before })) element.scrollTop = scrollHeight;
  return { scrollHeight, clientHeight };
}
