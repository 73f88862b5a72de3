import { eq, sql } from 'drizzle-orm';
import { mails } from '#db/schema/identity.ts';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import type { AppServices } from '../../context.ts';
import { asMail } from '../../platform/mail-letter.ts';
import { letterOf } from './letters.ts';
import { mailNotTaken } from './mail-not-taken.ts';
import type { MailKind } from './queue-mail.ts';

type Waiting = {
  id: string;
  kind: MailKind;
  about: string;
  until: string | null;
  email: string;
  language: InterfaceLanguage;
  leaveToken: string;
};

/** How many times a mail is offered to the mail server. */
const mostTries = 5;
/** After this a claimed mail is tried again: its server died, or the mail server refused it. */
const againMinutes = 10;
/** A mail that has waited longer than this is not sent any more. */
const stale = '2 days';

/**
 * Sends the queued mails. A mail is claimed before it is sent, so that one of several servers sends it; one that is
 * not taken waits for the next time. Returns how many were sent.
 */
export async function sendQueuedMails(ctx: AppServices): Promise<{ sent: number }> {
  const { mailer } = ctx;
  let sent = 0;
  if (!mailer) return { sent };
  for (const mail of await claim(ctx)) {
    try {
      await mailer.send(asMail(letterOf(mail, ctx), mail.email));
      await ctx.store.asService((tx) => tx.update(mails).set({ sentAt: sql`app_now()` }).where(eq(mails.id, mail.id)));
      sent += 1;
    } catch (error) {
      const { responseCode, code } = error as { responseCode?: number; code?: string };
      ctx.log.error({ kind: mail.kind, responseCode, code }, 'a mail was not taken by the mail server');
      ctx.recorder.failure(mailNotTaken({ responseCode, code }, mail.kind));
      // A permanent refusal would be the same the next time.
      if (responseCode === undefined || responseCode < 500) continue;
      await ctx.store.asService((tx) => tx.update(mails).set({ tries: mostTries }).where(eq(mails.id, mail.id)));
    }
  }
  return { sent };
}

async function claim(ctx: AppServices): Promise<Waiting[]> {
  return ctx.store.asService(async (tx) => {
    const { rows } = await tx.execute<Waiting>(sql`
      update mails set claimed_at = app_now(), tries = tries + 1
      from users join mail_choices on mail_choices.user_id = users.id
      where users.id = mails.user_id and mails.id in (
        select id from mails where sent_at is null and tries < ${mostTries}
          and queued_at > app_now() - ${stale}::interval
          and (claimed_at is null or claimed_at < app_now() - make_interval(mins => ${againMinutes}))
        order by queued_at limit 50 for update skip locked)
      returning mails.id, mails.kind, mails.about, mails.until::text, users.email, mail_choices.language,
        mail_choices.leave_token as "leaveToken"`);
    return rows;
  });
}
