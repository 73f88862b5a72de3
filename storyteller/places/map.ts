import { languageTag } from '#domain/stories/language-tag.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { foldForSearch } from '#domain/stories/text/search-text.ts';
import { perLanguage } from '../book.ts';

/** Cities that give time zones their names. */
const cities = new Set(
  Intl.supportedValuesOf('timeZone').map((zone) => foldForSearch(zone.split('/').at(-1) ?? '').replaceAll('_', ' ')),
);

/** The countries and other regions of the world, as a language calls them. */
const regions = perLanguage((language): Set<string> => {
  const names = new Intl.DisplayNames(languageTag(language), { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return new Set(letters.flatMap((a) => letters.map((b) => foldForSearch(names.of(a + b) ?? ''))));
});

/** Whether the text is a country, in the given language, or a city: somewhere with streets and houses. */
export function isOnTheMap(text: string, language: StoryLanguage): boolean {
  const name = foldForSearch(text);
  return cities.has(name) || regions(language).has(name);
}
