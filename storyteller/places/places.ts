import { z } from 'zod';
import { languageTag } from '#domain/stories/language-tag.ts';
import { presetSettings, type StoryLanguage, sameCharacter } from '#domain/stories/options.ts';
import { bookOf } from '../book.ts';
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
  })
  .catchall(factSchema);
type Entry = { id: string; words: RegExp | null; place: PlaceFacts };

const entries = bookOf(
  import.meta.url,
  '',
  z.record(z.string(), entrySchema).transform((source) => Object.entries(source).map(entryOf)),
);

function entryOf([id, { words, kinds, dwellers, everyday, ...facts }]: [string, z.infer<typeof entrySchema>]): Entry {
  const both = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? [fact, fact] : fact]);
  const all = Object.fromEntries(both);
  const place = { id, kinds: [id, ...kinds], facts: all, dwellers: dwellers.map(dwellerOf), everyday };
  const missing = factNames.filter((name) => name !== 'place' && !place.facts[name]);
  if (missing.length > 0) throw new Error(`the place ${id} lacks ${missing.join(', ')}`);
  return { id, words: words ? new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu') : null, place };
}

/** Parses "Peg wren she": name, kind (both with "-" for a space) and pronoun. */
function dwellerOf(said: string): Dweller {
  const [name = '', kind = '', pronoun] = said.split(' ');
  return {
    name: name.replaceAll('-', ' '),
    kind: kind.replaceAll('-', ' '),
    pronoun: pronoun === 'she' ? 'she' : 'he',
  };
}

/** The places that a tale can be told in: presets first, then the kinds that a parent's own words are mapped to. */
export function allPlaces(language: StoryLanguage): PlaceFacts[] {
  return entries(language).map(({ place }) => ({ ...place, facts: { place: ['…', '…'], ...place.facts } }));
}

/**
 * Returns the place a parent asks for: a preset, or for own words the place of their kind with those words as its
 * name. A city or country is a town; words of no known kind become a game at home ("pretend").
 */
export function placeFor(setting: string, language: StoryLanguage): PlaceFacts {
  const text = placeIn(
    plain(setting)
      .replace(/[.!?,;:\s]+$/, '')
      .replace(/(?<=\p{L})'/gu, '’'),
  );
  const preset = presetSettings.find((id) => sameCharacter(id, text));
  const book = entries(language);
  const found = preset
    ? book.find(({ id }) => id === preset)
    : // "Nan’s allotment, the shed with the spiders in" is the allotment.
      (kindOf(text.replace(/,.*$/u, ''), book, language) ?? kindOf(text, book, language));
  const otherwise = isOnTheMap(text.replace(/^(?:in|en) |,.*$/gi, ''), language) ? 'town' : 'pretend';
  const entry = found ?? book.find(({ id }) => id === otherwise);
  if (!entry) throw new Error('no place is known');
  const { place } = entry;
  if (preset) return place;
  return {
    ...place,
    facts: { ...place.facts, place: language === 'spanish' ? spanishPlace(text) : englishPlace(text) },
  };
}

const { family } = peopleWords('english');

const simple = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Cities that give time zones their names. */
const cities = new Set(
  Intl.supportedValuesOf('timeZone').map((zone) => simple(zone.split('/').at(-1) ?? '').replaceAll('_', ' ')),
);

/** Whether the text is a country, in the given language, or a city: somewhere with streets and houses. */
function isOnTheMap(text: string, language: StoryLanguage): boolean {
  const name = simple(text);
  const names = new Intl.DisplayNames(languageTag(language), { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return cities.has(name) || letters.some((a) => letters.some((b) => simple(names.of(a + b) ?? '') === name));
}

/** Matches what follows a noun phrase: "a balloon | over Paris". */
const after =
  /(?<=\S) (?:in|of|near|by|on|at|over|under|with|that|where|which|to|from|behind|inside|outside|out|past|full)\b.*$/i;

/**
 * The entry for the main noun: in English the last of the noun phrase ("a school bus" is a bus, "a train in the
 * forest" a train), in Spanish the first ("un tren de juguete").
 */
function kindOf(text: string, book: readonly Entry[], language: StoryLanguage): Entry | undefined {
  const english = language === 'english';
  const found = (said: string) =>
    book
      .flatMap((entry) => {
        const matches = entry.words ? [...said.matchAll(new RegExp(entry.words, 'giu'))] : [];
        const match = english ? matches.at(-1) : matches[0];
        return match
          ? [{ entry, at: english ? -(match.index + match[0].length) : match.index, length: match[0].length }]
          : [];
      })
      .sort((a, b) => a.at - b.at || b.length - a.length)[0]?.entry;
  return (
    (english ? found(text.replace(/^(?:in|on|at|inside|by|under) /i, '').replace(after, '')) : undefined) ?? found(text)
  );
}

const on =
  /\b(?:farm|strand|shamba|allotment|moon|planet|island|carpet|rink|terrace|patio|deck|stage|pitch|field|beach|ship|boat|train|ranch|hill|ice|iceberg|roof|street|coast|shore|bus|plane|mars|road|bridge|raft|balcony|pole|site|court|track|playing ground|metro|subway|tram|underground|plantation|estate|trip|ride|drive)$/i;
const at =
  /\b(?:pond|roadworks|river|car park|parking lot|leisure cent(?:re|er)|school|stadium|sleepover|camp(?:site)?|zoo|house|home|lake|museum|station|library|airport|seaside|playground|kindergarten|nursery|grandma['’]s|grandpa['’]s|circus|fair|pool|market|beach|harbour|dentist|doctor['’]s|tip|dump|scrapyard|recycling cent(?:re|er)|depot)$/i;
const lead =
  /^(in|on|at|under|inside|near|by|over|above|below|beneath|behind|beyond|among|around|deep in|deep inside|up in|down in|next to)\s+(.+)$/i;

/** The room for a time of day ("bath time", "la hora del baño") or for a bed. */
const moments: readonly [RegExp, string][] = [
  [/^(?:(?:in|at|en) )?bath ?time$/iu, 'the bathroom'],
  [/^(?:(?:in|at|en) )?bed ?time$/iu, 'the bedroom'],
  [
    /^(?:(?:in|at|en) )?(?:(?:my|his|her|our|the|a) )?(?:bed|cot|crib)(?: (?:with|by|under|when|while) .*)?$/iu,
    'the bedroom',
  ],
  [/^(?:(?:in|at|en) )?(?:la )?hora del baño$/iu, 'el baño'],
  [/^(?:(?:in|at|en) )?(?:la )?hora de (?:dormir|acostarse)$/iu, 'el dormitorio'],
  [
    /^(?:(?:in|at|en) )?(?:(?:mi|su|la|una) )?(?:cama|camita|cuna)(?: (?:con|junto|bajo|cuando) .*)?$/iu,
    'el dormitorio',
  ],
];
/** Matches a time after a place: "our house | at night", "nuestra casa | de noche". */
const hour =
  /(?<=\S),? (?:(?:late )?at (?:night|dawn|dusk|bedtime)|on an? \p{L}+ (?:day|night|morning|afternoon|evening)|in the (?:morning|afternoon|evening|night|dark|snow|rain)|(?:in|during) (?:the )?(?:winter|summer|spring|autumn|fall)|at christmas(?: time)?|(?:after|during|just before|(?:and )?then) \p{Ll}.*|de noche|de madrugada|en (?:invierno|verano|otoño|primavera|navidad)|al (?:atardecer|amanecer|anochecer)|(?:en|por) la (?:noche|mañana|tarde)|(?:después de|(?:y )?luego) \p{Ll}.*|temprano|de los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos))$/iu;

/** Removes up to two times from a place: "our house at night in winter". */
const timeless = (place: string) => place.replace(hour, '').replace(hour, '');

/** The place in the parent's words, without times; for a time of day such as bath time, its room. */
function placeIn(asked: string): string {
  const moment = moments.find(([words]) => words.test(asked));
  if (moment) return moment[1];
  const place = asked.replace(/^(?:the |el )?(?:first day|primer día) (?:at|of|in|de|en) (?=\p{L})/iu, '');
  // "Una playa de noche, sin luz": the time before a comma is removed too.
  return timeless(place).replace(/^[^,]+/u, timeless);
}

/** "Pim-Pom, the hollow under our tree" is Pim-Pom; "the castle in our attic" or "behind Nan’s house" is the castle. */
function withoutWhose(text: string): string {
  const [name = text] = text.split(/\s*,\s*/);
  const [kept = name] = name.split(
    / (?:in|at|of|under|behind|near|on|by) (?:our|my|his|her|the back of|\p{Lu}\S*[’']s) /iu,
  );
  const [spoken = kept] = kept.split(/ (?:de|en|bajo|detrás de|junto a) (?:nuestr[oa]s?|mi|su)(?!\p{L})/iu);
  return spoken;
}

/** "fridge": the fridge, in the fridge. "a city where cars fly": the city. "under the bed": the land under the bed. */
function englishPlace(asked: string): [string, string] {
  // "Camping by the river" becomes "the camp by the river".
  const text = asked.replace(
    /^(?:we(?:’|')re |going )?camping(?= (?:by|in|at|on|near|under|along|up|out|next)\b)/i,
    'the camp',
  );
  if (/^(?:at )?home$/i.test(text)) return ['the house', 'at home'];
  const given = lead.exec(text);
  const full = withoutWhose(given?.[2] ?? text)
    .replace(/^(A|An|The|My|Our|Inside|Under)(?= )/, (word) => word.toLowerCase())
    // "Nani’s terrace" gets its capital, however it was typed.
    .replace(/(?<![\p{L}’]|(?:my|our|his|her|their|the) )\p{Ll}+(?=[’']s )/u, (whose) =>
      family.test(whose) ? whose.replace(/^./u, (letter) => letter.toUpperCase()) : whose,
    );
  const bare = full
    .replace(/^(?:a|an) /, 'the ')
    .replace(
      /^((?:\S+ ){0,5}?\S+?),? (?:but |and )?(?:where|that|which|with|who|full of|made of|filled|when|whose|going to|to)\b.*$/i,
      '$1',
    );
  const proper = /^\p{Lu}/u.test(bare) || /^(?:the|my|our|his|her|their|some|outer|\S+[’']s) ?/i.test(bare);
  // Whether a name precedes a common noun: "HDB void deck", "Atlanta public library".
  const kind = /^\p{Lu}\S*(?<![’']s) (?:\S+ )*?\p{Ll}[\p{L}-]+$/u.test(
    bare.split(/ (?:in|of|near|by|on|at|off) /)[0] ?? bare,
  );
  const name = (proper && !kind ? bare : `the ${bare}`).replace(/^(?:my|our) /i, 'the ');
  const before = given?.[1]?.toLowerCase();
  if (before && !/^(?:in|on|at|inside)$/.test(before)) return [`the land ${before} ${name}`, `${before} ${name}`];
  const head = name.split(/ (?:in|of|near|by|on|at|outside|out|past) /)[0] ?? name;
  return [name, `${before ?? (on.test(head) ? 'on' : at.test(head) ? 'at' : 'in')} ${name}`];
}

/** "nevera": la nevera, en la nevera. "un tren que va a la luna": el tren. "bajo la cama": el mundo bajo la cama. */
function spanishPlace(text: string): [string, string] {
  if (/^(?:en )?casa$/i.test(text)) return ['la casa', 'en casa'];
  const lower = withoutWhose(text).replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase());
  const under = /^((?:de)?bajo(?: de)?|detrás de|encima de|sobre|dentro de|cerca de|junto a)\s+(.+)$/i.exec(lower);
  if (under) return [`el mundo ${under[1]} ${under[2]}`, `${under[1]} ${under[2]}`];
  const bare = lower
    .replace(/^(?:en|dentro de)\s+/i, '')
    .replace(/^(?:acampando|de campamento|de camping)(?= (?:en|junto|cerca|a|bajo)(?!\p{L}))/iu, 'el campamento')
    .replace(/^(.+?),? (?:pero |y |aunque )?(?:donde|que|con|llen[oa] de|hech[oa] de|cuando|cuy[oa])\s.*$/i, '$1');
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
    (!article && /[aeiou]s$/.test(first) && !/^(?:lunes|campus|oasis|autobús)$/.test(first));
  const the = many ? (she ? 'las' : 'los') : she ? 'la' : 'el';
  return [`${the} ${noun}`, `en ${the} ${noun}`];
}
const feminine = (noun: string) =>
  /(?:a|ad|ción|sión|ez|triz)$/i.test(noun)
    ? !/^(?:planeta|mapa|día|sofá|clima)$/i.test(noun)
    : /^(?:nave|nube|nieve|torre|calle|noche|flor|catedral|base|selva|cárcel|red|luz|leche|sangre|clase|parte|fuente|llave|sal|piel|miel)$/i.test(
        noun,
      );
