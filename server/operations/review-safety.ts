import { count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { safetyReports } from '#db/schema/stories.ts';
import { DomainError } from '#domain/errors.ts';
import type { decideReportSchema, SafetyReview } from '#domain/operations/safety.ts';
import type { AppServices } from '../context.ts';
import { readerVersion } from '../generation/reader/dialects.ts';
import { readerProvider } from '../generation/reader/reader.ts';
import type { Operator } from '../identity/callers/operator.ts';
import { reasonOf } from '../stories/reports/report-store.ts';
import { hoursPeriod, rowOf } from './figures/period.ts';
import { writeAudit } from './logs/audit.ts';

const reportsShown = 100;

/** Returns the second reader, its figures of the last 24 hours, and parents' reports: open ones first, then newest. */
export async function reviewSafety(ctx: AppServices, _operator: Operator): Promise<SafetyReview> {
  const period = hoursPeriod(ctx.now(), 24);
  return ctx.store.asService(async (tx) => {
    const calls = await rowOf<{ readings: number; unanswered: number; ms: number; cost: number }>(
      tx,
      sql`select count(*)::integer as readings, count(*) filter (where status_code >= 400)::integer as unanswered,
          coalesce(avg(response_time_ms), 0)::float as ms, coalesce(sum(cost_usd), 0)::float as cost
        from api_usage_logs where api_provider = ${readerProvider} and timestamp > ${period.from}`,
    );
    const [open] = await tx.select({ count: count() }).from(safetyReports).where(isNull(safetyReports.decision));
    const rows = await tx
      .select()
      .from(safetyReports)
      .orderBy(sql`${safetyReports.decision} is not null`, desc(safetyReports.createdAt))
      .limit(reportsShown);
    return {
      reader: ctx.reader && { name: ctx.reader.name, away: ctx.reader.isAway },
      policy: ctx.reading.away,
      prompt: readerVersion,
      readings: calls.readings,
      unanswered: calls.unanswered,
      averageMs: Math.round(calls.ms),
      costUsd: calls.cost,
      capUsd: ctx.dailyCaps[readerProvider] ?? null,
      period,
      open: open?.count ?? 0,
      reports: rows.map(({ createdAt, reason, userId: _, decidedAt: __, exportedAt: ___, ...row }) => ({
        ...row,
        reason: reasonOf(reason),
        createdAt: createdAt.toISOString(),
      })),
    };
  });
}

/** Decides a report, which its parent then sees; deciding it again changes the answer. Throws NOT_FOUND. */
export async function decideReport(
  ctx: AppServices,
  operator: Operator,
  id: string,
  { decision, answer }: z.output<typeof decideReportSchema>,
): Promise<void> {
  const at = ctx.now();
  await ctx.store.asService(async (tx) => {
    const [changed] = await tx
      .update(safetyReports)
      .set({ decision, answer, decidedAt: at })
      .where(eq(safetyReports.id, id))
      .returning({ kind: safetyReports.kind });
    if (!changed) throw new DomainError('NOT_FOUND', 'There is no such report.');
    await writeAudit(tx, operator, { action: 'decide_report', details: { id, decision, ...changed }, at });
  });
}
