import { sql } from 'drizzle-orm';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import { rowOf } from '../figures/period.ts';
import { writeAudit } from '../logs/audit.ts';

/** Sets every user's daily count back to 0 (SEC-15, AMB-112). Returns how many rows changed. */
export function resetDailyLimits(ctx: AppServices, operator: Operator): Promise<{ rows: number }> {
  return ctx.store.asService(async (tx) => {
    const { rows } = await rowOf<{ rows: number }>(tx, sql`select reset_daily_limits() as rows`);
    await writeAudit(tx, operator, { action: 'reset_daily_limits', details: { rows }, at: ctx.now() });
    return { rows };
  });
}
