import { useSyncExternalStore } from 'react';

/** Window widths, in rem, from which the grid has one column more. */
const widths = [26, 64, 80];

function subscribe(onChange: () => void): () => void {
  const queries = widths.map((width) => matchMedia(`(min-width: ${width}rem)`));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** Returns how many covers fit side by side in this window: one to four. */
export function useColumns(): number {
  return useSyncExternalStore(
    subscribe,
    () => 1 + widths.filter((width) => matchMedia(`(min-width: ${width}rem)`).matches).length,
    () => 1,
  );
}
