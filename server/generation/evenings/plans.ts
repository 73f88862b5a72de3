import { DomainError } from '#domain/errors.ts';
import type { EveningPlanOrder, Evenings } from '#domain/generation/evenings.ts';
import { storyTypeFor } from '#domain/usage/allowance.ts';
import type { AppServices } from '../../context.ts';
import { requireAdult } from '../../identity/account/confirm-adult.ts';
import { requireActive } from '../../identity/callers/require-active.ts';
import { requireHuman } from '../../identity/callers/require-human.ts';
import type { Member } from '../../platform/database/member.ts';
import { checkUsage, readUsage } from '../../usage/usage.ts';
import { forgetPlan, keepPlan, listPlans, ownAddress } from './store.ts';

const missing = () => new DomainError('NOT_FOUND', 'There is no such child.');

/** Returns the caller's plans, their mail address if mail may go there, and whether the allowance permits a story. */
export async function readEvenings(ctx: AppServices, member: Member): Promise<Evenings> {
  const plans = await ctx.store.asMember(member, listPlans);
  const mail = ctx.mailer ? await ctx.store.asService((tx) => ownAddress(tx, member.userId)) : null;
  const { tier } = await readUsage(ctx, member);
  const { allowed } = await checkUsage(ctx, member, storyTypeFor(tier, false));
  return { plans, mail, allowed };
}

/**
 * Saves the caller's plan for a child of the household, and resumes it. Throws NOT_FOUND for any other
 * child (P08), ADULT_CONFIRMATION_REQUIRED, ACCOUNT_SUSPENDED, and VERIFICATION_REQUIRED or VERIFICATION_FAILED if
 * the plan is enabled: nobody is there to be verified in the evening (P06).
 */
export async function keepEvening(
  ctx: AppServices,
  member: Member,
  childId: string,
  { turnstileToken, ...input }: EveningPlanOrder,
): Promise<Evenings> {
  await requireActive(ctx, member);
  await requireAdult(ctx, member);
  if (input.enabled) await requireHuman(ctx, turnstileToken, 'story');
  const kept = await ctx.store.asMember(member, (tx) => keepPlan(tx, member.userId, childId, input));
  if (!kept) throw missing();
  return readEvenings(ctx, member);
}

/** Removes the caller's plan for a child. Throws NOT_FOUND. */
export async function forgetEvening(ctx: AppServices, member: Member, childId: string): Promise<void> {
  if (!(await ctx.store.asMember(member, (tx) => forgetPlan(tx, childId)))) throw missing();
}
