import { and, eq, isNull, sql } from 'drizzle-orm';
import { adminUsers, identities, profiles, refreshTokens, sessions, signInCodes, users } from '#db/schema/identity.ts';
import { displayName } from '#domain/identity/api.ts';
import { refreshTokenDays } from '#domain/identity/session.ts';
import { type Transaction, waitForTurn } from '../platform/database/database.ts';
import type { VouchedAccount } from '../providers/oidc/client.ts';
import { sameEmail } from './same-email.ts';

export type UserRow = typeof users.$inferSelect & {
  fullName: string | null;
  avatarUrl: string | null;
  /** `findUser`: of the identity whose name is shown; `findOrCreateUser`: of the one signed in with. */
  provider: string;
};

/**
 * Returns the user of a vouched account: created at the first sign-in, updated with its profile at every other.
 * A new account at another provider, under an address that both verified, belongs to the known user.
 * Calls `mayBeNew`, which may throw, before a user is created.
 */
export async function findOrCreateUser(
  tx: Transaction,
  account: VouchedAccount,
  mayBeNew: () => void = () => {},
): Promise<UserRow & { isNew: boolean }> {
  const { provider, subject, email, emailVerified, fullName, avatarUrl } = account;
  // Two first sign-ins at once: the second waits here and then finds the first one's row.
  await waitForTurn(tx, `${provider}:${subject}`);
  const [known] = await tx
    .update(identities)
    .set({ email, fullName, avatarUrl })
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .returning({ userId: identities.userId });
  const userId = known?.userId ?? (emailVerified ? await findByVerifiedEmail(tx, email, provider) : undefined);
  if (!userId) mayBeNew();
  const [user] = userId
    ? await tx
        .update(users)
        .set({ email, emailVerified, lastSignInAt: sql`app_now()` })
        .where(eq(users.id, userId))
        .returning()
    : await tx.insert(users).values({ email, emailVerified }).returning();
  if (!user) throw new Error('a user was neither found nor made');
  if (!known) await tx.insert(identities).values({ userId: user.id, provider, subject, email, fullName, avatarUrl });
  // A sign-in by our own mail brings no name.
  const told = await findUser(tx, user.id);
  const found = { ...user, fullName: told?.fullName ?? null, avatarUrl: told?.avatarUrl ?? null, provider };
  if (userId) {
    await tx
      .update(profiles)
      .set({ name: displayName(found.fullName, email), email, avatarUrl: found.avatarUrl })
      .where(eq(profiles.id, user.id));
  }
  return { ...found, isNew: !userId };
}

/** Returns the only user with this verified address who has no account at this provider yet. */
async function findByVerifiedEmail(tx: Transaction, email: string, provider: string): Promise<string | undefined> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`lower(${users.email}) = lower(${email}::text)`,
        sameEmail(users.email, email),
        users.emailVerified,
        sql`not exists (select from ${identities} where ${identities.userId} = ${users.id} and ${identities.provider} = ${provider})`,
      ),
    )
    .limit(2);
  return rows.length === 1 ? rows[0]?.id : undefined;
}

/** Returns the user, with the name and picture of the newest identity that has a name. */
export async function findUser(tx: Transaction, userId: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select({
      user: users,
      fullName: identities.fullName,
      avatarUrl: identities.avatarUrl,
      provider: identities.provider,
    })
    .from(users)
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(sql`${identities.fullName} is null, ${identities.createdAt} desc`)
    .limit(1);
  return row && { ...row.user, fullName: row.fullName, avatarUrl: row.avatarUrl, provider: row.provider ?? 'google' };
}

export async function createSession(tx: Transaction, userId: string, userAgent: string | null): Promise<string> {
  const [session] = await tx.insert(sessions).values({ userId, userAgent }).returning({ id: sessions.id });
  if (!session) throw new Error('a session was not made');
  return session.id;
}

/** Keeps a code for the five minutes in which it can be exchanged, and deletes expired codes. */
export async function insertSignInCode(
  tx: Transaction,
  code: { userId: string; codeHash: string; challenge: string; userAgent: string | null },
): Promise<void> {
  await tx.delete(signInCodes).where(sql`${signInCodes.expiresAt} < app_now()`);
  await tx.insert(signInCodes).values({ ...code, expiresAt: sql`app_now() + interval '5 minutes'` });
}

/** Takes a code, which deletes it; returns undefined if there was none or it is too old. */
export async function takeSignInCode(tx: Transaction, codeHash: string) {
  const [row] = await tx
    .delete(signInCodes)
    .where(and(eq(signInCodes.codeHash, codeHash), sql`${signInCodes.expiresAt} > app_now()`))
    .returning();
  return row;
}

/** Returns a refresh token, locked against other refreshes of it; undefined if it was never given out. */
export async function lockRefreshToken(tx: Transaction, tokenHash: string) {
  const [row] = await tx
    .select({
      token: refreshTokens,
      revokedAt: sessions.revokedAt,
      live: sql<boolean>`${refreshTokens.expiresAt} > app_now()`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update', { of: refreshTokens });
  return row;
}

export async function insertRefreshToken(
  tx: Transaction,
  token: { userId: string; sessionId: string; tokenHash: string; parentId?: string },
): Promise<void> {
  const expiresAt = sql<Date>`app_now() + make_interval(days => ${refreshTokenDays})`;
  await tx.insert(refreshTokens).values({ ...token, expiresAt });
  await tx.update(sessions).set({ lastUsedAt: sql`app_now()` }).where(eq(sessions.id, token.sessionId));
  if (token.parentId) {
    await tx.update(refreshTokens).set({ replacedAt: sql`app_now()` }).where(eq(refreshTokens.id, token.parentId));
  }
}

/** Ends one session, or all sessions of the user, or all but one (GoTrue's scopes local, global and others). */
export async function revokeSessions(
  tx: Transaction,
  member: { userId: string; sessionId: string },
  scope: 'local' | 'global' | 'others',
): Promise<void> {
  const which = {
    local: eq(sessions.id, member.sessionId),
    global: eq(sessions.userId, member.userId),
    others: and(eq(sessions.userId, member.userId), sql`${sessions.id} <> ${member.sessionId}`),
  }[scope];
  await tx
    .update(sessions)
    .set({ revokedAt: sql`app_now()` })
    .where(and(which, isNull(sessions.revokedAt)));
}

export async function findProfile(tx: Transaction, userId: string) {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId));
  return profile;
}

/** Returns true if the row is new. */
export async function insertProfile(tx: Transaction, profile: typeof profiles.$inferInsert): Promise<boolean> {
  const made = await tx.insert(profiles).values(profile).onConflictDoNothing().returning({ id: profiles.id });
  return made.length > 0;
}

/** Sets the time of the confirmation, the first time only. */
export async function setAdultConfirmed(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(profiles)
    .set({ adultConfirmedAt: sql`app_now()` })
    .where(and(eq(profiles.id, userId), isNull(profiles.adultConfirmedAt)));
}

/** Returns the user's open sessions, the last used first. */
export function listSessions(tx: Transaction, userId: string) {
  const { id, userAgent, createdAt, lastUsedAt } = sessions;
  return tx
    .select({ id, userAgent, createdAt, lastUsedAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        sql`${lastUsedAt} > app_now() - make_interval(days => ${refreshTokenDays})`,
      ),
    )
    .orderBy(sql`${lastUsedAt} desc, ${id}`)
    .limit(50);
}

/** Binds an admin record that names this verified e-mail to the account that uses it first (P07). */
export async function bindAdmin(tx: Transaction, userId: string, email: string): Promise<void> {
  const bound = await tx.select({ id: adminUsers.id }).from(adminUsers).where(eq(adminUsers.userId, userId));
  if (bound.length > 0) return;
  await tx
    .update(adminUsers)
    .set({ userId })
    .where(and(sameEmail(adminUsers.email, email), isNull(adminUsers.userId)));
}
