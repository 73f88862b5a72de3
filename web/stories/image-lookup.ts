/** How often a click tries a failed picture again (IMG-05). */
const clicksAtMost = 3;

/** A card's picture while it is looked for: the address that is tried now, and those after it. */
export type ImageLookup = {
  status: 'loading' | 'loaded' | 'failed';
  address: string;
  rest: string[];
  /** Where retries look: the address in the story's row. */
  fallback: string;
  /** Makes a repeated address a new one for the browser; null for the first look. */
  stamp: number | null;
  retriedAlone: boolean;
  clicks: number;
};

export type ImageEvent =
  | { kind: 'loaded' }
  | { kind: 'error' }
  /** One second after the picture failed, or a navigation found it missing, or the reader asked. */
  | { kind: 'retry' | 'check' | 'click'; stamp: number };

/**
 * Starts looking: the address that worked before, then the documented paths, then the story's own
 * address (IMG-01, IMG-08 to IMG-10).
 */
export function startLookup(remembered: string | undefined, candidates: string[], fallback: string): ImageLookup {
  const all = [...new Set([...(remembered === undefined ? [] : [remembered]), ...candidates, fallback])];
  const [address = fallback, ...rest] = all;
  return { status: 'loading', address, rest, fallback, stamp: null, retriedAlone: false, clicks: 0 };
}

/**
 * What happens next: an error tries the next address; when none is left the picture has failed, is
 * tried again by itself once, and up to three times by a click (IMG-04, IMG-05). A check after a
 * navigation touches only what has failed (IMG-11 to IMG-13, AMB-068).
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
