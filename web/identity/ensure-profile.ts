import { type Profile, profilePath } from '#domain/identity/api.ts';
import { callApi } from '../platform/api.ts';

/** The signed-in user's profile; at the first sign-in it is created, at every other it is the one there is (CALLBACK-02, CALLBACK-03). */
export function ensureProfile(): Promise<Profile> {
  return callApi<Profile>(profilePath, { method: 'POST' });
}
