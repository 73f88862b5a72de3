import { Hono } from 'hono';
import { subscriptionPath } from '#domain/billing/subscription.ts';
import type { AppServices } from '../context.ts';
import { requireMember } from '../identity/require-member.ts';
import type { AppEnv } from '../platform/http.ts';
import { readSubscription } from './read-subscription.ts';

export function billingRoutes(ctx: AppServices) {
  return new Hono<AppEnv>().get(subscriptionPath, async (c) =>
    c.json(await readSubscription(ctx, await requireMember(ctx, c))),
  );
}
