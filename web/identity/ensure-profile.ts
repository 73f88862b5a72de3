import { type Profile, profilePath } from '#domain/identity/api.ts';
import { answerWithin, callApi } from '../platform/api.ts';

/** Returns the signed-in user's profile and creates it at the first sign-in (CALLBACK-02, CALLBACK-03). */
export function ensureProfile(): Promise<Profile> {
  return callApi<Profile>(profilePath, { method: 'POST', within: answerWithin });
}
