import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { adminUsers, users } from '#db/schema/identity.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sameEmail } from '../same-email.ts';

export type AdminRow = typeof adminUsers.$inferSelect;

/**
 * Returns the active admin record of a user (DATA-48): the one bound to the account, else the unbound one with
 * the user's verified e-mail, which is bound now (P07). The same rule as active_admin_role.
 */
export async function findActiveAdmin(tx: Transaction, userId: string): Promise<AdminRow | undefined> {
  const [row] = await tx
    .select({ admin: adminUsers })
    .from(adminUsers)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(adminUsers.isActive, true),
        or(
          eq(adminUsers.userId, userId),
          and(isNull(adminUsers.userId), users.emailVerified, sameEmail(adminUsers.email, users.email)),
        ),
      ),
    )
    .orderBy(sql`(${adminUsers.userId} = ${userId}) desc nulls last`)
    .limit(1);
  if (row && row.admin.userId === null) {
    await tx.update(adminUsers).set({ userId }).where(eq(adminUsers.id, row.admin.id));
  }
  return row?.admin;
}

/** All admins, the active ones first (DATA-49). */
export function listAdmins(tx: Transaction): Promise<AdminRow[]> {
  return tx.select().from(adminUsers).orderBy(desc(adminUsers.isActive), adminUsers.email);
}

/** Notes that an operator is here, by the server's clock and at most once a minute (ADMIN-15, AMB-108). */
export async function touchLastLogin(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`update admin_users set last_login = app_now()
    where id = ${id} and (last_login is null or last_login < app_now() - interval '1 minute')`);
}

/** Returns and locks the record with this e-mail address, active or not. */
export async function findAdminByEmail(tx: Transaction, email: string): Promise<AdminRow | undefined> {
  const [row] = await tx.select().from(adminUsers).where(sameEmail(adminUsers.email, email)).for('update');
  return row;
}

/** Returns whether this is the only active super admin. */
export async function isLastSuperAdmin(tx: Transaction, { id, role, isActive }: AdminRow): Promise<boolean> {
  if (role !== 'super_admin' || !isActive) return false;
  const others = await tx
    .select({ id: adminUsers.id })
    .from(adminUsers)
    .where(and(eq(adminUsers.role, 'super_admin'), eq(adminUsers.isActive, true), ne(adminUsers.id, id)));
  return others.length === 0;
}

/** Adds or changes an operator, by e-mail; fields that `change` does not name stay as they are. */
export async function upsertAdmin(tx: Transaction, email: string, change: Partial<AdminRow>): Promise<AdminRow> {
  const same = sameEmail(adminUsers.email, email);
  const [known] = await tx.update(adminUsers).set(change).where(same).returning();
  if (known) return known;
  const [added] = await tx
    .insert(adminUsers)
    .values({ email, role: 'viewer', ...change })
    .returning();
  if (!added) throw new Error('an operator was neither found nor added');
  return added;
}
