import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { createQueryClient } from './platform/query.ts';
import { sessionState, subscribeToSession } from './platform/session/session-store.ts';

const queryClient = createQueryClient();

// What one user read must not be seen by the next one on the same device.
let reader = sessionState().user?.id;
subscribeToSession(() => {
  const { status, user } = sessionState();
  if (status === 'loading' || user?.id === reader) return;
  reader = user?.id;
  queryClient.clear();
});

/** Gives what is inside the cache of everything read from the server: one for the whole tab. */
export function Data({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** The same for routes: pages that read data lie inside this one, so that the others never load it. */
export default function DataRoutes() {
  return (
    <Data>
      <Outlet />
    </Data>
  );
}
