import { useEffect, useReducer } from 'react';
import { useLocation } from 'react-router';
import { type StorySummary, storyImagesPath } from '#domain/stories/api.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { candidateAddresses, rememberAddress, rememberedAddress } from './image-addresses.ts';
import { canRetry, nextLookup, startLookup } from './image-lookup.ts';

/** Milliseconds after a failure before one more attempt (IMG-04). */
const retryAfter = 1000;
/** Milliseconds after a navigation before missing pictures are requested again (IMG-12, IMG-13). */
const checksAfter = [100, 400];

/** Searches for the first picture of a story, retries, and remembers where it was found. */
export function useImageLookup({ id, images }: Pick<StorySummary, 'id' | 'images'>) {
  const { user } = useSession();
  const { key } = useLocation();
  const first = images?.[0]?.url;
  const isUsual = first === undefined || /\/image-0\.\w+$/.test(first) || !first.startsWith(storyImagesPath);
  const [lookup, dispatch] = useReducer(nextLookup, undefined, () =>
    // The first picture may have been left out, or redrawn under another name.
    isUsual
      ? startLookup(rememberedAddress(localStorage, id, Date.now()), candidateAddresses(user?.id, id), first ?? '')
      : startLookup(undefined, [], first ?? ''),
  );
  const { status, address, retriedAlone } = lookup;

  useEffect(() => {
    if (status !== 'failed' || retriedAlone) return;
    const timer = setTimeout(() => dispatch({ kind: 'retry', stamp: Date.now() }), retryAfter);
    return () => clearTimeout(timer);
  }, [status, retriedAlone]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation
  useEffect(() => {
    const timers = checksAfter.map((wait) => setTimeout(() => dispatch({ kind: 'check', stamp: Date.now() }), wait));
    return () => timers.forEach(clearTimeout);
  }, [key]);

  return {
    lookup,
    canRetry: canRetry(lookup),
    onLoad: () => {
      dispatch({ kind: 'loaded' });
      rememberAddress(localStorage, id, address, Date.now());
    },
    onError: () => dispatch({ kind: 'error' }),
    retry: () => dispatch({ kind: 'click', stamp: Date.now() }),
  };
}
