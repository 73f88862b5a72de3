import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { StorySummary } from '#domain/stories/api.ts';
import { classNames } from '../../ui/class-names.ts';
import type { CardSelection } from '../shelf/selection.ts';
import type { ShelfView } from '../shelf/shelf-filters.ts';
import { useColumns } from '../shelf/use-columns.ts';
import { StoryCard } from './story-card.tsx';

/** Milliseconds before a highlighted story is scrolled to (LIB-06). */
const scrollDelay = 500;
/** Height of a row before it is measured, in pixels. */
const estimatedHeight: Record<ShelfView, number> = { grid: 465, list: 185 };
const gap = 20;
/** The height of the product's bar and some air, in pixels: what is above is covered. */
const barHeight = 80;
/** Rows rendered beyond the window, before anyone scrolls to them. */
const rowsBeyond = 3;
/** How many cards load their picture immediately (IMG-07, AMB-069). */
const priorityCards: Record<ShelfView, number> = { grid: 4, list: 2 };

type Props = {
  stories: StorySummary[];
  /** The number of stories on the shelf, loaded or not. */
  total: number;
  view: ShelfView;
  highlighted: string | null;
  onDelete: (story: StorySummary) => void;
  selection: CardSelection | undefined;
  /** Called with the index of the last rendered story, counted from 0. */
  onReach: (index: number) => void;
};

/** The stories as rows of cards. Only the rows near the window exist, so that 10,000 stories scroll like 5. */
export function StoryRows({ stories, total, view, highlighted, onDelete, selection, onReach }: Props) {
  'use no memo'; // the virtualizer mutates itself; the compiler would keep its first result
  const t = useTranslations('stories.shelf');
  const list = useRef<HTMLDivElement | null>(null);
  const [top, setTop] = useState(0);
  const [beyond, setBeyond] = useState(0);
  const wide = useColumns();
  const columns = view === 'list' ? 1 : wide;
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(stories.length / columns),
    estimateSize: () => estimatedHeight[view],
    getItemKey: (row) => `${view} ${columns} ${stories[row * columns]?.id}`,
    gap,
    overscan: beyond,
    scrollMargin: top,
    scrollPaddingStart: barHeight,
    // Renders the first rows in the first render, which yields to input; otherwise they would come in one block.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // Heights come from the resize observer, after all rows of a frame are laid out and before they are painted: no row
    // is measured on its own, and rows that only move are not rendered again.
    measureElement: (row, laidOut, rows) =>
      laidOut
        ? measureElement(row, laidOut, rows)
        : (rows.measurementsCache[rows.indexFromElement(row)]?.size ?? estimatedHeight[view]),
    directDomUpdates: true,
  });
  const hold = useCallback(
    (element: HTMLDivElement | null) => {
      list.current = element;
      virtualizer.containerRef(element);
    },
    [virtualizer],
  );
  const rows = virtualizer.getVirtualItems();
  const reached = ((rows.at(-1)?.index ?? 0) + 1) * columns - 1;

  // Content above the list changes its height: filters wrap, notices come and go.
  useEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });

  // Renders the visible rows first, and the others after those have been painted.
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setBeyond(rowsBeyond)), 100);
    return () => clearTimeout(timer);
  }, []);

  const reach = useEffectEvent(onReach);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after more stories came the next page may be due
  useEffect(() => reach(reached), [reached, stories.length]);

  const place = stories.findIndex(({ id }) => id === highlighted);
  const found = place >= 0;
  const showHighlighted = useEffectEvent(() => {
    const card = list.current?.querySelector('[data-highlighted]');
    // Whoever sees it already keeps the head of the page.
    if (!card || !isNamed(card)) virtualizer.scrollToIndex(Math.floor(place / columns));
    // The dialog in which it was saved has gone, and the button behind that as well: Tab goes on from the story.
    if (document.activeElement === document.body)
      card?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (highlighted === null || !found) return;
    const timer = setTimeout(() => showHighlighted(), scrollDelay);
    return () => clearTimeout(timer);
  }, [highlighted, found]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its items, which ul forbids
    <div ref={hold} role="list" aria-label={t('list')} className="relative">
      {rows.map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          className="absolute inset-x-0 top-0 grid"
          style={{
            gap: `${gap}px`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {stories.slice(row.index * columns, (row.index + 1) * columns).map((story, column) => {
            const index = row.index * columns + column;
            return (
              // biome-ignore lint/a11y/useSemanticElements: see the list
              <div
                key={story.id}
                data-story={story.id}
                role="listitem"
                aria-setsize={total}
                aria-posinset={index + 1}
                className="relative"
              >
                {inSameSeries(story, stories[index + 1]) && (
                  <Binding below={columns === 1} last={column === columns - 1} />
                )}
                <StoryCard
                  story={story}
                  view={view}
                  highlighted={story.id === highlighted}
                  priority={index < priorityCards[view] || story.id === highlighted}
                  onDelete={onDelete}
                  selection={selection}
                />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Whether a card's picture and title are in the window. */
function isNamed(card: Element): boolean {
  const title = card.querySelector('h2')?.getBoundingClientRect();
  return title !== undefined && card.getBoundingClientRect().top >= barHeight && title.bottom <= innerHeight;
}

/** Whether two neighbouring stories are chapters of one series. */
function inSameSeries(story: StorySummary, next: StorySummary | undefined): boolean {
  return next !== undefined && (story.chapterOf ?? story.id) === (next.chapterOf ?? next.id);
}

/** A ribbon that joins a chapter to the one beside or below it, over the edges of both; at the end of a row it is shorter. */
function Binding({ below, last }: { below: boolean; last: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute z-10 rounded-full bg-lamp shadow-paper forced-colors:bg-[CanvasText]',
        below ? '-mt-4 top-full left-8 h-13 w-1.5' : '-ml-4 top-16 left-full h-1.5',
        !below && (last ? 'w-7' : 'w-13'),
      )}
    />
  );
}
