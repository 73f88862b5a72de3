import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const benefits = ['text', 'illustrated', 'priority', 'save', 'languages'] as const;

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Which limit was hit, in one sentence. */
  reason: ReactNode;
  onSubscribe: () => void;
};

/** Offers Premium where a limit was hit: the limit, the price, what it gives, how to leave (AMB-024). */
export function UpgradeDialog({ open, onOpenChange, reason, onSubscribe }: Props) {
  const t = useTranslations('billing');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('upgrade.title')}
      description={reason}
      actions={
        <>
          <Button look="quiet" onClick={() => onOpenChange(false)}>
            {t('upgrade.later')}
          </Button>
          <Button onClick={onSubscribe}>{t('upgrade.subscribe')}</Button>
        </>
      }
    >
      <BenefitList />
      <p className="mt-4 font-display text-3xl">{t('price')}</p>
      <p className="mt-1 text-ink-soft">{t('cancel')}</p>
    </Dialog>
  );
}

/** What Premium gives, one line each. */
export function BenefitList() {
  const t = useTranslations('billing');
  return (
    <ul className="grid gap-2">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2">
          <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-moss" />
          {t(`benefits.${benefit}`)}
        </li>
      ))}
    </ul>
  );
}
