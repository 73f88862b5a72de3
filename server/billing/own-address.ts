import { checkoutIdMark } from '#domain/billing/api.ts';
import { DomainError } from '#domain/errors.ts';
import { safeRedirectPath } from '#domain/identity/redirect.ts';

/**
 * Makes a return address on our own origin whole; `given` is a whole URL or a path (P10, AMB-082).
 * Throws INVALID_REQUEST, naming the field, for any other address.
 */
export function ownAddress(publicUrl: string, given: string, field: string): string {
  const { origin } = new URL(publicUrl);
  const path = given.startsWith(origin) ? given.slice(origin.length) || '/' : given;
  const safe = safeRedirectPath(path, origin);
  if (safe === undefined)
    throw new DomainError('INVALID_REQUEST', `${field}: expects an address of this site`, { field });
  return origin + safe;
}

/** Adds the placeholder in which the provider writes the checkout's id. */
export function withCheckoutId(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.delete('session_id');
  // Written by hand: `searchParams` would escape the braces of the placeholder.
  return `${url.href}${url.search ? '&' : '?'}session_id=${checkoutIdMark}`;
}
