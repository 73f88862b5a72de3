import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../context.ts';
import type { Transaction } from '../platform/database.ts';
import { keepDeletionRecords, recordDeletion } from '../platform/deletion-records.ts';
import type { Member } from '../platform/member.ts';
import { askForRemoval, removeAsked } from '../platform/object-removals.ts';
import { deleteEverythingOf, isWritingFor, stopStoriesOf } from './account-store.ts';
import { passOnWhatStays } from './leave-household.ts';
import { objectFolders } from './object-folders.ts';
import { rememberAllowance } from './spent-allowances.ts';

/** How long to wait for another server to stop; what it still writes down is forgotten at night. */
const stopMilliseconds = 5000;
const pauseMilliseconds = 50;

/**
 * Removes the caller's account and everything of it, for good (P33): what is paid for ends first, then
 * stories in the making, rows, sessions and pictures. What another adult of the household is to keep passes to them. `email` must be the account's own: a seal against
 * slips. A step that fails leaves the account as it is, to be tried again.
 * Throws INVALID_REQUEST for another e-mail, PAYMENT_UNAVAILABLE when a subscription could not be ended.
 */
export async function deleteAccount(ctx: AppServices, member: Member, email: string): Promise<void> {
  if (email.trim().toLowerCase() !== member.email.toLowerCase()) {
    throw new DomainError('INVALID_REQUEST', 'This is not the e-mail of the account.', { field: 'email' });
  }
  await removeAccount(ctx, member.userId);
}

/**
 * The same for whoever may delete it without its e-mail: an operator who was asked to, or the record of a deletion. What
 * `beside` writes is written with it or not at all, and once, whoever else deletes the account at this moment.
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
  // The account is gone by now, and nobody could ask again: a store that is away is asked until it did it.
  await removeAsked(ctx, objectFolders(userId));
  await keepDeletionRecords(ctx);
}

/** Ends what is being written, here and on other servers, and waits for it: a story that ends later would leave its records behind. */
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
