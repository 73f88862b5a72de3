import { useTranslations } from 'use-intl';
import { Spinner } from '../spinner.tsx';

/** Shown while a page's code loads; appears after 250 ms, so that a quick load does not flicker. */
export function PageLoading() {
  const t = useTranslations('ui');
  return (
    <div className="grid min-h-[70dvh] animate-late place-items-center">
      <Spinner label={t('loading')} />
    </div>
  );
}
