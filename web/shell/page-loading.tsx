import { useTranslations } from 'use-intl';
import { Spinner } from '../ui/spinner.tsx';

/** While a page's code is on its way. */
export function PageLoading() {
  const t = useTranslations('ui');
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={t('loading')} />
    </div>
  );
}
