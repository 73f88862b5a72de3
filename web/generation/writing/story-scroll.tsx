import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { StoryImage } from '#domain/stories/api.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { BookPage, lightSchemes, PageFade } from '../../stories/components/book-page.tsx';
import { useReadingSettings } from '../../stories/reading-settings.ts';
import { classNames } from '../../ui/class-names.ts';
import { isNearBottom } from './near-bottom.ts';

type Props = {
  label: string;
  title: string | null;
  paragraphs: string[];
  language: StoryLanguage;
  writing: boolean;
  /** The story was finished earlier and only its pictures are still fetched: it stays at its beginning. */
  fromStart?: boolean;
  images?: StoryImage[];
  /** Shown after the last line of a finished story. */
  ending?: ReactNode;
};

/**
 * The page on which the story appears. It follows the text while the reader is near its end, and
 * leaves a reader who scrolled up where they are (GEN-08, GEN-09). After the last word it follows to the end.
 */
export function StoryScroll({
  label,
  title,
  paragraphs,
  language,
  writing,
  fromStart = false,
  images = [],
  ending,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  /** Heights at the last check. The scroll position is read at the next one: its event may come too late. */
  const drawn = useRef<Heights>({ scrollHeight: 0, clientHeight: 0 });
  /** Whether the story was written on this page: one that was finished earlier opens at its top. */
  const seenWriting = useRef(writing && !fromStart);
  const [{ light, size }] = useReadingSettings();
  // With the lights down the rest of this screen would outshine the page.
  const shown = light === 'lights-down' ? 'dusk' : light;
  const length = paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);

  useLayoutEffect(() => {
    seenWriting.current ||= writing && !fromStart;
    // The end of the writing adds the last words and what stands below them: the page follows that change as well.
    if (box.current && seenWriting.current) drawn.current = follow(box.current, drawn.current, length > 0);
  }, [length, writing, fromStart]);

  // What stands above may push the box under the bar at the lower edge: its first words bring it into sight, right below
  // the product's bar, which would cut through a line above it. How tall the lower bar is now is known a frame later.
  const begun = writing && length > 0;
  useEffect(() => {
    if (begun) requestAnimationFrame(() => requestAnimationFrame(() => box.current && bringIntoSight(box.current)));
  }, [begun]);

  // It also follows when a picture takes room among earlier words, and when a notice takes some of the box.
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
        // No transition: the scroll position is calculated from the height.
        'h-[min(600px,max(18rem,calc(100dvh-var(--beside))))] overflow-y-auto overscroll-contain rounded-xl shadow-paper transition-none',
        // The choices below a finished story are taller than the progress below one in the making.
        ending ? '[--beside:19.5rem] sm:[--beside:17rem]' : '[--beside:15rem]',
      )}
    >
      <PageFade light={shown} edge="top" />
      <BookPage
        title={title}
        paragraphs={paragraphs}
        language={language}
        light={shown}
        textSize={size}
        images={images}
        ending={ending && <div className={lightSchemes[shown]}>{ending}</div>}
      />
      <PageFade light={shown} edge="bottom" />
    </section>
  );
}

/** Scrolls the window to the box if the reader has not scrolled, and back to the switch above it for who is there. */
function bringIntoSight(box: HTMLElement): void {
  if (window.scrollY === 0) {
    box.scrollIntoView({ block: 'nearest' });
    if (window.scrollY > 0) box.scrollIntoView();
  }
  document.querySelector('input:focus')?.scrollIntoView({ block: 'nearest' });
}

type Heights = { scrollHeight: number; clientHeight: number };

/** Scrolls to the end if the reader was near it at the heights in `before`; returns the current heights. */
function follow(element: HTMLElement, before: Heights, begun: boolean): Heights {
  const { scrollTop, clientHeight, scrollHeight } = element;
  if (begun && isNearBottom({ scrollTop, ...before })) element.scrollTop = scrollHeight;
  return { scrollHeight, clientHeight };
}
