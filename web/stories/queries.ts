import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type SaveStory, type Story, type StoryPage, storiesPath, storyPath } from '#domain/stories/api.ts';
import { callApi } from '../platform/api.ts';

const shelfKey = ['stories', 'shelf'] as const;

/** The shelf, newest first, page by page. */
export const shelfQuery = infiniteQueryOptions({
  queryKey: shelfKey,
  queryFn: ({ pageParam, signal }) =>
    callApi<StoryPage>(pageParam === null ? storiesPath : `${storiesPath}?cursor=${encodeURIComponent(pageParam)}`, {
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

/** One story with its text. */
export const storyQuery = (id: string) =>
  queryOptions({
    queryKey: ['stories', 'story', id],
    queryFn: ({ signal }) => callApi<Story>(storyPath(id), { signal }),
  });

/** Saves a story and answers it; the shelf is read anew afterwards (AMB-062). */
export function useSaveStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (story: SaveStory) => callApi<Story>(storiesPath, { method: 'POST', body: story }),
    onSuccess: (story) => {
      client.setQueryData(storyQuery(story.id).queryKey, story);
      void client.invalidateQueries({ queryKey: shelfKey });
      void client.invalidateQueries({ queryKey: ['generation', 'latest'] });
    },
  });
}
