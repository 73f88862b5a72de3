import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LogEntry, LogTimeframe } from '#domain/operations/figures.ts';
import { olderEntriesQuery } from '../../queries.ts';

/** The entries beyond the newest: empty until requested, then refreshed at the same interval. */
export function useOlderEntries(timeframe: LogTimeframe, refetchInterval: number | false) {
  const [asked, setAsked] = useState<LogTimeframe | null>(null);
  const enabled = asked === timeframe;
  const query = useInfiniteQuery({ ...olderEntriesQuery(timeframe), enabled, refetchInterval });
  return {
    entries: enabled ? (query.data?.pages ?? []).flatMap((page) => page.entries) : [],
    isFetching: enabled && query.isFetching,
    /** Undefined before the first read. */
    hasMore: enabled && !query.isLoading ? query.hasNextPage : undefined,
    show: () => (enabled ? void query.fetchNextPage() : setAsked(timeframe)),
  };
}

/** Returns entries newest first, each once: a new entry between two reads shifts the others to the next page. */
export function inOrder(entries: readonly LogEntry[]): LogEntry[] {
  const each = new Map(entries.map((entry) => [entry.id, entry]));
  return [...each.values()].toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
}
