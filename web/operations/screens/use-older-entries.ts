import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LogEntry, LogTimeframe } from '#domain/operations/figures.ts';
import { olderEntriesQuery } from '../queries.ts';

/** What lies beyond the newest entries: nothing until somebody asks for it, then kept as fresh as they are. */
export function useOlderEntries(timeframe: LogTimeframe, refetchInterval: number | false) {
  const [asked, setAsked] = useState<LogTimeframe | null>(null);
  const enabled = asked === timeframe;
  const query = useInfiniteQuery({ ...olderEntriesQuery(timeframe), enabled, refetchInterval });
  return {
    entries: enabled ? (query.data?.pages ?? []).flatMap((page) => page.entries) : [],
    isFetching: enabled && query.isFetching,
    /** Unknown before the first look. */
    hasMore: enabled && !query.isLoading ? query.hasNextPage : undefined,
    show: () => (enabled ? void query.fetchNextPage() : setAsked(timeframe)),
  };
}

/** By time, and each once: between two reads a new entry moves the others on. */
export function inOrder(entries: readonly LogEntry[]): LogEntry[] {
  const each = new Map(entries.map((entry) => [entry.id, entry]));
  return [...each.values()].toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
}
