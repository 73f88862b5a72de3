import type { InterfaceLanguage } from '../identity/language.ts';
import type { StoryLanguage } from './options.ts';

const tags: Record<StoryLanguage, InterfaceLanguage> = { english: 'en', spanish: 'es' };

const storyLanguages: Record<InterfaceLanguage, StoryLanguage> = { en: 'english', es: 'spanish' };

/** Returns the language tag of a story: its `lang` attribute, and the interface language that goes with it. */
export function languageTag(language: StoryLanguage): InterfaceLanguage {
  return tags[language];
}

/** The story language that belongs to an interface language (CREATE-10). */
export function storyLanguageFor(language: InterfaceLanguage): StoryLanguage {
  return storyLanguages[language];
}
