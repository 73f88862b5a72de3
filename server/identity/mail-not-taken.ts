import type { FailureRecord } from '../platform/recorder.ts';
import type { NotTaken } from '../providers/mail/client.ts';

/**
 * A mail that its server would not take, for the back office: whoever asked for it is told nothing, so that nobody
 * learns who has an account here. It names no address either.
 */
export function mailNotTaken({ responseCode, code }: NotTaken, kind = 'sign-in-link'): FailureRecord {
  return {
    errorMessage: 'MAIL_NOT_TAKEN',
    errorType: 'mail',
    severity: 'medium',
    errorDetails: { kind, answer: responseCode ?? null, code: code ?? null },
  };
}
