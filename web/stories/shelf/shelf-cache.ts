import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { StoryPage, StorySummary } from '#domain/stories/api.ts';
import { shelfKey, storyQuery } from '../queries.ts';

type Shelf = InfiniteData<StoryPage, string | null>;

/** Removes a story from all cached queries. */
export function forgetStory(client: QueryClient, id: string): void {
  client.setQueriesData<Shelf>({ queryKey: shelfKey }, (shelf) => shelf && withoutStory(shelf, id));
  client.removeQueries({ queryKey: storyQuery(id).queryKey });
}

/** Changes a story in all cached queries. */
export function changeStory(client: QueryClient, id: string, change: Partial<StorySummary>): void {
  client.setQueriesData<Shelf>({ queryKey: shelfKey }, (shelf) => shelf && withChange(shelf, id, change));
  client.setQueryData(storyQuery(id).queryKey, (story) => story && { ...story, ...change });
}

/** Returns the shelf without a story, its total reduced by one. */
export function withoutStory(shelf: Shelf, id: string): Shelf {
  const present = shelf.pages.some(({ stories }) => stories.some((story) => story.id === id));
  if (!present) return shelf;
  return {
    ...shelf,
    pages: shelf.pages.map((page) => ({
      ...page,
      stories: page.stories.filter((story) => story.id !== id),
      total: page.total === null ? null : page.total - 1,
    })),
  };
}

function withChange(shelf: Shelf, id: string, change: Partial<StorySummary>): Shelf {
  return {
    ...shelf,
    pages: shelf.pages.map((page) => ({
      ...page,
      stories: page.stories.map((story) => (story.id === id ? { ...story, ...change } : story)),
    })),
  };
}
