import { z } from 'zod';
import { textUpTo } from '../text.ts';

/** What an access token can be allowed to do, as OAuth scopes (RFC 6749, 3.3). Everything else is forbidden to it. */
export const accessScopes = ['shelf:read', 'stories:write', 'ereader:send'] as const;
export type AccessScope = (typeof accessScopes)[number];

/** Letters of a name, tokens per parent at once, and the lifetimes in days to choose from. */
export const accessTokenBounds = { name: 60, tokens: 20, days: [30, 90, 365] } as const;

/** The prefix distinguishes a token from a browser's session and lets scanners find leaked tokens. */
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
  /** Null = valid until it is revoked. */
  expiresAt: z.string().nullable(),
});
export type AccessToken = z.output<typeof accessTokenSchema>;

/** GET returns the caller's tokens, POST creates one and returns its secret, only this once. */
export const accessTokensPath = '/api/identity/access-tokens';
/** DELETE revokes a token at once and for good. */
export const accessTokenPath = (id: string) => `${accessTokensPath}/${encodeURIComponent(id)}`;

export const accessTokensSchema = z.object({ tokens: z.array(accessTokenSchema) });
export type AccessTokens = z.output<typeof accessTokensSchema>;

export const newAccessTokenSchema = z.object({
  name: textUpTo(accessTokenBounds.name),
  scopes: scopesSchema,
  /** Null = valid until it is revoked. */
  days: z.union([z.literal(30), z.literal(90), z.literal(365)]).nullable(),
  /** Human verification, where it is on, for a token that may write stories: its stories then need none. */
  turnstileToken: z.string().max(4096).nullish(),
});
export type NewAccessToken = z.input<typeof newAccessTokenSchema>;

export const madeAccessTokenSchema = accessTokenSchema.extend({ token: z.string() });
export type MadeAccessToken = z.output<typeof madeAccessTokenSchema>;
