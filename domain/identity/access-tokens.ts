import { z } from 'zod';
import { textUpTo } from '../text.ts';

/** What an access token may be allowed to do, in the words of OAuth (RFC 6749, 3.3). Everything else is closed to it. */
export const accessScopes = ['shelf:read', 'stories:write', 'ereader:send'] as const;
export type AccessScope = (typeof accessScopes)[number];

/** Letters of a name, how many tokens a parent has at once, and for how many days one may be made. */
export const accessTokenBounds = { name: 60, tokens: 20, days: [30, 90, 365] } as const;

/** By its beginning a token is told from the session of a browser, and found where it was left lying. */
export const accessTokenPrefix = 'lunatale_';

export const scopesSchema = z
  .array(z.enum(accessScopes))
  .min(1)
  .max(accessScopes.length)
  .refine((scopes) => new Set(scopes).size === scopes.length, 'a scope is named twice');

const accessTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(accessScopes)),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** Null = good until it is revoked. */
  expiresAt: z.string().nullable(),
});
export type AccessToken = z.output<typeof accessTokenSchema>;

/** GET answers the caller's tokens, POST makes one, whose secret is answered this once. */
export const accessTokensPath = '/api/identity/access-tokens';
/** DELETE revokes one, for good and at once. */
export const accessTokenPath = (id: string) => `${accessTokensPath}/${encodeURIComponent(id)}`;

export const accessTokensSchema = z.object({ tokens: z.array(accessTokenSchema) });
export type AccessTokens = z.output<typeof accessTokensSchema>;

export const newAccessTokenSchema = z.object({
  name: textUpTo(accessTokenBounds.name),
  scopes: scopesSchema,
  /** Null = until it is revoked. */
  days: z.union([z.literal(30), z.literal(90), z.literal(365)]).nullable(),
  /** Human verification, where that is on and stories may be written: no story is asked for it then. */
  turnstileToken: z.string().max(4096).nullish(),
});
export type NewAccessToken = z.input<typeof newAccessTokenSchema>;

export const madeAccessTokenSchema = accessTokenSchema.extend({ token: z.string() });
export type MadeAccessToken = z.output<typeof madeAccessTokenSchema>;
