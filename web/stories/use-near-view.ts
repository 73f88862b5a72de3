import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window something counts as near, in pixels (IMG-06). */
const margin = '100px';

/** Whether an element has come near the window; from then on it stays true. `always` skips the waiting (IMG-07). */
export function useNearView(element: RefObject<Element | null>, always: boolean): boolean {
  const [near, setNear] = useState(always);
  const waiting = !near && !always;
  useEffect(() => {
    if (!waiting || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [waiting, element]);
  return near || always;
}
