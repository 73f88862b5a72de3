import { useEffect, useState } from 'react';

/** How long a page waits for an answer before it shows what it can without, in milliseconds. */
const patience = 4000;

/** Whether something has been waited for so long that the page should go on without it: bad wifi answers nothing. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
