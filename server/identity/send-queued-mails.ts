import { eq, sql } from 'drizzle-orm';
import { mails } from '#db/schema/identity.ts';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import type { AppServices } from '../context.ts';
import { asMail } from '../platform/mail-letter.ts';
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

/** How often a mail server is asked to take one. */
const mostTries = 5;
/** Claimed, and not heard of since: its server died, or the mail server would not take it. */
const againMinutes = 10;
/** What has waited longer than this is no news any more. */
const stale = '2 days';

/**
 * Sends what waits. A mail is claimed before it goes, so that of several servers one sends it; one that is not taken
 * waits for the next time. Answers how many went.
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
      // What is refused for good is refused the next time too.
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
