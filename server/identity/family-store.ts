import { and, asc, count, eq } from 'drizzle-orm';
import { castMembers, children } from '#db/schema/identity.ts';
import type { CastMember, Child } from '#domain/identity/family.ts';
import type { Transaction } from '../platform/database.ts';

const childColumns = {
  id: children.id,
  nickname: children.nickname,
  ageGroup: children.ageGroup,
  likes: children.likes,
  avoid: children.avoid,
  pronoun: children.pronoun,
};
const castColumns = {
  id: castMembers.id,
  name: castMembers.name,
  look: castMembers.look,
  pronoun: castMembers.pronoun,
};

export function listChildren(tx: Transaction, userId: string): Promise<Child[]> {
  const own = eq(children.userId, userId);
  return tx.select(childColumns).from(children).where(own).orderBy(asc(children.createdAt), asc(children.id));
}

export function listCast(tx: Transaction, userId: string): Promise<CastMember[]> {
  const own = eq(castMembers.userId, userId);
  return tx.select(castColumns).from(castMembers).where(own).orderBy(asc(castMembers.createdAt), asc(castMembers.id));
}

export async function countFamily(tx: Transaction, userId: string): Promise<{ children: number; cast: number }> {
  const [a] = await tx.select({ n: count() }).from(children).where(eq(children.userId, userId));
  const [b] = await tx.select({ n: count() }).from(castMembers).where(eq(castMembers.userId, userId));
  return { children: a?.n ?? 0, cast: b?.n ?? 0 };
}

export async function insertChild(tx: Transaction, userId: string, child: Omit<Child, 'id'>) {
  const [row] = await tx
    .insert(children)
    .values({ ...child, userId })
    .returning(childColumns);
  return row;
}

export async function updateChild(tx: Transaction, userId: string, id: string, child: Omit<Child, 'id'>) {
  const own = and(eq(children.id, id), eq(children.userId, userId));
  const [row] = await tx.update(children).set(child).where(own).returning(childColumns);
  return row;
}

export async function deleteChild(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const own = and(eq(children.id, id), eq(children.userId, userId));
  return (await tx.delete(children).where(own).returning({ id: children.id })).length > 0;
}

export async function insertCastMember(tx: Transaction, userId: string, member: Omit<CastMember, 'id'>) {
  const [row] = await tx
    .insert(castMembers)
    .values({ ...member, userId })
    .returning(castColumns);
  return row;
}

export async function updateCastMember(tx: Transaction, userId: string, id: string, member: Omit<CastMember, 'id'>) {
  const own = and(eq(castMembers.id, id), eq(castMembers.userId, userId));
  const [row] = await tx.update(castMembers).set(member).where(own).returning(castColumns);
  return row;
}

export async function deleteCastMember(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const own = and(eq(castMembers.id, id), eq(castMembers.userId, userId));
  return (await tx.delete(castMembers).where(own).returning({ id: castMembers.id })).length > 0;
}
