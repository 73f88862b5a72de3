import { displayName } from '#domain/identity/api.ts';
import { sessionDefaultSeconds } from '#domain/identity/session.ts';
import type { UserRow } from '../store.ts';
import type { Tokens } from './tokens.ts';

/** Returns the public name of a provider: an installation's own issuer is kept by its address. */
export function providerKind(provider: string): string {
  return /^https?:/.test(provider) ? 'oidc' : provider;
}

/** Returns a user as GoTrue's clients read it: the shape of GET /auth/v1/user. */
export function goTrueUser(user: UserRow) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: user.emailVerified ? user.createdAt.toISOString() : null,
    created_at: user.createdAt.toISOString(),
    updated_at: user.lastSignInAt.toISOString(),
    last_sign_in_at: user.lastSignInAt.toISOString(),
    app_metadata: { provider: providerKind(user.provider), providers: [providerKind(user.provider)] },
    user_metadata: {
      full_name: displayName(user.fullName, user.email),
      avatar_url: user.avatarUrl,
      email: user.email,
    },
    identities: [],
  };
}

export type IssuedSession = {
  access_token: string;
  refresh_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  user: ReturnType<typeof goTrueUser>;
};

/** Returns GoTrue's response to a sign-in or refresh (SESSION-06): times in seconds, and in seconds since 1970. */
export async function issueSession(
  tokens: Tokens,
  user: UserRow,
  sessionId: string,
  refreshToken: string,
): Promise<IssuedSession> {
  const { token, expiresAt } = await tokens.signAccess({ userId: user.id, sessionId, email: user.email }, {});
  return {
    access_token: token,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: sessionDefaultSeconds,
    expires_at: expiresAt,
    user: goTrueUser(user),
  };
}
