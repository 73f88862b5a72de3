import { useDeferredValue } from 'react';
import type { Sorting } from './components/data-table.tsx';
import { useAddress } from './use-address.ts';

/**
 * A list's filters, order and page, kept in the address. Another filter or order starts at page 1, and removing
 * the order restores `unsorted`. `asked` is the deferred state for queries, so that typing is never delayed. `allowed`
 * lists the values of filters that are a choice.
 */
export function useListView<Filters extends Record<string, string>>(
  first: Filters,
  unsorted: Sorting,
  allowed: { [Name in keyof Filters | 'sort']?: readonly string[] },
) {
  const [view, change] = useAddress<Record<string, string | number>>(
    { ...first, ...unsorted, page: 1 },
    { ...allowed, order: ['asc', 'desc'] },
  );
  const asked = useDeferredValue(view) as Filters & Sorting & { page: number };
  const { sort, order, page, ...filters } = view as Filters & Sorting & { page: number };
  return {
    filters: filters as unknown as Filters,
    sorting: { sort, order } as Sorting,
    page,
    asked,
    filter: (changes: Partial<Filters>) => change({ ...(changes as Record<string, string>), page: 1 }),
    sort: (chosen: Sorting | null) => change({ ...(chosen ?? unsorted), page: 1 }),
    turn: (next: number) => change({ page: next }),
  };
}
