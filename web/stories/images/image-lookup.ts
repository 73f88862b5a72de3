/** How many times a click may retry a failed picture (IMG-05). */
const clicksAtMost = 3;

/** The search for a card's picture: the address that is tried now, and those after it. */
export type ImageLookup = {
  status: 'loading' | 'loaded' | 'failed';
  address: string;
  rest: string[];
  /** The address that retries use: the one in the story's row. */
  fallback: string;
  /** Makes a repeated address new to the browser; null for the first attempt. */
  stamp: number | null;
  retriedAlone: boolean;
  clicks: number;
};

export type ImageEvent =
  | { kind: 'loaded' }
  | { kind: 'error' }
  /** `retry` comes one second after a failure, `check` after a navigation, `click` from the reader. */
  | { kind: 'retry' | 'check' | 'click'; stamp: number };

/**
 * Starts the search: first the address that worked before, then the documented paths, then the story's own
 * address (IMG-01, IMG-08 to IMG-10).
 */
export function startLookup(remembered: string | undefined, candidates: string[], fallback: string): ImageLookup {
  const all = [...new Set([...(remembered === undefined ? [] : [remembered]), ...candidates, fallback])];
  const [address = fallback, ...rest] = all;
  return { status: 'loading', address, rest, fallback, stamp: null, retriedAlone: false, clicks: 0 };
}

/**
 * Returns the next state. An error moves to the next address; when none is left, the search has failed and is
 * retried once by itself and up to three times by a click (IMG-04, IMG-05). A check after a navigation retries
 * only a failed search (IMG-11 to IMG-13, AMB-068).
 */
export function nextLookup(lookup: ImageLookup, event: ImageEvent): ImageLookup {
  if (event.kind === 'loaded') return { ...lookup, status: 'loaded' };
  if (event.kind === 'error') {
    const [next, ...rest] = lookup.rest;
    return next === undefined ? { ...lookup, status: 'failed' } : { ...lookup, address: next, rest };
  }
  if (lookup.status !== 'failed' || (event.kind === 'retry' && lookup.retriedAlone) || !mayRetry(lookup, event))
    return lookup;
  return {
    ...lookup,
    status: 'loading',
    address: lookup.fallback,
    stamp: event.stamp,
    retriedAlone: lookup.retriedAlone || event.kind === 'retry',
    clicks: lookup.clicks + (event.kind === 'click' ? 1 : 0),
  };
}

function mayRetry({ clicks }: ImageLookup, { kind }: ImageEvent): boolean {
  return kind !== 'click' || clicks < clicksAtMost;
}

/** Whether a click may still try a failed picture again. */
export function canRetry(lookup: ImageLookup): boolean {
  return lookup.status === 'failed' && mayRetry(lookup, { kind: 'click', stamp: 0 });
}
