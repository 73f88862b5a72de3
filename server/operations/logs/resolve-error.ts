import { and, eq, isNull, sql } from 'drizzle-orm';
import { errorGroups, errorLogs } from '#db/schema/operations.ts';
import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import { writeAudit } from './audit.ts';

/**
 * Marks an error as dealt with; three months later it is forgotten (OPS-03, AMB-100). Resolving it
 * again changes nothing. Throws NOT_FOUND.
 */
export async function resolveError(ctx: AppServices, operator: Operator, id: string): Promise<void> {
  const at = ctx.now();
  await ctx.store.asService(async (tx) => {
    const [known] = await tx.select({ id: errorLogs.id }).from(errorLogs).where(eq(errorLogs.id, id));
    if (!known) throw new DomainError('NOT_FOUND', 'There is no such error.');
    const changed = await tx
      .update(errorLogs)
      .set({ resolvedAt: at })
      .where(and(eq(errorLogs.id, id), isNull(errorLogs.resolvedAt)))
      .returning({ errorType: errorLogs.errorType });
    if (changed[0]) await writeAudit(tx, operator, { action: 'resolve_error', details: { id, ...changed[0] }, at });
  });
}

/**
 * Marks every open error of a group as dealt with; a later error of the same group is open again. Returns how many were
 * marked. Throws NOT_FOUND.
 */
export async function resolveErrorGroup(ctx: AppServices, operator: Operator, id: string): Promise<number> {
  const at = ctx.now();
  return ctx.store.asService(async (tx) => {
    const [group] = await tx.select().from(errorGroups).where(eq(errorGroups.id, id));
    if (!group) throw new DomainError('NOT_FOUND', 'There are no such errors.');
    const { rowCount } = await tx.execute(
      sql`update error_logs set resolved_at = ${at.toISOString()} where resolved_at is null and timestamp <= ${at.toISOString()}
        and group_id = ${id}`,
    );
    const resolved = rowCount ?? 0;
    const details = { id, errorType: group.errorType, resolved };
    if (resolved > 0) await writeAudit(tx, operator, { action: 'resolve_errors', details, at });
    return resolved;
  });
}
