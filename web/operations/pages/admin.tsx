import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { type AdminVerdict, adminVerdict } from '../admin-guard.ts';
import { Waiting } from '../components/screen.tsx';
import { adminStatusQuery } from '../queries.ts';
import { AnalyticsScreen } from '../screens/analytics.tsx';
import { CostsScreen } from '../screens/costs.tsx';
import { DashboardScreen } from '../screens/dashboard.tsx';
import { LogsScreen } from '../screens/logs.tsx';
import { MonitoringScreen } from '../screens/monitoring.tsx';
import { SafetyScreen } from '../screens/safety.tsx';
import { ServicesScreen } from '../screens/services.tsx';
import { UsageScreen } from '../screens/usage.tsx';
import { UsersScreen } from '../screens/users.tsx';
import { texts } from '../texts.ts';
import { useOffice } from '../use-office.ts';

/** The texts of the shared components, in the back office's one language. */
const EnglishTexts = lazy(() => import('../english-texts.tsx'));

/** The back office: who may see what, and the screen of the address. It comes in a chunk of its own. */
export default function Admin() {
  useOffice();
  return (
    <Suspense fallback={<AdminLoading />}>
      <EnglishTexts>
        <QueryProvider>
          <GuardedAdmin />
        </QueryProvider>
      </EnglishTexts>
    </Suspense>
  );
}

function AdminLoading() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={texts.guard.loading} />
    </div>
  );
}

function GuardedAdmin() {
  const { pathname, search, hash } = useLocation();
  const { status: session } = useSession();
  const { data, isError } = useQuery({ ...adminStatusQuery, enabled: session === 'signed-in' });
  const verdict = adminVerdict(pathname, session, data ?? (isError ? 'failed' : 'loading'));
  if (verdict === 'wait') return <AdminLoading />;
  if (verdict !== 'render' || !data?.isAdmin) {
    return <Navigate to={targets[verdict]} replace state={{ from: pathname + search + hash }} />;
  }
  const screens: Record<string, ReactNode> = {
    '/admin/analytics': <AnalyticsScreen />,
    '/admin/users': <UsersScreen />,
    '/admin/user-usage': <UsageScreen role={data.role} />,
    '/admin/api-monitoring': <MonitoringScreen />,
    '/admin/api-costs': <CostsScreen />,
    '/admin/services': <ServicesScreen />,
    '/admin/safety': <SafetyScreen />,
    '/admin/logs': <LogsScreen role={data.role} />,
    // Settings is the profile page (ADMIN-05); the router brings it.
    '/admin/settings': <Outlet />,
  };
  return (
    <AdminFrame operator={data}>
      <Suspense fallback={<Waiting />}>
        {screens[pathname.replace(/\/+$/, '')] ?? <DashboardScreen email={data.email} />}
      </Suspense>
    </AdminFrame>
  );
}

const targets: Record<AdminVerdict, string> = {
  wait: paths.home,
  render: paths.home,
  'sign-in': paths.signIn,
  fallback: paths.myStories,
  'admin-home': paths.admin,
  unknown: paths.home,
};
