import type { StoryLanguage } from '#domain/stories/options.ts';

/** Returns the `lang` attribute for a story's text. */
export function languageTag(language: StoryLanguage): 'en' | 'es' {
  return language === 'spanish' ? 'es' : 'en';
}
