import { DomainError } from '#domain/errors.ts';
import { displayName, type Profile } from '#domain/identity/api.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { providerKind } from '../sign-in/issue-session.ts';
import { findProfile, findUser, insertProfile } from '../store.ts';

/**
 * Creates the caller's profile from what the identity provider vouched for, once (CALLBACK-02,
 * CALLBACK-03), and records the sign-up with it (EVENT-03). Returns the profile and whether it is new.
 */
export async function createProfile(ctx: AppServices, member: Member): Promise<{ profile: Profile; created: boolean }> {
  const { created, provider } = await ctx.store.asService(async (tx) => {
    const user = await findUser(tx, member.userId);
    if (!user) throw new DomainError('SESSION_EXPIRED', 'The session has ended. Please sign in again.');
    const by = providerKind(user.provider);
    const isNew = await insertProfile(tx, {
      id: user.id,
      name: displayName(user.fullName, user.email),
      email: user.email,
      avatarUrl: user.avatarUrl,
      provider: by,
    });
    return { created: isNew, provider: by };
  });
  if (created) ctx.recorder.event(member.userId, 'auth_signup', { provider });
  return { profile: await readProfile(ctx, member), created };
}

/** Returns the caller's profile. Throws PROFILE_NOT_FOUND (DATA-31). */
export async function readProfile(ctx: AppServices, member: Member): Promise<Profile> {
  const row = await ctx.store.asMember(member, (tx) => findProfile(tx, member.userId));
  if (!row) throw new DomainError('PROFILE_NOT_FOUND', 'There is no profile yet.');
  const { id, name, email, avatarUrl, provider, createdAt, adultConfirmedAt } = row;
  return {
    id,
    name,
    email,
    avatarUrl,
    provider,
    createdAt: createdAt.toISOString(),
    adultConfirmedAt: adultConfirmedAt?.toISOString() ?? null,
  };
}
