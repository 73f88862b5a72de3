import { useTranslations } from 'use-intl';
import { NetworkError } from './api.ts';

/** Whether a step failed because no answer came: the browser knows of no network, or its call did not get through. */
export function isUnreached(error: unknown): boolean {
  return !navigator.onLine || (error instanceof NetworkError && !error.isLate);
}

/** Returns what to say of a failed step: that there is no internet, where that is why, else the words of the step. */
export function useFailureWords(): (error: unknown, words: string) => string {
  const t = useTranslations('ui');
  return (error, words) => (isUnreached(error) ? t('unreached') : words);
}
