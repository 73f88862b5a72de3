import { profilePath, type SignedIn } from '#domain/identity/api.ts';
import { answerWithin, callApi } from '../platform/api.ts';

/** Returns the signed-in user's profile and creates it at the first sign-in (CALLBACK-02, CALLBACK-03). */
export function ensureProfile(): Promise<SignedIn> {
  return callApi<SignedIn>(profilePath, { method: 'POST', within: answerWithin });
}
