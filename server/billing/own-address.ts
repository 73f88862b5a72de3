import { checkoutIdMark } from '#domain/billing/api.ts';
import { DomainError } from '#domain/errors.ts';
import { safeRedirectPath } from '#domain/identity/redirect.ts';

/**
 * A return address on our own origin: given whole or as a path, answered whole (P10, AMB-082).
 * Throws INVALID_REQUEST, naming the field, for any other.
 */
export function ownAddress(publicUrl: string, given: string, field: string): string {
  const { origin } = new URL(publicUrl);
  const path = given.startsWith(origin) ? given.slice(origin.length) || '/' : given;
  const safe = safeRedirectPath(path, origin);
  if (safe === undefined)
    throw new DomainError('INVALID_REQUEST', `${field}: expects an address of this site`, { field });
  return origin + safe;
}

/** The same address with the place where the provider writes the checkout's id. */
export function withCheckoutId(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.delete('session_id');
  // By hand: the mark's braces must stay as they are.
  return `${url.href}${url.search ? '&' : '?'}session_id=${checkoutIdMark}`;
}
