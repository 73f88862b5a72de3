import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '../ui/layers/toast.tsx';
import { openPortal } from './open-portal.ts';
import { portalErrorKey } from './payment-error.ts';
import { noteBillingOpened } from './subscription-cache.ts';

/** How long the page stays after the message that it is leaving. */
const glanceMilliseconds = 300;

/** Goes to the user's billing page and says so (BILL-11), or says why it cannot (ERR-43, ERR-44). */
export function useManageBilling(): { manage: () => Promise<void>; busy: boolean } {
  const t = useTranslations('billing');
  const [busy, setBusy] = useState(false);

  async function manage() {
    setBusy(true);
    try {
      const url = await openPortal();
      // Leaving at once would remove the message before it is seen.
      await toast.success(t('portal.opening'))?.catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, glanceMilliseconds));
      noteBillingOpened(localStorage);
      location.assign(url);
    } catch (error) {
      toast.problem(t(`errors.${portalErrorKey(error)}`));
    } finally {
      setBusy(false);
    }
  }
  return { manage, busy };
}
