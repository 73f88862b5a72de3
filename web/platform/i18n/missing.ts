import type { IntlError } from 'use-intl';
import { log } from '../log.ts';

/** A text that cannot be shown as written is logged as a warning, never thrown (I18N-09). */
export function reportMissing(error: IntlError): void {
  log.warn('Missing translation', { reason: error.code, detail: error.originalMessage ?? '' });
}

/** What stands in for a missing text: its own key (I18N-09). */
export function describeMissing({ namespace, key }: { namespace?: string; key: string }): string {
  return namespace === undefined ? key : `${namespace}.${key}`;
}
