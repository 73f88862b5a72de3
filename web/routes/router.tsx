import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { useOffer } from '../platform/offers.ts';
import { BareShell } from '../shell/bare-shell.tsx';
import { Shell } from '../shell/shell.tsx';
import { UnknownPath } from '../shell/unknown-path.tsx';
import { PageLoading } from '../ui/states/page-loading.tsx';
import { RequireSession } from './guards.tsx';
import { pages } from './pages.ts';
import { paths } from './paths.ts';

/** Maps addresses to pages and guards (ROUTE-01 to ROUTE-10). */
export function AppRoutes() {
  const sells = useOffer('payments');
  const offersPremium = useOffer('premium');
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route element={<Shell />}>
          <Route path={paths.home} element={<pages.landing />} />
          <Route path={paths.privacyPolicy} element={<pages.privacyPolicy />} />
          <Route path={paths.termsOfService} element={<pages.termsOfService />} />
          <Route path={paths.notFound} element={<pages.notFound />} />
          <Route path={paths.design} element={<pages.design />} />
          <Route path={paths.create} element={<pages.create />} />
          <Route path={paths.signIn} element={<pages.signIn />} />
          <Route path={paths.signInLink} element={<pages.signInLink />} />
          <Route path={paths.mails} element={<pages.mails />} />
          <Route path={paths.eReader} element={<pages.eReader />} />
          <Route path={paths.invitation} element={<pages.invitation />} />
          <Route path={paths.authCallback} element={<pages.authCallback />} />
          <Route path={`${paths.samples}/:sample`} element={<pages.sampleStory />} />
          {offersPremium && <Route path={paths.pricing} element={<pages.pricing />} />}
          <Route path={paths.shared} element={<pages.sharedStory />} />
          <Route element={<RequireSession />}>
            {sells && <Route path={paths.subscriptionSuccess} element={<pages.subscriptionSuccess />} />}
            <Route path={paths.myStories} element={<pages.myStories />} />
            <Route path={paths.storyText} element={<pages.storyText />} />
            <Route path={paths.storyWithImages} element={<pages.storyWithImages />} />
            <Route path={`${paths.story}/*`} element={<Navigate to={paths.myStories} replace />} />
            <Route path={paths.authorize} element={<pages.authorize />} />
            <Route path={paths.operator} element={<pages.operator />} />
            <Route path={paths.welcome} element={<pages.welcome />} />
            <Route path={paths.profile} element={<pages.profile />} />
            {sells && <Route path={paths.account} element={<pages.account />} />}
          </Route>
          <Route path="*" element={<UnknownPath />} />
        </Route>
        <Route element={<BareShell />}>
          <Route path={paths.admin} element={<pages.admin />}>
            <Route path="settings" element={<pages.profile />} />
            <Route path="*" element={null} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
