import type { InterfaceLanguage } from '#domain/identity/language.ts';
import type { messages as english } from './en.ts';
import type { Translation } from './translation.ts';

export type Catalogue = Translation<typeof english>;

/** Fetches one language's catalogue; the browser loads only the language in use. */
export async function loadCatalogue(language: InterfaceLanguage): Promise<Catalogue> {
  const module = language === 'es' ? await import('./es.ts') : await import('./en.ts');
  return module.messages;
}
