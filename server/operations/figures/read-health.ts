import { sql } from 'drizzle-orm';
import type { SystemHealth } from '#domain/operations/figures.ts';
import { systemHealth } from '#domain/operations/health.ts';
import { percentOf } from '#domain/operations/numbers.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { rowOf } from './period.ts';

/**
 * How the service did in the last hour (DASH-15, DASH-22), by parents' requests and our own failures, as
 * `is_service_call` and `is_fault` define them here and on every other screen. The average is of the time to the first
 * words; illustrated stories, which are answered whole, count only if there were no text stories.
 */
export async function readHealth(tx: Transaction): Promise<SystemHealth> {
  const row = await rowOf<{
    requests: number;
    succeeded: number;
    average: number | null;
    active_users: number;
    recent_errors: number;
  }>(
    tx,
    sql`select count(*)::integer as requests, count(*) filter (where not is_fault(status_code, error_message))::integer as succeeded,
        coalesce(avg(response_time_ms) filter (where is_text_call(api_provider, endpoint)),
          avg(response_time_ms) filter (where api_provider <> 'app'))::float as average,
        (select count(*) from user_activity where last_active_at > app_now() - interval '1 hour')::integer as active_users,
        (select count(*) from error_logs where timestamp > app_now() - interval '1 hour')::integer as recent_errors
      from api_usage_logs where timestamp > app_now() - interval '1 hour' and is_service_call(api_provider, endpoint)
        and (api_provider <> 'app' or status_code >= 500 and is_fault(status_code, error_message))`,
  );
  const successRate = percentOf(row.succeeded, row.requests);
  const avgResponseTime = Math.round(row.average ?? 0);
  return {
    status: systemHealth(row.requests, successRate, row.average ?? 0),
    avgResponseTime,
    successRate,
    activeUsers: row.active_users,
    recentErrors: row.recent_errors,
  };
}
