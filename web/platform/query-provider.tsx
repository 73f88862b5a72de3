import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query.ts';
import { sessionState, subscribeToSession } from './session/session-store.ts';

const queryClient = createQueryClient();
// While prerendering, nothing expires: the timers would keep the build running for minutes.
if (typeof document === 'undefined') queryClient.setDefaultOptions({ queries: { gcTime: Number.POSITIVE_INFINITY } });
else {
  // The query cache assumes that a page starts online: on one that starts offline, failed reads would not be repeated
  // once the network is back.
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

// The next user on the same device must not see what the previous one read.
let reader = sessionState().user?.id;
subscribeToSession(() => {
  const { status, user } = sessionState();
  if (status === 'loading' || user?.id === reader) return;
  reader = user?.id;
  queryClient.clear();
});

/** Gives a page that reads from the server the one shared cache. Other pages do not load its code. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
