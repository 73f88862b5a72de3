import { startTransition, useEffect, useState } from 'react';

/** Returns how many of `count` parts are shown: the first at once, each further one after the last was painted. */
export function usePartByPart(count: number): number {
  const [shown, show] = useState(1);
  useEffect(() => {
    if (shown === count) return;
    const timer = setTimeout(() => startTransition(() => show(shown + 1)));
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
}
