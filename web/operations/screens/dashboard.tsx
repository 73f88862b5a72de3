import { useQuery } from '@tanstack/react-query';
import { type AdminStatus, adminRequirement, meets } from '#domain/identity/operators.ts';
import { adminPaths, type Dashboard, type OverviewTrends, type SystemHealth } from '#domain/operations/figures.ts';
import { compactNumber } from '#domain/operations/numbers.ts';
import { useOffer } from '../../platform/offers.ts';
import { Mark } from '../components/mark.tsx';
import { Facts, Nothing, Panel, Stat, Stats } from '../components/panel.tsx';
import { Screen, Waiting } from '../components/screen.tsx';
import { dayTrend } from '../day-trend.ts';
import { formatClock, formatDays, formatMilliseconds, formatPercent } from '../format.ts';
import { figuresQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { WrongNow } from './alerts-panel.tsx';
import { DailyStoriesPanel, EventsPanel } from './overview-panels.tsx';

const words = texts.dashboard;
type Operator = Extract<AdminStatus, { isAdmin: true }>;

/** The first screen of the back office (DASH-01 to DASH-18). */
export function DashboardScreen({ operator }: { operator: Operator }) {
  const query = useQuery(figuresQuery<Dashboard>(adminPaths.dashboard));
  const sells = useOffer('payments');
  const { data, isPending, isError, error, dataUpdatedAt } = query;
  if (isPending) return <Waiting />;
  const figures = data?.data ?? null;
  const period = data ? formatDays(data.period) : '';
  const problem = isError ? error.message : figures === null ? words.partProblem : null;
  return (
    <Screen
      title={words.title}
      note={
        <>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{words.greeting(operator.email)}</p>
          <p className="text-ink-soft text-sm tabular-nums">
            {words.updated} {dataUpdatedAt ? formatClock(dataUpdatedAt) : words.notYet}
          </p>
        </>
      }
    >
      <WrongNow />
      {problem !== null && <ProblemCard message={problem} />}
      <Totals figures={figures} mayOpen={(path) => meets(operator, adminRequirement(path.split('?')[0] ?? ''))} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DailyStoriesPanel
          title={words.daily}
          period={period}
          rows={figures?.dailyStoryCreation ?? []}
          failed={figures === null}
        />
        <div className="grid gap-4">
          <HealthPanel health={data?.health ?? null} />
          <EventsPanel
            title={words.activity}
            period={period}
            rows={figures?.eventBreakdown ?? []}
            failed={figures === null}
          />
        </div>
      </div>
      {sells && (
        <Panel title={words.subscriptions} period={texts.common.now}>
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
            {(['free', 'active', 'canceled', 'admin', 'total'] as const).map((group) => (
              <div key={group}>
                <dt className="text-ink-soft text-sm">{words.groups[group]}</dt>
                <dd className="font-semibold text-xl tabular-nums">
                  {figures === null ? texts.common.unknown : compactNumber(figures.subscriptionStats[group])}
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
    </Screen>
  );
}

function ProblemCard({ message }: { message: string }) {
  return (
    <div role="alert" className="rounded-md border border-rose bg-rose-wash p-4 text-ink">
      <h2 className="text-base text-rose">{words.problemTitle}</h2>
      <p>{words.problem(message)}</p>
      <p>{words.problemAdvice}</p>
    </div>
  );
}

/** The address of each card's rows. */
const rowsOf: Record<keyof OverviewTrends, string> = {
  users: '/admin/users',
  stories: '/admin/analytics',
  subscriptions: '/admin/business',
  events: '/admin/logs?timeframe=week',
};

function Totals({ figures, mayOpen }: { figures: Dashboard['data']; mayOpen: (path: string) => boolean }) {
  const sells = useOffer('payments');
  const cards = [
    { card: words.cards.users, value: figures?.totalUsers, of: 'users' as const },
    { card: words.cards.stories, value: figures?.totalStories, of: 'stories' as const },
    ...(sells
      ? [
          {
            card: words.cards.subscriptions,
            value: figures?.activeSubscriptions,
            period: texts.common.now,
            of: 'subscriptions' as const,
          },
        ]
      : []),
    { card: words.cards.events, value: figures?.userEvents, of: 'events' as const },
  ];
  return (
    <Stats>
      {cards.map(({ card: [label = '', note = ''], value, period, of }) => (
        <Stat
          key={label}
          label={label}
          note={note}
          value={compactNumber(value ?? 0)}
          period={period ?? texts.common.allTime}
          failed={value === undefined && words.cardFailed}
          to={mayOpen(rowsOf[of]) ? rowsOf[of] : undefined}
          trend={dayTrend(figures?.trends[of], words.trends[of])}
        />
      ))}
    </Stats>
  );
}

const healthTones = { healthy: 'good', warning: 'fair', critical: 'bad', unknown: 'plain' } as const;

function HealthPanel({ health }: { health: SystemHealth | null }) {
  const { healthRows: rows } = words;
  const orUnknown = (text: string) => (health?.status === 'unknown' ? texts.common.unknown : text);
  return (
    <Panel title={words.health} period={texts.monitoring.ranges['1h']}>
      <p className="mb-2 text-ink-soft text-sm">{words.meaning}</p>
      {health ? (
        <Facts
          rows={[
            [
              rows.status,
              <Mark key="status" tone={healthTones[health.status]}>
                {words.healthNames[health.status]}
              </Mark>,
            ],
            [rows.time, orUnknown(formatMilliseconds(health.avgResponseTime))],
            [rows.success, orUnknown(formatPercent(health.successRate))],
            [rows.users, orUnknown(String(health.activeUsers))],
            [rows.errors, orUnknown(String(health.recentErrors))],
          ]}
        />
      ) : (
        <Nothing>{words.noHealth}</Nothing>
      )}
    </Panel>
  );
}
