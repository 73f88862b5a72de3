import { useTranslations } from 'use-intl';
import { useOnline } from '../platform/offline.ts';

/** Says when the browser is offline, and what works nevertheless. */
export function OfflineNotice() {
  const t = useTranslations('shell');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="border-hairline border-b bg-sky-wash px-4 py-2.5 text-balance text-center text-ink print:hidden">
          {t('offline')}
        </p>
      )}
    </div>
  );
}
