import { sql } from 'drizzle-orm';
import { type WebhookEvent, webhookBounds } from '#domain/generation/webhooks.ts';
import type { AppServices } from '../../context.ts';

type Waiting = {
  id: string;
  userId: string;
  event: WebhookEvent;
  about: string;
  createdAt: string;
  url: string;
  secret: string;
};

/**
 * Sends the waiting messages to parents' programs. Each is claimed first, so that only one of several servers sends it;
 * one that is not accepted is sent again after 1, 4, 16, 64 and 256 minutes, with the same id. A program that refuses
 * 20 tries in a row gets no more messages. Returns how many were accepted.
 */
export async function sendDeliveries(ctx: AppServices): Promise<{ sent: number }> {
  const taken = await Promise.all((await claim(ctx)).map((message) => send(ctx, message)));
  return { sent: taken.filter(Boolean).length };
}

async function send(ctx: AppServices, { id, userId, event, about, createdAt, url, secret }: Waiting): Promise<boolean> {
  // Only ids and times: a program reads the story itself with a token.
  const timestamp = new Date(createdAt).toISOString();
  const body = JSON.stringify({ type: event, timestamp, data: { generationId: about } });
  const status = await ctx.webhooks.tell({ url, secret, id, body });
  const isTaken = status !== null && status >= 200 && status < 300;
  await ctx.store.asService(async (tx) => {
    await tx.execute(sql`update webhook_deliveries set status = ${status},
      delivered_at = case when ${isTaken} then app_now() end where id = ${id}`);
    await tx.execute(sql`update webhooks set refusals = case when ${isTaken} then 0 else refusals + 1 end,
      disabled_at = case when ${isTaken} or refusals + 1 < ${webhookBounds.refusals} then disabled_at else coalesce(disabled_at, app_now()) end
      where user_id = ${userId} and url = ${url}`);
  });
  return isTaken;
}

function claim(ctx: AppServices): Promise<Waiting[]> {
  return ctx.store.asService(async (tx) => {
    const { rows } = await tx.execute<Waiting>(sql`
      update webhook_deliveries d set tries = tries + 1, next_at = app_now() + make_interval(mins => (4 ^ tries)::integer)
      from webhooks w where w.user_id = d.user_id and d.id in (
        select m.id from webhook_deliveries m join webhooks o on o.user_id = m.user_id
        where m.delivered_at is null and m.tries < ${webhookBounds.tries} and m.next_at <= app_now() and o.disabled_at is null
        order by m.next_at limit 50 for update of m skip locked)
      returning d.id, d.user_id as "userId", d.event, d.about, d.created_at::text as "createdAt", w.url, w.secret`);
    return rows;
  });
}
