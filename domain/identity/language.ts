/** The interface languages. Story options spell out the language: see `stories/options.ts`. */
export const interfaceLanguages = ['en', 'es'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** Countries whose visitors first see Spanish (I18N-05). */
export const spanishCountries: ReadonlySet<string> = new Set(
  'ES MX AR CO PE VE CL EC GT CU BO DO HN PY SV NI CR PA UY PR GQ'.split(' '),
);

export function isInterfaceLanguage(value: unknown): value is InterfaceLanguage {
  return (interfaceLanguages as readonly unknown[]).includes(value);
}

/** Returns the interface language that a text names, and English for any other text. */
export const asInterfaceLanguage = (text: unknown): InterfaceLanguage => (isInterfaceLanguage(text) ? text : 'en');

/** Each language as the world’s libraries format dates and numbers in it. */
export const locales: Record<InterfaceLanguage, string> = { en: 'en-US', es: 'es-419' };

/** A stored choice wins, then the country, then English (I18N-03, I18N-05, I18N-06). */
export function chooseLanguage(stored: unknown, country: string | undefined): InterfaceLanguage {
  if (isInterfaceLanguage(stored)) return stored;
  return country !== undefined && spanishCountries.has(country.toUpperCase()) ? 'es' : 'en';
}
