import { startTransition, useEffect, useState } from 'react';

/** How many parts of so many are shown: the first at once, and each further one once the one before it is painted. */
export function usePartByPart(count: number): number {
  const [shown, show] = useState(1);
  useEffect(() => {
    if (shown === count) return;
    const timer = setTimeout(() => startTransition(() => show(shown + 1)));
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
}
