import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { AdminStatus } from '#domain/identity/operators.ts';
import {
  adminPaths,
  type LogTimeframe,
  type LogWindow,
  newestOfEach,
  timeframeHours,
} from '#domain/operations/figures.ts';
import { callApi } from '../platform/api.ts';

type Line = 'waiting' | 'online' | 'offline';

let line: Line = 'waiting';
const listeners = new Set<() => void>();

function setLine(next: Line): void {
  line = next;
  for (const listener of listeners) listener();
}

/** Returns whether the last data call was answered (ADMIN-22, AMB-109). */
export function useLine(): Line {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => line,
  );
}

/** Reads figures; also logs a failure to the console (operations 8). */
async function readFigures<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = await callApi<Answer>(path, { signal, cache: 'no-store' });
    setLine('online');
    return answer;
  } catch (error) {
    if (!signal.aborted) {
      console.error('Admin figures could not be loaded', path.split('?')[0], error);
      setLine('offline');
    }
    throw error;
  }
}

/** The figures of one screen: read when it opens and on request (AMB-110); the last ones stay meanwhile. */
export function figuresQuery<Answer>(path: string, query: Record<string, string | number> = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return queryOptions({
    queryKey: ['operations', path, query],
    queryFn: ({ signal }) => readFigures<Answer>(search ? `${path}?${search}` : path, signal),
    staleTime: 0,
    retry: 1,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
}

/** The log entries of the timeframe beyond the newest, in pages of the same size. */
export function olderEntriesQuery(timeframe: LogTimeframe) {
  const hours = String(timeframeHours[timeframe]);
  return infiniteQueryOptions({
    queryKey: ['operations', adminPaths.logWindow, timeframe],
    queryFn: ({ signal, pageParam }) => {
      const window = new URLSearchParams({ hours, limit: String(3 * newestOfEach), offset: String(pageParam) });
      return readFigures<LogWindow>(`${adminPaths.logWindow}?${window}`, signal);
    },
    initialPageParam: newestOfEach,
    getNextPageParam: (last, _pages, offset) => (last.more ? offset + newestOfEach : undefined),
    staleTime: 0,
    retry: 1,
    refetchOnWindowFocus: false,
  });
}

/** The signed-in user's admin status. */
export const adminStatusQuery = queryOptions({
  queryKey: ['operations', 'status'],
  queryFn: async ({ signal }) => {
    const status = await callApi<AdminStatus>(adminPaths.status, { signal, cache: 'no-store' });
    // The settings screen reads no figures: there, this call shows whether the system answers.
    if (line === 'waiting') setLine('online');
    return status;
  },
  staleTime: 60_000,
  retry: 1,
});

/** Returns a function that reads every figure on screen again. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['operations'] });
}

/** The interval of screens that refresh by themselves, in milliseconds (MONITOR-03, LOG-02). */
export const autoRefreshMilliseconds = 30_000;
