import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from '../ui/focus/focus-heading.ts';
import { leaveToast } from '../ui/layers/toast.tsx';

/**
 * Does what a browser does on a real page load: a new page starts at its top, and keyboard and screen reader start at
 * its heading, which is read once. Going back keeps the browser's own scroll position where the page leaves it to the
 * browser. Stories share an address and differ in a parameter; other parameters change within a page, and move nothing.
 */
export function useNavigationCare(): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const page = `${pathname} ${new URLSearchParams(search).get('story')}`;
  const scrolledFor = useRef(page);
  const focusedFor = useRef(page);

  useEffect(() => {
    if (scrolledFor.current === page) return;
    scrolledFor.current = page;
    leaveToast();
    if (type !== 'POP' || history.scrollRestoration === 'manual') window.scrollTo(0, 0);
  }, [page, type]);

  useEffect(() => {
    if (focusedFor.current === page) return;
    focusedFor.current = page;
    if (isPageFocused()) return;
    // The page may still be loading: until its heading is there, nothing is read.
    const watch = new MutationObserver(() => isPageFocused() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [page]);
}

/** Focuses the heading of the page, unless the page itself has already put the focus somewhere; false without one. */
function isPageFocused(): boolean {
  const main = document.getElementById('main');
  // While a page loads, React hides the page before it.
  const heading = [...(main?.querySelectorAll<HTMLElement>('h1, [role=alert] h2') ?? [])].find(isShown);
  if (!heading) return false;
  const focused = document.activeElement;
  // Whoever has opened a menu meanwhile keeps it: it would close with the focus.
  const kept = focused !== main && focused?.closest('#main, [role$=dialog], [aria-expanded=true]');
  if (focused && kept && isShown(focused)) return true;
  focusHeading(heading);
  return true;
}

const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
