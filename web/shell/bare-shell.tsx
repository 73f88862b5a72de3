import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { useRedirectChainEnd } from '../routes/redirect-counter.ts';
import { useRouteEvents } from '../routes/route-events.ts';
import { ToastHost } from '../ui/layers/toast.tsx';
import { PageLoading } from '../ui/states/page-loading.tsx';
import { useNavigationCare } from './use-navigation-care.ts';

/** The shell without visible parts, for pages with a frame of their own. */
export function BareShell() {
  const loading = useRouteEvents();
  useNavigationCare();
  useRedirectChainEnd();
  return (
    <div data-route-loading={loading || undefined}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
      <ToastHost />
    </div>
  );
}
