import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  draftPath,
  draftsPath,
  type LibraryNames,
  type LibraryQuery,
  libraryNamesPath,
  type SavedStory,
  type SaveStory,
  type Story,
  type StoryDraft,
  type StoryPage,
  type StoryVersion,
  storiesPath,
  storyPath,
  storyVersionsPath,
  type WholeDraft,
} from '#domain/stories/api.ts';
import { aMoment, answeredBefore, callApi } from '../platform/api.ts';

export const shelfKey = ['stories', 'shelf'] as const;

/** A query of the shelf: search words, presets whose name matches them, category, name, tag, favourites, order. */
export type ShelfFilter = Omit<LibraryQuery, 'cursor'>;

/** The query with which the shelf opens. */
export const wholeShelf: ShelfFilter = {
  q: '',
  presets: [],
  category: '',
  character: '',
  tag: '',
  favorites: false,
  sort: 'newest',
  includeTestStories: false,
};

/**
 * The shelf, page by page; search and filters cover every story of the user. While another filter loads, the
 * previous stories stay. Offline it fails like any other query, so that the page can say so.
 */
export const shelfQuery = (filter: ShelfFilter) =>
  infiniteQueryOptions({
    queryKey: [...shelfKey, filter],
    queryFn: ({ pageParam, signal }) =>
      callApi<StoryPage>(shelfAddress(filter, pageParam), {
        signal,
        like: { stories: [{ id: '', title: '', createdAt: aMoment }], ...(pageParam === null && { total: 0 }) },
      }),
    initialPageParam: null as string | null,
    // Starts with the early answer, so that the stories in the server's frame stay on screen.
    initialData: () => {
      const page = answeredBefore<StoryPage>(shelfAddress(filter, null));
      return page && { pages: [page], pageParams: [null] };
    },
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });

/** The address of a page of the shelf, with only the parameters that differ from the defaults. */
export function shelfAddress(filter: ShelfFilter, cursor: string | null): string {
  const asked = new URLSearchParams();
  if (filter.q !== '') asked.set('q', filter.q);
  if (filter.presets.some((ids) => ids.length > 0)) asked.set('presets', filter.presets.join(';'));
  if (filter.category !== '') asked.set('category', filter.category);
  if (filter.character !== '') asked.set('character', filter.character);
  if (filter.tag !== '') asked.set('tag', filter.tag);
  if (filter.favorites) asked.set('favorites', 'true');
  if (filter.sort !== 'newest') asked.set('sort', filter.sort);
  if (filter.includeTestStories) asked.set('includeTestStories', 'true');
  if (cursor !== null) asked.set('cursor', cursor);
  return asked.size === 0 ? storiesPath : `${storiesPath}?${asked}`;
}

/** The names and tags that the shelf can be narrowed to. */
export const libraryNamesQuery = queryOptions({
  queryKey: ['stories', 'names'],
  queryFn: ({ signal }) => callApi<LibraryNames>(libraryNamesPath, { signal, like: { characters: [''], tags: [''] } }),
  staleTime: 0,
});

/** One story with its text. */
export const storyQuery = (id: string) =>
  queryOptions({
    queryKey: ['stories', 'story', id],
    queryFn: ({ signal }) =>
      callApi<Story>(storyPath(id), { signal, like: { id: '', title: '', content: '', options: {} } }),
  });

/** Earlier versions of a story, newest first; fetched anew on every use. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['stories', 'versions', id],
    queryFn: async ({ signal }) =>
      (
        await callApi<{ versions: StoryVersion[] }>(storyVersionsPath(id), {
          signal,
          like: { versions: [{ number: 0, title: '', writtenAt: aMoment }] },
        })
      ).versions,
    staleTime: 0,
  });

/** The drafts, newest first; fetched anew whenever the shelf is opened. */
export const draftsQuery = queryOptions({
  queryKey: ['stories', 'drafts'],
  queryFn: async ({ signal }) =>
    (
      await callApi<{ drafts: StoryDraft[] }>(draftsPath, {
        signal,
        like: { drafts: [{ id: '', title: '', leavesAt: aMoment }] },
      })
    ).drafts,
  staleTime: 0,
});

/** One draft with its text. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['stories', 'draft', id],
    queryFn: ({ signal }) => callApi<WholeDraft>(draftPath(id), { signal, like: { content: '', options: {} } }),
  });

/** Saves a story and returns it, or undefined if the server sent none; then refetches the shelf (AMB-062). */
export function useSaveStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (story: SaveStory) => callApi<SavedStory | undefined>(storiesPath, { method: 'POST', body: story }),
    onSuccess: (story) => {
      // A new chapter changes what its series' other stories offer: the next one, and the book of all.
      if (story?.chapterOf) void client.invalidateQueries({ queryKey: ['stories', 'story'], refetchType: 'none' });
      // Shown at once and fetched all the same: only what is fetched can be opened offline, and whoever keeps a story
      // has read it here.
      if (story) {
        client.setQueryData(storyQuery(story.id).queryKey, story, { updatedAt: 0 });
        void client.prefetchQuery(storyQuery(story.id));
      }
      void client.invalidateQueries({ queryKey: shelfKey });
      void client.invalidateQueries({ queryKey: draftsQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['generation', 'latest'] });
    },
  });
}
