import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';

/** Returns whether a new account may be made with this address; an existing account may always sign in. */
export function isWelcome({ signUps, live }: Pick<AppServices, 'signUps' | 'live'>, email: string): boolean {
  const mode = live.known().signUps ?? signUps.mode;
  if (mode === 'open') return true;
  if (mode === 'closed') return false;
  const address = email.trim().toLowerCase();
  return signUps.invited.some((each) => each === address || (each.startsWith('@') && address.endsWith(each)));
}

/** Throws SIGN_UPS_CLOSED for a new address that is not invited. */
export function requireWelcome(ctx: Pick<AppServices, 'signUps' | 'live'>, email: string): void {
  if (!isWelcome(ctx, email)) throw new DomainError('SIGN_UPS_CLOSED', 'New accounts are by invitation here.');
}
