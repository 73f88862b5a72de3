import { useTranslations } from 'use-intl';
import { ageGroups, presetCharacters, presetMorals, presetSettings, sameCharacter } from '#domain/stories/options.ts';
import { useLanguage } from '../platform/i18n/language.tsx';

/** Whether a value is one of a preset list's ids. */
export function isPreset<Id extends string>(presets: readonly Id[], value: string): value is Id {
  return (presets as readonly string[]).includes(value);
}

/** Returns the preset whose shown name was typed ("zorro" is the fox), else the typed text, trimmed. */
export function presetFor<Id extends string>(
  presets: readonly Id[],
  typed: string,
  nameOf: (id: Id) => string,
): string {
  return presets.find((id) => sameCharacter(id, typed) || sameCharacter(nameOf(id), typed)) ?? typed.trim();
}

/** Capitalizes text that stands first, as the presets do: "the old lighthouse", "tortuga". */
export function startingLarge(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/** Returns the names shown for characters, settings and messages: presets translated, own words as they are. */
export function usePresetNames() {
  const t = useTranslations('stories');
  const { language } = useLanguage();
  const names = {
    character: (value: string) => (isPreset(presetCharacters, value) ? t(`characters.${value}`) : value),
    setting: (value: string) => (isPreset(presetSettings, value) ? t(`settings.${value}`) : value),
    message: (value: string) => (isPreset(presetMorals, value) ? t(`morals.${value}`) : value),
    age: (value: string) => (isPreset(ageGroups, value) ? t(`ages.${value}`) : value),
  };
  return {
    ...names,
    /** A tag: the id of a preset or an age group in the screen's language and small, own words as they are. */
    tag: (value: string) => {
      const name = names.age(names.message(names.setting(names.character(value))));
      return name === value ? value : name.toLocaleLowerCase(language);
    },
  };
}
