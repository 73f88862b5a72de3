import { sql } from 'drizzle-orm';
import { auditEntries } from '#db/schema/operations.ts';
import type { AuditEntry } from '#domain/operations/figures.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { iso, rowsOf } from '../figures/period.ts';

const entriesShown = 50;

export type AuditAction =
  | 'reset_daily_limits'
  | 'resolve_error'
  | 'resolve_errors'
  | 'decide_report'
  | 'suspend_user'
  | 'reactivate_user'
  | 'change_user_limits'
  | 'change_operator'
  | 'end_sessions'
  | 'repair_subscription'
  | 'give_back_stories'
  | 'restore_story'
  | 'export_account'
  | 'delete_account'
  | 'plan_deletion'
  | 'export_users'
  | 'change_live_settings';

/** Who acts: an operator in the back office, or somebody who may run the product's commands. */
export type Actor = Pick<Operator, 'email' | 'role'>;
export const atTheCommand: Actor = { email: 'npm run admin', role: 'super_admin' };

/** Records an operator's action in the transaction of the action: both happen or neither. */
export async function writeAudit(
  tx: Transaction,
  operator: Actor,
  entry: { action: AuditAction; subjectId?: string; details?: Record<string, unknown>; at: Date },
): Promise<void> {
  const { action, subjectId, details = {}, at } = entry;
  await tx.insert(auditEntries).values({
    timestamp: at,
    operatorEmail: operator.email,
    operatorRole: operator.role,
    action,
    ...(subjectId && { subjectId }),
    details,
  });
}

/** Returns the newest actions of operators; a bulk action and its undo are one entry each. */
export async function readAudit(ctx: AppServices, _operator: Operator): Promise<AuditEntry[]> {
  const rows = await ctx.store.asService((tx) =>
    rowsOf<Omit<AuditEntry, 'timestamp'> & { timestamp: Date }>(
      tx,
      // All rows of a bulk action have one moment, which an index finds, however many they are.
      sql`with recursive moments as (
          (select timestamp from audit_entries order by timestamp desc limit 1)
          union all
          select (select before.timestamp from audit_entries before where before.timestamp < m.timestamp
            order by before.timestamp desc limit 1) from moments m where m.timestamp is not null),
        numbered as (select e.*, count(*) over action_taken as users, row_number() over action_taken as place
          from audit_entries e where e.timestamp = any(array(select timestamp from moments limit ${entriesShown}))
          window action_taken as (partition by e.timestamp, coalesce(details ->> 'batch', id::text), details ? 'undo'))
        select a.id, a.timestamp, a.operator_email as operator, a.operator_role as role, a.action, a.users::integer,
          case when a.users = 1 then p.email end as subject,
          case when a.users = 1 then a.details else a.details - 'before' end as details
        from numbered a left join profiles p on p.id = a.subject_id
        where a.place = 1 order by a.timestamp desc, a.id limit ${entriesShown}`,
    ),
  );
  return rows.map((row) => ({ ...row, timestamp: iso(row.timestamp) }));
}
