import { DomainError } from '#domain/errors.ts';
import type { PushMessage, PushSettings, PushSubscriptionInput } from '#domain/identity/push.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { requireActive } from '../callers/require-active.ts';
import { countSubscriptions, forgetSubscription, keepSubscription, listSubscriptions } from './store.ts';

/** Returns the key that a browser subscribes with, and how many browsers of the caller are subscribed. */
export async function readPush(ctx: AppServices, { userId }: Member): Promise<PushSettings> {
  const browsers = await ctx.store.asService((tx) => countSubscriptions(tx, userId));
  return { publicKey: ctx.push.publicKey, browsers };
}

/**
 * Subscribes a browser of the caller. Throws INVALID_REQUEST, naming the field, for an endpoint that is not https or
 * cannot be a push service, and ACCOUNT_SUSPENDED.
 */
export async function subscribePush(ctx: AppServices, member: Member, input: PushSubscriptionInput): Promise<void> {
  await requireActive(ctx, member);
  if (!ctx.push.accepts(input.endpoint))
    throw new DomainError('INVALID_REQUEST', 'This is no address of a push service.', { field: 'endpoint' });
  await ctx.store.asService((tx) => keepSubscription(tx, member.userId, input));
}

/** Unsubscribes a browser of the caller; another user's stays. */
export async function unsubscribePush(ctx: AppServices, { userId }: Member, endpoint: string): Promise<void> {
  await ctx.store.asService((tx) => forgetSubscription(tx, userId, endpoint));
}

/**
 * Sends a message to every browser of a user, and forgets those that are gone. Returns whether any push service took
 * it. Rejects only if the database does.
 */
export async function notify(ctx: AppServices, userId: string, message: PushMessage): Promise<boolean> {
  const subscriptions = await ctx.store.asService((tx) => listSubscriptions(tx, userId));
  const answers = await Promise.all(
    subscriptions.map(async (subscription) => {
      const answer = await ctx.push.send(subscription, message);
      if (answer === 'gone') await ctx.store.asService((tx) => forgetSubscription(tx, userId, subscription.endpoint));
      return answer;
    }),
  );
  const failed = answers.filter((answer) => answer === 'failed').length;
  if (failed > 0) ctx.log.warn({ failed, of: answers.length }, 'a push service did not take a notification');
  return answers.includes('taken');
}
