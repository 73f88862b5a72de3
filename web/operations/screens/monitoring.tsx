import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { adminPaths, type HostMetrics, type Monitoring, type StoryTimes } from '#domain/operations/figures.ts';
import { errorRateLevel, uptimeLevel } from '#domain/operations/health.ts';
import { compactNumber, usd } from '#domain/operations/numbers.ts';
import { Progress } from '../../ui/states/progress.tsx';
import { Chart } from '../components/chart.tsx';
import { DataTable } from '../components/data-table.tsx';
import { Leveled, Mark } from '../components/mark.tsx';
import { Facts, Nothing, Panel, Stat, Stats } from '../components/panel.tsx';
import { RangeChoice, useRange } from '../components/range-choice.tsx';
import { Screen, Waiting } from '../components/screen.tsx';
import { TabSet } from '../components/tab-set.tsx';
import { ToolButton } from '../components/tool-button.tsx';
import { downloadCsv } from '../download.ts';
import {
  formatDays,
  formatHours,
  formatMilliseconds,
  formatMinute,
  formatMoment,
  formatPercent,
  formatTime,
} from '../format.ts';
import { autoRefreshMilliseconds, figuresQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { useProviderName } from '../use-named.ts';

const words = texts.monitoring;

/** Response times and errors of our functions and the providers (MONITOR-01 to MONITOR-15). */
export function MonitoringScreen() {
  const chosen = useRange('range', words.ranges, '1h');
  const { range } = chosen;
  const query = useQuery({
    ...figuresQuery<Monitoring>(adminPaths.monitoring, range.asked),
    refetchInterval: autoRefreshMilliseconds,
  });
  const { data, isPending } = query;
  return (
    <Screen
      title={words.title}
      note={
        <p className="max-w-prose text-ink-soft text-sm">
          {words.auto}. {words.meaning}
        </p>
      }
      query={query}
      tools={
        <>
          <RangeChoice label={words.range} options={words.ranges} value={chosen} />
          <ToolButton
            icon={<Download aria-hidden="true" className="size-4" />}
            disabled={!data}
            onClick={() => data && downloadCsv('api-monitoring', range.file, exportRows(data))}
          >
            {texts.common.export}
          </ToolButton>
        </>
      }
    >
      <Cards data={data} isError={query.isError} />
      {(data?.textProviders.length ?? 0) > 1 && <Writers data={data} />}
      {isPending ? (
        <Waiting />
      ) : (
        <TabSet
          labels={words.tabs}
          panels={{
            endpoints: <Endpoints data={data} />,
            errors: <Errors data={data} />,
            performance: <Performance data={data} />,
            times: <Times data={data} />,
            prompts: <Prompts data={data} />,
          }}
        />
      )}
    </Screen>
  );
}

type PartProps = { data: Monitoring | undefined };
const periodOf = (data: Monitoring | undefined) => (data ? formatHours(data.period) : '');

function Cards({ data, isError }: PartProps & { isError: boolean }) {
  const {
    totalRequests = 0,
    requestsPerMinute = 0,
    averageResponseTime = 0,
    peakResponseTime = 0,
    errorRate = 0,
  } = data?.metrics ?? {};
  const period = periodOf(data);
  const failed = isError && !data && texts.dashboard.cardFailed;
  const { cards } = words;
  return (
    <Stats>
      <Stat
        label={cards.requests}
        value={compactNumber(totalRequests)}
        failed={failed}
        note={failed ? undefined : cards.perMinute(requestsPerMinute.toFixed(requestsPerMinute < 10 ? 2 : 0))}
        period={period}
        trend={{ of: data?.trends.requests, format: compactNumber }}
      />
      <Stat
        label={cards.time}
        value={formatMilliseconds(totalRequests === 0 ? null : averageResponseTime)}
        failed={failed}
        note={failed ? undefined : cards.peak(formatMilliseconds(peakResponseTime))}
        period={period}
        trend={{ of: data?.trends.responseTime, format: formatMilliseconds }}
      />
      {/* Without requests there is no error rate: "N/A" and not 0%. */}
      <Stat
        label={cards.errors}
        value={totalRequests === 0 ? texts.common.unknown : formatPercent(errorRate)}
        tone={totalRequests === 0 ? 'plain' : errorRateLevel(errorRate)}
        failed={failed}
        period={period}
        to="/admin/logs"
        trend={{ of: data?.trends.errorRate, format: formatPercent }}
      />
      <Stat
        label={cards.cost}
        value={usd(data?.totalCost ?? 0, 4)}
        failed={failed}
        period={period}
        to="/admin/api-costs"
        trend={{ of: data?.trends.cost, format: (amount) => usd(amount, 4) }}
      />
    </Stats>
  );
}

/** The providers of text stories, if there are several, and which one writes new stories. */
function Writers({ data }: PartProps) {
  const { writers } = words;
  return (
    <Panel title={writers.title}>
      <p className="text-ink-soft text-sm">{writers.note}</p>
      <ul className="mt-3 grid gap-2">
        {data?.textProviders.map(({ name, model, down, writing }) => (
          <li key={name} className="flex flex-wrap items-center gap-3">
            <span className="font-medium">{name}</span>
            <code className="text-xs">{model}</code>
            {down ? (
              <Mark tone="bad">{writers.down}</Mark>
            ) : (
              <Mark tone={writing ? 'good' : 'fair'}>{writing ? writers.writing : writers.waiting}</Mark>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const statusTones = { healthy: 'good', warning: 'fair', error: 'bad', quiet: 'plain' } as const;

function Endpoints({ data }: PartProps) {
  const { columns } = words;
  return (
    <Panel title={words.tabs.endpoints} period={periodOf(data)}>
      <DataTable
        caption={words.tabs.endpoints}
        rows={data?.endpoints ?? []}
        keyOf={({ id }) => id}
        columns={[
          { label: columns.name, cell: ({ name }) => <span className="font-medium">{name}</span> },
          { label: columns.path, cell: ({ path }) => <code className="text-xs">{path}</code> },
          { label: columns.method, cell: ({ method }) => method },
          {
            label: columns.status,
            cell: ({ status }) => <Mark tone={statusTones[status]}>{words.statuses[status]}</Mark>,
          },
          {
            label: columns.time,
            numeric: true,
            cell: (row) => formatMilliseconds(row.requestCount === 0 ? null : row.responseTime),
          },
          { label: columns.requests, numeric: true, cell: ({ requestCount }) => compactNumber(requestCount) },
          {
            label: columns.errors,
            numeric: true,
            cell: ({ errorRate, requestCount }) =>
              requestCount === 0 ? (
                texts.common.unknown
              ) : (
                <Leveled level={errorRateLevel(errorRate)}>{formatPercent(errorRate)}</Leveled>
              ),
          },
          {
            label: columns.uptime,
            numeric: true,
            cell: ({ uptime, requestCount }) =>
              requestCount === 0 ? (
                texts.common.unknown
              ) : (
                <Leveled level={uptimeLevel(uptime)}>{formatPercent(uptime)}</Leveled>
              ),
          },
        ]}
      />
    </Panel>
  );
}

function Errors({ data }: PartProps) {
  const { errorColumns: columns } = words;
  const rows = data?.errorLogs ?? [];
  return (
    <Panel title={words.tabs.errors} period={`${periodOf(data)}, ${words.newest}`}>
      {rows.length === 0 ? (
        <Nothing>{words.noErrors}</Nothing>
      ) : (
        <DataTable
          caption={words.tabs.errors}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { label: columns.time, cell: ({ timestamp }) => formatTime(timestamp) },
            { label: columns.endpoint, cell: ({ method, endpoint }) => `${method} ${endpoint}` },
            {
              label: columns.status,
              numeric: true,
              cell: ({ statusCode }) => (
                <Leveled level={statusCode >= 500 ? 'bad' : 'fair'}>{String(statusCode)}</Leveled>
              ),
            },
            { label: columns.error, cell: ({ error }) => error },
            { label: columns.address, cell: ({ ipAddress }) => ipAddress ?? texts.common.unknown },
          ]}
        />
      )}
    </Panel>
  );
}

/** The times of stories, by provider and prompt version. */
function Times({ data }: PartProps) {
  const providerName = useProviderName();
  const { times } = words;
  const { columns } = times;
  const period = data ? formatDays(data.storyTimesPeriod) : '';
  return (['first', 'whole'] as const).map((measure) => {
    const rows = (data?.storyTimes ?? []).filter((row) => row.measure === measure);
    return (
      <Panel key={measure} title={times.titles[measure]} period={period}>
        {rows.length === 0 ? (
          <Nothing>{times.none}</Nothing>
        ) : (
          <DataTable
            caption={times.titles[measure]}
            rows={rows}
            keyOf={({ provider, model, promptVersion }) => `${provider} ${model} ${promptVersion}`}
            columns={[
              { label: columns.provider, cell: ({ provider }) => providerName(provider) },
              { label: columns.model, cell: ({ model }) => <code className="text-xs">{model}</code> },
              {
                label: columns.version,
                cell: ({ promptVersion }) => (
                  <code className="text-xs">{promptVersion === '' ? texts.common.unknown : promptVersion}</code>
                ),
              },
              { label: columns.stories, numeric: true, cell: ({ stories }) => compactNumber(stories) },
              ...(['p50', 'p95', 'p99'] as const).map((percentile) => ({
                label: columns[percentile],
                numeric: true as const,
                cell: (row: StoryTimes) => formatMilliseconds(row[percentile]),
              })),
            ]}
          />
        )}
        <p className="mt-3 text-ink-soft text-sm">{times.note}</p>
      </Panel>
    );
  });
}

/** The outcomes of stories for each version of the prompts. */
function Prompts({ data }: PartProps) {
  const { promptColumns: columns } = words;
  const counts = ['stories', 'saved', 'rereads', 'favorites', 'continued', 'stopped', 'refused'] as const;
  return (
    <Panel title={words.tabs.prompts} period={data ? formatDays(data.storyTimesPeriod) : ''}>
      <DataTable
        caption={words.tabs.prompts}
        rows={data?.promptVersions ?? []}
        keyOf={({ version }) => version}
        columns={[
          { label: columns.version, cell: ({ version }) => <code className="text-xs">{version}</code> },
          ...counts.map((count) => ({
            label: columns[count],
            numeric: true as const,
            cell: (row: Monitoring['promptVersions'][number]) => compactNumber(row[count]),
          })),
        ]}
      />
    </Panel>
  );
}

function Performance({ data }: PartProps) {
  const { series = [], host } = data ?? {};
  const rows = series.map(({ at, responseTime, ...row }) => ({
    ...row,
    succeeded: row.requests - row.errors,
    moment: data?.range === '7d' || data?.range === 'own' ? formatMoment(at) : formatMinute(at),
    responseTime: responseTime === null ? null : Math.round(responseTime),
  }));
  return (
    <>
      {rows.every(({ requests }) => requests === 0) ? (
        <Panel title={words.charts.requests} period={periodOf(data)}>
          <Nothing>{words.noCharts}</Nothing>
        </Panel>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          <Panel title={words.charts.requests} period={periodOf(data)}>
            <Chart
              label={words.charts.requests}
              kind="bars"
              stacked
              rows={rows}
              x="moment"
              unit="calls"
              open={data?.range !== 'own'}
              series={[
                { name: 'succeeded', label: 'Succeeded', colour: 'sky' },
                { name: 'errors', label: 'Errors', colour: 'rose' },
              ]}
            />
          </Panel>
          <Panel title={words.charts.time} period={periodOf(data)}>
            <Chart
              label={words.charts.time}
              kind="line"
              rows={rows}
              x="moment"
              unit="ms"
              open={data?.range !== 'own'}
              series={[{ name: 'responseTime', label: 'Average', colour: 'lamp' }]}
            />
          </Panel>
        </div>
      )}
      <Host host={host ?? { cpu: null, memory: null, disk: null }} />
    </>
  );
}

function Host({ host }: { host: HostMetrics }) {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {(['cpu', 'memory', 'disk'] as const).map((name) => {
        const share = host[name];
        return (
          <Panel key={name} title={words.host[name]} period={words.hostPeriod}>
            {share === null ? (
              <Facts rows={[[words.inUse, texts.common.unknown]]} />
            ) : (
              <Progress label={words.inUse} value={share} max={100} valueText={formatPercent(share)} />
            )}
          </Panel>
        );
      })}
    </div>
  );
}

function exportRows(data: Monitoring): (string | number | null)[][] {
  const { metrics } = data;
  return [
    ['API monitoring', data.range, data.period.from, data.period.to],
    ['Total requests', 'Per minute', 'Average ms', 'Peak ms', 'Error rate %', 'Total cost USD'],
    [
      metrics.totalRequests,
      metrics.requestsPerMinute,
      metrics.averageResponseTime,
      metrics.peakResponseTime,
      metrics.errorRate,
      data.totalCost,
    ],
    [],
    ['Name', 'Path', 'Method', 'Status', 'Response ms', 'Requests', 'Error rate %', 'Uptime %'],
    ...data.endpoints.map((row) => [
      row.name,
      row.path,
      row.method,
      row.status,
      row.responseTime,
      row.requestCount,
      row.errorRate,
      row.uptime,
    ]),
    [],
    ['Measure', 'Provider', 'Model', 'Prompt version', 'Stories', 'p50 ms', 'p95 ms', 'p99 ms'],
    ...data.storyTimes.map((row) => [
      row.measure,
      row.provider,
      row.model,
      row.promptVersion,
      row.stories,
      row.p50,
      row.p95,
      row.p99,
    ]),
    [],
    ['Timestamp', 'Method', 'Endpoint', 'Status', 'Error', 'IP address'],
    ...data.errorLogs.map((row) => [
      row.timestamp,
      row.method,
      row.endpoint,
      row.statusCode,
      row.error,
      row.ipAddress ?? texts.common.unknown,
    ]),
  ];
}
