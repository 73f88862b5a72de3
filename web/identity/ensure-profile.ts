import { type Profile, profilePath } from '#domain/identity/api.ts';
import { ApiError, callApi } from '../platform/api.ts';

/** The signed-in user's profile; at the first sign-in it is created (CALLBACK-02, CALLBACK-03). */
export async function ensureProfile(): Promise<Profile> {
  try {
    return await callApi<Profile>(profilePath);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PROFILE_NOT_FOUND') throw error;
    return callApi<Profile>(profilePath, { method: 'POST' });
  }
}
