import { useQuery } from '@tanstack/react-query';
import { BookOpenText, Palette } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { StoryModel } from '#domain/stories/options.ts';
import { isUsedUp } from '#domain/usage/allowance.ts';
import { useOffer } from '../../../platform/offers.ts';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { usageQuery } from '../../../usage/queries.ts';

type Props = { value: StoryModel; onChange: (model: StoryModel) => void; signedIn: boolean };

/** Returns what is said once the account's pictures are used up, and null as long as there are some. */
export function usePicturesUsed(signedIn: boolean): string | null {
  const t = useTranslations('generation.format');
  const offersPremium = useOffer('premium');
  const { data: usage } = useQuery({ ...usageQuery, enabled: signedIn });
  if (!signedIn || usage === undefined || !isUsedUp(usage, true)) return null;
  if (usage.tier === 'premium') return t('imagesUsedToday', { limit: usage.dailyGemini.limit });
  const used = t('imagesUsed', { limit: usage.freeImage.limit });
  return offersPremium ? `${used} ${t('imagesMore')}` : used;
}

/**
 * Text only, the default, or with illustrations (CREATE-18, CREATE-19). Says so where no pictures are offered, and that
 * none are left before the rest is filled in.
 */
export function FormatField({ value, onChange, signedIn }: Props) {
  const t = useTranslations('generation.format');
  const draws = useOffer('pictures');
  const used = usePicturesUsed(signedIn);
  return (
    <section className="below-fold-48 grid gap-3" aria-labelledby="format-label">
      <h2 id="format-label" className="text-xl">
        {t('label')}
      </h2>
      {draws ? (
        <>
          <SegmentedControl
            label={t('label')}
            value={value}
            onChange={onChange}
            options={[
              {
                value: 'deepseek',
                label: t('text'),
                icon: <BookOpenText aria-hidden="true" className="size-5 shrink-0" />,
              },
              { value: 'gemini', label: t('images'), icon: <Palette aria-hidden="true" className="size-5 shrink-0" /> },
            ]}
          />
          <p className="text-ink-soft" aria-live="polite">
            {value === 'gemini' ? (used ?? t('imagesHint')) : t('textHint')}
          </p>
        </>
      ) : (
        <p className="text-ink-soft">{t('textAlone')}</p>
      )}
    </section>
  );
}
