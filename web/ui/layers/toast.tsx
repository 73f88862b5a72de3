import { type ComponentType, useEffect, useState } from 'react';
import type { ToastOptions, ToastRequest } from './toast-host.tsx';

let show: ((request: ToastRequest) => Promise<void>) | undefined;

/**
 * Shows one short message; a newer one replaces it, so that only one is visible (CONST-01). Await the returned
 * promise before leaving the page: the message is then about to be shown.
 */
export const toast = {
  plain: (text: string, options: ToastOptions = {}) => show?.({ tone: 'plain', text, options }),
  success: (text: string, options: ToastOptions = {}) => show?.({ tone: 'success', text, options }),
  problem: (text: string, options: ToastOptions = {}) => show?.({ tone: 'problem', text, options }),
};

let leave: (() => void) | undefined;

/** Takes away a message about the page before this one. What was said while that page went stays, as does an undo. */
export const leaveToast = (): void => leave?.();

/** Renders the toasts. Mount it once; the drawing code is fetched with the first toast. */
export function ToastHost() {
  const [Host, setHost] = useState<ComponentType | null>(null);

  useEffect(() => {
    const own: typeof show = async (request) => {
      const { SonnerHost, showToast, leaveEarlier } = await import('./toast-host.tsx');
      leave = leaveEarlier;
      setHost(() => SonnerHost);
      showToast(request);
    };
    show = own;
    return () => {
      if (show === own) show = undefined;
    };
  }, []);

  // A dialog hides everything from screen readers except what is live when it opens: this element is there by then.
  return <div aria-live="off">{Host && <Host />}</div>;
}
