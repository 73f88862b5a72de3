import { useTranslations } from 'use-intl';
import { useOnline } from '../platform/offline.ts';

/** Says when the browser is offline, and what works nevertheless. */
export function OfflineNotice() {
  const t = useTranslations('shell');
  const online = useOnline();
  return (
    // Below the bar of the page: whoever is scrolled down in a story sees it, too.
    <div role="status" className="sticky top-16 z-20">
      {!online && (
        <p className="border-hairline border-b bg-sky-wash px-4 py-2.5 text-balance text-center text-ink print:hidden">
          {t('offline')}
        </p>
      )}
    </div>
  );
}
