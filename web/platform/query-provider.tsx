import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query.ts';
import { sessionState, subscribeToSession } from './session/session-store.ts';

const queryClient = createQueryClient();
// A page that is prerendered forgets nothing: the timers would keep the build running for minutes.
if (typeof document === 'undefined') queryClient.setDefaultOptions({ queries: { gcTime: Number.POSITIVE_INFINITY } });
else {
  // The cache takes every beginning for one with a network: what failed because that was lost before would not be read
  // anew once it is back.
  onlineManager.setEventListener((setOnline) => {
    const tell = () => setOnline(navigator.onLine);
    tell();
    addEventListener('online', tell);
    addEventListener('offline', tell);
    return () => {
      removeEventListener('online', tell);
      removeEventListener('offline', tell);
    };
  });
}

// What one user read must not be seen by the next one on the same device.
let reader = sessionState().user?.id;
subscribeToSession(() => {
  const { status, user } = sessionState();
  if (status === 'loading' || user?.id === reader) return;
  reader = user?.id;
  queryClient.clear();
});

/** Gives a page that reads from the server the one shared cache. Pages that read nothing load none of it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
