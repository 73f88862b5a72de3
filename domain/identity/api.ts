import { z } from 'zod';
import type { InterfaceLanguage } from './language.ts';

/** A parent's own profile row (DATA-19). */
export const profileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  provider: z.string(),
  createdAt: z.iso.datetime(),
  /** When the parent confirmed being an adult; null = not yet: no story is written until then. */
  adultConfirmedAt: z.iso.datetime().nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

/** The profile of a parent who has just signed in, with the language that the account was last used in. */
export type SignedIn = Profile & { language: InterfaceLanguage };

/** The signed-in user as the browser knows it (DATA-18, SESSION-06). */
export type SessionUser = {
  id: string;
  email: string;
  name: string;
  provider: string;
  avatarUrl: string | null;
  createdAt: string;
};

/**
 * GET returns the caller's profile or 404 PROFILE_NOT_FOUND; POST creates it from the identity provider's
 * data (the body is ignored) and returns it, or the existing one, as `SignedIn` (CALLBACK-02, CALLBACK-03).
 */
export const profilePath = '/api/identity/profile';

/** The name shown for a user: the provider's full name, else the e-mail's local part, else "User" (SESSION-20). */
export function displayName(fullName: string | null | undefined, email: string | null | undefined): string {
  return fullName?.trim() || email?.split('@')[0]?.trim() || 'User';
}
