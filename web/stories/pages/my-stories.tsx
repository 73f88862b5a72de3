import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type LibraryNames, type StorySummary, storyPageSize } from '#domain/stories/api.ts';
import { inReadingOrder } from '#domain/stories/reading-order.ts';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { DeleteDialog } from '../components/delete-dialog.tsx';
import { HiddenStories } from '../components/hidden-stories.tsx';
import { SelectionBar } from '../components/selection-bar.tsx';
import { ShelfFilters } from '../components/shelf-filters.tsx';
import { ShelfHeader } from '../components/shelf-header.tsx';
import { EmptyShelf, LoadingShelf, ShelfError } from '../components/shelf-states.tsx';
import { StoryRows } from '../components/story-rows.tsx';
import { DraftShelf } from '../drafts/draft-shelf.tsx';
import { soughtDrafts } from '../drafts/sought-drafts.ts';
import { DraftNotice } from '../editing/draft-notice.tsx';
import { JourneyButton } from '../journey/journey-button.tsx';
import { useCopiesFollow } from '../kept-copies.ts';
import { usePresetNames } from '../preset-names.ts';
import { draftsQuery, libraryNamesQuery, shelfQuery, wholeShelf } from '../queries.ts';
import { useWaitingSent } from '../shelf/favorites-waiting.ts';
import { focusCard, storyBeside } from '../shelf/focus-card.ts';
import { useSelection } from '../shelf/selection.ts';
import { clearedBy, clearedChoice, filtersOf, presetsNamed } from '../shelf/shelf-filters.ts';
import { useStoriesBeingDeleted } from '../shelf/use-delete-story.ts';
import { useFavoritesMerge } from '../shelf/use-favorite.ts';
import { useShelfChoice } from '../shelf/use-shelf-choice.ts';
import { useUndoAfterReload } from '../shelf/use-undo-of-deletion.ts';
import { useHighlight } from '../use-highlight.ts';

/** `making` is set while a story is being written; `awaited` says so, and when it has ended. */
type Props = { making: boolean; awaited: ReactNode };

const noNames: LibraryNames = { characters: [], tags: [] };

/** The shelf: every saved story by its cover, to find, filter, sort, mark, select and delete (LIB-01 to LIB-48). */
export function MyStories({ making, awaited }: Props) {
  const t = useTranslations('stories.shelf');
  const presetNames = usePresetNames();
  const { choice, choose, typed, setTyped } = useShelfChoice();
  const select = useRef<HTMLButtonElement>(null);
  const [inQuestion, setInQuestion] = useState<readonly StorySummary[]>([]);
  const beingDeleted = useStoriesBeingDeleted();
  useFavoritesMerge();
  useWaitingSent();
  useUndoAfterReload();

  const { view, ...filter } = choice;
  const asked = { ...filter, presets: presetsNamed(filter.q, presetNames) };
  const shelf = useInfiniteQuery(shelfQuery(asked));
  const { data, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = shelf;
  const { data: drafts = [] } = useQuery(draftsQuery);
  const first = data?.pages[0];
  const read = data?.pages.flatMap((page) => page.stories).filter(({ id }) => !beingDeleted.includes(id)) ?? [];
  // A page of results may end in the middle of a series.
  const stories = filter.sort === 'newest' ? inReadingOrder(read) : read;
  const selection = useSelection(stories);
  const highlighted = useHighlight(stories.length);
  useCopiesFollow(stories);
  const total = (first?.total ?? 0) - beingDeleted.length;
  const filters = filtersOf(choice);
  const narrowed = filter.q !== '' || filters.length > 0;
  const shownDrafts = narrowed ? soughtDrafts(drafts, filter.q, asked.presets) : drafts;
  const saved = Math.max(total, stories.length);
  const count = narrowed ? t('found', { count: saved + shownDrafts.length }) : t('count', { count: saved });
  const { data: names } = useQuery({ ...libraryNamesQuery, enabled: data !== undefined });
  // The categories and hidden stories come from the unfiltered first page; it is fetched if it was not read before.
  const whole = useInfiniteQuery({ ...shelfQuery(wholeShelf), enabled: ({ state }) => narrowed && !state.data });
  const outline = first?.categories ? first : whole.data?.pages[0];

  // Said when the answer is there: until then the count is that of the stories before. The whole shelf is news as well.
  const [said, setSaid] = useState<{ asked: string; count: string }>();
  const news = { asked: JSON.stringify(asked), count };
  const isAnswered = data !== undefined && !shelf.isPlaceholderData && typed.trim() === choice.q;
  if (isAnswered && (narrowed || said) && (said?.asked !== news.asked || said.count !== count)) setSaid(news);

  /** Fetches the next page when the last rendered story is within one page of the end (LIB-43, AMB-063). */
  function readAhead(index: number) {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError && index >= stories.length - storyPageSize)
      void fetchNextPage();
  }

  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <title>{`${t('title')} · Lunatale`}</title>
      <ShelfHeader
        // An empty shelf says it itself.
        count={stories.length > 0 ? count : undefined}
        aside={
          stories.length > 0 && (
            <>
              {!selection.selecting && <JourneyButton wanted={asked} next={() => select.current} />}
              <Button
                ref={select}
                look="quiet"
                title={t('selectHint')}
                aria-pressed={selection.selecting}
                icon={<ListChecks aria-hidden="true" className="size-5" />}
                onClick={selection.selecting ? selection.end : selection.begin}
              >
                {t('select')}
              </Button>
            </>
          )
        }
      />
      {awaited}
      <DraftNotice />
      <ShelfFilters
        choice={choice}
        choose={choose}
        typed={typed}
        onType={setTyped}
        categories={outline?.categories ?? []}
        names={names ?? noNames}
      />
      <LiveRegion occasion={said?.asked ?? ''}>{said?.count}</LiveRegion>
      {/* Whoever narrows the shelf wants to see what is found. */}
      <DraftShelf shown={shownDrafts} />

      {isPending && <LoadingShelf view={view} />}
      {data === undefined && shelf.isError && <ShelfError />}
      {data && stories.length === 0 && (
        <EmptyShelf
          favorites={filter.favorites && filter.q === '' && filters.length === 1}
          samples={!narrowed}
          drafts={{ shown: shownDrafts.length, hidden: drafts.length - shownDrafts.length }}
          making={making}
          {...(narrowed && { clearing: { ...clearedBy(choice), onClear: () => choose(clearedChoice(choice)) } })}
        />
      )}
      {stories.length > 0 && (
        <StoryRows
          stories={stories}
          total={total}
          view={view}
          highlighted={highlighted}
          onDelete={(story) => setInQuestion([story])}
          selection={selection.cards}
          onReach={readAhead}
        />
      )}
      {hasNextPage && (
        <div className="mt-8 grid justify-center justify-items-center gap-3">
          {isFetchNextPageError && <p role="alert">{t('moreFailed')}</p>}
          <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      <HiddenStories
        hidden={outline?.hidden ?? 0}
        shown={choice.includeTestStories}
        onChange={(includeTestStories) => choose({ includeTestStories })}
      />
      <DeleteDialog
        stories={inQuestion}
        onClose={() => setInQuestion([])}
        onConfirmed={(ids) => {
          selection.end();
          return focusCard(storyBeside(stories, ids), ids);
        }}
      />
      <SelectionBar
        open={selection.selecting && stories.length > 0}
        selected={selection.selected}
        onDelete={setInQuestion}
        onCancel={({ detail }) => {
          selection.end();
          // Who pressed with a pointer goes on where they are; who pressed a key sees what has the focus.
          select.current?.focus({ preventScroll: detail > 0 });
        }}
      />
    </div>
  );
}
