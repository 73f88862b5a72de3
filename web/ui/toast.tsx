import { type ComponentType, useEffect, useState } from 'react';
import type { ToastOptions, ToastRequest } from './toast-host.tsx';

let show: ((request: ToastRequest) => Promise<void>) | undefined;

/**
 * Shows one short message; a newer one takes its place, so that never more than one is seen (CONST-01). Whoever
 * leaves the page at once waits for the answer: the message is on its way to the screen then.
 */
export const toast = {
  plain: (text: string, options: ToastOptions = {}) => show?.({ tone: 'plain', text, options }),
  success: (text: string, options: ToastOptions = {}) => show?.({ tone: 'success', text, options }),
  problem: (text: string, options: ToastOptions = {}) => show?.({ tone: 'problem', text, options }),
};

/** Where toasts appear. Mount it once; the code that draws them is fetched with the first one. */
export function ToastHost() {
  const [Host, setHost] = useState<ComponentType | null>(null);

  useEffect(() => {
    show = async (request) => {
      const { SonnerHost, showToast } = await import('./toast-host.tsx');
      setHost(() => SonnerHost);
      showToast(request);
    };
    return () => {
      show = undefined;
    };
  }, []);

  return Host && <Host />;
}
