import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import { mailNotTaken } from '../../identity/mail/mail-not-taken.ts';
import type { Mail } from '../../providers/mail/client.ts';

/**
 * Hands a mail to the mail server while the sender waits. Throws MAIL_REFUSED if the server refuses it for good, and
 * MAIL_AWAY if it may be tried again; both are recorded for the back office, without the address.
 */
export async function requireTaken(ctx: AppServices, kind: string, mail: Mail): Promise<void> {
  if (!ctx.mailer) throw new DomainError('NOT_FOUND', 'This installation sends no mail.');
  try {
    await ctx.mailer.send(mail);
  } catch (cause) {
    const { responseCode, code } = cause as { responseCode?: number; code?: string };
    ctx.log.error({ kind, responseCode, code }, 'a mail was not taken by the mail server');
    ctx.recorder.failure(mailNotTaken({ responseCode, code }, kind));
    // An address that cannot even be sent to a server is as final as a server's refusal.
    const isFinal = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500;
    if (isFinal)
      throw new DomainError('MAIL_REFUSED', 'The mail server does not take mails for this address.', {}, { cause });
    throw new DomainError('MAIL_AWAY', 'The mail server does not answer.', { retryAfterSeconds: 60 }, { cause });
  }
}
