import { useTranslations } from 'use-intl';
import { ageGroups } from '#domain/stories/options.ts';
import { useLanguage } from '../platform/i18n/language.tsx';
import { isPreset, usePresetNames } from './preset-names.ts';

/** Names, sorts and groups categories for display: ages, youngest first, then places by name (LIB-29). */
export function useCategories() {
  const t = useTranslations('stories');
  const { language } = useLanguage();
  const names = usePresetNames();
  const nameOf = (category: string) =>
    isPreset(ageGroups, category) ? t(`ages.${category}`) : names.setting(category);
  const grouped = (categories: readonly string[]) => {
    const places = [...new Set(categories)].filter((category) => !isPreset(ageGroups, category));
    return [
      { name: t('shelf.categoryAges'), categories: ageGroups.filter((age) => categories.includes(age)) },
      {
        name: t('shelf.categoryPlaces'),
        categories: places.sort((a, b) => nameOf(a).localeCompare(nameOf(b), language)),
      },
    ].filter((group) => group.categories.length > 0);
  };
  return { nameOf, grouped };
}
