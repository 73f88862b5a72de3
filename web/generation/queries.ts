import { queryOptions } from '@tanstack/react-query';
import { type Generation, latestGenerationPath } from '#domain/generation/api.ts';
import { callApi } from '../platform/api.ts';

/** The newest story that was asked for and not saved yet, running or finished; always asked anew. */
export const latestGenerationQuery = queryOptions({
  queryKey: ['generation', 'latest'],
  queryFn: async ({ signal }) => (await callApi<Generation | null>(latestGenerationPath, { signal })) ?? null,
  staleTime: 0,
});

export function isRunning(generation: Generation): boolean {
  return generation.status === 'reserved' || generation.status === 'writing';
}
