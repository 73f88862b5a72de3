import { sql } from 'drizzle-orm';
import { mailChoices, type mails } from '#db/schema/identity.ts';
import type { Transaction } from '../../platform/database/database.ts';

export type MailKind = (typeof mails.$inferInsert)['kind'];

/** `about` names the subject: each subject gets one mail. */
type Occasion = { userId: string; kind: MailKind; about: string; until?: Date | null };

/**
 * Queues a mail in this transaction; `sendQueuedMails` sends it. Goes to verified addresses only and once per subject;
 * about opened links at most once a day, and only to users who want it. Returns whether a new mail was queued.
 */
export async function queueMail(tx: Transaction, { userId, kind, about, until }: Occasion): Promise<boolean> {
  await tx.insert(mailChoices).values({ userId }).onConflictDoNothing();
  // A parallel call waits here, and then sees what the first has written.
  await tx.execute(sql`select from mail_choices where user_id = ${userId} for update`);
  const { rows } = await tx.execute(sql`
    insert into mails (user_id, kind, about, until, queued_at)
    select users.id, ${kind}, ${about}, ${until?.toISOString() ?? null}::timestamptz, app_now()
    from users join mail_choices on mail_choices.user_id = users.id
    where users.id = ${userId} and users.email_verified and (${kind} <> 'share-taken' or (mail_choices.shares
      and not exists (select from mails where mails.user_id = users.id and mails.kind = 'share-taken'
        and mails.queued_at > app_now() - interval '1 day')))
    on conflict do nothing returning id`);
  return rows.length > 0;
}
