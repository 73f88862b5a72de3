import { type SQL, sql } from 'drizzle-orm';
import type { UserFilter } from '#domain/operations/figures.ts';
import { type ManyBatch, type ManyPreview, mostShown } from '#domain/operations/many.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import { iso, rowOf, rowsOf } from '../figures/period.ts';
import { userConditions } from './filter-users.ts';
import { searchCondition } from './find-users.ts';

/** Users whom a bulk action may touch: operators and users who pay or have paid are handled one by one. */
export const isMeant = sql`m.tier = 'free'`;

/** The condition of a filter on `listed_users() m`. */
export function whereOf(filter: UserFilter): SQL {
  const conditions = [...userConditions(filter), ...(filter.search ? [searchCondition(filter.search)] : [])];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Returns how many users of a filter would be touched and how many spared, and the newest of the former. */
export async function previewMany(ctx: AppServices, _operator: Operator, filter: UserFilter): Promise<ManyPreview> {
  const where = whereOf(filter);
  return ctx.store.asService(async (tx) => {
    const { now, matching, found } = await rowOf<{ now: Date; matching: number; found: number }>(
      tx,
      sql`select app_now() as now, count(*) filter (where ${isMeant})::integer as matching, count(*)::integer as found
        from listed_users() m where ${where}`,
    );
    const rows = await rowsOf<ManyPreview['sample'][number]>(
      tx,
      sql`select m.id, p.name, p.email, m.listed_at as "createdAt", m.stories from listed_users() m
        join profiles p on p.id = m.id where ${isMeant} and ${where} order by m.listed_at desc, m.id limit ${mostShown}`,
    );
    const sample = rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) }));
    return { asOf: iso(now), matching, spared: found - matching, sample };
  });
}

/** Returns the bulk actions of the last 30 days from the audit, newest first. */
export async function readBatches(ctx: AppServices, _operator: Operator): Promise<ManyBatch[]> {
  const rows = await ctx.store.asService((tx) =>
    rowsOf<ManyBatch>(
      tx,
      sql`select details ->> 'batch' as batch, min(timestamp) as at, min(operator_email) as operator,
          min(action) filter (where not details ? 'undo') as action, min(details ->> 'request') as request,
          count(*) filter (where not details ? 'undo')::integer as users,
          count(*) filter (where details ? 'undo')::integer as undone
        from audit_entries where timestamp > app_now() - interval '30 days' and details ? 'batch'
          and action in ('suspend_user', 'plan_deletion', 'change_user_limits', 'reactivate_user')
        group by 1 order by 2 desc limit 50`,
    ),
  );
  return rows.map((row) => ({ ...row, at: iso(row.at) }));
}
