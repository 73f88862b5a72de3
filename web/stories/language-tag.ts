import type { StoryLanguage } from '#domain/stories/options.ts';

/** What `lang` says about a story's text. */
export function languageTag(language: StoryLanguage): 'en' | 'es' {
  return language === 'spanish' ? 'es' : 'en';
}
