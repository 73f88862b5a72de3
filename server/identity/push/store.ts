import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { pushSubscriptions } from '#db/schema/identity.ts';
import { mostPushSubscriptions, type PushSubscriptionInput } from '#domain/identity/push.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PushSubscription } from '../../providers/push/client.ts';

const ofUser = (userId: string) => eq(pushSubscriptions.userId, userId);

/** Keeps a browser for the user who is signed in there now; above the limit the oldest are deleted. */
export async function keepSubscription(
  tx: Transaction,
  userId: string,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  const now = { userId, publicKey: keys.p256dh, authSecret: keys.auth, createdAt: sql`app_now()` };
  await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...now })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: now });
  const newest = tx
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(ofUser(userId))
    .orderBy(desc(pushSubscriptions.createdAt))
    .offset(mostPushSubscriptions);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, newest));
}

export async function forgetSubscription(tx: Transaction, userId: string, endpoint: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(and(ofUser(userId), eq(pushSubscriptions.endpoint, endpoint)));
}

export async function listSubscriptions(tx: Transaction, userId: string): Promise<PushSubscription[]> {
  const { endpoint, publicKey, authSecret } = pushSubscriptions;
  return tx.select({ endpoint, publicKey, authSecret }).from(pushSubscriptions).where(ofUser(userId));
}

export async function countSubscriptions(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(pushSubscriptions).where(ofUser(userId));
  return row?.n ?? 0;
}
