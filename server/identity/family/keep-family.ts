import { DomainError } from '#domain/errors.ts';
import { type CastMember, type Child, type Family, familyBounds } from '#domain/identity/family.ts';
import type { AppServices } from '../../context.ts';
import { type Transaction, waitForTurn } from '../../platform/database/database.ts';
import type { Member } from '../../platform/database/member.ts';
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

/** Returns the children and recurring characters of the caller's household, oldest first, and no others (P08, P09). */
export function readFamily(ctx: AppServices, member: Member): Promise<Family> {
  return ctx.store.asMember(member, async (tx, adults) => ({
    children: await listChildren(tx, adults),
    cast: await listCast(tx, adults),
  }));
}

/** Keeps a child, new without `id`. Throws NOT_FOUND, also for another household's, INVALID_REQUEST above the limit. */
export function keepChild(ctx: AppServices, member: Member, child: Omit<Child, 'id'>, id?: string): Promise<Child> {
  return keep(ctx, member, 'children', (tx) =>
    id === undefined ? insertChild(tx, member.userId, child) : updateChild(tx, id, child),
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
    id === undefined ? insertCastMember(tx, member.userId, character) : updateCastMember(tx, id, character),
  );
}

/** Forgets a child, for good. Throws NOT_FOUND. */
export async function forgetChild(ctx: AppServices, member: Member, id: string): Promise<void> {
  if (!(await ctx.store.asMember(member, (tx) => deleteChild(tx, id)))) throw missing();
}

/** Forgets a recurring character, for good. Throws NOT_FOUND. */
export async function forgetCastMember(ctx: AppServices, member: Member, id: string): Promise<void> {
  if (!(await ctx.store.asMember(member, (tx) => deleteCastMember(tx, id)))) throw missing();
}

async function keep<Row>(
  ctx: AppServices,
  member: Member,
  kind: 'children' | 'cast',
  write: (tx: Transaction) => Promise<Row | undefined>,
): Promise<Row> {
  const row = await ctx.store.asMember(member, async (tx, adults) => {
    // Parallel calls wait for each other, so that each counts those before it.
    await waitForTurn(tx, `family:${adults[0]}`);
    const kept = await write(tx);
    if ((await countFamily(tx, adults))[kind] > familyBounds[kind]) {
      throw new DomainError('INVALID_REQUEST', 'There are as many as can be kept.', { limit: familyBounds[kind] });
    }
    return kept;
  });
  if (!row) throw missing();
  return row;
}

export const missing = () => new DomainError('NOT_FOUND', 'There is no such entry.');
