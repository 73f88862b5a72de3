import { createPortalPath, portalReturnPath } from '#domain/billing/api.ts';
import { callApi } from '../platform/api.ts';
import { NoAddressError } from './payment-error.ts';

/**
 * Requests the user's own billing page and returns its address (BILL-09, BILL-10). Rejects with
 * ApiError, NetworkError or NoAddressError.
 */
export async function openPortal(returnUrl: string = portalReturnPath): Promise<string> {
  const { url } = await callApi<{ url?: string }>(createPortalPath, { method: 'POST', body: { returnUrl } });
  if (!url) throw new NoAddressError('The answer names no billing page.');
  return url;
}
