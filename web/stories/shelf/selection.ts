import { useState } from 'react';
import type { StorySummary } from '#domain/stories/api.ts';

/** How a card takes part while stories are selected; undefined while they are not. */
export type CardSelection = { has: (id: string) => boolean; toggle: (id: string) => void };

/** The stories of the shelf that the reader selects, in the shelf's order. */
export function useSelection(stories: readonly StorySummary[]) {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const cards: CardSelection | undefined = ids
    ? { has: (id) => ids.has(id), toggle: (id) => setIds((now) => now && toggled(now, id)) }
    : undefined;
  return {
    selecting: ids !== null,
    cards,
    // A story that another filter hides, or that is gone, is not acted upon unseen.
    selected: ids ? stories.filter(({ id }) => ids.has(id)) : [],
    begin: () => setIds(new Set()),
    end: () => setIds(null),
  };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
