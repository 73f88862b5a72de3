import { useQuery } from '@tanstack/react-query';
import { LogOut, Menu, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { type AdminStatus, adminRequirements, meets, roleLabels } from '#domain/identity/operators.ts';
import { type Alerts, alertsPath } from '#domain/operations/alerts.ts';
import { useSession } from '../platform/session/use-session.ts';
import { paths } from '../routes/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { FindAnybody } from './components/find-anybody.tsx';
import { ToolButton } from './components/tool-button.tsx';
import { figuresQuery, useLine } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.frame;
type Operator = Extract<AdminStatus, { isAdmin: true }>;

/** The sidebar's entries, each shown only to operators who may open its screen (ADMIN-16 to ADMIN-20). */
const entries = [
  { path: '/admin/dashboard', label: words.entries.dashboard },
  { path: '/admin/analytics', label: words.entries.analytics },
  { path: '/admin/users', label: words.entries.users },
  { path: '/admin/user-usage', label: words.entries.usage },
  { path: '/admin/api-monitoring', label: words.entries.monitoring },
  { path: '/admin/api-costs', label: words.entries.costs },
  { path: '/admin/business', label: words.entries.business },
  { path: '/admin/logs', label: words.entries.logs },
  { path: '/admin/services', label: words.entries.services },
  { path: '/admin/safety', label: words.entries.safety },
  { path: '/admin/settings', label: words.entries.settings },
] as const;

/** The sidebar beside every screen: navigation, the operator, the server's status (ADMIN-16 to ADMIN-23). */
export function AdminFrame({ operator, children }: { operator: Operator; children: ReactNode }) {
  const { key } = useLocation();
  const menuId = useId();
  // The menu of a narrow window belongs to the history entry where it was opened: any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const Icon = open ? X : Menu;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]" lang="en">
      <a
        href="#main"
        className="sr-only rounded-md bg-lamp px-4 py-3 font-semibold text-on-lamp focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {words.skip}
      </a>
      <aside className="border-hairline border-b bg-surface lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-r lg:border-b-0">
        <div className="flex items-center justify-between px-4 py-3">
          <p className="font-semibold text-lg">{words.name}</p>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={menuId}
            onClick={() => setOpenAt(open ? null : key)}
            className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-semibold hover:bg-raised lg:hidden"
          >
            <Icon aria-hidden="true" className="size-5" />
            {words.menu}
          </button>
        </div>
        <div
          id={menuId}
          className={classNames('lg:flex lg:grow lg:flex-col lg:justify-between', !open && 'max-lg:hidden')}
        >
          <div>
            {meets(operator, adminRequirements['/admin/person']) && <FindAnybody reveal={() => setOpenAt(key)} />}
            <Entries operator={operator} />
          </div>
          <Self operator={operator} />
        </div>
      </aside>
      <main id="main" tabIndex={-1} className="min-w-0 p-4 outline-none lg:p-6">
        {children}
      </main>
    </div>
  );
}

/** How often it is asked whether anything waits, as often as the server looks. */
const lookMilliseconds = 120_000;

function Entries({ operator }: { operator: Operator }) {
  const { pathname } = useLocation();
  const { data } = useQuery({ ...figuresQuery<Alerts>(alertsPath), refetchInterval: lookMilliseconds });
  const reports = data?.reports ?? 0;
  const home = pathname.replace(/\/+$/, '') === '/admin';
  return (
    <nav aria-label={words.navigation} className="px-2">
      <ul>
        {entries
          .filter(({ path }) => meets(operator, adminRequirements[path]))
          .map(({ path, label }) => (
            <li key={path}>
              <NavLink
                to={path}
                aria-current={home && path === '/admin/dashboard' ? 'page' : undefined}
                className={({ isActive }) =>
                  classNames(
                    'flex min-h-9 items-center rounded-md border-l-4 px-3 py-1.5 font-medium no-underline pointer-coarse:min-h-11',
                    isActive || (home && path === '/admin/dashboard')
                      ? 'border-lamp bg-lamp-wash text-ink'
                      : 'border-transparent text-ink-soft hover:bg-raised hover:text-ink',
                  )
                }
              >
                {label}
                {path === '/admin/safety' && reports > 0 && (
                  <span className="ml-auto rounded-full bg-rose-wash px-2 font-semibold text-rose text-sm tabular-nums">
                    <span aria-hidden="true">{reports}</span>
                    <span className="sr-only">{texts.safety.open(reports)}</span>
                  </span>
                )}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const lineColours = { online: 'bg-moss', offline: 'bg-rose', waiting: 'bg-edge' };

function Self({ operator }: { operator: Operator }) {
  const navigate = useNavigate();
  const { signOut } = useSession();
  const line = useLine();
  return (
    <div className="m-2 mt-4 grid gap-2 border-hairline border-t p-2 pt-3 text-sm">
      <p role="status" className="flex items-center gap-2 font-medium">
        <span aria-hidden="true" className={classNames('size-2.5 rounded-full', lineColours[line])} />
        {words[line]}
      </p>
      <p>
        <span className="block font-semibold">{roleLabels[operator.role]}</span>
        <span className="block text-ink-soft [overflow-wrap:anywhere]">{operator.email}</span>
      </p>
      <div>
        <ToolButton
          icon={<LogOut aria-hidden="true" className="size-4" />}
          onClick={() => {
            navigate(paths.home);
            void signOut();
          }}
        >
          {words.signOut}
        </ToolButton>
      </div>
    </div>
  );
}
