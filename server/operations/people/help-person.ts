import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { users } from '#db/schema/identity.ts';
import { DomainError } from '#domain/errors.ts';
import type { Asked } from '#domain/operations/people.ts';
import type { AppServices } from '../../context.ts';
import { removeAccount } from '../../identity/account/delete-account.ts';
import { exportAccount } from '../../identity/account/export-account.ts';
import { findActiveAdmin } from '../../identity/callers/admin-store.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import { queueMail } from '../../identity/mail/queue-mail.ts';
import { sendQueuedMails } from '../../identity/mail/send-queued-mails.ts';
import { hashOfNumber } from '../../platform/objects/deletion-records.ts';
import { bringBack } from '../../stories/restore-stories.ts';
import { rowOf } from '../figures/period.ts';
import { writeAudit } from '../logs/audit.ts';
import { requirePerson } from './read-person.ts';

/** Puts a story that a parent deleted within 30 days back on their shelf, with its pictures. Throws PROFILE_NOT_FOUND, STORY_NOT_FOUND. */
export async function restoreStory(
  ctx: AppServices,
  operator: Operator,
  userId: string,
  storyId: string,
): Promise<void> {
  await bringBack(ctx, [storyId], () =>
    ctx.store.asService(async (tx) => {
      await requirePerson(tx, userId);
      const { back } = await rowOf<{ back: boolean }>(
        tx,
        sql`select restore_deleted_story(${userId}, ${storyId}) as back`,
      );
      if (!back) throw new DomainError('STORY_NOT_FOUND', 'There is no such deleted story of this user.');
      await writeAudit(tx, operator, {
        action: 'restore_story',
        subjectId: userId,
        details: { before: 'deleted', after: 'kept', story: storyId },
        at: ctx.now(),
      });
    }),
  );
}

/**
 * Returns everything kept of a user who asked for it, as they would export it themselves. The audit holds how they
 * asked, and a mail tells them, because somebody else may have asked. Throws PROFILE_NOT_FOUND.
 */
export async function exportOnRequest(
  ctx: AppServices,
  operator: Operator,
  userId: string,
  { request }: Asked,
): Promise<Readable> {
  await ctx.store.asService(async (tx) => {
    await requirePerson(tx, userId);
    await writeAudit(tx, operator, {
      action: 'export_account',
      subjectId: userId,
      details: { request },
      at: ctx.now(),
    });
    if (ctx.mailer) await queueMail(tx, { userId, kind: 'export-ready', about: randomUUID() });
  });
  const telling = sendQueuedMails(ctx).catch((err: unknown) => ctx.log.error({ userId, err }, 'mails were not sent'));
  ctx.beside(telling);
  return exportAccount(ctx, { userId });
}

/**
 * Deletes the account of a user who asked for it and cannot do it. `email` must be the account's, as a guard against
 * slips. The audit keeps how they asked and the hash of their id. Throws PROFILE_NOT_FOUND, INVALID_REQUEST for another
 * e-mail, FORBIDDEN for an operator's account, PAYMENT_UNAVAILABLE.
 */
export async function deleteOnRequest(
  ctx: AppServices,
  operator: Operator,
  userId: string,
  { request, email }: Asked & { email: string },
): Promise<void> {
  await ctx.store.asService(async (tx) => {
    await requirePerson(tx, userId);
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (user?.email.toLowerCase() !== email.trim().toLowerCase()) {
      throw new DomainError('INVALID_REQUEST', 'This is not the e-mail of the account.', { field: 'email' });
    }
    if (await findActiveAdmin(tx, userId)) {
      throw new DomainError('FORBIDDEN', 'An operator cannot be deleted; switch the operator off first.');
    }
  });
  await removeAccount(ctx, userId, (tx) =>
    writeAudit(tx, operator, {
      action: 'delete_account',
      details: { request, number: hashOfNumber(userId) },
      at: ctx.now(),
    }),
  );
}
