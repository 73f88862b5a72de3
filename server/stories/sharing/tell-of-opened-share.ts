import { sql } from 'drizzle-orm';
import type { AppServices } from '../../context.ts';
import { queueMail } from '../../identity/mail/queue-mail.ts';
import { sendQueuedMails } from '../../identity/mail/send-queued-mails.ts';

/**
 * Tells the owner of a link that it was opened for the first time, unless the owner opened it. Messengers that make a
 * preview request the page and its cover, never the story, so they do not count. Never rejects.
 */
export async function tellOfOpenedShare(ctx: AppServices, token: string, readerId: string | null): Promise<void> {
  if (!ctx.mailer) return;
  try {
    const news = await ctx.store.asService(async (tx) => {
      const { rows } = await tx.execute<{ userId: string; storyId: string }>(sql`
        select user_id as "userId", story_id as "storyId" from story_shares link where token = ${token}
          and not exists (select from mails where mails.user_id = link.user_id and kind = 'share-taken'
            and about = link.story_id::text)`);
      const [share] = rows;
      if (!share || share.userId === readerId) return false;
      await queueMail(tx, { userId: share.userId, kind: 'share-taken', about: share.storyId });
      return true;
    });
    if (news) await sendQueuedMails(ctx);
  } catch (err) {
    ctx.log.error({ err }, 'nobody was told of an opened link');
  }
}
