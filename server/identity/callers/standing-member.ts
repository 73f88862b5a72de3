import { eq, sql } from 'drizzle-orm';
import { users } from '#db/schema/identity.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';

/**
 * Returns a parent who is not calling, as if they called, for work that they ordered in advance. Use it for that work
 * only. Returns undefined for an account that is gone or suspended.
 */
export async function standingMember(ctx: AppServices, userId: string): Promise<Member | undefined> {
  const [user] = await ctx.store.asService((tx) =>
    tx
      .select({ email: users.email, suspended: sql<boolean>`is_suspended(${users.id})` })
      .from(users)
      .where(eq(users.id, userId)),
  );
  if (!user || user.suspended) return undefined;
  const claims = { userId, sessionId: '', email: user.email };
  return claims as Member & typeof claims;
}
