import { timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { adminUsers, users } from '#db/schema/identity.ts';
import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import { type Transaction, waitForTurn } from '../../platform/database/database.ts';
import type { Member } from '../../platform/database/member.ts';
import { upsertAdmin } from '../callers/admin-store.ts';

/** Returns whether there is no active super admin yet: only then does the code that was printed at the start work. */
export async function isWithoutOperator(tx: Transaction): Promise<boolean> {
  const rows = await tx
    .select({ id: adminUsers.id })
    .from(adminUsers)
    .where(and(eq(adminUsers.isActive, true), eq(adminUsers.role, 'super_admin')))
    .limit(1);
  return rows.length === 0;
}

/** Makes the caller the operator of a new installation. Throws FORBIDDEN for a wrong code, or once there is one. */
export async function becomeFirstOperator(ctx: AppServices, member: Member, code: string): Promise<void> {
  const said = Buffer.from(code.toUpperCase().replace(/[^0-9A-F]/g, ''));
  const meant = Buffer.from(ctx.tokens.operatorCode().replaceAll('-', ''));
  const right = said.length === meant.length && timingSafeEqual(said, meant);
  const done = await ctx.store.asService(async (tx) => {
    await waitForTurn(tx, 'first operator');
    if (!right || !(await isWithoutOperator(tx))) return false;
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, member.userId));
    if (!user) return false;
    await upsertAdmin(tx, user.email, { role: 'super_admin', isActive: true, userId: member.userId });
    return true;
  });
  if (!done) throw new DomainError('FORBIDDEN', 'This code makes nobody an operator.');
}
