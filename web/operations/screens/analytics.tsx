import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type Analytics, adminPaths } from '#domain/operations/figures.ts';
import { compactNumber } from '#domain/operations/numbers.ts';
import { useOffer } from '../../platform/offers.ts';
import { Chart } from '../components/chart.tsx';
import { Facts, Nothing, Panel, Stat, Stats } from '../components/panel.tsx';
import { RangeChoice, useRange } from '../components/range-choice.tsx';
import { Screen, Waiting } from '../components/screen.tsx';
import { Shares } from '../components/shares.tsx';
import { TabSet } from '../components/tab-set.tsx';
import { ToolButton } from '../components/tool-button.tsx';
import { dayTrend } from '../day-trend.ts';
import { downloadCsv } from '../download.ts';
import { countryName, formatDay, formatDays } from '../format.ts';
import { figuresQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { useProviderName } from '../use-named.ts';
import { DailyStoriesPanel, EventsPanel } from './overview-panels.tsx';

const words = texts.analytics;

const ranges = { '7d': '7d', '30d': '30d', '90d': '90d' } as const;

/** The product's use in the last 7, 30 or 90 days, or in an own range (ANALYTICS-01 to ANALYTICS-11). */
export function AnalyticsScreen() {
  const chosen = useRange('range', ranges, '7d');
  const { range } = chosen;
  const query = useQuery(figuresQuery<Analytics>(adminPaths.analytics, range.asked));
  const { data, isPending } = query;
  const sells = useOffer('payments');
  return (
    <Screen
      title={words.title}
      query={query}
      tools={
        <>
          <RangeChoice label={words.range} options={ranges} value={chosen} />
          <ToolButton
            icon={<Download aria-hidden="true" className="size-4" />}
            disabled={!data}
            onClick={() => data && downloadCsv('analytics', range.file, exportRows(data, sells))}
          >
            {texts.common.export}
          </ToolButton>
        </>
      }
    >
      {isPending ? (
        <Waiting />
      ) : (
        <TabSet
          labels={words.tabs}
          panels={{
            overview: <Overview data={data} />,
            users: <Users data={data} />,
            content: <Content data={data} />,
            geography: <Geography data={data} />,
          }}
        />
      )}
    </Screen>
  );
}

type PartProps = { data: Analytics | undefined };
const periodOf = (data: Analytics | undefined) => (data ? formatDays(data.period) : '');
const isOver = (data: Analytics | undefined) => data?.range === 'own' && data.period.to.endsWith('T23:59:59.999Z');

function Overview({ data }: PartProps) {
  const sells = useOffer('payments');
  const { cards, groups } = texts.dashboard;
  const period = periodOf(data);
  const totals = [
    { label: cards.users[0], of: 'users' as const, value: data?.totals.users, period: texts.common.allTime },
    { label: cards.stories[0], of: 'stories' as const, value: data?.totals.stories, period },
    ...(sells
      ? [
          {
            label: cards.subscriptions[0],
            of: 'subscriptions' as const,
            value: data?.totals.subscriptions,
            period: texts.common.now,
          },
        ]
      : []),
    { label: cards.events[0], of: 'events' as const, value: data?.totals.events, period },
  ];
  return (
    <>
      <Stats>
        {totals.map(({ label = '', value = 0, period, of }) => (
          <Stat
            key={label}
            label={label}
            value={compactNumber(value)}
            period={period}
            trend={
              of === 'users' || of === 'subscriptions'
                ? dayTrend(data?.trends[of], words.came[of])
                : { of: data?.trends[of], format: compactNumber }
            }
          />
        ))}
      </Stats>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DailyStoriesPanel title={texts.dashboard.daily} period={period} rows={data?.dailyStoryCreation ?? []} />
        <div className="grid content-start gap-4">
          <EventsPanel title={words.breakdown} period={period} rows={data?.eventBreakdown ?? []} />
          {sells && (
            <Panel title={words.subscriptions} period={texts.common.now}>
              <Facts
                rows={(['free', 'active', 'canceled', 'total'] as const).map((group) => [
                  groups[group],
                  compactNumber(data?.subscriptionStats[group] ?? 0),
                ])}
              />
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}

/** An empty tab still shows its title and period. */
function NothingYet({ title, data, says }: PartProps & { title: string; says: string }) {
  return (
    <Panel title={title} period={periodOf(data)}>
      <Nothing>{says}</Nothing>
    </Panel>
  );
}

function Users({ data }: PartProps) {
  const { daily = [], providers = [] } = data?.users ?? {};
  if (daily.length === 0) return <NothingYet title={words.perDay} data={data} says={words.noUsers} />;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
      <Panel title={words.perDay} period={periodOf(data)}>
        <Chart
          label={words.perDay}
          kind="line"
          rows={daily.map((row) => ({ ...row, day: formatDay(row.date) }))}
          x="day"
          unit="users"
          open={daily.at(-1)?.date === new Date().toISOString().slice(0, 10)}
          series={[
            { name: 'active', label: 'Active', colour: 'sky' },
            { name: 'new', label: 'New', colour: 'lamp' },
          ]}
        />
        <div className="mt-3" />
        <Facts
          rows={[
            ['New users in the period', compactNumber(daily.reduce((sum, row) => sum + row.new, 0))],
            ['Sessions in the period', compactNumber(data?.totals.sessions ?? 0)],
            ['Most active users on one day', compactNumber(Math.max(...daily.map((row) => row.active)))],
          ]}
        />
      </Panel>
      <Panel title={words.providers} period={texts.common.allTime}>
        <Shares rows={providers} empty={texts.common.nothing} />
      </Panel>
    </div>
  );
}

function Content({ data }: PartProps) {
  const nameOfPart = useProviderName();
  if (!data || data.content.types.length === 0)
    return <NothingYet title={words.content.types} data={data} says={words.noContent} />;
  const parts = Object.keys(words.content) as (keyof Analytics['content'])[];
  return (
    <div className="gap-4 md:columns-2 xl:columns-3">
      {parts.map((part) => (
        <Panel key={part} title={words.content[part]} period={periodOf(data)} className="mb-4 break-inside-avoid">
          <Shares rows={data.content[part]} nameOf={nameOfPart} empty={texts.common.nothing} />
        </Panel>
      ))}
    </div>
  );
}

/** Up to 25 countries by their English names. */
function Geography({ data }: PartProps) {
  const { countries = [] } = data ?? {};
  if (countries.length === 0) {
    const says = isOver(data) ? texts.common.notKnown : words.noGeography;
    return <NothingYet title={words.countries} data={data} says={says} />;
  }
  return (
    <Panel title={words.countries} period={periodOf(data)} className="max-w-2xl">
      <Shares rows={countries} most={25} nameOf={countryName} empty={words.noGeography} />
    </Panel>
  );
}

function exportRows(data: Analytics, sells: boolean): (string | number | null)[][] {
  return [
    ['Analytics', data.range, data.period.from, data.period.to],
    [],
    ['Date', 'Stories', 'Users with stories', 'New users', 'Active users'],
    ...data.dailyStoryCreation.map(({ date, stories, users }) => {
      const day = data.users.daily.find((row) => row.date === date);
      return [date, stories, users, day?.new ?? 0, day?.active ?? 0];
    }),
    [],
    ['Event', 'Count', 'Unique users'],
    ...data.eventBreakdown.map((row) => [row.event_type, row.count, row.unique_users]),
    [],
    ...(sells ? [['Subscription', 'Users'], ...Object.entries(data.subscriptionStats), []] : []),
    ['Part', 'Name', 'Count'],
    ...Object.entries(data.content).flatMap(([part, rows]) => rows.map(({ name, count }) => [part, name, count])),
    ...data.countries.map(({ name, count }) => ['country', name, count]),
  ];
}
