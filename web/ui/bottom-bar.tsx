import type { ReactNode } from 'react';

/** A bar that stays at the lower edge of the window while its page is on screen, within reach of the thumb. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div
      ref={clearBottom}
      className="sticky bottom-0 z-30 -mx-4 mt-auto border-hairline border-t bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  );
}

/**
 * The `ref` of whatever stays at the lower edge: keeps toasts, and what receives the focus by keyboard,
 * above it, wherever it is just now.
 */
export function clearBottom(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  let taken = -1;
  const measure = () => {
    const now = Math.max(0, Math.ceil(innerHeight - element.getBoundingClientRect().top));
    if (now === taken) return;
    taken = now;
    style.setProperty('--bottom-bar', `${now}px`);
    style.setProperty('scroll-padding-bottom', `calc(${now}px + 2rem)`);
  };
  // Tells the size at once, when the page has been laid out anyway.
  const sizes = new ResizeObserver(measure);
  for (const each of [element, document.documentElement]) sizes.observe(each);
  addEventListener('scroll', measure, { passive: true });
  addEventListener('resize', measure);
  return () => {
    sizes.disconnect();
    removeEventListener('scroll', measure);
    removeEventListener('resize', measure);
    style.removeProperty('--bottom-bar');
    style.removeProperty('scroll-padding-bottom');
  };
}
