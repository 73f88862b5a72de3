import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRedirectChainEnd } from '../routes/redirect-counter.ts';
import { useRouteEvents } from '../routes/route-events.ts';
import { ToastHost } from '../ui/layers/toast.tsx';
import { PageLoading } from '../ui/states/page-loading.tsx';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { NavBar } from './navigation/nav-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useNavigationCare } from './use-navigation-care.ts';

/** The frame round every page: skip link, navigation bar, the page, footer and toasts. */
export function Shell() {
  const t = useTranslations('shell');
  const loading = useRouteEvents();
  useNavigationCare();
  useRedirectChainEnd();
  return (
    <div data-route-loading={loading || undefined}>
      <a
        href="#main"
        className="sr-only rounded-md bg-lamp px-4 py-3 font-semibold text-on-lamp focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {t('skipToContent')}
      </a>
      <NavBar />
      <main id="main" tabIndex={-1} className="min-h-dvh pt-16 outline-none">
        <OfflineNotice />
        <Banner />
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ToastHost />
    </div>
  );
}
