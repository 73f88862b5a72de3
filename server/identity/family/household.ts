import { DomainError } from '#domain/errors.ts';
import {
  type Household,
  householdBounds,
  type NewHouseholdInvitation,
  type OpenedInvitation,
} from '#domain/identity/household.ts';
import type { AppServices } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/database/member.ts';
import { requireActive } from '../callers/require-active.ts';
import {
  bringEReader,
  carryUsage,
  deleteInvitation,
  deleteInvitationsOf,
  findInvitation,
  findMembership,
  holdHouseholds,
  insertInvitation,
  listAdults,
  listInvitations,
  moveTo,
  ownerOf,
} from './household-store.ts';

const spent = () => new DomainError('INVITATION_SPENT', 'This invitation was used, taken back or is too old.');
const full = () =>
  new DomainError('HOUSEHOLD_FULL', 'This household has as many adults as it may.', { limit: householdBounds.adults });
export const notOwner = () => new DomainError('FORBIDDEN', 'Only the owner of the household may do this.');

type Row = { id: string; createdAt: Date; expiresAt: Date };
const asInvitation = ({ id, createdAt, expiresAt }: Row) => ({
  id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** Returns the caller's household. Nobody learns who is in another one (P08). */
export function readHousehold(ctx: AppServices, { userId }: Member): Promise<Household> {
  return ctx.store.asService((tx) => describe(tx, userId));
}

async function describe(tx: Transaction, userId: string): Promise<Household> {
  const { householdId, role } = await findMembership(tx, userId);
  const adults = await listAdults(tx, householdId);
  return { role, adults, invitations: (await listInvitations(tx, userId)).map(asInvitation) };
}

/**
 * Makes the token of a link that lets one more adult in, once, within seven days. Throws FORBIDDEN for anybody but the
 * owner, HOUSEHOLD_FULL, INVALID_REQUEST at the limit of open invitations, and ACCOUNT_SUSPENDED.
 */
export async function inviteAdult(ctx: AppServices, member: Member): Promise<NewHouseholdInvitation> {
  await requireActive(ctx, member);
  const token = ctx.tokens.firstRefresh();
  const { userId } = member;
  return ctx.store.asService(async (tx) => {
    const { householdId } = await findMembership(tx, userId);
    await holdHouseholds(tx, [householdId]);
    const now = await findMembership(tx, userId);
    if (now.householdId !== householdId || now.role !== 'owner') throw notOwner();
    if ((await listAdults(tx, householdId)).length >= householdBounds.adults) throw full();
    if ((await listInvitations(tx, userId)).length >= householdBounds.invitations) {
      const limit = householdBounds.invitations;
      throw new DomainError('INVALID_REQUEST', 'As many invitations wait as may.', { limit });
    }
    const tokenHash = ctx.tokens.hashRefresh(token);
    return { ...asInvitation(await insertInvitation(tx, { userId, householdId, tokenHash })), token };
  });
}

/** Takes back an unused invitation of the caller. Throws NOT_FOUND, also for another user's (P08). */
export async function takeInvitationBack(ctx: AppServices, { userId }: Member, id: string): Promise<void> {
  const gone = await ctx.store.asService((tx) => deleteInvitation(tx, { id, userId }));
  if (!gone) throw new DomainError('NOT_FOUND', 'There is no such invitation.');
}

/** Returns who invites, to whoever holds the link. Throws INVITATION_SPENT. */
export async function openInvitation(ctx: AppServices, token: string): Promise<OpenedInvitation> {
  return ctx.store.asService(async (tx) => {
    const found = await findInvitation(tx, ctx.tokens.hashRefresh(token));
    const adults = found && (await listAdults(tx, found.householdId));
    const inviter = adults?.find(({ id }) => id === found?.invitedBy);
    if (!found || !inviter) throw spent();
    return { invitedBy: inviter.name, expiresAt: found.expiresAt.toISOString() };
  });
}

/**
 * Makes the caller, with everything that they made, an adult of the household that a link invites to. Throws
 * INVITATION_SPENT, INVITATION_OWN for an adult who is in it already (also its sender), HOUSEHOLD_SHARED for one who
 * must leave another shared household first, HOUSEHOLD_FULL and ACCOUNT_SUSPENDED; the link stays good then.
 */
export async function joinHousehold(ctx: AppServices, member: Member, token: string): Promise<Household> {
  await requireActive(ctx, member);
  const { userId } = member;
  const tokenHash = ctx.tokens.hashRefresh(token);
  return ctx.store.asService(async (tx) => {
    const seen = await findInvitation(tx, tokenHash);
    if (!seen) throw spent();
    const before = await findMembership(tx, userId);
    await holdHouseholds(tx, [seen.householdId, before.householdId]);
    // What was read above may have changed while this waited for the locks.
    const invitation = await findInvitation(tx, tokenHash);
    const own = await findMembership(tx, userId);
    if (!invitation) throw spent();
    if (own.householdId === invitation.householdId)
      throw new DomainError('INVITATION_OWN', 'You are in this household already.');
    if (own.householdId !== before.householdId || (await listAdults(tx, own.householdId)).length > 1)
      throw new DomainError('HOUSEHOLD_SHARED', 'Leave your own household first.');
    if ((await listAdults(tx, invitation.householdId)).length >= householdBounds.adults) throw full();
    await deleteInvitation(tx, { tokenHash });
    await deleteInvitationsOf(tx, userId);
    await moveTo(tx, userId, invitation.householdId);
    const owner = await ownerOf(tx, userId);
    await carryUsage(tx, userId, owner);
    await bringEReader(tx, userId, owner);
    return describe(tx, userId);
  });
}
