import { BookOpenText, Palette } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { StoryModel } from '#domain/stories/options.ts';
import { useOffer } from '../../../platform/offers.ts';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';

type Props = { value: StoryModel; onChange: (model: StoryModel) => void };

/** Text only, the default, or with illustrations (CREATE-18, CREATE-19). Says so where no pictures are offered. */
export function FormatField({ value, onChange }: Props) {
  const t = useTranslations('generation.format');
  const draws = useOffer('pictures');
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
          <p className="text-ink-soft">{value === 'gemini' ? t('imagesHint') : t('textHint')}</p>
        </>
      ) : (
        <p className="text-ink-soft">{t('textAlone')}</p>
      )}
    </section>
  );
}
