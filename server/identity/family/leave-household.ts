import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/database/member.ts';
import { askForRemoval, removeAsked } from '../../platform/objects/object-removals.ts';
import { notOwner } from './household.ts';
import {
  carryUsage,
  deleteInvitationsOf,
  findMembership,
  findSuccessor,
  foundHousehold,
  holdHouseholds,
  ownerOf,
} from './household-store.ts';
import { narrationsFolder, recordingsFolder, savedPicturesFolder } from './object-folders.ts';

const attempts = 3;
/** Files that are copied at the same time. */
const copiesAtOnce = 8;

/**
 * Moves the caller into a household of their own, with copies of what they made; the old household keeps the originals.
 * Returns how many stories were copied: none for a caller who is alone, and then nothing changes. Throws UNAVAILABLE
 * if the store cannot be reached or the data keeps changing; nothing is moved then, and it can be tried again.
 */
export async function leaveHousehold(ctx: AppServices, { userId }: Member): Promise<{ copied: number }> {
  return part(ctx, userId, { copy: true });
}

/** Makes another adult leave, with copies. Throws FORBIDDEN to all but the owner, NOT_FOUND for an outsider (P08). */
export async function removeAdult(ctx: AppServices, { userId }: Member, adultId: string): Promise<void> {
  await ctx.store.asService(async (tx) => {
    const own = await findMembership(tx, userId);
    if (own.role !== 'owner') throw notOwner();
    const { rows } = await tx.execute(sql`select from household_members
      where user_id = ${adultId} and household_id = ${own.householdId} and user_id <> ${userId}`);
    if (rows.length === 0) throw new DomainError('NOT_FOUND', 'There is no such adult in this household.');
  });
  await part(ctx, adultId, { copy: true, from: userId });
}

/** Passes what the household keeps to another adult, before an account is deleted. Does nothing for a sole adult. */
export async function passOnWhatStays(ctx: AppServices, userId: string): Promise<void> {
  await part(ctx, userId, { copy: false });
}

/** What a user has in a household, as it was read before the files were copied. */
type Belongings = {
  successor: string;
  stories: { id: string; pictures: string; copy: string }[];
  narrations: { id: string; storyId: string }[];
};

async function part(
  ctx: AppServices,
  userId: string,
  { copy, from }: { copy: boolean; from?: string },
): Promise<{ copied: number }> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const has = await ctx.store.asService((tx) => readBelongings(tx, userId));
    if (!has) return { copied: 0 };
    const files = await planFiles(ctx, userId, has, copy);
    const made = [...new Set(files.map(({ folder }) => folder))];
    const undo = async () => {
      if (made.length > 0) await ctx.store.asService((tx) => askForRemoval(tx, made));
    };
    try {
      await copyFiles(ctx, files);
      if (await ctx.store.asService((tx) => handOver(tx, userId, has, { copy, from }))) {
        await removeAsked(ctx, outdated(userId, has));
        return { copied: copy ? has.stories.length : 0 };
      }
    } catch (cause) {
      await undo();
      if (cause instanceof DomainError) throw cause;
      throw new DomainError('UNAVAILABLE', 'What is kept could not be copied.', {}, { cause });
    }
    // Somebody changed, saved or deleted one of these meanwhile.
    await undo();
    await removeAsked(ctx, made);
  }
  throw new DomainError('UNAVAILABLE', 'What is to be copied changed all the time.');
}

async function readBelongings(tx: Transaction, userId: string): Promise<Belongings | undefined> {
  const successor = await findSuccessor(tx, userId);
  if (successor === undefined) return undefined;
  const { rows: stories } = await tx.execute<{ id: string; pictures: string }>(
    sql`select id, md5(coalesce(images::text, '')) as pictures from stories where user_id = ${userId}`,
  );
  const { rows: narrations } = await tx.execute<{ id: string; storyId: string }>(
    sql`select id, story_id as "storyId" from narrations where user_id = ${userId} and finished_at is not null`,
  );
  return { successor, stories: stories.map((story) => ({ ...story, copy: randomUUID() })), narrations };
}

/** A file to copy, its target, and the folder of the target. */
type FileCopy = { from: string; to: string; folder: string };

async function planFiles(
  ctx: AppServices,
  userId: string,
  { successor, stories, narrations }: Belongings,
  copy: boolean,
): Promise<FileCopy[]> {
  const copies = new Map(stories.map((story) => [story.id, story.copy]));
  const folders = new Map<string, string[]>();
  for (const { id } of stories) {
    const kept = [`${savedPicturesFolder(successor)}/${id}`];
    if (copy) kept.push(`${savedPicturesFolder(userId)}/${copies.get(id)}`);
    folders.set(`${savedPicturesFolder(userId)}/${id}`, kept);
    if (copy) folders.set(`${recordingsFolder(userId)}/${id}`, [`${recordingsFolder(userId)}/${copies.get(id)}`]);
  }
  for (const { id, storyId } of narrations) {
    const place = `${storyId}/${id}`;
    folders.set(`${narrationsFolder(userId)}/${place}`, [`${narrationsFolder(successor)}/${place}`]);
  }
  const files: FileCopy[] = [];
  for (const all of [savedPicturesFolder(userId), recordingsFolder(userId), narrationsFolder(userId)]) {
    for (const key of await ctx.objects.list(all)) {
      const rest = key.slice(all.length + 1).split('/');
      const depth = all === narrationsFolder(userId) ? 2 : 1;
      const folder = `${all}/${rest.slice(0, depth).join('/')}`;
      for (const target of folders.get(folder) ?? []) {
        files.push({ from: key, to: `${target}/${rest.slice(depth).join('/')}`, folder: target });
      }
    }
  }
  return files;
}

async function copyFiles(ctx: AppServices, files: readonly FileCopy[]): Promise<void> {
  const waiting = [...files];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const bytes = await ctx.objects.get(next.from);
      if (bytes) await ctx.objects.put(next.to, bytes);
    }
  };
  await Promise.all(Array.from({ length: copiesAtOnce }, work));
}

/** Hands over everything or nothing, in one transaction. Returns false if something changed since it was read. */
async function handOver(
  tx: Transaction,
  userId: string,
  { successor, stories, narrations }: Belongings,
  { copy, from }: { copy: boolean; from?: string | undefined },
): Promise<boolean> {
  const { householdId } = await findMembership(tx, userId);
  await holdHouseholds(tx, [householdId]);
  if ((await findMembership(tx, userId)).householdId !== householdId) return false;
  if ((await findSuccessor(tx, userId)) !== successor) return false;
  if (from !== undefined && (await ownerOf(tx, userId)) !== from) throw notOwner();
  const owner = await ownerOf(tx, userId);
  const list = (values: readonly string[], type: string) => sql`${sql.param([...values])}::${sql.raw(type)}[]`;
  const { rows } = await tx.execute<{ done: boolean }>(sql`select hand_over(${userId}, ${successor},
    ${list(
      stories.map(({ id }) => id),
      'uuid',
    )}, ${list(
      stories.map(({ pictures }) => pictures),
      'text',
    )},
    ${list(
      narrations.map(({ id }) => id),
      'uuid',
    )}, ${list(
      stories.map((story) => story.copy),
      'uuid',
    )}, ${copy}) as done`);
  if (!rows[0]?.done) return false;
  await deleteInvitationsOf(tx, userId);
  await carryUsage(tx, owner, successor);
  await carryUsage(tx, owner, userId);
  await foundHousehold(tx, userId);
  const gone = outdated(userId, { stories, narrations });
  if (gone.length > 0) await askForRemoval(tx, gone);
  return true;
}

/** Returns the folders whose files are somewhere else now. */
function outdated(userId: string, { stories, narrations }: Pick<Belongings, 'stories' | 'narrations'>): string[] {
  return [
    ...stories.flatMap(({ id }) => [`${savedPicturesFolder(userId)}/${id}`, `${recordingsFolder(userId)}/${id}`]),
    ...narrations.map(({ id, storyId }) => `${narrationsFolder(userId)}/${storyId}/${id}`),
  ];
}
