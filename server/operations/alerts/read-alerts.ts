import { isNull, sql } from 'drizzle-orm';
import { safetyReports } from '#db/schema/stories.ts';
import type { Alert, Alerts } from '#domain/operations/alerts.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import { iso, isoOrNull, rowsOf } from '../figures/period.ts';

type Row = Omit<Alert, 'startedAt' | 'endedAt' | 'toldAt'> & {
  startedAt: Date;
  endedAt: Date | null;
  toldAt: Date | null;
};

/** Returns open alerts, then the newest ended ones, 50 in all, and the channels on which they are told. */
export async function readAlerts(ctx: AppServices, _operator: Operator): Promise<Alerts> {
  const { rows, reports } = await ctx.store.asService(async (tx) => ({
    reports: await tx.$count(safetyReports, isNull(safetyReports.decision)),
    rows: await rowsOf<Row>(
      tx,
      sql`select id, rule, says, page, started_at as "startedAt", ended_at as "endedAt", told_at as "toldAt",
          -- Each server knows its own disk alone, so the last look may have been another's.
          ended_at is null and rule <> 'disk' and seen_at < coalesce((select max(due_at) from job_runs
            where job = 'watch' and finished_at is not null and error is null), '-infinity') as quiet
        from alerts order by ended_at is null desc, started_at desc limit 50`,
    ),
  }));
  return {
    alerts: rows.map((row) => ({
      ...row,
      startedAt: iso(row.startedAt),
      endedAt: isoOrNull(row.endedAt),
      toldAt: isoOrNull(row.toldAt),
    })),
    reports,
    channels: [
      ...(ctx.mailer && ctx.alerts.mailTo.length > 0 ? (['mail'] as const) : []),
      ...(ctx.alerts.webhook ? (['webhook'] as const) : []),
    ],
  };
}
