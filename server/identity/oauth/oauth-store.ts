import { and, eq, sql } from 'drizzle-orm';
import { accessTokens, oauthClients, oauthCodes } from '#db/schema/identity.ts';
import { oauthBounds } from '#domain/identity/oauth.ts';
import type { Transaction } from '../../platform/database/database.ts';

type Client = typeof oauthClients.$inferSelect;
type Code = Omit<typeof oauthCodes.$inferInsert, 'expiresAt'>;

export async function insertClient(tx: Transaction, client: Pick<Client, 'name' | 'redirectUris'>): Promise<Client> {
  const [row] = await tx
    .insert(oauthClients)
    .values({ ...client, createdAt: sql`app_now()` })
    .returning();
  if (!row) throw new Error('a program was not kept');
  return row;
}

export async function findClient(tx: Transaction, id: string): Promise<Client | undefined> {
  const [row] = await tx.select().from(oauthClients).where(eq(oauthClients.id, id));
  return row;
}

export async function insertCode(tx: Transaction, code: Code): Promise<void> {
  const expiresAt = sql`app_now() + make_interval(secs => ${oauthBounds.codeSeconds})`;
  await tx.insert(oauthCodes).values({ ...code, expiresAt });
}

/** Uses a code up; undefined if it was used, expired, is another program's, or if its parent is suspended. */
export async function takeCode(tx: Transaction, codeHash: string, clientId: string) {
  const [row] = await tx
    .delete(oauthCodes)
    .where(and(eq(oauthCodes.codeHash, codeHash), eq(oauthCodes.clientId, clientId)))
    .returning({
      userId: oauthCodes.userId,
      scopes: oauthCodes.scopes,
      challenge: oauthCodes.challenge,
      redirectUri: oauthCodes.redirectUri,
      isGood: sql<boolean>`${oauthCodes.expiresAt} > app_now() and not is_suspended(${oauthCodes.userId})`,
    });
  return row?.isGood ? row : undefined;
}

const expiresAt = sql`app_now() + make_interval(secs => ${oauthBounds.tokenSeconds})`;
const refreshExpiresAt = sql`app_now() + make_interval(days => ${oauthBounds.refreshDays})`;

/** Keeps the new tokens of a program; they replace those that this parent gave it before. */
export async function insertGrant(
  tx: Transaction,
  grant: Pick<
    typeof accessTokens.$inferInsert,
    'id' | 'userId' | 'name' | 'scopes' | 'tokenHash' | 'refreshHash' | 'audience'
  > & {
    clientId: string;
  },
): Promise<void> {
  const { clientId, userId } = grant;
  await tx.delete(accessTokens).where(and(eq(accessTokens.clientId, clientId), eq(accessTokens.userId, userId)));
  await tx.insert(accessTokens).values({ ...grant, createdAt: sql`app_now()`, expiresAt, refreshExpiresAt });
}

/** Returns and locks the grant behind a refresh token; undefined for a refresh token that is not valid. */
export async function lockGrant(tx: Transaction, refreshHash: string, clientId: string) {
  const [row] = await tx
    .select({ id: accessTokens.id, scopes: accessTokens.scopes })
    .from(accessTokens)
    .where(
      and(
        eq(accessTokens.refreshHash, refreshHash),
        eq(accessTokens.clientId, clientId),
        sql`${accessTokens.refreshExpiresAt} > app_now() and not is_suspended(${accessTokens.userId})`,
      ),
    )
    .for('update');
  return row;
}

/** Replaces the tokens of a grant. */
export async function renewGrant(
  tx: Transaction,
  id: string,
  fresh: { tokenHash: string; refreshHash: string; spentRefreshHash: string },
): Promise<void> {
  await tx
    .update(accessTokens)
    .set({ ...fresh, expiresAt, refreshExpiresAt })
    .where(eq(accessTokens.id, id));
}

/**
 * A refresh token that comes a second time is in two hands, however often it was replaced since: the tokens of its
 * grant end (RFC 9700, 4.14.2). Without a mark, as earlier releases made them, only the last spent one is recognised.
 */
export async function endReplayed(
  tx: Transaction,
  { spentHash, clientId, grantId }: { spentHash: string; clientId: string; grantId: string | undefined },
): Promise<void> {
  const isReplayed = grantId ? eq(accessTokens.id, grantId) : eq(accessTokens.spentRefreshHash, spentHash);
  await tx.delete(accessTokens).where(and(isReplayed, eq(accessTokens.clientId, clientId)));
}
