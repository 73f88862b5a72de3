import { and, desc, eq, sql } from 'drizzle-orm';
import { accessTokens, users } from '#db/schema/identity.ts';
import type { Transaction } from '../../platform/database/database.ts';

const columns = {
  id: accessTokens.id,
  name: accessTokens.name,
  scopes: accessTokens.scopes,
  createdAt: accessTokens.createdAt,
  lastUsedAt: accessTokens.lastUsedAt,
  /** A token that its program can renew lasts as long as it can be renewed. */
  expiresAt: sql<Date | null>`coalesce(${accessTokens.refreshExpiresAt}, ${accessTokens.expiresAt})`.mapWith(
    accessTokens.expiresAt,
  ),
};
export type AccessTokenRow = Pick<typeof accessTokens.$inferSelect, keyof typeof columns>;

const isGood = sql`(${accessTokens.expiresAt} is null or ${accessTokens.expiresAt} > app_now())`;
/** A token that expired but can still be renewed stays in the list. */
const isListed = sql`(${isGood} or ${accessTokens.refreshExpiresAt} > app_now())`;
const ofOwner = (userId: string) => and(eq(accessTokens.userId, userId), isListed);

/** Returns the tokens of this user that work or can be renewed, the newest first. */
export function listAccessTokens(tx: Transaction, userId: string): Promise<AccessTokenRow[]> {
  return tx
    .select(columns)
    .from(accessTokens)
    .where(ofOwner(userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));
}

export const countAccessTokens = (tx: Transaction, userId: string) => tx.$count(accessTokens, ofOwner(userId));

/** Keeps a token as a hash. `days` = null: until it is revoked. */
export async function insertAccessToken(
  tx: Transaction,
  {
    days,
    ...token
  }: Pick<typeof accessTokens.$inferInsert, 'userId' | 'name' | 'scopes' | 'tokenHash'> & { days: number | null },
): Promise<AccessTokenRow> {
  const expiresAt = days === null ? null : sql`app_now() + make_interval(days => ${days})`;
  const [row] = await tx
    .insert(accessTokens)
    .values({ ...token, createdAt: sql`app_now()`, expiresAt })
    .returning(columns);
  if (!row) throw new Error('an access token was not kept');
  return row;
}

/** Revokes one token of this user; returns false if there was none. */
export async function deleteAccessToken(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, userId)))
    .returning({ id: accessTokens.id });
  return gone.length > 0;
}

/** Returns a token that works now, with its owner and scopes; notes its use at most once a minute. */
export async function findAccessToken(tx: Transaction, tokenHash: string) {
  const [row] = await tx
    .select({ ...columns, userId: accessTokens.userId, email: users.email, audience: accessTokens.audience })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(and(eq(accessTokens.tokenHash, tokenHash), isGood, sql`not is_suspended(${accessTokens.userId})`));
  if (!row) return undefined;
  await tx
    .update(accessTokens)
    .set({ lastUsedAt: sql`app_now()` })
    .where(
      and(
        eq(accessTokens.id, row.id),
        sql`(${accessTokens.lastUsedAt} is null or ${accessTokens.lastUsedAt} < app_now() - interval '1 minute')`,
      ),
    );
  return row;
}
