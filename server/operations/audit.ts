import { desc, eq } from 'drizzle-orm';
import { profiles } from '#db/schema/identity.ts';
import { auditEntries } from '#db/schema/operations.ts';
import type { AdminRole } from '#domain/identity/operators.ts';
import type { AuditEntry } from '#domain/operations/figures.ts';
import type { AppServices } from '../context.ts';
import type { Operator } from '../identity/operator.ts';
import type { Transaction } from '../platform/database.ts';

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

/** The newest actions of operators. */
export async function readAudit(ctx: AppServices, _operator: Operator): Promise<AuditEntry[]> {
  const rows = await ctx.store.asService((tx) =>
    tx
      .select({ entry: auditEntries, subject: profiles.email })
      .from(auditEntries)
      .leftJoin(profiles, eq(profiles.id, auditEntries.subjectId))
      .orderBy(desc(auditEntries.timestamp))
      .limit(entriesShown),
  );
  return rows.map(({ entry, subject }) => ({
    id: entry.id,
    timestamp: entry.timestamp.toISOString(),
    operator: entry.operatorEmail,
    role: entry.operatorRole as AdminRole,
    action: entry.action,
    subject,
    details: entry.details as Record<string, unknown>,
  }));
}
