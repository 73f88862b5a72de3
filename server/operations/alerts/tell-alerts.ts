import { sql } from 'drizzle-orm';
import type { AppServices } from '../../context.ts';
import { asMail } from '../../platform/mail-letter.ts';
import { reasonOf } from '../../platform/telemetry/reason.ts';
import type { Told } from '../../providers/webhook/client.ts';
import { iso, isoOrNull, rowsOf } from '../figures/period.ts';

/** Tries per message, and messages per hour: neither a bad day nor bouncing mails may become a flood. */
const mostTries = 5;
const mostAnHour = 40;

type Row = Omit<Told, 'startedAt' | 'endedAt'> & { startedAt: Date; endedAt: Date | null };

/**
 * Tells the beginning and end of alerts once each, by mail and webhook. A message that nobody accepted is tried again
 * in the next run; only this job waits for it. Returns how many messages at least one receiver accepted.
 */
export async function tellAlerts(ctx: AppServices): Promise<number> {
  const { alerts: to, mailer } = ctx;
  if (!to.webhook && !(mailer && to.mailTo.length > 0)) return 0;
  const waiting = await claim(ctx);
  const tell = async (row: Row): Promise<number> => {
    const told: Told = {
      ...row,
      page: ctx.publicUrl + row.page,
      startedAt: iso(row.startedAt),
      endedAt: isoOrNull(row.endedAt),
    };
    const sent = await Promise.allSettled([
      ...(to.webhook ? [to.webhook.tell(told)] : []),
      ...(mailer ? to.mailTo.map((address) => mailer.send(letter(told, address))) : []),
    ]);
    for (const one of sent) {
      // Logs the reason alone, without an address or a secret.
      if (one.status === 'rejected')
        ctx.log.error({ rule: row.rule, reason: reasonOf(one.reason) }, 'an alert was not taken');
    }
    if (!sent.some(({ status }) => status === 'fulfilled')) return 0;
    const column = sql.identifier(row.endedAt === null ? 'told_at' : 'end_told_at');
    await ctx.store.asService((tx) => tx.execute(sql`update alerts set ${column} = app_now() where id = ${row.id}`));
    return 1;
  };
  const taken = await Promise.all(waiting.map(tell));
  return taken.filter((each) => each === 1).length;
}

/** Claims alerts that nobody was told of. An end is told only if the beginning was. */
function claim(ctx: AppServices): Promise<Row[]> {
  return ctx.store.asService((tx) =>
    rowsOf<Row>(
      tx,
      sql`update alerts set tries = tries + 1, claimed_at = app_now() where id in (
          select id from alerts where tries < ${mostTries} and (claimed_at is null or claimed_at < app_now() - interval '1 minute')
            and (told_at is null and ended_at is null or told_at is not null and ended_at is not null and end_told_at is null)
            and (select count(*) from alerts t where t.told_at > app_now() - interval '1 hour') < ${mostAnHour}
          order by started_at limit 10 for update skip locked)
        returning id, rule, says, page, started_at as "startedAt", ended_at as "endedAt"`,
    ),
  );
}

function letter({ says, page, endedAt }: Told, to: string) {
  const over = endedAt !== null;
  const mail = asMail(
    {
      language: 'en',
      subject: over ? `Over: ${says}` : says,
      paragraphs: [says, over ? 'It is over.' : 'You are told once, and again when it is over.'],
      action: { label: 'Look at it', url: page },
      foot: 'This mail goes to the operators that ALERT_MAIL names.',
    },
    to,
  );
  // Exchange auto-replies unless this header is set; every mail of ours carries the one that others heed.
  return { ...mail, headers: { 'X-Auto-Response-Suppress': 'All' } };
}
