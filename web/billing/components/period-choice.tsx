import { useTranslations } from 'use-intl';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import type { ChosenPlan } from '../use-chosen-plan.ts';

/** By the month or by the year, and what the year saves; nothing where only months are sold (BILL-08, AMB-074). */
export function PeriodChoice({ plan: { yearly, saving, period, choose } }: { plan: ChosenPlan }) {
  const t = useTranslations('billing.plan');
  if (!yearly) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SegmentedControl
        label={t('label')}
        options={[
          { value: 'monthly', label: t('monthly') },
          { value: 'yearly', label: t('yearly') },
        ]}
        value={period}
        onChange={choose}
      />
      {saving > 0 && <p className="text-ink-soft">{t('saving', { percent: saving })}</p>}
    </div>
  );
}
