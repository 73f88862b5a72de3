import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Does what a browser does on a real page load: a new page starts at its top, and keyboard and
 * screen reader start at its content. Going back keeps the browser's own scroll position.
 */
export function useNavigationCare(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (type !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, type]);
}
