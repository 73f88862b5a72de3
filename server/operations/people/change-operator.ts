import { users } from '#db/schema/identity.ts';
import { DomainError } from '#domain/errors.ts';
import type { AdminRole, Permissions } from '#domain/identity/operators.ts';
import { type AdminRow, findAdminByEmail, isLastSuperAdmin, upsertAdmin } from '../../identity/callers/admin-store.ts';
import { sameEmail } from '../../identity/same-email.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Actor, writeAudit } from '../logs/audit.ts';

export type OperatorChange = {
  role?: AdminRole | undefined;
  isActive?: boolean | undefined;
  permissions?: Permissions | undefined;
  /** Also adds an address without an account: unless it is set, a mistyped address makes nobody an operator. */
  unseen?: boolean | undefined;
};

/**
 * Adds an operator by e-mail, or changes one, and audits who did it, with the record before and after. Fields that are
 * not given stay as they are: a permission activates nobody. Throws INVALID_REQUEST for an unknown operator without a
 * role or without an account, and FORBIDDEN for a change that would leave nobody who may do everything.
 */
export async function changeOperator(
  tx: Transaction,
  actor: Actor,
  email: string,
  { unseen = false, role, isActive, permissions }: OperatorChange,
  at: Date,
): Promise<AdminRow> {
  const before = await findAdminByEmail(tx, email);
  if (!before) {
    if (!role)
      throw new DomainError('INVALID_REQUEST', `${email} is no operator; name a role to add one.`, { field: 'role' });
    const [known] = await tx.select({ id: users.id }).from(users).where(sameEmail(users.email, email)).limit(1);
    if (!known && !unseen) {
      throw new DomainError('INVALID_REQUEST', `Nobody has signed in as ${email} yet.`, { field: 'email' });
    }
  }
  const leaves = isActive === false || (role !== undefined && role !== 'super_admin');
  if (before && leaves && (await isLastSuperAdmin(tx, before))) {
    throw new DomainError('FORBIDDEN', 'Somebody has to be left who may do everything.');
  }
  const after = await upsertAdmin(tx, email, {
    ...(role && { role }),
    ...(isActive !== undefined && { isActive }),
    ...(permissions && { permissions: merged(before?.permissions ?? {}, permissions) }),
  });
  await writeAudit(tx, actor, {
    action: 'change_operator',
    details: { email: after.email, before: before ? shown(before) : null, after: shown(after) },
    at,
  });
  return after;
}

const shown = ({ role, isActive, permissions }: AdminRow) => ({ role, isActive, permissions });

function merged(before: Permissions, change: Permissions): Permissions {
  const areas = Object.entries(change).map(([area, actions]) => [area, { ...before[area], ...actions }]);
  return { ...before, ...Object.fromEntries(areas) };
}
