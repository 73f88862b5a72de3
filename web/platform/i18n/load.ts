import type { InterfaceLanguage } from '#domain/identity/language.ts';
import type { messages as english } from './en.ts';
import type { Translation } from './translation.ts';

export type Catalogue = Translation<typeof english>;

const catalogues: Record<InterfaceLanguage, () => Promise<{ messages: Catalogue }>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
};

/** Fetches one language's catalogue; the browser loads only the language in use. */
export async function loadCatalogue(language: InterfaceLanguage): Promise<Catalogue> {
  return (await catalogues[language]()).messages;
}
