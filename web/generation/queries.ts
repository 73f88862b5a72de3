import { queryOptions } from '@tanstack/react-query';
import {
  type Generation,
  type LastWish,
  lastWishPath,
  latestGenerationPath,
  type NextChapter,
  nextChapterPath,
} from '#domain/generation/api.ts';
import { callApi } from '../platform/api.ts';

/** The newest story that was requested and not saved yet, running or finished; always fetched anew. */
export const latestGenerationQuery = queryOptions({
  queryKey: ['generation', 'latest'],
  queryFn: async ({ signal }) => (await callApi<Generation | null>(latestGenerationPath, { signal })) ?? null,
  staleTime: 0,
});

/** Ideas for the chapter after a saved story. */
export const nextChapterQuery = (storyId: string) =>
  queryOptions({
    queryKey: ['generation', 'next-chapter', storyId],
    queryFn: ({ signal }) => callApi<NextChapter>(nextChapterPath(storyId), { signal }),
  });

/** The options of the newest finished story; asked again with each form, because one may have been finished elsewhere. */
export const lastWishQuery = queryOptions({
  queryKey: ['generation', 'last-wish'],
  staleTime: 0,
  queryFn: async ({ signal }) => (await callApi<LastWish | null>(lastWishPath, { signal })) ?? null,
});

export function isRunning(generation: Generation): boolean {
  return generation.status === 'reserved' || generation.status === 'writing';
}
