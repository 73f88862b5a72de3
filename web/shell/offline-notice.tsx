import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnline } from '../platform/offline.ts';
import { LiveRegion } from '../ui/states/live-region.tsx';

/** Says when the browser is offline, and what works nevertheless; and to a screen reader when that is over. */
export function OfflineNotice() {
  const t = useTranslations('shell');
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!online && !wasOffline) setWasOffline(true);
  return (
    <>
      {/* Below the bar of the page: whoever is scrolled down in a story sees it, too. */}
      {/* `aria-live` is said as well: by it a dialog knows what must be heard behind it. */}
      <div role="status" aria-live="polite" className="sticky top-16 z-20">
        {!online && (
          <p className="border-hairline border-b bg-sky-wash px-4 py-2.5 text-balance text-center text-ink print:hidden">
            {t('offline')}
          </p>
        )}
      </div>
      {/* Everybody else sees the notice go. */}
      <LiveRegion>{online && wasOffline && t('online')}</LiveRegion>
    </>
  );
}
