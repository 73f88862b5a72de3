import { useTranslations } from 'use-intl';
import { Spinner } from './spinner.tsx';

/** While a page's code is on its way; it shows itself late, so that a quick arrival does not flicker. */
export function PageLoading() {
  const t = useTranslations('ui');
  return (
    <div className="grid min-h-[70dvh] animate-late place-items-center">
      <Spinner label={t('loading')} />
    </div>
  );
}
