import { sql } from 'drizzle-orm';
import { deletionDelayHours } from '#domain/operations/many.ts';
import type { AppServices } from '../../context.ts';
import { removeAccount } from '../../identity/account/delete-account.ts';
import { hashOfNumber } from '../../platform/objects/deletion-records.ts';
import { rowsOf } from '../figures/period.ts';
import { type AuditAction, writeAudit } from '../logs/audit.ts';
import { isMeant } from '../users/preview-many.ts';

const mostInARun = 1000;

/**
 * Deletes accounts whose bulk deletion was planned a day ago and that are still suspended, unless the user was
 * reactivated, became an operator or pays by now. Tries a failed one again in the next run. Returns how many went.
 */
export async function deletePlanned(ctx: AppServices, signal?: AbortSignal): Promise<{ accounts: number }> {
  const due = await ctx.store.asService((tx) =>
    rowsOf<{ id: string; email: string; role: 'admin'; batch: string; request: string }>(
      tx,
      sql`select distinct on (m.id) m.id, e.operator_email as email, e.operator_role as role, e.details ->> 'batch' as batch,
          e.details ->> 'request' as request
        from audit_entries e join listed_users() m on m.id = e.subject_id
        where e.action = 'plan_deletion' and m.status = 'suspended' and ${isMeant}
          and e.timestamp between app_now() - interval '30 days' and app_now() - make_interval(hours => ${deletionDelayHours})
          and not exists (select from audit_entries l where l.subject_id = e.subject_id and l.timestamp >= e.timestamp
            and l.action = 'reactivate_user')
        order by m.id, e.timestamp limit ${mostInARun}`,
    ),
  );
  let accounts = 0;
  for (const { id, email, role, batch, request } of due) {
    if (signal?.aborted) break;
    try {
      await removeAccount(ctx, id);
    } catch (err) {
      ctx.log.error({ err }, 'a planned deletion failed and is tried again');
      continue;
    }
    accounts += 1;
    const details = { request, batch, number: hashOfNumber(id) };
    const action: AuditAction = 'delete_account';
    await ctx.store.asService((tx) => writeAudit(tx, { email, role }, { action, details, at: ctx.now() }));
  }
  return { accounts };
}
