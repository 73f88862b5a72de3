import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { adminPaths, type Costs, type PricedCall } from '#domain/operations/figures.ts';
import { errorRateLevel } from '#domain/operations/health.ts';
import { compactNumber, usd } from '#domain/operations/numbers.ts';
import { Chart } from '../components/chart.tsx';
import { Choice } from '../components/choice.tsx';
import { DataTable } from '../components/data-table.tsx';
import { Leveled } from '../components/mark.tsx';
import { Facts, Nothing, Panel, Stat, Stats } from '../components/panel.tsx';
import { RangeChoice, useRange } from '../components/range-choice.tsx';
import { Screen, Waiting } from '../components/screen.tsx';
import { seriesColours } from '../components/series-colours.ts';
import { ToolButton } from '../components/tool-button.tsx';
import { costRows } from '../cost-rows.ts';
import { downloadCsv } from '../download.ts';
import { formatDay, formatDays, formatHours, formatMilliseconds, formatPercent, formatTime } from '../format.ts';
import { figuresQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { useAddress } from '../use-address.ts';
import { useProviderName } from '../use-named.ts';
import { CapsPanel } from './caps-panel.tsx';
import { CostlyUsersPanel, MonthsPanel, StoryCostsPanel } from './story-cost-panels.tsx';

const words = texts.costs;

/** The costs of the providers (COST-01 to COST-17). */
export function CostsScreen({ maySetCaps }: { maySetCaps: boolean }) {
  const chosen = useRange('period', words.periods, 'week');
  const [{ provider }, change] = useAddress({ provider: 'all' });
  const query = useQuery(figuresQuery<Costs>(adminPaths.costs, { ...chosen.range.asked, provider }));
  const { data, isPending } = query;
  const providerName = useProviderName();
  // The product's own providers, and every other one that has ever cost something.
  const names = new Set(['all', 'gemini', 'deepseek', 'reader', ...(data?.knownProviders ?? []), provider]);
  const options = Object.fromEntries([...names].map((name) => [name, providerName(name)]));
  return (
    <Screen
      title={words.title}
      note={<p className="max-w-prose text-ink-soft text-sm">{words.meaning}</p>}
      query={query}
      tools={
        <>
          <RangeChoice label={words.period} options={words.periods} value={chosen} />
          <Choice
            label={words.provider}
            value={provider}
            options={options}
            onChange={(name) => change({ provider: name })}
          />
          <ToolButton
            icon={<Download aria-hidden="true" className="size-4" />}
            disabled={!data}
            onClick={() => data && downloadCsv('api-costs', chosen.range.file, costRows(data))}
          >
            {texts.common.export}
          </ToolButton>
        </>
      }
    >
      {isPending ? <Waiting label={words.loading} /> : <Figures data={data} maySetCaps={maySetCaps} />}
    </Screen>
  );
}

function Figures({ data, maySetCaps }: { data: Costs | undefined; maySetCaps: boolean }) {
  const period = data ? formatHours(data.period) : '';
  const { cards } = words;
  return (
    <>
      <Stats>
        <Stat
          label={cards.cost}
          value={usd(data?.totalCost ?? 0, 4)}
          period={period}
          trend={{ of: data?.trends.cost, format: (amount) => usd(amount, 4) }}
        />
        <Stat
          label={cards.requests}
          value={compactNumber(data?.totalRequests ?? 0)}
          period={period}
          trend={{ of: data?.trends.requests, format: compactNumber }}
        />
        <Stat
          label={cards.average}
          value={usd(data?.averageCost ?? 0, 4)}
          period={period}
          trend={{ of: data?.trends.average, format: (amount) => usd(amount, 4) }}
        />
        <Stat
          label={cards.active}
          value={String(data?.activeProviders ?? 0)}
          period={period}
          trend={{ of: data?.trends.providers, format: String }}
        />
      </Stats>
      <CapsPanel caps={data?.caps ?? []} maySet={maySetCaps} />
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
        <Panel title={words.summary} period={period}>
          <Summary rows={data?.providers ?? []} />
        </Panel>
        <Panel title={words.trend} period={words.utcDays}>
          <Trend today={data?.today ?? 0} yesterday={data?.yesterday ?? 0} />
        </Panel>
      </div>
      <StoryCostsPanel data={data} />
      <MonthsPanel months={data?.months ?? []} />
      <Panel title={words.daily} period={data ? formatDays(data.period) : ''}>
        <Daily rows={data?.daily ?? []} />
      </Panel>
      <Panel title={words.calls} period={`${period}, ${words.newest}`}>
        <Calls caption={words.calls} rows={data?.calls ?? []} />
      </Panel>
      <Panel title={words.expensive} period={`${period}, ${words.topTen}`}>
        <Calls caption={words.expensive} rows={data?.expensive ?? []} />
      </Panel>
      <CostlyUsersPanel users={data?.costlyUsers ?? []} />
    </>
  );
}

function Summary({ rows }: { rows: Costs['providers'] }) {
  const providerName = useProviderName();
  const { summaryColumns: columns } = words;
  if (rows.length === 0) return <Nothing>{words.none}</Nothing>;
  return (
    <DataTable
      caption={words.summary}
      rows={rows}
      keyOf={({ provider }) => provider}
      columns={[
        { label: columns.provider, cell: ({ provider }) => providerName(provider) },
        { label: columns.cost, numeric: true, cell: ({ cost }) => usd(cost, 4) },
        { label: columns.requests, numeric: true, cell: ({ requests }) => compactNumber(requests) },
        { label: columns.time, numeric: true, cell: ({ responseTime }) => formatMilliseconds(responseTime) },
        {
          label: columns.errors,
          numeric: true,
          cell: ({ errorRate }) => <Leveled level={errorRateLevel(errorRate)}>{formatPercent(errorRate)}</Leveled>,
        },
      ]}
    />
  );
}

/** Shows both days always; the percentage only if yesterday's cost is above 0 (AMB-130). */
function Trend({ today, yesterday }: { today: number; yesterday: number }) {
  const change = yesterday > 0 ? ((today - yesterday) / yesterday) * 100 : null;
  return (
    <>
      <Facts
        rows={[
          [words.today, usd(today, 4)],
          [words.yesterday, usd(yesterday, 4)],
        ]}
      />
      {change !== null && (
        <p className="mt-2 text-sm tabular-nums">
          {words.change(`${change >= 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}%`)}
        </p>
      )}
    </>
  );
}

function Daily({ rows }: { rows: Costs['daily'] }) {
  const providerName = useProviderName();
  if (rows.length === 0) return <Nothing>{words.none}</Nothing>;
  const dates = [...new Set(rows.map(({ date }) => date))];
  const providers = [...new Set(rows.map(({ provider }) => provider))].toSorted();
  const costOf = (date: string, provider: string) =>
    rows.find((row) => row.date === date && row.provider === provider)?.cost ?? 0;
  const days = dates.map((date) => ({
    date,
    day: formatDay(date),
    total: rows.reduce((sum, row) => sum + (row.date === date ? row.cost : 0), 0),
    ...Object.fromEntries(providers.map((provider) => [provider, costOf(date, provider)])),
  }));
  return (
    <>
      <Chart
        label={words.daily}
        kind="bars"
        stacked
        rows={days.toReversed()}
        x="day"
        unit="USD"
        open={days[0]?.date === new Date().toISOString().slice(0, 10)}
        series={providers.map((provider, index) => ({
          name: provider,
          label: providerName(provider),
          colour: seriesColours[index % seriesColours.length] ?? 'edge',
        }))}
      />
      <DataTable
        caption={words.daily}
        rows={days}
        keyOf={({ date }) => date}
        columns={[
          { label: words.dailyColumns.date, cell: ({ day }) => day },
          ...providers.map((provider) => ({
            label: providerName(provider),
            numeric: true,
            cell: ({ date }: { date: string }) => usd(costOf(date, provider), 4),
          })),
          { label: words.dailyColumns.total, numeric: true, cell: ({ total }) => usd(total, 4) },
        ]}
      />
    </>
  );
}

function Calls({ caption, rows }: { caption: string; rows: readonly PricedCall[] }) {
  const providerName = useProviderName();
  const { columns } = words;
  if (rows.length === 0) return <Nothing>{words.none}</Nothing>;
  return (
    <div className="max-h-96 overflow-y-auto">
      <DataTable
        caption={caption}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { label: columns.time, cell: ({ timestamp }) => formatTime(timestamp) },
          { label: columns.provider, cell: ({ provider }) => providerName(provider) },
          { label: columns.endpoint, cell: ({ endpoint }) => endpoint },
          {
            label: columns.status,
            numeric: true,
            cell: ({ statusCode }) => (
              <Leveled level={statusCode >= 500 ? 'bad' : statusCode >= 400 ? 'fair' : 'good'}>
                {String(statusCode)}
              </Leveled>
            ),
          },
          { label: columns.duration, numeric: true, cell: ({ responseTime }) => formatMilliseconds(responseTime) },
          { label: columns.cost, numeric: true, cell: ({ cost }) => usd(cost, 4) },
        ]}
      />
    </div>
  );
}
