import { DomainError } from '#domain/errors.ts';
import { type AdminStatus, meets, type Requirement } from '#domain/identity/operators.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import type { AppContext } from '../../platform/http/http.ts';
import { findActiveAdmin, touchLastLogin } from './admin-store.ts';
import type { Operator } from './operator.ts';
import { requireMember } from './require-member.ts';

/**
 * Returns the operator behind a request (SEC-14, P07, P08). The record is read each time, so that an operator
 * who is switched off is refused on the next request. Throws what `requireMember` throws, and FORBIDDEN if
 * the record is missing, inactive, too low or without the permission.
 */
export async function requireOperator(ctx: AppServices, c: AppContext, requirement: Requirement): Promise<Operator> {
  const member = await requireMember(ctx, c);
  const admin = await ctx.store.asService((tx) => findActiveAdmin(tx, member.userId));
  if (!admin || !meets(admin, requirement)) {
    throw new DomainError('FORBIDDEN', 'This needs another role.');
  }
  const { email, role, permissions } = admin;
  return { userId: member.userId, email, role, permissions } as Operator;
}

/** Returns the caller's role in the back office (ADMIN-13, ADMIN-14). Every signed-in user may ask. */
export async function readAdminStatus(ctx: AppServices, member: Member): Promise<AdminStatus> {
  const admin = await ctx.store.asService((tx) => findActiveAdmin(tx, member.userId));
  if (!admin) return { isAdmin: false };
  await ctx.store.asService((tx) => touchLastLogin(tx, admin.id)).catch(() => {});
  const { email, role, permissions, lastLogin } = admin;
  return { isAdmin: true, email, role, permissions, lastLogin: lastLogin?.toISOString() ?? null };
}
