import { randomBytes } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { webhookDeliveries, webhooks } from '#db/schema/generation.ts';
import { DomainError } from '#domain/errors.ts';
import { type MadeWebhook, type Webhook, type WebhookEvent, webhookBounds } from '#domain/generation/webhooks.ts';
import type { AppServices } from '../../context.ts';
import { requireActive } from '../../identity/callers/require-active.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/database/member.ts';
import { isTold, secretMark } from '../../providers/webhook/tell-program.ts';

/** Returns the caller's webhook with its last messages, or null. */
export function readWebhook(ctx: AppServices, { userId }: Member): Promise<Webhook | null> {
  return ctx.store.asService((tx) => find(tx, userId));
}

/**
 * Sets the address at which the caller's program is told; the new secret is returned only now. Throws INVALID_REQUEST
 * for an address that is not public or has no TLS, and ACCOUNT_SUSPENDED.
 */
export async function setWebhook(ctx: AppServices, member: Member, url: string): Promise<MadeWebhook> {
  if (!isTold(url, ctx.webhooks.anywhere))
    throw new DomainError('INVALID_REQUEST', 'url: is a public address that begins with https://', { field: 'url' });
  await requireActive(ctx, member);
  const { userId } = member;
  const secret = secretMark + randomBytes(32).toString('base64');
  return ctx.store.asService(async (tx) => {
    const fresh = { url, secret, refusals: 0, disabledAt: null, createdAt: sql`app_now()` };
    await tx
      .insert(webhooks)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: webhooks.userId, set: fresh });
    const made = await find(tx, userId);
    if (!made) throw new Error('a webhook was not kept');
    return { ...made, secret };
  });
}

/** Removes the webhook and all its messages. */
export async function removeWebhook(ctx: AppServices, { userId }: Member): Promise<void> {
  await ctx.store.asService(async (tx) => {
    await tx.delete(webhooks).where(eq(webhooks.userId, userId));
    await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.userId, userId));
  });
}

/** Queues a message for this parent's program, once per event; drops those over 30 days old. Returns whether it did. */
export async function queueDelivery(
  tx: Transaction,
  userId: string,
  event: WebhookEvent,
  about: string,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`insert into webhook_deliveries (user_id, event, about, created_at, next_at)
    select user_id, ${event}, ${about}, app_now(), app_now() from webhooks where user_id = ${userId} and disabled_at is null
    on conflict do nothing returning id`);
  if (rows.length === 0) return false;
  await tx.execute(
    sql`delete from webhook_deliveries where user_id = ${userId} and created_at < app_now() - interval '30 days'`,
  );
  return true;
}

async function find(tx: Transaction, userId: string): Promise<Webhook | null> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.userId, userId));
  if (!row) return null;
  const last = await tx
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.userId, userId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(webhookBounds.log);
  return {
    url: row.url,
    createdAt: row.createdAt.toISOString(),
    disabledAt: row.disabledAt?.toISOString() ?? null,
    deliveries: last.map(({ id, event, createdAt, tries, status, deliveredAt }) => ({
      id,
      event,
      createdAt: createdAt.toISOString(),
      tries,
      status,
      deliveredAt: deliveredAt?.toISOString() ?? null,
    })),
  };
}
