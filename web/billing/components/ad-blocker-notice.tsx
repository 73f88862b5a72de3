import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { adsAreBlocked } from '../ad-blocker.ts';
import { loadPaymentScript } from '../payment-script.ts';

type Props = {
  /** The payment script, if the user may buy now: if it cannot load, something blocks it. */
  scriptUrl: string | undefined;
};

/** Warns that a blocker may stop the payment page; can be dismissed for good (PRICE-09, PRICE-10). */
export function AdBlockerNotice({ scriptUrl }: Props) {
  const t = useTranslations('billing.blocker');
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (wasDismissed()) return;
    let left = false;
    const show = (blocked: boolean) => {
      if (blocked && !left) setShown(true);
    };
    void adsAreBlocked().then(show);
    if (scriptUrl) {
      loadPaymentScript(scriptUrl).then(
        () => show(false),
        () => show(navigator.onLine),
      );
    }
    return () => {
      left = true;
    };
  }, [scriptUrl]);

  if (!shown) return null;
  const dismiss = () => {
    rememberDismissal();
    setShown(false);
  };
  return (
    <Notice
      title={t('title')}
      actions={
        <Button look="secondary" onClick={dismiss}>
          {t('dismiss')}
        </Button>
      }
    >
      <p className="text-ink-soft">{t('text')}</p>
    </Notice>
  );
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(storageKeys.adBlockerNotice) === 'dismissed';
  } catch {
    return false;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(storageKeys.adBlockerNotice, 'dismissed');
  } catch {
    // Without storage, the notice returns on the next visit.
  }
}
