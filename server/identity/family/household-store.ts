import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { householdInvitations, householdMembers, profiles, users } from '#db/schema/identity.ts';
import { displayName } from '#domain/identity/api.ts';
import { type HouseholdAdult, type HouseholdRole, householdBounds } from '#domain/identity/household.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** The household that somebody is in, and their role there. */
type Membership = { householdId: string; role: HouseholdRole };

/** Returns a user's membership; an account older than households gets one of its own on first use. */
export async function findMembership(tx: Transaction, userId: string): Promise<Membership> {
  const find = () =>
    tx
      .select({ householdId: householdMembers.householdId, role: householdMembers.role })
      .from(householdMembers)
      .where(eq(householdMembers.userId, userId));
  const [known] = await find();
  if (known) return known;
  await foundHousehold(tx, userId);
  const [founded] = await find();
  if (!founded) throw new Error('somebody is in no household');
  return founded;
}

/** Creates a household of one for a user who has none, or who leaves another. */
export async function foundHousehold(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select found_household(${userId})`);
}

/** Locks households until the transaction ends, so that adults come and go one after another. */
export async function holdHouseholds(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select from households where id = any(${sql.param([...ids])}::uuid[]) order by id for update`);
}

/** Returns the adults of a household: the owner first, then by how long they have been there. */
export async function listAdults(tx: Transaction, householdId: string): Promise<HouseholdAdult[]> {
  const rows = await tx
    .select({ member: householdMembers, email: users.email, name: profiles.name, avatarUrl: profiles.avatarUrl })
    .from(householdMembers)
    .innerJoin(users, eq(users.id, householdMembers.userId))
    .leftJoin(profiles, eq(profiles.id, householdMembers.userId))
    .where(eq(householdMembers.householdId, householdId))
    .orderBy(sql`role = 'owner' desc`, asc(householdMembers.joinedAt), asc(householdMembers.userId));
  return rows.map(({ member: { userId, role, joinedAt }, email, name, avatarUrl }) => ({
    id: userId,
    name: name ?? displayName(null, email),
    email,
    avatarUrl,
    role,
    joinedAt: joinedAt.toISOString(),
  }));
}

/** Returns who takes over what a user made: the owner, or who joined first; undefined for a user who is alone or gone. */
export async function findSuccessor(tx: Transaction, userId: string): Promise<string | undefined> {
  const own = tx
    .select({ id: householdMembers.householdId })
    .from(householdMembers)
    .where(eq(householdMembers.userId, userId));
  const [row] = await tx
    .select({ userId: householdMembers.userId })
    .from(householdMembers)
    .where(and(inArray(householdMembers.householdId, own), ne(householdMembers.userId, userId)))
    .orderBy(sql`role = 'owner' desc`, asc(householdMembers.joinedAt), asc(householdMembers.userId))
    .limit(1);
  return row?.userId;
}

const invitationColumns = {
  id: householdInvitations.id,
  createdAt: householdInvitations.createdAt,
  expiresAt: householdInvitations.expiresAt,
};
const isGood = sql`${householdInvitations.expiresAt} > app_now()`;

/** Returns the invitations of this user that can still be used, the oldest first. */
export async function listInvitations(tx: Transaction, userId: string) {
  return tx
    .select(invitationColumns)
    .from(householdInvitations)
    .where(and(eq(householdInvitations.userId, userId), isGood))
    .orderBy(asc(householdInvitations.createdAt), asc(householdInvitations.id));
}

export async function insertInvitation(
  tx: Transaction,
  invitation: { userId: string; householdId: string; tokenHash: string },
) {
  const [row] = await tx
    .insert(householdInvitations)
    .values({
      ...invitation,
      createdAt: sql`app_now()`,
      expiresAt: sql`app_now() + make_interval(days => ${householdBounds.invitationDays})`,
    })
    .returning(invitationColumns);
  if (!row) throw new Error('an invitation was not kept');
  return row;
}

/** Returns an invitation that is unused and not too old, and whose sender is still the owner and not suspended. */
export async function findInvitation(
  tx: Transaction,
  tokenHash: string,
): Promise<{ invitedBy: string; householdId: string; expiresAt: Date } | undefined> {
  const [row] = await tx
    .select({
      invitedBy: householdInvitations.userId,
      householdId: householdInvitations.householdId,
      expiresAt: householdInvitations.expiresAt,
    })
    .from(householdInvitations)
    .innerJoin(
      householdMembers,
      and(
        eq(householdMembers.userId, householdInvitations.userId),
        eq(householdMembers.householdId, householdInvitations.householdId),
        eq(householdMembers.role, 'owner'),
      ),
    )
    .where(
      and(eq(householdInvitations.tokenHash, tokenHash), isGood, sql`not is_suspended(${householdInvitations.userId})`),
    );
  return row;
}

/** Takes an invitation back or uses it up; returns false if it was gone. */
export async function deleteInvitation(
  tx: Transaction,
  by: { id: string; userId: string } | { tokenHash: string },
): Promise<boolean> {
  const which =
    'tokenHash' in by
      ? eq(householdInvitations.tokenHash, by.tokenHash)
      : and(eq(householdInvitations.id, by.id), eq(householdInvitations.userId, by.userId));
  const gone = await tx.delete(householdInvitations).where(which).returning({ id: householdInvitations.id });
  return gone.length > 0;
}

/** Takes back every invitation that this user sent. */
export async function deleteInvitationsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(householdInvitations).where(eq(householdInvitations.userId, userId));
}

/** Makes a user an adult of another household; their own household is gone then. */
export async function moveTo(tx: Transaction, userId: string, householdId: string): Promise<void> {
  await tx
    .update(householdMembers)
    .set({ householdId, role: 'adult', joinedAt: sql`app_now()` })
    .where(eq(householdMembers.userId, userId));
}

export async function ownerOf(tx: Transaction, userId: string): Promise<string> {
  const { rows } = await tx.execute<{ owner: string }>(sql`select household_owner(${userId}) as owner`);
  return rows[0]?.owner ?? userId;
}

/** Gives a household without an e-reader the one of the adult who joins. */
export async function bringEReader(tx: Transaction, from: string, owner: string): Promise<void> {
  await tx.execute(sql`select carry_e_reader(${from}, ${owner})
    where not exists (select from e_readers where user_id = ${owner} and address is not null)`);
}

export async function carryUsage(tx: Transaction, from: string, to: string): Promise<void> {
  if (from !== to) await tx.execute(sql`select carry_usage(${from}, ${to})`);
}
