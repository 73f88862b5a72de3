import { useLocale, useTranslations } from 'use-intl';
import { draftDays } from '#domain/stories/api.ts';

/** Shown below the last line of a finished story: it is over, and its draft will be there tomorrow. */
export function StoryEnding() {
  const t = useTranslations('generation.view');
  const story = useTranslations('stories.story');
  return (
    <div lang={useLocale()} className="mt-10 text-center">
      <div className="font-display text-[1.2em] italic">{story('end')}</div>
      <div className="mt-3 text-balance font-sans text-[0.75em] opacity-85">
        {t('draft', { days: String(draftDays) })}
      </div>
    </div>
  );
}
