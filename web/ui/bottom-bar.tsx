import { type ReactNode, useEffect } from 'react';

/** How much of the window's lower edge the bar takes, for toasts above it: one row of large buttons. */
const height = '5rem';

/** A bar that stays at the lower edge of the window while its page is on screen, within reach of the thumb. */
export function BottomBar({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar', height);
    // What receives the focus by keyboard must not hide below the bar.
    style.setProperty('scroll-padding-bottom', `calc(${height} + 2rem)`);
    return () => {
      style.removeProperty('--bottom-bar');
      style.removeProperty('scroll-padding-bottom');
    };
  }, []);
  return (
    <div className="sticky bottom-0 z-30 -mx-4 mt-auto border-hairline border-t bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}
