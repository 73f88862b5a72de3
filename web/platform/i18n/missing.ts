import { type IntlError, IntlErrorCode } from 'use-intl';
import { log } from '../log.ts';

/**
 * Logs a text that cannot be shown as a warning and never throws (I18N-09). A missing time zone is no error:
 * it means the reader's own.
 */
export function reportMissing(error: IntlError): void {
  if (error.code === IntlErrorCode.ENVIRONMENT_FALLBACK) return;
  log.warn('Missing translation', { reason: error.code, detail: error.originalMessage ?? '' });
}

/** Returns the placeholder for a missing text: its key (I18N-09). */
export function describeMissing({ namespace, key }: { namespace?: string; key: string }): string {
  return namespace === undefined ? key : `${namespace}.${key}`;
}
