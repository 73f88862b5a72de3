import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { defaultLimits, isUsedUp, type UsageReason } from '#domain/usage/allowance.ts';
import { UpgradeDialog } from '../../billing/components/upgrade-dialog.tsx';
import { useOffer } from '../../platform/offers.ts';
import { usePublicSettings } from '../../platform/public-settings.ts';
import { Button } from '../../ui/button.tsx';
import { MessageDialog } from '../../ui/layers/message-dialog.tsx';
import { usageQuery } from '../queries.ts';

/** `isOffline`: nobody could be asked, because there is no connection. */
export type RefusedUsage = { reason: UsageReason; limit: number | null; isOffline?: boolean };

type Props = { refused: RefusedUsage | null; onClose: () => void; onTextOnly: () => void };

/**
 * Says why a story was refused: the three reasons that an upgrade lifts open the upgrade dialog, the daily
 * limit and everything else an alert (LIMIT-18 to LIMIT-21). If Premium is not offered, all are alerts. Where only
 * pictures are used up, the same story can be told tonight in words.
 */
export function LimitDialog({ refused, onClose, onTextOnly }: Props) {
  const t = useTranslations('usage');
  const offersPremium = useOffer('premium');
  const { data: usage } = useQuery({ ...usageQuery, enabled: refused !== null });
  const makers = usePublicSettings()?.makers;
  const gemini = !makers || makers.illustrator === 'Google Gemini';

  // What it says is over then, and the page says that the network is back.
  const close = useEffectEvent(onClose);
  const isOffline = refused?.isOffline ?? false;
  useEffect(() => {
    if (!isOffline) return;
    const stop = new AbortController();
    addEventListener('online', () => close(), { signal: stop.signal });
    return () => stop.abort();
  }, [isOffline]);

  if (refused === null) return null;
  const { reason } = refused;
  const textOnly = pictureReasons.includes(reason) && usage && !isUsedUp(usage, false) && (
    <Button look="secondary" onClick={onTextOnly}>
      {t('dialog.textOnly')}
    </Button>
  );

  if (isUpgradeReason(reason) && offersPremium) {
    const limit =
      refused.limit ?? (reason === 'FREE_IMAGE_LIMIT_EXCEEDED' ? defaultLimits.freeImage : defaultLimits.freeText);
    return <UpgradeDialog open onOpenChange={onClose} reason={t(`limit.${reason}`, { limit })} others={textOnly} />;
  }
  const daily = reason === 'DAILY_GEMINI_LIMIT_EXCEEDED';
  return (
    <MessageDialog
      open
      onClose={onClose}
      title={t(daily ? 'dialog.dailyTitle' : refused.isOffline ? 'dialog.offlineTitle' : 'dialog.failedTitle')}
      message={
        daily
          ? t(gemini ? 'dialog.daily' : 'dialog.dailyOther', { limit: refused.limit ?? defaultLimits.dailyGemini })
          : isUpgradeReason(reason)
            ? t('dialog.usedUp')
            : [t('dialog.failed'), ...(refused.isOffline ? [t('dialog.offline')] : [])].join(' ')
      }
      closeLabel={t('dialog.close')}
      others={textOnly}
    />
  );
}

/** The reasons that refuse pictures, but not words. */
const pictureReasons: readonly UsageReason[] = ['FREE_IMAGE_LIMIT_EXCEEDED', 'DAILY_GEMINI_LIMIT_EXCEEDED'];

const upgradeReasons = ['FREE_NO_IMAGE_LIMIT_EXCEEDED', 'FREE_IMAGE_LIMIT_EXCEEDED', 'NO_ACTIVE_SUBSCRIPTION'] as const;

/** Whether an upgrade would lift this reason (LIMIT-18). */
export function isUpgradeReason(reason: UsageReason): reason is (typeof upgradeReasons)[number] {
  return (upgradeReasons as readonly UsageReason[]).includes(reason);
}
