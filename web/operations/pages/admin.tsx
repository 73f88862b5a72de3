import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { adminRequirements, meets } from '#domain/identity/operators.ts';
import { ApiError } from '../../platform/api.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { paths } from '../../routes/paths.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { type AdminVerdict, adminVerdict } from '../admin-guard.ts';
import { Waiting } from '../components/screen.tsx';
import { ToolButton } from '../components/tool-button.tsx';
import { adminStatusQuery } from '../queries.ts';
import { AnalyticsScreen } from '../screens/analytics.tsx';
import { BusinessScreen } from '../screens/business.tsx';
import { CostsScreen } from '../screens/costs.tsx';
import { DashboardScreen } from '../screens/dashboard.tsx';
import { LogsScreen } from '../screens/logs/logs.tsx';
import { MonitoringScreen } from '../screens/monitoring.tsx';
import { SafetyScreen } from '../screens/safety.tsx';
import { ServicesScreen } from '../screens/services.tsx';
import { UsageScreen } from '../screens/usage.tsx';
import { PersonScreen } from '../screens/users/person.tsx';
import { UsersScreen } from '../screens/users/users.tsx';
import { texts } from '../texts.ts';
import { useOffice } from '../use-office.ts';

/** The texts of the shared components in English, the back office's only language. */
const EnglishTexts = lazy(() => import('../english-texts.tsx'));

/** The back office: checks access and shows the address's screen. It is a chunk of its own. */
export default function Admin() {
  useOffice();
  const locale = useLocale();
  const messages = useMessages();
  // Settings is the profile page (ADMIN-05), in the operator's own language; the router renders it.
  const settings = (
    <div lang={locale}>
      <IntlProvider locale={locale} messages={messages}>
        <Outlet />
      </IntlProvider>
    </div>
  );
  return (
    <Suspense fallback={<AdminLoading />}>
      <EnglishTexts>
        <QueryProvider>
          <GuardedAdmin settings={settings} />
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

function GuardedAdmin({ settings }: { settings: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const { status: session } = useSession();
  const { data, isError, error, refetch, isFetching } = useQuery({
    ...adminStatusQuery,
    enabled: session === 'signed-in',
    refetchInterval: ({ state }) => (state.status === 'error' && isOurs(state.error) ? askAgainMilliseconds : false),
  });
  const failed = isOurs(error) ? 'unanswered' : 'failed';
  const verdict = adminVerdict(pathname, session, data ?? (isError ? failed : 'loading'));
  if (verdict === 'unsure') return <Unsure busy={isFetching} onRetry={() => void refetch()} />;
  if (verdict === 'wait') return <AdminLoading />;
  if (verdict !== 'render' || !data?.isAdmin) {
    return <Navigate to={targets[verdict]} replace state={{ from: pathname + search + hash }} />;
  }
  const screens: Record<string, ReactNode> = {
    '/admin/analytics': <AnalyticsScreen />,
    '/admin/business': <BusinessScreen />,
    '/admin/users': <UsersScreen />,
    '/admin/person': <PersonScreen />,
    '/admin/user-usage': <UsageScreen role={data.role} />,
    '/admin/api-monitoring': <MonitoringScreen />,
    '/admin/api-costs': <CostsScreen maySetCaps={meets(data, adminRequirements['/admin/services'])} />,
    '/admin/services': <ServicesScreen />,
    '/admin/safety': <SafetyScreen />,
    '/admin/logs': <LogsScreen role={data.role} />,
    '/admin/settings': settings,
  };
  return (
    <AdminFrame operator={data}>
      <Suspense fallback={<Waiting />}>
        {screens[pathname.replace(/\/+$/, '')] ?? <DashboardScreen operator={data} />}
      </Suspense>
    </AdminFrame>
  );
}

const askAgainMilliseconds = 10_000;

/** Whether a failure says nothing about the caller: no answer, a 5xx or a 429 (ADMIN-13). */
function isOurs(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

/** Shown when the server could not say who the caller is; the page asks again by itself. */
function Unsure({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-content-center gap-3 p-6 text-center">
      <title>{`${texts.guard.unsure} · Lunatale`}</title>
      <h1 className="text-xl">{texts.guard.unsure}</h1>
      <p role="status" className="text-ink-soft">
        {texts.guard.again}
      </p>
      <div>
        <ToolButton aria-busy={busy || undefined} onClick={onRetry}>
          {texts.common.retry}
        </ToolButton>
      </div>
    </main>
  );
}

const targets: Record<Exclude<AdminVerdict, 'unsure'>, string> = {
  wait: paths.home,
  render: paths.home,
  'sign-in': paths.signIn,
  fallback: paths.myStories,
  'admin-home': paths.admin,
  unknown: paths.home,
};
