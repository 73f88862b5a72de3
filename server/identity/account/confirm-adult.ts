import { DomainError } from '#domain/errors.ts';
import type { Profile } from '#domain/identity/api.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { findProfile, setAdultConfirmed } from '../store.ts';
import { createProfile, readProfile } from './create-profile.ts';

/** Records once, with the time, that the caller is 18 or older and acts as parent or guardian. */
export async function confirmAdult(ctx: AppServices, member: Member): Promise<Profile> {
  await createProfile(ctx, member);
  await ctx.store.asService((tx) => setAdultConfirmed(tx, member.userId));
  return readProfile(ctx, member);
}

/** Lets only confirmed adults continue, as the providers' terms demand. Throws ADULT_CONFIRMATION_REQUIRED. */
export async function requireAdult(ctx: AppServices, member: Member): Promise<void> {
  const profile = await ctx.store.asMember(member, (tx) => findProfile(tx, member.userId));
  if (profile?.adultConfirmedAt) return;
  throw new DomainError('ADULT_CONFIRMATION_REQUIRED', 'Please confirm first that you are an adult.');
}
