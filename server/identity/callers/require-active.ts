import { sql } from 'drizzle-orm';
import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';

/** Throws ACCOUNT_SUSPENDED for a suspended account, which may read and leave but add nothing (AMB-120). */
export async function requireActive(ctx: AppServices, member: Member): Promise<void> {
  const { rows } = await ctx.store.asMember(member, (tx) =>
    tx.execute<{ suspended: boolean }>(sql`select is_suspended(${member.userId}) as suspended`),
  );
  if (rows[0]?.suspended) throw new DomainError('ACCOUNT_SUSPENDED', 'This account is suspended.');
}
