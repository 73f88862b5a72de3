import { DomainError } from '#domain/errors.ts';
import { type CastMember, type Child, type Family, familyBounds } from '#domain/identity/family.ts';
import type { AppServices } from '../context.ts';
import { type Transaction, waitForTurn } from '../platform/database.ts';
import type { Member } from '../platform/member.ts';
import {
  countFamily,
  deleteCastMember,
  deleteChild,
  insertCastMember,
  insertChild,
  listCast,
  listChildren,
  updateCastMember,
  updateChild,
} from './family-store.ts';

/** The caller's children and recurring characters, oldest first. Nobody else's are ever read (P08, P09). */
export function readFamily(ctx: AppServices, member: Member): Promise<Family> {
  return ctx.store.asMember(member, async (tx) => ({
    children: await listChildren(tx, member.userId),
    cast: await listCast(tx, member.userId),
  }));
}

/** Keeps a child's profile: a new one without `id`. Throws NOT_FOUND, also for another parent's, or INVALID_REQUEST when there are too many. */
export function keepChild(ctx: AppServices, member: Member, child: Omit<Child, 'id'>, id?: string): Promise<Child> {
  return keep(ctx, member, 'children', (tx) =>
    id === undefined ? insertChild(tx, member.userId, child) : updateChild(tx, member.userId, id, child),
  );
}

/** Keeps a recurring character, as `keepChild` does a child. */
export function keepCastMember(
  ctx: AppServices,
  member: Member,
  character: Omit<CastMember, 'id'>,
  id?: string,
): Promise<CastMember> {
  return keep(ctx, member, 'cast', (tx) =>
    id === undefined
      ? insertCastMember(tx, member.userId, character)
      : updateCastMember(tx, member.userId, id, character),
  );
}

/** Forgets a child, for good. Throws NOT_FOUND. */
export async function forgetChild(ctx: AppServices, member: Member, id: string): Promise<void> {
  if (!(await ctx.store.asMember(member, (tx) => deleteChild(tx, member.userId, id)))) throw missing();
}

/** Forgets a recurring character, for good. Throws NOT_FOUND. */
export async function forgetCastMember(ctx: AppServices, member: Member, id: string): Promise<void> {
  if (!(await ctx.store.asMember(member, (tx) => deleteCastMember(tx, member.userId, id)))) throw missing();
}

async function keep<Row>(
  ctx: AppServices,
  member: Member,
  kind: 'children' | 'cast',
  write: (tx: Transaction) => Promise<Row | undefined>,
): Promise<Row> {
  const row = await ctx.store.asMember(member, async (tx) => {
    // Of several at once each waits for the one before, and counts it.
    await waitForTurn(tx, `family:${member.userId}`);
    const kept = await write(tx);
    if ((await countFamily(tx, member.userId))[kind] > familyBounds[kind]) {
      throw new DomainError('INVALID_REQUEST', 'There are as many as can be kept.', { limit: familyBounds[kind] });
    }
    return kept;
  });
  if (!row) throw missing();
  return row;
}

export const missing = () => new DomainError('NOT_FOUND', 'There is no such entry.');
