import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { languageTag } from '#domain/stories/language-tag.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { foldForSearch } from '#domain/stories/text/search-text.ts';
import { perLanguage } from '../book.ts';

/** Towns and sights by the kind of place that each is. */
const listed = Object.entries(
  z
    .record(
      z.string(),
      z.string().transform((names) => names.split(/,\s*/)),
    )
    .parse(parse(readFileSync(new URL('map.yaml', import.meta.url), 'utf8'))),
);
const spelt = new Map(listed.flatMap(([, names]) => names.map((name) => [foldForSearch(name), name] as const)));
/** Any of these names, with or without its accents; of two that begin alike the longer one. */
const anyOf = (names: Iterable<string>) =>
  new RegExp(`(?<!\\p{L})(?:${[...names].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}])`, 'giu');
const towns = new Set(listed.flatMap(([kind, names]) => (kind === 'town' ? names.map(foldForSearch) : [])));
/** Sights before towns. */
const kinds = listed.toReversed().map(([kind, names]) => [kind, anyOf(names.map(foldForSearch))] as const);
/** Within a place they are names behind such a word: "la montaña nevada" is in no Nevada. */
const within = new RegExp(
  `(?<=^|(?:^|[^\\p{L}])(?:de|en|a|hacia|el|los|lago|volcán|volcan|cerro|nevado|of|in|near|from|to|by|the|lake|mount) )${anyOf(new Set([...spelt].flat().map((name) => name.toLowerCase()))).source}`,
  'giu',
);

/** The countries and other regions of the world, as a language calls them. */
const regions = perLanguage((language): Map<string, string> => {
  const names = new Intl.DisplayNames(languageTag(language), { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return new Map(
    letters.flatMap((a) => letters.map((b) => names.of(a + b) ?? '')).map((name) => [foldForSearch(name), name]),
  );
});
/** Cities that give time zones their names. */
const cities = new Set(
  Intl.supportedValuesOf('timeZone').map((zone) => foldForSearch(zone.split('/').at(-1) ?? '').replaceAll('_', ' ')),
);

/** Whether the text is a country, in the given language, or a city: somewhere with streets and houses. */
export function isOnTheMap(text: string, language: StoryLanguage): boolean {
  const name = foldForSearch(text);
  return cities.has(name) || regions(language).has(name) || towns.has(name);
}

/** Whether the text is a town or a sight, by its whole name. */
export const isListed = (text: string): boolean => spelt.has(foldForSearch(text));

/** Returns a place with the capitals and accents of what is on the map in it: "un volcán cerca de Arequipa". */
export function withNamesOnTheMap(text: string, language: StoryLanguage): string {
  const named = (name: string) =>
    (regions(language).get(foldForSearch(name)) ?? spelt.get(foldForSearch(name)) ?? name).replace(
      /(?<!\p{L})(?!(?:del?|el|al|on|of|and|the|y)(?!\p{L}))\p{Ll}/gu,
      (letter) => letter.toUpperCase(),
    );
  return text.replace(/^[^,]+/u, (name) => (isOnTheMap(name, language) ? named(name) : name)).replace(within, named);
}

/** The kind of place of the town or the sight in a text: "el Misti" is a mountain; null if none is listed. */
export function kindOnTheMap(text: string): string | null {
  const folded = foldForSearch(text);
  return kinds.find(([, names]) => folded.search(names) >= 0)?.[0] ?? null;
}
