import { sql } from 'drizzle-orm';
import { type Endpoint, type Monitoring, type MonitoringRange, rangeHours } from '#domain/operations/figures.ts';
import { endpointStatus } from '#domain/operations/health.ts';
import { percentOf } from '#domain/operations/numbers.ts';
import type { AppServices } from '../context.ts';
import type { Operator } from '../identity/operator.ts';
import type { Transaction } from '../platform/database.ts';
import { hoursPeriod, iso, rowsOf } from './period.ts';
import { readPromptVersions } from './read-prompt-versions.ts';

/** The story functions are listed whether or not somebody called them (AMB-127). */
const storyFunctions = ['generate-story-stream', 'generate-story-gemini', 'generate-story'];
const names: Record<string, string> = {
  'generate-story-stream': 'Text stories',
  'generate-story-gemini': 'Illustrated stories',
  'generate-story': 'Stories (older rows)',
};
const providerNames: Record<string, string> = {
  deepseek: 'DeepSeek',
  gemini: 'Gemini',
  second: 'Second text provider',
};
const errorRows = 50;

type CallsRow = {
  api_provider: string;
  endpoint: string;
  method: string;
  requests: number;
  errors: number;
  server_errors: number;
  timed: number;
  total_ms: number;
  max_ms: number;
  cost: number;
  service: boolean;
};

/** How the calls of the last hour, day or week went (MONITOR-05 to MONITOR-14, DATA-47). */
export async function readMonitoring(
  ctx: AppServices,
  _operator: Operator,
  { range }: { range: MonitoringRange },
): Promise<Monitoring> {
  const hours = rangeHours[range];
  const period = hoursPeriod(ctx.now(), hours);
  const figures = await ctx.store.asService(async (tx) => ({
    calls: await readCalls(tx, period.from),
    errorLogs: await readErrors(tx, period.from),
    series: await readSeries(tx, range, period.from),
    promptVersions: await readPromptVersions(tx, period.from),
  }));
  const { calls, errorLogs, series, promptVersions } = figures;
  const sum = (rows: CallsRow[], pick: (row: CallsRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  // The same requests and times as on the dashboard.
  const service = calls.filter((row) => row.service);
  const requests = sum(service, (row) => row.requests);
  const stories = service.filter((row) => row.api_provider !== 'app');
  const text = stories.filter((row) => row.api_provider !== 'gemini' && row.timed > 0);
  const timedRows = text.length > 0 ? text : stories;
  const timed = sum(timedRows, (row) => row.timed);
  return {
    range,
    period,
    endpoints: endpointsOf(calls),
    metrics: {
      totalRequests: requests,
      requestsPerMinute: requests / (hours * 60),
      averageResponseTime: timed === 0 ? 0 : sum(timedRows, (row) => row.total_ms) / timed,
      peakResponseTime: Math.max(0, ...timedRows.map((row) => row.max_ms)),
      errorRate: percentOf(
        sum(service, (row) => row.errors),
        requests,
      ),
    },
    errorLogs,
    totalCost: sum(calls, (row) => row.cost),
    series,
    host: await ctx.hostMetrics(),
    textProviders: textProvidersOf(ctx),
    promptVersions,
  };
}

function textProvidersOf({ textProviders }: AppServices): Monitoring['textProviders'] {
  const writing = textProviders.find(({ breaker }) => !breaker.isOpen);
  return textProviders.map((provider) => ({
    name: providerNames[provider.name] ?? provider.name,
    model: provider.client.model,
    down: provider.breaker.isOpen,
    writing: provider === writing,
  }));
}

function readCalls(tx: Transaction, since: string): Promise<CallsRow[]> {
  return rowsOf<CallsRow>(
    tx,
    sql`select api_provider, endpoint, method, sum(requests)::integer as requests, sum(errors)::integer as errors,
        sum(server_errors)::integer as server_errors, sum(timed)::integer as timed, sum(total_ms)::float as total_ms,
        max(max_ms)::integer as max_ms, sum(cost_usd)::float as cost, is_service_call(api_provider, endpoint) as service
      from calls_since(${since}) group by 1, 2, 3 having sum(requests) > 0 order by requests desc, endpoint`,
  );
}

function endpointsOf(calls: CallsRow[]): Endpoint[] {
  const listed = calls.map((row) => ({
    id: `${row.api_provider} ${row.method} ${row.endpoint}`,
    ...placeOf(row),
    method: row.method,
    status: endpointStatus(percentOf(row.errors, row.requests)),
    responseTime: row.timed === 0 ? 0 : row.total_ms / row.timed,
    requestCount: row.requests,
    errorRate: percentOf(row.errors, row.requests),
    uptime: 100 - percentOf(row.server_errors, row.requests),
  }));
  const quiet = storyFunctions.filter((endpoint) => !calls.some((row) => row.endpoint === endpoint));
  return [
    ...listed,
    ...quiet.map((endpoint) => ({
      id: endpoint,
      ...placeOf({ api_provider: '', endpoint }),
      method: 'POST',
      status: 'quiet' as const,
      responseTime: 0,
      requestCount: 0,
      errorRate: 0,
      uptime: 100,
    })),
  ];
}

function placeOf({ api_provider, endpoint }: Pick<CallsRow, 'api_provider' | 'endpoint'>) {
  if (storyFunctions.includes(endpoint)) {
    return { name: names[endpoint] ?? endpoint, path: `/functions/v1/${endpoint}` };
  }
  if (endpoint.startsWith('/')) return { name: 'Lunatale', path: endpoint };
  return { name: providerNames[api_provider] ?? api_provider, path: endpoint };
}

async function readErrors(tx: Transaction, since: string): Promise<Monitoring['errorLogs']> {
  const rows = await rowsOf<Omit<Monitoring['errorLogs'][number], 'timestamp'> & { timestamp: Date }>(
    tx,
    sql`select id, timestamp, method, endpoint, status_code as "statusCode",
        coalesce(error_message, 'HTTP ' || status_code) as error, ip_address as "ipAddress"
      from api_usage_logs where status_code >= 400 and timestamp >= ${since} order by timestamp desc limit ${errorRows}`,
  );
  return rows.map((row) => ({ ...row, timestamp: iso(row.timestamp) }));
}

/** One point a minute for an hour, one an hour for more; without calls a point has no time. */
async function readSeries(tx: Transaction, range: MonitoringRange, since: string): Promise<Monitoring['series']> {
  const statement =
    range === '1h'
      ? sql`select date_trunc('minute', timestamp) as at, count(*)::integer as requests,
          count(*) filter (where is_fault(status_code, error_message))::integer as errors, avg(response_time_ms)::float as "responseTime"
        from api_usage_logs where timestamp >= ${since} and is_service_call(api_provider, endpoint) and (api_provider <> 'app' or status_code >= 500 and is_fault(status_code, error_message))
          group by 1 order by 1`
      : sql`select hour as at, sum(requests)::integer as requests, sum(errors)::integer as errors,
          (sum(total_ms) / nullif(sum(timed), 0))::float as "responseTime"
        from calls_since(${since}) where is_service_call(api_provider, endpoint) group by 1 having sum(requests) > 0 order by 1`;
  const rows = await rowsOf<Omit<Monitoring['series'][number], 'at'> & { at: Date }>(tx, statement);
  if (rows.length === 0) return [];
  const step = range === '1h' ? 60_000 : 3_600_000;
  const first = Math.floor(Date.parse(since) / step);
  const known = new Map(rows.map((row) => [Math.floor(new Date(row.at).getTime() / step), row]));
  return Array.from({ length: rangeHours[range] * (3_600_000 / step) + 1 }, (_, index) => {
    const { requests = 0, errors = 0, responseTime = null } = known.get(first + index) ?? {};
    return { at: new Date((first + index) * step).toISOString(), requests, errors, responseTime };
  });
}
