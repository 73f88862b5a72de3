import { useTranslations } from 'use-intl';
import { ageGroups } from '#domain/stories/options.ts';
import { useLanguage } from '../platform/i18n/language.tsx';
import { isPreset, usePresetNames } from './preset-names.ts';

/** Names and sorts categories for display: settings and age groups by name, own places as they are (LIB-29). */
export function useCategories() {
  const t = useTranslations('stories');
  const { language } = useLanguage();
  const names = usePresetNames();
  const nameOf = (category: string) =>
    isPreset(ageGroups, category) ? t(`ages.${category}`) : names.setting(category);
  return {
    nameOf,
    sorted: (categories: readonly string[]) =>
      [...new Set(categories)].sort((a, b) => nameOf(a).localeCompare(nameOf(b), language)),
  };
}
