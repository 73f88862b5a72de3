import type { FailureRecord } from '../../platform/telemetry/recorder.ts';
import type { NotTaken } from '../../providers/mail/client.ts';

/**
 * Returns the record, for the back office, of a mail that its server refused. The person who asked for the mail is told
 * nothing, so that nobody learns who has an account here. The record names no address either.
 */
export function mailNotTaken({ responseCode, code }: NotTaken, kind = 'sign-in-link'): FailureRecord {
  return {
    errorMessage: 'MAIL_NOT_TAKEN',
    errorType: 'mail',
    severity: 'medium',
    errorDetails: { kind, answer: responseCode ?? null, code: code ?? null },
  };
}
