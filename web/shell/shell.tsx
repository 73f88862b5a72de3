import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { ToastHost } from '../ui/toast.tsx';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import { PageLoading } from './page-loading.tsx';

/** The frame round every page: skip link, navigation bar, the page, footer and toasts. */
export function Shell() {
  const t = useTranslations('shell');
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-md bg-lamp px-4 py-3 font-semibold text-on-lamp focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {t('skipToContent')}
      </a>
      <NavBar />
      <main id="main" tabIndex={-1} className="min-h-[80dvh] pt-16 outline-none">
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ToastHost />
    </>
  );
}
