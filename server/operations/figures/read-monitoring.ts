import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Endpoint, type Monitoring, type monitoringQuery, rangeHours } from '#domain/operations/figures.ts';
import { endpointStatus } from '#domain/operations/health.ts';
import { percentOf } from '#domain/operations/numbers.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type AskedMoments, askedMoments } from './asked-days.ts';
import { iso, rowsOf } from './period.ts';
import { readPromptVersions } from './read-prompt-versions.ts';
import { readStoryTimes } from './read-story-times.ts';
import { type CurveRow, callsByPart, curveOf, partOf, sumOf } from './trends.ts';

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
  text: boolean;
};

/**
 * Returns how the calls of the last hour, day or week, or of a custom range, went (MONITOR-05 to MONITOR-14, DATA-47).
 * Throws INVALID_REQUEST for an invalid range.
 */
export async function readMonitoring(
  ctx: AppServices,
  _operator: Operator,
  query: z.output<typeof monitoringQuery>,
): Promise<Monitoring> {
  const now = ctx.now();
  const asked = askedMoments(now, rangeHours[query.range], query);
  const { period, isOwn } = asked;
  const minutes = (Date.parse(period.to) - Date.parse(period.from)) / 60_000;
  const [{ calls, errorLogs, series, promptVersions }, { trends, times }] = await Promise.all([
    ctx.store.asService(async (tx) => ({
      calls: await readCalls(tx, period),
      errorLogs: await readErrors(tx, period),
      series: await readSeries(tx, asked),
      promptVersions: await readPromptVersions(tx, period),
    })),
    ctx.store.asService(async (tx) => ({
      trends: await readTrends(tx, asked, now),
      times: await readStoryTimes(tx, period),
    })),
  ]);
  // The same requests and times as on the dashboard.
  const service = calls.filter((row) => row.service);
  const requests = sumOf(service, 'requests');
  const stories = service.filter((row) => row.api_provider !== 'app');
  const text = stories.filter((row) => row.text && row.timed > 0);
  const timedRows = text.length > 0 ? text : stories;
  const timed = sumOf(timedRows, 'timed');
  return {
    range: isOwn ? 'own' : query.range,
    period,
    trends,
    ...times,
    endpoints: endpointsOf(calls),
    metrics: {
      totalRequests: requests,
      requestsPerMinute: minutes === 0 ? 0 : requests / minutes,
      averageResponseTime: timed === 0 ? 0 : sumOf(timedRows, 'total_ms') / timed,
      peakResponseTime: Math.max(0, ...timedRows.map((row) => row.max_ms)),
      errorRate: percentOf(sumOf(service, 'errors'), requests),
    },
    errorLogs,
    totalCost: sumOf(calls, 'cost'),
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

function readCalls(tx: Transaction, { from, to }: Monitoring['period']): Promise<CallsRow[]> {
  return rowsOf<CallsRow>(
    tx,
    sql`select api_provider, endpoint, method, sum(requests)::integer as requests, sum(errors)::integer as errors,
        sum(server_errors)::integer as server_errors, sum(timed)::integer as timed, sum(total_ms)::float as total_ms,
        max(max_ms)::integer as max_ms, sum(cost_usd)::float as cost, is_service_call(api_provider, endpoint) as service,
        is_text_call(api_provider, endpoint) as text
      from calls_between(${from}, ${to}) group by 1, 2, 3 having sum(requests) > 0 order by requests desc, endpoint`,
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

async function readErrors(tx: Transaction, { from, to }: Monitoring['period']): Promise<Monitoring['errorLogs']> {
  const rows = await rowsOf<Omit<Monitoring['errorLogs'][number], 'timestamp'> & { timestamp: Date }>(
    tx,
    sql`select id, timestamp, method, endpoint, status_code as "statusCode",
        coalesce(error_message, 'HTTP ' || status_code) as error, ip_address as "ipAddress"
      from api_usage_logs where status_code >= 400 and timestamp >= ${from} and timestamp < ${to} order by timestamp desc limit ${errorRows}`,
  );
  return rows.map((row) => ({ ...row, timestamp: iso(row.timestamp) }));
}

/** Log rows that count as requests: those of parents, and our own failures. */
const serviceRows = sql`is_service_call(api_provider, endpoint)
  and (api_provider <> 'app' or status_code >= 500 and is_fault(status_code, error_message))`;
/** Periods of up to this many hours are read minute by minute, from the log itself. */
const minuteHours = 2;
const hoursOf = ({ from, to }: Monitoring['period']) => (Date.parse(to) - Date.parse(from)) / 3_600_000;

type SeriesRow = { at: Date; requests: number; errors: number; text: number | null; any: number | null };

/** One point per minute for up to 2 hours, else one per hour; a point without timed calls has no response time. */
async function readSeries(tx: Transaction, { period }: AskedMoments): Promise<Monitoring['series']> {
  const { from, to } = period;
  const byMinute = hoursOf(period) <= minuteHours;
  const statement = byMinute
    ? sql`select date_trunc('minute', timestamp) as at, count(*)::integer as requests,
          count(*) filter (where is_fault(status_code, error_message))::integer as errors,
          (avg(response_time_ms) filter (where is_text_call(api_provider, endpoint)))::float as "text",
          (avg(response_time_ms) filter (where api_provider <> 'app'))::float as "any"
        from api_usage_logs where timestamp >= ${from} and timestamp < ${to} and ${serviceRows} group by 1 order by 1`
    : sql`select hour as at, sum(requests)::integer as requests, sum(errors)::integer as errors,
          (sum(total_ms) filter (where is_text_call(api_provider, endpoint))
            / nullif(sum(timed) filter (where is_text_call(api_provider, endpoint)), 0))::float as "text",
          (sum(total_ms) filter (where api_provider <> 'app') / nullif(sum(timed) filter (where api_provider <> 'app'), 0))::float as "any"
        from calls_between(${from}, ${to}) where is_service_call(api_provider, endpoint) group by 1 having sum(requests) > 0 order by 1`;
  const rows = await rowsOf<SeriesRow>(tx, statement);
  if (rows.length === 0) return [];
  // As on the card: illustrated stories count only where there are no others.
  const kind = rows.some(({ text }) => text !== null) ? 'text' : 'any';
  const step = byMinute ? 60_000 : 3_600_000;
  const first = Math.floor(Date.parse(from) / step);
  const last = Math.floor(Date.parse(to) / step);
  const known = new Map(rows.map((row) => [Math.floor(new Date(row.at).getTime() / step), row]));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const { requests = 0, errors = 0, [kind]: responseTime = null } = known.get(first + index) ?? {};
    return { at: new Date((first + index) * step).toISOString(), requests, errors, responseTime };
  });
}

type PartRow = CurveRow & {
  requests: number;
  errors: number;
  text_ms: number;
  text_timed: number;
  all_ms: number;
  all_timed: number;
  cost: number;
};

/** The curves of the four cards over this period and the one before, by the cards' own definitions. */
async function readTrends(tx: Transaction, asked: AskedMoments, now: Date): Promise<Monitoring['trends']> {
  const { before, period } = asked;
  const told = sql`api_provider <> 'app'`;
  const rows = await rowsOf<PartRow>(
    tx,
    hoursOf(period) <= minuteHours
      ? sql`select ${partOf(asked, sql`timestamp`)} as part, count(*) filter (where ${serviceRows})::integer as requests,
            count(*) filter (where ${serviceRows} and is_fault(status_code, error_message))::integer as errors,
            coalesce(sum(response_time_ms) filter (where is_text_call(api_provider, endpoint)), 0)::float as text_ms,
            count(response_time_ms) filter (where is_text_call(api_provider, endpoint))::integer as text_timed,
            coalesce(sum(response_time_ms) filter (where ${serviceRows} and ${told}), 0)::float as all_ms,
            count(response_time_ms) filter (where ${serviceRows} and ${told})::integer as all_timed,
            coalesce(sum(cost_usd), 0)::float as cost
          from api_usage_logs where timestamp >= ${before.from} and timestamp < ${period.to} group by 1`
      : sql`select part, coalesce(sum(requests) filter (where is_service_call(api_provider, endpoint)), 0)::integer as requests,
            coalesce(sum(errors) filter (where is_service_call(api_provider, endpoint)), 0)::integer as errors,
            coalesce(sum(total_ms) filter (where is_text_call(api_provider, endpoint)), 0)::float as text_ms,
            coalesce(sum(timed) filter (where is_text_call(api_provider, endpoint)), 0)::integer as text_timed,
            coalesce(sum(total_ms) filter (where is_service_call(api_provider, endpoint) and ${told}), 0)::float as all_ms,
            coalesce(sum(timed) filter (where is_service_call(api_provider, endpoint) and ${told}), 0)::integer as all_timed,
            coalesce(sum(cost_usd), 0)::float as cost
          from ${callsByPart(asked)} group by 1`,
  );
  const kind = sumOf(rows, 'text_timed') > 0 ? 'text' : 'all';
  const curve = (figure: (parts: readonly PartRow[]) => number | null) => curveOf(asked, rows, figure, now);
  return {
    requests: curve((parts) => sumOf(parts, 'requests')),
    responseTime: curve((parts) => {
      const timed = sumOf(parts, `${kind}_timed`);
      return timed === 0 ? null : sumOf(parts, `${kind}_ms`) / timed;
    }),
    errorRate: curve((parts) => {
      const requests = sumOf(parts, 'requests');
      return requests === 0 ? null : percentOf(sumOf(parts, 'errors'), requests);
    }),
    cost: curve((parts) => sumOf(parts, 'cost')),
  };
}
