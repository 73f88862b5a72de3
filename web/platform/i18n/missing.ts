import { type IntlError, IntlErrorCode } from 'use-intl';
import { log } from '../log.ts';

/**
 * A text that cannot be shown as written is logged as a warning, never thrown (I18N-09). That no time zone was named
 * is no fault: the reader's own is meant.
 */
export function reportMissing(error: IntlError): void {
  if (error.code === IntlErrorCode.ENVIRONMENT_FALLBACK) return;
  log.warn('Missing translation', { reason: error.code, detail: error.originalMessage ?? '' });
}

/** What stands in for a missing text: its own key (I18N-09). */
export function describeMissing({ namespace, key }: { namespace?: string; key: string }): string {
  return namespace === undefined ? key : `${namespace}.${key}`;
}
