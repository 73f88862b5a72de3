import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import type { HumanAction } from '../../providers/turnstile/client.ts';

/**
 * While human verification is on, accepts only fresh tokens, each once (P06, AMB-015). Throws
 * VERIFICATION_REQUIRED without a token and VERIFICATION_FAILED for one that is not accepted.
 */
export async function requireHuman(
  ctx: Pick<AppServices, 'turnstile' | 'log'>,
  token: string | null | undefined,
  action: HumanAction,
): Promise<void> {
  if (ctx.turnstile === null) return;
  if (!token) throw new DomainError('VERIFICATION_REQUIRED', 'Please complete the verification challenge first.');
  try {
    await ctx.turnstile.verify(token, action);
  } catch (error) {
    // A wrong secret or a service that is down concerns the operator, not the parent.
    ctx.log.warn({ action, err: error }, 'a human verification failed');
    throw error;
  }
}

/** The same for a story; a program was verified when its token was made, for it cannot answer a challenge. */
export async function requireHumanOrToken(
  ctx: Pick<AppServices, 'turnstile' | 'log'>,
  member: Member,
  token: string | null | undefined,
): Promise<void> {
  if (!member.scopes) await requireHuman(ctx, token, 'story');
}
