import { z } from 'zod';
import { presetAmong, presetSettings, type StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, borrowedWords, perLanguage } from '../book.ts';
import { plain } from '../people/person.ts';
import { timesNamed } from '../wishes/avoid.ts';
import { isListed, isOnTheMap, kindOnTheMap, withNamesOnTheMap } from './map.ts';
import { namings } from './naming.ts';
import { type Dweller, factNames, type PlaceFacts } from './place.ts';
import { wordsOf } from './words.ts';

const factSchema = z.union([z.string(), z.tuple([z.string(), z.string()])]);
const entrySchema = z
  .object({
    words: z.string().optional(),
    kinds: z.array(z.string()),
    dwellers: z.array(z.string()).length(5),
    everyday: z.boolean().default(false),
    also: z.partialRecord(z.enum(factNames), z.array(z.string())).default({}),
  })
  .catchall(factSchema);
type Entry = { id: string; words: RegExp | null; place: PlaceFacts };

/** The presets, and the kinds of places that parents name. */
const kinds = bookOf(
  import.meta.url,
  '',
  z.record(z.string(), entrySchema).transform((source) => Object.entries(source).map(entryOf)),
);

/** Places of a kind of which more is known than of the kind: an elevator is like a hotel, but has no stairs. */
const particular = bookOf(
  import.meta.url,
  'particular.',
  z.record(z.string(), z.object({ words: z.string(), like: z.string() }).catchall(factSchema)),
);

/** All that a parent's words may mean. Of two that match alike, the first counts: a particular place before its kind. */
const entries = perLanguage((language): Entry[] => {
  const known = kinds(language);
  const own = Object.entries(particular(language)).map(([name, { words, like, ...facts }]): Entry => {
    const kind = known.find(({ id }) => id === like)?.place;
    if (!kind) throw new Error(`the place ${name} is like ${like}, which is no kind`);
    return {
      id: like,
      words: wholeWord(words),
      place: { ...kind, facts: { ...kind.facts, ...inTwoForms(facts) }, also: {} },
    };
  });
  return [...own, ...known];
});

function entryOf([id, { words, kinds, dwellers, everyday, also, ...facts }]: [
  string,
  z.infer<typeof entrySchema>,
]): Entry {
  const place = {
    id,
    kinds: [id, ...kinds],
    facts: inTwoForms(facts),
    also,
    dwellers: dwellers.map(dwellerOf),
    everyday,
  };
  const missing = factNames.filter((name) => name !== 'place' && !place.facts[name]);
  if (missing.length > 0) throw new Error(`the place ${id} lacks ${missing.join(', ')}`);
  return { id, words: words ? wholeWord(words) : null, place };
}

const wholeWord = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Facts as written, in their two forms: what is written once is the same in both. */
const inTwoForms = (facts: Record<string, z.infer<typeof factSchema>>): Record<string, readonly [string, string]> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? [fact, fact] : fact]),
  );

/** Parses "Peg wren she": name, kind (both with "-" for a space) and pronoun. */
function dwellerOf(said: string): Dweller {
  const [name = '', kind = '', pronoun] = said.split(' ');
  return {
    name: name.replaceAll('-', ' '),
    kind: kind.replaceAll('-', ' '),
    pronoun: pronoun === 'she' ? 'she' : 'he',
  };
}

/** Returns a place as a game of it at home, on the sofa, for a tale that cannot happen in the place itself. */
export function asGame({ facts: { place } }: PlaceFacts, language: StoryLanguage): PlaceFacts {
  const home = kinds(language).find(({ id }) => id === 'pretend')?.place as PlaceFacts;
  return { ...home, facts: { ...home.facts, place: place ?? ['…', '…'] } };
}

/** Returns the place with somebody from a place of its kinds for each of its dwellers whom a child should be spared. */
export function withSparedDwellers(place: PlaceFacts, avoid: readonly string[], language: StoryLanguage): PlaceFacts {
  const isSpared = ({ name, kind }: Dweller) => timesNamed(`${name} ${kind}`, avoid) === 0;
  if (place.dwellers.every(isSpared)) return place;
  const near = kinds(language)
    .map((entry) => entry.place)
    .toSorted((one, other) => shared(other, place) - shared(one, place));
  const dwellers = [...place.dwellers];
  for (const [index, one] of place.dwellers.entries()) {
    if (isSpared(one)) continue;
    const others = near.map((other) => other.dwellers[index] as Dweller);
    const isNew = ({ name, kind }: Dweller) => dwellers.every((known) => known.name !== name && known.kind !== kind);
    dwellers[index] = others.find((other) => isSpared(other) && isNew(other)) ?? one;
  }
  return { ...place, dwellers };
}

const shared = (one: PlaceFacts, other: PlaceFacts) => one.kinds.filter((kind) => other.kinds.includes(kind)).length;

/** The known place where a note asks that a chapter goes: "q vayan al mar de verdad" is the sea. */
export function placeToGo(note: string, language: StoryLanguage): string | null {
  const said = wordsOf(language).goesTo.exec(note)?.groups?.x;
  if (!said) return null;
  // "Al mar de verdad" is "el mar".
  const place = said
    .replace(/^l /, 'el ')
    .replace(/ de verdad$|(?<= )real /u, '')
    .trim();
  return placeFor(place, language).id === 'pretend' ? null : place;
}

/** The places that a tale can be told in: presets first, then the kinds that a parent's own words are mapped to. */
export function allPlaces(language: StoryLanguage): PlaceFacts[] {
  return kinds(language).map(({ place }) => ({ ...place, facts: { place: ['…', '…'], ...place.facts } }));
}

/**
 * Returns the place a parent asks for: a preset, or for own words the place of their kind with those words as its
 * name. A city or country is a town; words of no known kind become a game at home ("pretend").
 */
export function placeFor(setting: string, language: StoryLanguage): PlaceFacts {
  const said = plain(setting)
    .replace(/ q /g, ' que ')
    .replace(/ next to (?=the |an? |our |my |his |her )/g, ' beside ')
    // "A lighthouse but made out of cheese" is a lighthouse; nobody says "lol" aloud.
    .replace(wordsOf(language).asides, '')
    .replace(/[.!?,;:\s]+$/, '')
    .replace(/(?<=\p{L})'/gu, '’');
  const asked = borrowed(language).get(said.toLowerCase()) ?? said.replace(wordsOf(language).part, '');
  const book = entries(language);
  const text = oneOf(placeIn(namings[language].spelt(withNamesOnTheMap(asked, language)), language), book, language);
  const preset = presetAmong(presetSettings, text);
  // Whoever is on the phone is at home with it.
  const known = preset ?? (wordsOf(language).home.test(text) ? 'house' : isListed(text) ? kindOnTheMap(text) : null);
  const found = known
    ? kinds(language).find(({ id }) => id === known)
    : // "Nan’s allotment, the shed with the spiders in" is the allotment.
      (kindOf(text.replace(/,.*$/u, ''), book, language) ?? kindOf(text, book, language));
  const name = text.replace(wordsOf(language).into, '').replace(/,.*$/u, '');
  const otherwise = kindOnTheMap(name) ?? (isOnTheMap(name, language) || isProper.test(name) ? 'town' : 'pretend');
  const entry = found ?? kinds(language).find(({ id }) => id === otherwise);
  if (!entry) throw new Error('no place is known');
  const { place } = entry;
  if (preset) return place;
  return {
    ...place,
    facts: { ...place.facts, place: namings[language].named(text) },
  };
}

const borrowed = borrowedWords(import.meta.url);

/** Matches what is typed as a name and as nothing else: "Tarapoto", "La Paz", "Stoke Newington". */
const isProper =
  /^(?:(?:el|la|los|las|the|st) )?\p{Lu}[\p{L}’]+(?:[ -](?:(?:de|del|la|las|los|of|the|on|upon|y) )*\p{Lu}[\p{L}’]+)*$/u;

/** The entry for the main noun of a place: "a school bus" is a bus, "un tren de juguete" a train. */
function kindOf(text: string, book: readonly Entry[], language: StoryLanguage): Entry | undefined {
  const { noun, mainNoun } = namings[language];
  const isLast = mainNoun === 'last';
  const found = (said: string) =>
    book
      .flatMap((entry) => {
        const matches = entry.words?.test(said) ? [...said.matchAll(new RegExp(entry.words, 'giu'))] : [];
        const match = isLast ? matches.at(-1) : matches[0];
        return match
          ? [{ entry, at: isLast ? -(match.index + match[0].length) : match.index, length: match[0].length }]
          : [];
      })
      .sort((a, b) => a.at - b.at || b.length - a.length)[0]?.entry;
  return found(noun(text)) ?? found(text);
}

/** Of two places, "the plane and Grandma’s house", the one that a family stays in: a tale happens in one. */
function oneOf(text: string, book: readonly Entry[], language: StoryLanguage): string {
  const [, one = '', other = ''] = wordsOf(language).both.exec(text) ?? [];
  const [first, second] = [one, other].map((said) => kindOf(said, book, language));
  if (!first || !second) return text;
  return first !== second && first.place.kinds.includes('moving') ? other : one;
}

/** The place in the parent's words, without times; for a time of day such as bath time, its room. */
function placeIn(asked: string, language: StoryLanguage): string {
  const { moments, feast, firstDay, hour } = wordsOf(language);
  const moment = moments.find(([words]) => words.test(asked.replace(/,.*$/u, '')));
  if (moment) return moment[1];
  // "Diwali at our apartment" is the apartment.
  const place = asked.replace(feast, '').replace(firstDay, '');
  // Up to two times are removed: "our house at night in winter".
  const timeless = (place: string) => place.replace(hour, '').replace(hour, '');
  // "Una playa de noche, sin luz": the time before a comma is removed too.
  return timeless(place).replace(/^[^,]+/u, timeless);
}
