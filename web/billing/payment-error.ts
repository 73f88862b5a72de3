import { ApiError, NetworkError } from '../platform/api.ts';

/** The payment provider's script did not load: it is unreachable, or the browser blocks it. */
export class PaymentScriptError extends Error {
  readonly blocked: boolean;

  constructor(blocked: boolean) {
    super('The payment script did not load.');
    this.name = 'PaymentScriptError';
    this.blocked = blocked;
  }
}

/** The request for the payment page was blocked in the browser although it is online. */
export class BlockedRequestError extends Error {}

/** The server answered without an address to go to. */
export class NoAddressError extends Error {}

/** A key of the catalogue `billing.errors`. */
export type PaymentErrorKey =
  | 'scriptFailed'
  | 'scriptBlocked'
  | 'fetchBlocked'
  | 'network'
  | 'checkout'
  | 'portal'
  | 'openPortal'
  | 'start'
  | 'already'
  | 'noAccount';

/** Returns the text key for a subscription that could not be started (ERR-38 to ERR-42, ERR-45). */
export function checkoutErrorKey(error: unknown): PaymentErrorKey {
  if (error instanceof PaymentScriptError) return error.blocked ? 'scriptBlocked' : 'scriptFailed';
  if (error instanceof BlockedRequestError) return 'fetchBlocked';
  if (error instanceof NetworkError) return 'network';
  if (error instanceof ApiError && error.code === 'ALREADY_SUBSCRIBED') return 'already';
  if (error instanceof ApiError || error instanceof NoAddressError) return 'checkout';
  return 'start';
}

/**
 * Returns the text key for a billing page that could not be opened: 'noAccount' without a billing
 * account, 'portal' for any other refusal, 'openPortal' when no answer came (ERR-43, ERR-44,
 * AMB-093).
 */
export function portalErrorKey(error: unknown): PaymentErrorKey {
  if (error instanceof ApiError && error.code === 'NO_BILLING_ACCOUNT') return 'noAccount';
  if (error instanceof ApiError || error instanceof NoAddressError) return 'portal';
  return 'openPortal';
}
