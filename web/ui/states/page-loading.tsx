import { useTranslations } from 'use-intl';
import { Spinner } from '../spinner.tsx';
import { LateStatus } from './late-status.tsx';

/** Shown while a page's code loads; appears after 250 ms, so that a quick load does not flicker. */
export function PageLoading() {
  const t = useTranslations('ui');
  return (
    <div className="grid min-h-[70dvh] animate-late place-items-center">
      <Spinner unsaid label={t('loading')} />
      <LateStatus>{t('loading')}</LateStatus>
    </div>
  );
}
