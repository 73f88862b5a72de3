import { z } from 'zod';
import { interfaceLanguages } from './language.ts';

/** POST records that the caller is 18 or older and acts as parent or guardian; answers the `Profile`. */
export const adultConfirmationPath = '/api/identity/profile/adult';
export const adultConfirmationSchema = z.object({ confirmed: z.literal(true) });

/** POST with the code that a new installation prints at its start makes the caller its operator; answers 204. */
export const firstOperatorPath = '/api/identity/operator';
export const firstOperatorSchema = z.object({ code: z.string().min(1).max(40) });

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

/** How long a link that was mailed is good for. */
export const signInLinkMinutes = 15;

/** POST has a link mailed to an address that may come in, and answers 202 in any case; 404 where no mail is sent. */
export const signInLinkPath = '/auth/v1/otp';
export const signInLinkSchema = z.object({
  email: z.string().trim().toLowerCase().max(320).pipe(z.email()),
  language: z.enum(interfaceLanguages).default('en'),
  /** Where to go afterwards, a path of ours. */
  redirect: z.string().max(500).optional(),
  captchaToken: z.string().max(4096).optional(),
});

/** POST with the token of a link answers a session, once, in the browser that asked for it. */
export const openSignInLinkPath = '/auth/v1/verify';
export const openSignInLinkSchema = z.object({ token: z.string().min(20).max(100) });

/** A passkey of the caller. Times are ISO strings. */
export type PasskeyView = { id: string; userAgent: string | null; createdAt: string; lastUsedAt: string | null };

/** GET answers the caller's `PasskeyView`s; POST keeps one that a browser made; DELETE forgets one. */
export const passkeysPath = '/api/identity/passkeys';
/** POST answers what a browser needs to make one. */
export const passkeyOptionsPath = '/api/identity/passkeys/options';
export const passkeyPath = (id: string) => `${passkeysPath}/${encodeURIComponent(id)}`;
/** POST answers what a browser needs to show one. */
export const passkeySignInOptionsPath = '/auth/v1/passkey/options';
/** POST with what the browser showed answers a session. */
export const passkeySignInPath = '/auth/v1/passkey';
/** What a browser says of a passkey; its signatures are checked by what they sign. */
export const passkeyAnswerSchema = z.looseObject({
  id: z.string().min(1).max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
});
