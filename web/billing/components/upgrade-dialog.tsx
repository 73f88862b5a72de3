import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../platform/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { toast } from '../../ui/layers/toast.tsx';
import { refreshSubscription } from '../queries.ts';
import { useChosenPlan } from '../use-chosen-plan.ts';
import { useStartSubscription } from '../use-start-subscription.ts';
import { BenefitList } from './benefit-list.tsx';
import { PeriodChoice } from './period-choice.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Which limit was hit, in one sentence. */
  reason: ReactNode;
  /** Another way on than paying, in place of “Not now”; the dialog can be closed all the same. */
  others?: ReactNode;
};

/**
 * Offers Premium when a limit was hit: the limit, the price, the benefits, how to cancel. Its button
 * starts the purchase; a failure shows a toast (ERR-45), and the form behind the dialog stays (AMB-024).
 */
export function UpgradeDialog({ open, onOpenChange, reason, others }: Props) {
  const t = useTranslations('billing');
  const plan = useChosenPlan();
  const { start, busy } = useStartSubscription((message) => toast.problem(message));
  const client = useQueryClient();
  const userId = useSession().user?.id;

  // A limit was hit: the cached subscription may be out of date.
  useEffect(() => {
    if (open && userId !== undefined) refreshSubscription(client, userId).catch(() => undefined);
  }, [open, userId, client]);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('upgrade.title')}
      description={reason}
      actions={
        <>
          {others || (
            <Button look="quiet" onClick={() => onOpenChange(false)}>
              {t('upgrade.later')}
            </Button>
          )}
          <Button busy={busy} onClick={() => void start(plan.priceId)}>
            {t('upgrade.subscribe')}
          </Button>
        </>
      }
    >
      <BenefitList />
      <p className="mt-5 font-display text-3xl" aria-live="polite">
        {plan.price}
      </p>
      <p className="mt-1 mb-4 text-ink-soft">{plan.trial ?? t('cancel')}</p>
      <PeriodChoice plan={plan} />
    </Dialog>
  );
}
