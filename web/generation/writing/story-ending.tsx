import { useLocale, useTranslations } from 'use-intl';
import { draftDays } from '#domain/stories/api.ts';
import { languageTag } from '#domain/stories/language-tag.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { lastWords } from '#domain/stories/text/pages.ts';

/** Shown below the last line of a finished story: it is over, and its draft will be there tomorrow. */
export function StoryEnding({ language }: { language: StoryLanguage }) {
  const t = useTranslations('generation.view');
  return (
    <div lang={useLocale()} className="mt-10 text-center">
      <div lang={languageTag(language)} className="font-display text-[1.2em] italic">
        {lastWords[language]}
      </div>
      <div className="mt-3 text-balance font-sans text-[0.75em] opacity-85">
        {t('draft', { days: String(draftDays) })}
      </div>
    </div>
  );
}
