import { z } from 'zod';

/** POST records that the caller is 18 or older and acts as parent or guardian; answers the `Profile`. */
export const adultConfirmationPath = '/api/identity/profile/adult';
export const adultConfirmationSchema = z.object({ confirmed: z.literal(true) });

/** A sign-in that is still good for something. Times are ISO strings. */
export type SessionView = {
  id: string;
  /** The one that asks. */
  current: boolean;
  userAgent: string | null;
  createdAt: string;
  lastUsedAt: string;
};

/** GET answers the caller's `SessionView`s, newest first. They are ended by POST /auth/v1/logout?scope=global|local|others. */
export const sessionsPath = '/api/identity/sessions';

/** GET answers a ZIP of everything that is kept of the caller: JSON, the stories as text, the pictures. */
export const exportPath = '/api/identity/export';

/** DELETE, with the account's own e-mail as a seal, removes the account and everything of it, for good (P33). */
export const accountPath = '/api/identity/account';
export const deleteAccountSchema = z.object({ email: z.string().max(320) });
