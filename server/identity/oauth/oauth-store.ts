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
    'userId' | 'name' | 'scopes' | 'tokenHash' | 'refreshHash' | 'audience'
  > & {
    clientId: string;
  },
): Promise<void> {
  const { clientId, userId } = grant;
  await tx.delete(accessTokens).where(and(eq(accessTokens.clientId, clientId), eq(accessTokens.userId, userId)));
  await tx.insert(accessTokens).values({ ...grant, createdAt: sql`app_now()`, expiresAt, refreshExpiresAt });
}

/** Replaces the tokens behind a refresh token; returns undefined for a refresh token that is not valid. */
export async function renewGrant(
  tx: Transaction,
  { clientId, spentHash, ...fresh }: { clientId: string; spentHash: string; tokenHash: string; refreshHash: string },
) {
  const [row] = await tx
    .update(accessTokens)
    .set({ ...fresh, spentRefreshHash: spentHash, expiresAt, refreshExpiresAt })
    .where(
      and(
        eq(accessTokens.refreshHash, spentHash),
        eq(accessTokens.clientId, clientId),
        sql`${accessTokens.refreshExpiresAt} > app_now() and not is_suspended(${accessTokens.userId})`,
      ),
    )
    .returning({ scopes: accessTokens.scopes });
  return row;
}

/** A refresh token that comes a second time is in two hands: the tokens that replaced it end (RFC 9700, 4.14.2). */
export async function endReplayed(tx: Transaction, spentHash: string, clientId: string): Promise<void> {
  await tx
    .delete(accessTokens)
    .where(and(eq(accessTokens.spentRefreshHash, spentHash), eq(accessTokens.clientId, clientId)));
}
