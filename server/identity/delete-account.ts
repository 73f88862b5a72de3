import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../context.ts';
import { deleteEverythingOf } from './account-store.ts';
import type { Member } from './member.ts';
import { objectFolders } from './object-folders.ts';

/**
 * Removes the caller's account and everything of it, for good (P33): what is paid for ends first, then
 * stories in the making, pictures, rows and sessions. `email` must be the account's own: a seal against
 * slips. A step that fails leaves the account as it is, to be tried again.
 * Throws INVALID_REQUEST for another e-mail, PAYMENT_UNAVAILABLE when a subscription could not be ended.
 */
export async function deleteAccount(ctx: AppServices, member: Member, email: string): Promise<void> {
  if (email.trim().toLowerCase() !== member.email.toLowerCase()) {
    throw new DomainError('INVALID_REQUEST', 'This is not the e-mail of the account.', { field: 'email' });
  }
  const { userId } = member;
  await ctx.cancelSubscriptions(member);
  for (const id of ctx.running.ids()) {
    const story = ctx.running.get(id);
    if (story?.userId === userId) story.stopping.abort();
  }
  await removeObjects(ctx, userId);
  await ctx.recorder.flush();
  await ctx.store.asService((tx) => deleteEverythingOf(tx, userId));
  // What was drawn in the meantime.
  await removeObjects(ctx, userId);
}

async function removeObjects(ctx: AppServices, userId: string): Promise<void> {
  for (const folder of objectFolders(userId)) await ctx.objects.removeBelow(folder);
}
