import { queryOptions } from '@tanstack/react-query';
import { type AccessTokens, accessTokensPath } from '#domain/identity/access-tokens.ts';
import { type PasskeyView, passkeysPath, type SessionView, sessionsPath } from '#domain/identity/account.ts';
import type { Profile } from '#domain/identity/api.ts';
import { type Family, familyPath } from '#domain/identity/family.ts';
import { type Household, householdPath } from '#domain/identity/household.ts';
import { type MailChoices, mailChoicesPath } from '#domain/identity/mails.ts';
import { aMoment, answeredBefore, callApi } from '../platform/api.ts';
import { ensureProfile } from './ensure-profile.ts';

/** The signed-in user's profile. */
export const profileQuery = queryOptions({
  queryKey: ['identity', 'profile'],
  queryFn: (): Promise<Profile> => ensureProfile(),
});

/** The signed-in user's children and recurring characters. */
export const familyQuery = queryOptions({
  queryKey: ['identity', 'family'],
  queryFn: () => callApi<Family>(familyPath, { like: { children: [], cast: [] } }),
  // The creator opens with the family in place, so that nothing below it moves.
  initialData: () => answeredBefore<Family>(familyPath),
});

const householdLike = {
  role: '',
  adults: [{ id: '', name: '', email: '' }],
  invitations: [{ id: '', createdAt: aMoment, expiresAt: aMoment }],
};

/** The user's household: adults and invitations. */
export const householdQuery = queryOptions({
  queryKey: ['identity', 'household'],
  queryFn: () => callApi<Household>(householdPath, { like: householdLike }),
  staleTime: 0,
});

/** The user's sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['identity', 'sessions'],
  queryFn: () => callApi<SessionView[]>(sessionsPath, { like: [{ id: '', lastUsedAt: aMoment }] }),
  staleTime: 0,
});

/** The access tokens of programs that may call for the user. */
export const accessTokensQuery = queryOptions({
  queryKey: ['identity', 'access-tokens'],
  queryFn: () =>
    callApi<AccessTokens>(accessTokensPath, {
      like: { tokens: [{ id: '', name: '', scopes: [], createdAt: aMoment }] },
    }),
  staleTime: 0,
});

/** The user's choices of mails. */
export const mailChoicesQuery = queryOptions({
  queryKey: ['identity', 'mails'],
  queryFn: () => callApi<MailChoices>(mailChoicesPath, { like: {} }),
});

/** The user's passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ['identity', 'passkeys'],
  queryFn: () => callApi<PasskeyView[]>(passkeysPath, { like: [{ id: '', createdAt: aMoment }] }),
});
