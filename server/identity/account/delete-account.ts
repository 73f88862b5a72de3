import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/database/member.ts';
import { keepDeletionRecords, recordDeletion } from '../../platform/objects/deletion-records.ts';
import { askForRemoval, removeAsked } from '../../platform/objects/object-removals.ts';
import { passOnWhatStays } from '../family/leave-household.ts';
import { objectFolders } from '../family/object-folders.ts';
import { rememberAllowance } from '../sign-in/spent-allowances.ts';
import { deleteEverythingOf, isWritingFor, stopStoriesOf } from './account-store.ts';

/** How long to wait for another server to stop; what it still writes is deleted at night. */
const stopMilliseconds = 5000;
const pauseMilliseconds = 50;

/**
 * Removes the caller's account and everything in it, for good (P33): the subscription ends first, then stories in the
 * making, rows, sessions and pictures go. What the household keeps passes to another adult. `email` must be the
 * account's own, against slips. A step that fails leaves the account as it is, to be tried again.
 * Throws INVALID_REQUEST for another e-mail, PAYMENT_UNAVAILABLE when a subscription could not be ended.
 */
export async function deleteAccount(ctx: AppServices, member: Member, email: string): Promise<void> {
  if (email.trim().toLowerCase() !== member.email.toLowerCase()) {
    throw new DomainError('INVALID_REQUEST', 'This is not the e-mail of the account.', { field: 'email' });
  }
  await removeAccount(ctx, member.userId);
}

/**
 * Does the same without the e-mail: for an operator who was asked to, or for a recorded deletion. `beside` writes in
 * the same transaction, and only once, even if somebody else deletes the account at this moment.
 */
export async function removeAccount(
  ctx: AppServices,
  userId: string,
  beside: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  await ctx.cancelSubscriptions({ userId });
  await stopStories(ctx, userId);
  await passOnWhatStays(ctx, userId);
  await ctx.recorder.flush();
  await deleteRows(ctx, userId, beside);
  // The account is gone by now, so nobody could ask again: the removal is repeated until the store has done it.
  await removeAsked(ctx, objectFolders(userId));
  await keepDeletionRecords(ctx);
}

/** Stops stories in the making on all servers and waits for them: one that ends later would leave its records. */
async function stopStories(ctx: AppServices, userId: string): Promise<void> {
  const own = () =>
    ctx.running
      .ids()
      .map((id) => ctx.running.get(id))
      .filter((story) => story?.userId === userId);
  for (const story of own()) story?.stopping.abort();
  await ctx.store.asService((tx) => stopStoriesOf(tx, userId));
  for (let waited = 0; waited < stopMilliseconds; waited += pauseMilliseconds) {
    if (own().length === 0 && !(await ctx.store.asService((tx) => isWritingFor(tx, userId)))) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
}

/** In one transaction: a failure deletes nothing. */
function deleteRows(ctx: AppServices, userId: string, beside: (tx: Transaction) => Promise<void>): Promise<void> {
  return ctx.store.asService(async (tx) => {
    await rememberAllowance(tx, ctx.tokens, userId);
    if (await deleteEverythingOf(tx, userId)) await beside(tx);
    await askForRemoval(tx, objectFolders(userId));
    await recordDeletion(tx, 'account', userId);
  });
}
