import { z } from 'zod';
import { languageTag } from '#domain/stories/language-tag.ts';
import { presetSettings, type StoryLanguage, sameCharacter } from '#domain/stories/options.ts';
import { bookOf } from '../book.ts';
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
  const said = plain(setting)
    .replace(/[.!?,;:\s]+$/, '')
    .replace(/(?<=\p{L})'/gu, '’');
  const text = placeIn(language === 'spanish' ? inSpanish(said) : withCapitals(said));
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

const capital = (words: string) => words.replace(/(?<![\p{L}’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** "pop pops farm in alabama": Pop Pop’s farm. What is called so without an article is a town or a region. */
const withCapitals = (text: string): string =>
  text
    .replace(/(?<=^|(?<!\p{L})(?:at|in|on|to|of|by) )(\p{L}+(?: \p{L}+)?)s(?= \p{Ll})/iu, (all, whose: string) =>
      family.test(whose) || family.test(whose.split(' ')[0] ?? '') ? `${capital(whose)}’s` : all,
    )
    .replace(/^(?!children|men|women|kids|people)\p{Ll}(?=\p{Ll}+’s )/u, (letter) => letter.toUpperCase())
    .replace(/^(?:Sitting|Living|Dining|Waiting|Back|Front|School|Base|Old|Big|Little)(?= \p{Ll})/u, (word) =>
      word.toLowerCase(),
    )
    .replace(/^(?:stuck|waiting|sitting|standing|lost|driving|on the way) (?:in|on|at|to|for) /iu, '')
    .replace(
      /(?<=\p{L}) in (?!space|town|heaven|bed|paradise|winter|spring|summer|autumn|fall|pajamas|pyjamas)(\p{Ll}+)(?=,|$)/u,
      (_, name: string) => (isOnTheMap(name, 'english') ? ` in ${capital(name)}` : ''),
    );

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

/** "Una casita en guipuzcoa": what is called so without an article is a town; only a known one gets its capital. */
const inSpanish = (text: string): string =>
  withAccents(text)
    .replace(/^\p{Ll}+(?=,|$)/u, (name) => (isOnTheMap(name, 'spanish') ? capital(name) : name))
    .replace(
      / en (?!casa|clase|construcción|familia|invierno|miniatura|navidad|obra|órbita|otoño|pijama|primavera|silencio|tierra|vacaciones|verano)(\p{Ll}+)(?=,|$)/u,
      (_, name: string) => (isOnTheMap(name, 'spanish') ? ` en ${capital(name)}` : ''),
    )
    .replace(/ de (\p{Ll}+)(?=,|$)/u, (all, name: string) =>
      isOnTheMap(name, 'spanish') ? ` de ${capital(name)}` : all,
    );

/** Matches what follows a noun phrase: "a balloon | over Paris". */
const after =
  /(?<=\S) (?:in|of|near|by|beside|between|opposite|across|above|below|along|on|at|over|under|with|that|where|which|to|from|behind|inside|outside|out|past|full)\b.*$/i;

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
  /\b(?:farm|porch|stoop|dock|jetty|pier|narrowboat|barge|sofa|couch|hammock|bunk|stoep|strand|shamba|allotment|moon|planet|island|carpet|rink|terrace|patio|deck|stage|pitch|field|beach|ship|boat|train|ranch|hill|ice|iceberg|roof|street|coast|shore|bus|plane|mars|road|bridge|raft|balcony|pole|site|court|track|playing ground|metro|subway|tram|underground|plantation|estate|trip|ride|drive)$/i;
const at =
  /\b(?:pond|skate ?park|taxi rank|truck stop|[’']s|roadworks|river|car park|parking lot|leisure cent(?:re|er)|school|stadium|sleepover|camp(?:site)?|zoo|house|home|lake|museum|station|library|airport|seaside|playground|kindergarten|nursery|grandma['’]s|grandpa['’]s|circus|fair|pool|market|beach|harbour|dentist|doctor['’]s|tip|dump|scrapyard|recycling cent(?:re|er)|depot)$/i;
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
  /(?<=\S),? (?:(?:late )?at (?:night|dawn|dusk|bedtime)|on an? \p{L}+ (?:day|night|morning|afternoon|evening)|(?:before|after|when|while) (?:it|they|we|he|she|the) \p{Ll}.*|in the (?:(?:first|heavy|warm|pouring|soft|big|deep) ){0,2}(?:monsoon )?(?:monsoon|morning|afternoon|evening|night|dark|snow|rain|storm|fog)|(?:in|during) (?:the )?(?:winter|summer|spring|autumn|fall)|at christmas(?: time)?|(?:after|during|just before|(?:and )?then) \p{Ll}.*|(?:en )?un(?: día|a (?:tarde|noche|mañana)) de (?:lluvia|sol|nieve|viento|tormenta)|(?:en )?un (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?: de \p{L}+)?|bajo la lluvia|cuando \p{Ll}.*|la noche (?:de|que|en que) .*|en (?:pleno \p{L}+|(?:pre)?carnaval|semana santa)|(?:de )?camino (?:a|de) \p{Ll}.*|de noche|de madrugada|en (?:invierno|verano|otoño|primavera|navidad)|al (?:atardecer|amanecer|anochecer)|(?:en|por) la (?:noche|mañana|tarde)|(?:después de|(?:y )?luego) \p{Ll}.*|(?:very )?early(?:,? early)?|temprano|de los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos))$/iu;

/** Matches a feast that is celebrated at a place: "Christmas Eve at | Nan’s", "la posada en | casa". */
const feast =
  /^(?:(?:my|our|his|her|the|la|el|mi|su) )?(?:diwali|eid(?: al-\p{L}+)?|christmas(?: eve| day)?|hanukkah|chanukah|passover|thanksgiving|easter(?: sunday)?|halloween|bonfire night|new year(?:’s)?(?: eve| day)?|lunar new year|chinese new year|navidad|nochebuena|posadas?|(?:\p{L}+(?:’s)? )?(?:birthday|party|wedding|sleepover|barbecue|bbq|picnic|cumple(?:años)?|fiesta(?: de \p{L}+)*|boda|parrillada|asado|piyamada|pijamada|quinceañera|quinces?))(?: (?:party|night|dinner|lunch))? (?:at|in|en) (?=\p{L})/iu;

/** Removes up to two times from a place: "our house at night in winter". */
const timeless = (place: string) => place.replace(hour, '').replace(hour, '');

/** The place in the parent's words, without times; for a time of day such as bath time, its room. */
function placeIn(asked: string): string {
  const moment = moments.find(([words]) => words.test(asked.replace(/,.*$/u, '')));
  if (moment) return moment[1];
  // "Diwali at our apartment" is the apartment.
  const place = asked
    .replace(feast, '')
    .replace(/^(?:the |el )?(?:first day|primer día) (?:at|of|in|de|en) (?=\p{L})/iu, '');
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
function englishPlace(said: string): [string, string] {
  // In an abandoned station nobody could live and help.
  const asked = said.replace(/\b(?:abandoned|deserted|haunted) /gi, '');
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
      /^((?:\S+ ){0,5}?\S+?),? (?:but |and )?(?:where|that|which|with|who|full of|made of|filled|when|whose|going to|to|from|somewhere|between)\b.*$/i,
      '$1',
    );
  const proper = /^(?:\p{Lu}|(?:the|my|our|his|her|their|some|outer) )/u.test(bare);
  // Whether a name precedes a common noun: "HDB void deck", "Atlanta public library".
  const kind =
    !/^(?:\p{Lu}\S* )*\p{Lu}\S*[’']s /u.test(bare) &&
    /^\p{Lu}\S*(?<![’']s) (?:\S+ )*?\p{Ll}[\p{L}-]+$/u.test(bare.split(/ (?:in|of|near|by|on|at|off) /)[0] ?? bare);
  const name = (proper && !kind ? bare : `the ${bare}`).replace(/^(?:my|our|his|her|their) /i, 'the ');
  const before = given?.[1]?.toLowerCase();
  if (before && !/^(?:in|on|at|inside)$/.test(before)) return [`the land ${before} ${name}`, `${before} ${name}`];
  const head =
    name.split(/ (?:in|of|near|by|on|at|for|to|outside|out|past|behind|beside|under|over|above|with) /)[0] ?? name;
  return [name, `${before ?? (on.test(head) ? 'on' : at.test(head) ? 'at' : 'in')} ${name}`];
}

/** "nevera": la nevera, en la nevera. "un tren que va a la luna": el tren. "bajo la cama": el mundo bajo la cama. */
function spanishPlace(said: string): [string, string] {
  const text = said.replace(/ (?:abandonad|embrujad|desiert)[oa]s?(?!\p{L})/giu, '');
  if (/^(?:en )?casa$/i.test(text)) return ['la casa', 'en casa'];
  const lower = withoutWhose(text).replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase());
  const under =
    /^((?:de)?bajo(?: de)?|abajo de|arriba de|afuera de|adentro de|frente a|al lado de|a orillas de|al fondo de|detrás de|encima de|sobre|dentro de|cerca de|junto a)\s+(.+)$/i.exec(
      lower,
    );
  if (under) return [`el mundo ${under[1]} ${under[2]}`, `${under[1]} ${under[2]}`];
  const bare = lower
    .replace(/^(?:en|dentro de)\s+/i, '')
    .replace(/^(?:acampando|de campamento|de camping)(?= (?:en|junto|cerca|a|bajo)(?!\p{L}))/iu, 'el campamento')
    .replace(
      /^(.+?),? (?:pero |y |aunque )?(?:(?:por )?donde|que|q|pero|con|llen[oa] de|hech[oa] (?:de|con)|cuando|cuy[oa]|mirando|viendo|esperando)\s.*$/i,
      '$1',
    );
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
