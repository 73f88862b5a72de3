import { useDeferredValue, useState } from 'react';
import type { Sorting } from './components/data-table.tsx';

/**
 * What a list shows: its filters, its order and its page. Another filter or order begins at the first page, and no
 * order is `unsorted` again. `asked` follows when the browser has time, so that typing is never held up.
 */
export function useListView<Filters extends object>(first: Filters, unsorted: Sorting) {
  const [view, setView] = useState({ filters: first, sorting: unsorted, page: 1 });
  const later = useDeferredValue(view);
  return {
    ...view,
    asked: { ...later.filters, ...later.sorting, page: later.page },
    filter: (change: Partial<Filters>) => setView({ ...view, filters: { ...view.filters, ...change }, page: 1 }),
    sort: (chosen: Sorting | null) => setView({ ...view, sorting: chosen ?? unsorted, page: 1 }),
    turn: (page: number) => setView({ ...view, page }),
  };
}
