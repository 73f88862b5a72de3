import { sql } from 'drizzle-orm';
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
  const rows = await ctx.store.asService((tx) =>
    rowsOf<Row>(
      tx,
      sql`select id, rule, says, page, started_at as "startedAt", ended_at as "endedAt", told_at as "toldAt"
        from alerts order by ended_at is null desc, started_at desc limit 50`,
    ),
  );
  return {
    alerts: rows.map((row) => ({
      ...row,
      startedAt: iso(row.startedAt),
      endedAt: isoOrNull(row.endedAt),
      toldAt: isoOrNull(row.toldAt),
    })),
    channels: [
      ...(ctx.mailer && ctx.alerts.mailTo.length > 0 ? (['mail'] as const) : []),
      ...(ctx.alerts.webhook ? (['webhook'] as const) : []),
    ],
  };
}
