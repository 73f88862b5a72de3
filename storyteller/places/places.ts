import { z } from 'zod';
import { languageTag } from '#domain/stories/language-tag.ts';
import { presetSettings, type StoryLanguage, sameCharacter } from '#domain/stories/options.ts';
import { bookOf, borrowedWords, pattern, perLanguage } from '../book.ts';
import { withAccents } from '../people/accents.ts';
import { peopleWords } from '../people/people-words.ts';
import { plain } from '../people/person.ts';
import { type Dweller, factNames, type PlaceFacts } from './place.ts';

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

const shared = {
  moments: z
    .record(z.string(), z.string())
    .transform((rooms) => Object.entries(rooms).map(([words, room]) => [pattern.parse(words), room] as const)),
  camp: z.string(),
  atHome: z.tuple([z.string(), z.string()]),
  land: z.string(),
  hour: pattern,
  feast: pattern,
  firstDay: pattern,
  whose: pattern,
  into: pattern,
  town: pattern,
  part: pattern,
  asides: pattern,
  deserted: pattern,
  camping: pattern,
  home: pattern,
  lead: pattern,
  clause: pattern,
  both: pattern,
};
/** What parents write around a place, for each language's grammar. */
const english = bookOf(
  import.meta.url,
  'words.',
  z.strictObject({
    ...shared,
    after: pattern,
    before: pattern,
    on: pattern,
    at: pattern,
    owner: pattern,
    nobody: pattern,
    typed: pattern,
    doing: pattern,
  }),
);
const spanish = bookOf(
  import.meta.url,
  'words.',
  z.strictObject({
    ...shared,
    feminineNoun: pattern,
    masculineDespite: pattern,
    feminineDespite: pattern,
    singular: pattern,
  }),
);
const wordsOf = (language: StoryLanguage) => (language === 'english' ? english : spanish)(language);

/** Returns a place as a game of it at home, on the sofa, for a tale that cannot happen in the place itself. */
export function asGame({ facts: { place } }: PlaceFacts, language: StoryLanguage): PlaceFacts {
  const home = kinds(language).find(({ id }) => id === 'pretend')?.place as PlaceFacts;
  return { ...home, facts: { ...home.facts, place: place ?? ['…', '…'] } };
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
  const text = oneOf(
    placeIn(language === 'spanish' ? inSpanish(asked) : withCapitals(asked), language),
    book,
    language,
  );
  const preset = presetSettings.find((id) => sameCharacter(id, text));
  // Whoever is on the phone is at home with it.
  const known = preset ?? (wordsOf(language).home.test(text) ? 'house' : null);
  const found = known
    ? kinds(language).find(({ id }) => id === known)
    : // "Nan’s allotment, the shed with the spiders in" is the allotment.
      (kindOf(text.replace(/,.*$/u, ''), book, language) ?? kindOf(text, book, language));
  const name = text.replace(wordsOf(language).into, '').replace(/,.*$/u, '');
  const otherwise = isOnTheMap(name, language) || isProper.test(name) ? 'town' : 'pretend';
  const entry = found ?? kinds(language).find(({ id }) => id === otherwise);
  if (!entry) throw new Error('no place is known');
  const { place } = entry;
  if (preset) return place;
  return {
    ...place,
    facts: { ...place.facts, place: language === 'spanish' ? spanishPlace(text) : englishPlace(text) },
  };
}

const { family } = peopleWords('english');

const capital = (words: string) => words.replace(/(?<![\p{L}’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** "pop pops farm in alabama": Pop Pop’s farm. What is called so without an article is a town or a region. */
const withCapitals = (text: string): string => {
  const { owner, nobody, typed, doing } = english('english');
  return withTown(
    text
      // "His moms hospital" is Mom's hospital.
      .replace(/^(?:my|our|his|her|their) (?=(\p{L}+)(?:[’']?s) \p{Ll})/iu, (all, whose: string) =>
        family.test(whose) ? '' : all,
      )
      .replace(owner, (all, whose: string) =>
        family.test(whose) || family.test(whose.split(' ')[0] ?? '') ? `${capital(whose)}’s` : all,
      )
      .replace(nobody, (letter) => letter.toUpperCase())
      .replace(typed, (word) => word.toLowerCase())
      .replace(doing, ''),
    'english',
  );
};

/** Gives a town after a place its capital; what only looks like one is left out. */
const withTown = (text: string, language: StoryLanguage) =>
  text.replace(wordsOf(language).town, (all, name: string) =>
    isOnTheMap(name, language) ? all.slice(0, -name.length) + capital(name) : '',
  );

const borrowed = borrowedWords(import.meta.url);

const simple = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Cities that give time zones their names. */
const cities = new Set(
  Intl.supportedValuesOf('timeZone').map((zone) => simple(zone.split('/').at(-1) ?? '').replaceAll('_', ' ')),
);

/** The countries and other regions of the world, as a language calls them. */
const regions = perLanguage((language): Set<string> => {
  const names = new Intl.DisplayNames(languageTag(language), { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return new Set(letters.flatMap((a) => letters.map((b) => simple(names.of(a + b) ?? ''))));
});

/** Matches what is typed as a name and as nothing else: "Tarapoto", "La Paz", "Stoke Newington". */
const isProper =
  /^(?:(?:el|la|los|las|the|st) )?\p{Lu}[\p{L}’]+(?:[ -](?:(?:de|del|la|las|los|of|the|on|upon|y) )*\p{Lu}[\p{L}’]+)*$/u;

/** Whether the text is a country, in the given language, or a city: somewhere with streets and houses. */
function isOnTheMap(text: string, language: StoryLanguage): boolean {
  const name = simple(text);
  return cities.has(name) || regions(language).has(name);
}

/** "Una casita en guipuzcoa": what is called so without an article is a town; only a known one gets its capital. */
const inSpanish = (text: string): string =>
  withTown(
    withAccents(text)
      // "El pueblo de mis papas": whoever writes is not who is told of.
      .replace(/(?<=(?<!\p{L})de )mi(s?)(?= )/giu, 'su$1')
      .replace(
        /(?<=(?<!\p{L})sus? (?:\p{L}+ y )?)(papa|mama)(s?)(?!\p{L})/giu,
        (_, one: string, many: string) => `${one.slice(0, -1)}á${many}`,
      )
      .replace(/^\p{Ll}+(?=,|$)/u, (name) => (isOnTheMap(name, 'spanish') ? capital(name) : name)),
    'spanish',
  ).replace(/ de (\p{Ll}+)(?=,|$)/u, (all, name: string) =>
    isOnTheMap(name, 'spanish') ? ` de ${capital(name)}` : all,
  );

/**
 * The entry for the main noun: in English the last of the noun phrase ("a school bus" is a bus, "a train in the
 * forest" a train), in Spanish the first ("un tren de juguete").
 */
function kindOf(text: string, book: readonly Entry[], language: StoryLanguage): Entry | undefined {
  const isEnglish = language === 'english';
  const found = (said: string) =>
    book
      .flatMap((entry) => {
        const matches = entry.words?.test(said) ? [...said.matchAll(new RegExp(entry.words, 'giu'))] : [];
        const match = isEnglish ? matches.at(-1) : matches[0];
        return match
          ? [{ entry, at: isEnglish ? -(match.index + match[0].length) : match.index, length: match[0].length }]
          : [];
      })
      .sort((a, b) => a.at - b.at || b.length - a.length)[0]?.entry;
  const { before, after } = english('english');
  return (isEnglish ? found(text.replace(before, '').replace(after, '')) : undefined) ?? found(text);
}

/** Of two places, "the plane and Grandma’s house", the one that a family stays in: a tale happens in one. */
function oneOf(text: string, book: readonly Entry[], language: StoryLanguage): string {
  const [, one = '', other = ''] = wordsOf(language).both.exec(text) ?? [];
  const [first, second] = [one, other].map((said) => kindOf(said, book, language));
  if (!first || !second || first === second) return text;
  return first.place.kinds.includes('moving') ? other : one;
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

/** "Pim-Pom, the hollow under our tree" is Pim-Pom; "the castle in our attic" or "behind Nan’s house" is the castle. */
function withoutWhose(text: string, whose: RegExp): string {
  const [name = text] = text.split(/\s*,\s*/);
  return name.split(whose)[0] ?? name;
}

/** The most words that a place's name may have: it is said in many sentences. */
const oneBreath = 7;

/** "Grandma’s yard in Portmore under the mango tree" ends before "under". */
function inOneBreath(name: string): string {
  const parts = name.replace(/ at home$/, '').split(/ (?=(?:in|on|at|near|by|behind|under|beside|outside) )/);
  while (parts.length > 1 && parts.join(' ').split(' ').length > oneBreath) parts.pop();
  // "The church hall in south auckland": of several small words nobody can tell which are its name.
  while (parts.length > 1 && /^(?:in|on|at|near|by) (?:(?!the |a |an )\p{Ll}+ ?){2,}$/u.test(parts.at(-1) ?? ''))
    parts.pop();
  return parts.join(' ');
}

/** "fridge": the fridge, in the fridge. "a city where cars fly": the city. "under the bed": the land under the bed. */
function englishPlace(said: string): [string, string] {
  const { deserted, camping, camp, home, atHome, whose, lead, land, clause, on, at } = english('english');
  // In an abandoned station nobody could live and help. "Camping by the river" becomes "the camp by the river".
  const text = said.split(deserted).join('').replace(camping, camp);
  if (home.test(text)) return atHome;
  const given = lead.exec(text);
  const full = withoutWhose(given?.[2] ?? text, whose)
    .replace(/^(A|An|The|My|Our|Inside|Under)(?= )/, (word) => word.toLowerCase())
    // "Nani’s terrace" gets its capital, however it was typed.
    .replace(/(?<![\p{L}’]|(?:my|our|his|her|their|the) )(?:(?:ah|por|pop|big) )?\p{Ll}+(?=[’']s )/u, (whose) =>
      family.test(whose.split(' ').at(-1) ?? '') || family.test(whose) ? capital(whose) : whose,
    );
  const bare = inOneBreath(full.replace(/^(?:a|an) /, 'the ').replace(clause, '$1'));
  const proper = /^(?:\p{Lu}|(?:the|my|our|his|her|their|some|outer) )/u.test(bare);
  // Whether a name precedes a common noun: "HDB void deck", "Atlanta public library".
  const kind =
    !/^(?:\p{Lu}\S* )*\p{Lu}\S*[’']s /u.test(bare) &&
    /^\p{Lu}\S*(?<![’']s) (?:\S+ )*?\p{Ll}[\p{L}-]+$/u.test(bare.split(/ (?:in|of|near|by|on|at|off) /)[0] ?? bare);
  const name = (proper && !kind ? bare : `the ${bare}`).replace(/^(?:my|our|his|her|their) /i, 'the ');
  const before = given?.[1]?.toLowerCase();
  if (before && !/^(?:in|on|at|inside)$/.test(before)) return underneath(land, `${before} ${name}`);
  const head =
    name.split(/ (?:in|of|near|by|on|at|for|to|outside|out|past|behind|beside|under|over|above|with) /)[0] ?? name;
  return [name, `${before ?? (on.test(head) ? 'on' : at.test(head) ? 'at' : 'in')} ${name}`];
}

/** "nevera": la nevera, en la nevera. "un tren que va a la luna": el tren. "bajo la cama": el mundo bajo la cama. */
function spanishPlace(said: string): [string, string] {
  const { deserted, camping, camp, home, atHome, whose, lead, land, clause, singular } = spanish('spanish');
  const text = said.split(deserted).join('');
  if (home.test(text)) return atHome;
  const lower = withoutWhose(text, whose).replace(/^\p{Lu}\p{Ll}+(?= \p{Ll})/u, (word) =>
    isOnTheMap(word, 'spanish') ? word : word.toLowerCase(),
  );
  const under = lead.exec(lower);
  if (under) return underneath(land, `${under[1]} ${under[2]}`);
  const bare = lower
    .replace(/^(?:en|dentro de)\s+/i, '')
    .replace(camping, camp)
    .replace(clause, '$1');
  const known = /^(el|la|los|las|un|una|unos|unas|mi|nuestro|nuestra|su)\s+(.+)$/i.exec(bare);
  const noun = known?.[2] ?? bare;
  const article = known?.[1]?.toLowerCase();
  if (!known && /^\p{Lu}/u.test(bare)) return [bare, `en ${bare}`];
  const first = noun.split(' ')[0] ?? noun;
  const counted = noun.replace(/^(?:dos|tres|cuatro|\d+) /, '').split(' ')[0] ?? first;
  const she = article
    ? /^(?:la|una|las|unas|nuestra)$/.test(article) || (/^(?:mi|su)$/.test(article) && feminine(first))
    : feminine(counted.replace(/s$/, ''));
  const many =
    /^(?:los|las|unos|unas)$/.test(article ?? '') ||
    (!article && /^(?:dos|tres|cuatro|\d+) /.test(noun)) ||
    (!article && /[aeiou]s$/.test(first) && !singular.test(first));
  const the = many ? (she ? 'las' : 'los') : she ? 'la' : 'el';
  return [`${the} ${noun}`, `en ${the} ${noun}`];
}

/** The land under a bed, which nobody has a name for, and where that is. */
const underneath = (land: string, where: string): [string, string] => [land.replace('{x}', () => where), where];

const feminine = (noun: string) => {
  const { feminineNoun, masculineDespite, feminineDespite } = spanish('spanish');
  return feminineNoun.test(noun) ? !masculineDespite.test(noun) : feminineDespite.test(noun);
};
