import { DomainError } from '#domain/errors.ts';
import type { PushMessage, PushSettings, PushSubscriptionInput } from '#domain/identity/push.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/member.ts';
import { requireActive } from '../require-active.ts';
import { countSubscriptions, forgetSubscription, keepSubscription, listSubscriptions } from './store.ts';

/** What a browser needs to be told, and how many of the caller's are. */
export async function readPush(ctx: AppServices, { userId }: Member): Promise<PushSettings> {
  const browsers = await ctx.store.asService((tx) => countSubscriptions(tx, userId));
  return { publicKey: ctx.push.publicKey, browsers };
}

/**
 * Has a browser of the caller told from now on. Throws INVALID_REQUEST for an endpoint that is not https or can be no
 * push service, naming the field, and ACCOUNT_SUSPENDED.
 */
export async function subscribePush(ctx: AppServices, member: Member, input: PushSubscriptionInput): Promise<void> {
  await requireActive(ctx, member);
  if (!ctx.push.accepts(input.endpoint))
    throw new DomainError('INVALID_REQUEST', 'This is no address of a push service.', { field: 'endpoint' });
  await ctx.store.asService((tx) => keepSubscription(tx, member.userId, input));
}

/** Has a browser of the caller told no more; another's stays. */
export async function unsubscribePush(ctx: AppServices, { userId }: Member, endpoint: string): Promise<void> {
  await ctx.store.asService((tx) => forgetSubscription(tx, userId, endpoint));
}

/**
 * Tells every browser of a user, and forgets those that are gone. Returns whether any push service took it. Rejects
 * only where the database does.
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
