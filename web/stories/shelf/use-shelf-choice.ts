import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readChoice, type ShelfChoice, writeChoice } from './shelf-filters.ts';

/** How long typing must pause before the shelf is searched, in milliseconds (LIB-23). */
const searchRests = 300;

/** The choices on the shelf, kept in the address; `typed` is the current text of the search field. */
export function useShelfChoice() {
  const [parameters, setParameters] = useSearchParams();
  const choice = readChoice(parameters);
  const { q } = choice;
  const [typed, setTyped] = useState(q);
  const [written, setWritten] = useState(q);

  // The address changed from outside: by a link to the whole shelf, or Back.
  if (q !== written) {
    setWritten(q);
    if (q !== typed.trim()) setTyped(q);
  }

  function choose(changes: Partial<ShelfChoice>) {
    if (changes.q !== undefined) setTyped(changes.q);
    setParameters((now) => writeChoice({ ...readChoice(now), ...changes }), { replace: true });
  }

  const search = useEffectEvent(() => {
    if (typed.trim() !== q)
      setParameters((now) => writeChoice({ ...readChoice(now), q: typed.trim() }), { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the rest anew
  useEffect(() => {
    const timer = setTimeout(() => search(), searchRests);
    return () => clearTimeout(timer);
  }, [typed]);

  return { choice, choose, typed, setTyped };
}
