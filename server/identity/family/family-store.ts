import { asc, count, eq, inArray } from 'drizzle-orm';
import { castMembers, children } from '#db/schema/identity.ts';
import type { CastMember, Child } from '#domain/identity/family.ts';
import type { Adults, Transaction } from '../../platform/database/database.ts';

const childColumns = {
  id: children.id,
  nickname: children.nickname,
  ageGroup: children.ageGroup,
  likes: children.likes,
  avoid: children.avoid,
  look: children.look,
  pronoun: children.pronoun,
};
const castColumns = {
  id: castMembers.id,
  name: castMembers.name,
  look: castMembers.look,
  pronoun: castMembers.pronoun,
};

export function listChildren(tx: Transaction, adults: Adults): Promise<Child[]> {
  const own = inArray(children.userId, [...adults]);
  return tx.select(childColumns).from(children).where(own).orderBy(asc(children.createdAt), asc(children.id));
}

export function listCast(tx: Transaction, adults: Adults): Promise<CastMember[]> {
  const own = inArray(castMembers.userId, [...adults]);
  return tx.select(castColumns).from(castMembers).where(own).orderBy(asc(castMembers.createdAt), asc(castMembers.id));
}

export async function countFamily(tx: Transaction, adults: Adults): Promise<{ children: number; cast: number }> {
  const [a] = await tx
    .select({ n: count() })
    .from(children)
    .where(inArray(children.userId, [...adults]));
  const [b] = await tx
    .select({ n: count() })
    .from(castMembers)
    .where(inArray(castMembers.userId, [...adults]));
  return { children: a?.n ?? 0, cast: b?.n ?? 0 };
}

export async function insertChild(tx: Transaction, userId: string, child: Omit<Child, 'id'>) {
  const [row] = await tx
    .insert(children)
    .values({ ...child, userId })
    .returning(childColumns);
  return row;
}

export async function updateChild(tx: Transaction, id: string, child: Omit<Child, 'id'>) {
  const [row] = await tx.update(children).set(child).where(eq(children.id, id)).returning(childColumns);
  return row;
}

export async function deleteChild(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.delete(children).where(eq(children.id, id)).returning({ id: children.id })).length > 0;
}

export async function insertCastMember(tx: Transaction, userId: string, member: Omit<CastMember, 'id'>) {
  const [row] = await tx
    .insert(castMembers)
    .values({ ...member, userId })
    .returning(castColumns);
  return row;
}

export async function updateCastMember(tx: Transaction, id: string, member: Omit<CastMember, 'id'>) {
  const [row] = await tx.update(castMembers).set(member).where(eq(castMembers.id, id)).returning(castColumns);
  return row;
}

export async function deleteCastMember(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.delete(castMembers).where(eq(castMembers.id, id)).returning({ id: castMembers.id })).length > 0;
}
