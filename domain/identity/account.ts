import { z } from 'zod';
import { interfaceLanguages } from './language.ts';

/** POST records that the caller is 18 or older and a parent or guardian; returns the `Profile`. */
export const adultConfirmationPath = '/api/identity/profile/adult';
export const adultConfirmationSchema = z.object({ confirmed: z.literal(true) });

/** POST with the code that a new installation prints on startup makes the caller its operator; returns 204. */
export const firstOperatorPath = '/api/identity/operator';
export const firstOperatorSchema = z.object({ code: z.string().min(1).max(40) });

/** A sign-in that is still valid. Times are ISO strings. */
export type SessionView = {
  id: string;
  /** The session that sent the request. */
  current: boolean;
  userAgent: string | null;
  createdAt: string;
  lastUsedAt: string;
};

/** GET returns the caller's `SessionView`s, newest first. POST /auth/v1/logout?scope=global|local|others ends them. */
export const sessionsPath = '/api/identity/sessions';

/** GET returns a ZIP of everything stored about the caller: JSON, the stories as text, the pictures. */
export const exportPath = '/api/identity/export';

/** DELETE, confirmed by the account's own e-mail, removes the account and all its data for good (P33). */
export const accountPath = '/api/identity/account';
export const deleteAccountSchema = z.object({ email: z.string().max(320) });

/** How long a mailed link is valid. */
export const signInLinkMinutes = 15;

/** POST mails a link if the address may sign in, and returns 202 in any case; 404 where no mail is sent. */
export const signInLinkPath = '/auth/v1/otp';
export const signInLinkSchema = z.object({
  email: z.string().trim().toLowerCase().max(320).pipe(z.email()),
  language: z.enum(interfaceLanguages).default('en'),
  /** Where to go afterwards: a path on our origin. */
  redirect: z.string().max(500).optional(),
  captchaToken: z.string().max(4096).optional(),
});

/** POST with a link's token returns a session, once, and only in the browser that asked for the link. */
export const openSignInLinkPath = '/auth/v1/verify';
export const openSignInLinkSchema = z.object({ token: z.string().min(20).max(100) });

/** A passkey of the caller. Times are ISO strings. */
export type PasskeyView = { id: string; userAgent: string | null; createdAt: string; lastUsedAt: string | null };

/** GET returns the caller's `PasskeyView`s; POST stores one that a browser created; DELETE removes one. */
export const passkeysPath = '/api/identity/passkeys';
/** POST returns the options with which a browser creates a passkey. */
export const passkeyOptionsPath = '/api/identity/passkeys/options';
export const passkeyPath = (id: string) => `${passkeysPath}/${encodeURIComponent(id)}`;
/** POST returns the options with which a browser signs in by passkey. */
export const passkeySignInOptionsPath = '/auth/v1/passkey/options';
/** POST with the browser's passkey response returns a session. */
export const passkeySignInPath = '/auth/v1/passkey';
/** A browser's passkey response, checked loosely: verifying its signature is what counts. */
export const passkeyAnswerSchema = z.looseObject({
  id: z.string().min(1).max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
});
