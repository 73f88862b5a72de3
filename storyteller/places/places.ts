import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type PresetSetting, presetSettings, type StoryLanguage, sameCharacter } from '#domain/stories/options.ts';
import { plain } from '../people/person.ts';
import { type Dweller, factNames, type PlaceFacts } from './place.ts';

const factSchema = z.union([z.string(), z.tuple([z.string(), z.string()])]);
const entrySchema = z
  .object({ words: z.string().optional(), kinds: z.array(z.string()), dwellers: z.array(z.string()).length(5) })
  .catchall(factSchema);
type Entry = { id: string; words: RegExp | null; place: PlaceFacts };

const books = new Map<StoryLanguage, Entry[]>();
const files: Record<StoryLanguage, string> = { english: 'en.yaml', spanish: 'es.yaml' };

function entries(language: StoryLanguage): Entry[] {
  const known = books.get(language);
  if (known) return known;
  const source: unknown = parse(readFileSync(new URL(files[language], import.meta.url), 'utf8'));
  const book = Object.entries(z.record(z.string(), entrySchema).parse(source)).map(([id, entry]): Entry => {
    const { words, kinds, dwellers, ...facts } = entry;
    const both = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? [fact, fact] : fact]);
    const place = { id, kinds: [id, ...kinds], facts: Object.fromEntries(both), dwellers: dwellers.map(dwellerOf) };
    const missing = factNames.filter((name) => name !== 'place' && !place.facts[name]);
    if (missing.length > 0) throw new Error(`${files[language]}: ${id} lacks ${missing.join(', ')}`);
    return { id, words: words ? new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu') : null, place };
  });
  books.set(language, book);
  return book;
}

/** "Peg wren she": a name, what it is with "-" for a space, and she or he. */
function dwellerOf(said: string): Dweller {
  const [name = '', kind = '', pronoun] = said.split(' ');
  return {
    name: name.replaceAll('-', ' '),
    kind: kind.replaceAll('-', ' '),
    pronoun: pronoun === 'she' ? 'she' : 'he',
  };
}

/** The places that a tale can be told in: presets first, then the kinds that own words are understood as. */
export function allPlaces(language: StoryLanguage): PlaceFacts[] {
  return entries(language).map(({ place }) => ({ ...place, facts: { place: ['…', '…'], ...place.facts } }));
}

/**
 * The place a parent asks for. A preset is itself; own words are understood by kind, with the parent's words as the
 * place's name; words that mean no place known here become a game at home ("pretend").
 */
export function placeFor(setting: string, language: StoryLanguage): PlaceFacts {
  const text = plain(setting).replace(/[.!?,;:\s]+$/, '');
  const preset = presetSettings.find((id) => sameCharacter(id, text));
  const book = entries(language);
  const found = preset
    ? book.find(({ id }) => id === preset)
    : (presetByWords(text, book, language) ?? kindOf(text, book));
  const entry = found ?? book.find(({ id }) => id === 'pretend');
  if (!entry) throw new Error('no place is known');
  const { place } = entry;
  if (preset) return place;
  return {
    ...place,
    facts: { ...place.facts, place: language === 'spanish' ? spanishPlace(text) : englishPlace(text) },
  };
}

/** The kind that is named first: "a train in the forest" is a train; "under the bed" is a house. */
function kindOf(text: string, book: readonly Entry[]): Entry | undefined {
  const found = book
    .filter(({ words }) => words?.test(text))
    .map((entry) => ({
      entry,
      at: text.search(entry.words as RegExp),
      length: entry.words?.exec(text)?.[0].length ?? 0,
    }));
  return found.sort((a, b) => a.at - b.at || b.length - a.length)[0]?.entry;
}

const presetWords: Record<StoryLanguage, [PresetSetting, RegExp][]> = {
  english: [
    ['forest', /\b(?:forest|woods?|camp|campsite|camping|tent)\b/i],
    ['castle', /\b(?:castle|palace|fortress)\b/i],
    ['underwater', /\b(?:under ?water|under the sea|bottom of the (?:sea|ocean)|coral reef|deep sea)\b/i],
    ['candy', /\b(?:candy|sweets|chocolate|gingerbread)\b/i],
    ['dinosaur', /\b(?:dinosaurs?|jurassic)\b/i],
    ['space', /\b(?:outer space|space station|spaceship in space)\b/i],
    ['garden', /\b(?:garden|backyard|back yard|yard)\b/i],
    ['pirate', /\b(?:pirates?)\b/i],
    ['mountain', /\b(?:mountains?|alps|peak)\b/i],
    ['cave', /\b(?:cave|cavern|mine|tunnel)\b/i],
    ['workshop', /\b(?:workshop)\b/i],
    ['meadow', /\b(?:meadow|prairie)\b/i],
    ['cloud', /\b(?:clouds?)\b/i],
    ['fairytale', /\b(?:fairy ?tale|enchanted|magic kingdom)\b/i],
  ],
  spanish: [
    ['forest', /(?<!\p{L})(?:bosque|arboleda|campamento|acampar|carpa|tienda de campaña)(?!\p{L})/iu],
    ['castle', /(?<!\p{L})(?:castillo|palacio|fortaleza)(?!\p{L})/iu],
    ['underwater', /(?<!\p{L})(?:fondo del mar|bajo el mar|submarino bajo|arrecife|bajo el agua)(?!\p{L})/iu],
    ['candy', /(?<!\p{L})(?:dulces|caramelos?|chocolate)(?!\p{L})/iu],
    ['dinosaur', /(?<!\p{L})(?:dinosaurios?|jurásico)(?!\p{L})/iu],
    ['space', /(?<!\p{L})(?:espacio exterior|estación espacial)(?!\p{L})/iu],
    ['garden', /(?<!\p{L})(?:jardín(?! (?:de niños|infantil))|patio)(?!\p{L})/iu],
    ['pirate', /(?<!\p{L})(?:piratas?)(?!\p{L})/iu],
    ['mountain', /(?<!\p{L})(?:montañas?|cerro|cordillera|andes)(?!\p{L})/iu],
    ['cave', /(?<!\p{L})(?:cueva|caverna|mina|túnel)(?!\p{L})/iu],
    ['workshop', /(?<!\p{L})(?:taller)(?!\p{L})/iu],
    ['meadow', /(?<!\p{L})(?:pradera|prado)(?!\p{L})/iu],
    ['cloud', /(?<!\p{L})(?:nubes?)(?!\p{L})/iu],
    ['fairytale', /(?<!\p{L})(?:cuento de hadas|encantad[oa])(?!\p{L})/iu],
  ],
};

/** A preset in the parent's own words, unless another kind of place is named before it. */
function presetByWords(text: string, book: readonly Entry[], language: StoryLanguage): Entry | undefined {
  const [id, words] = presetWords[language].find(([, known]) => known.test(text)) ?? [];
  const other = kindOf(text, book);
  if (!id || (other?.words && text.search(other.words) < text.search(words as RegExp))) return undefined;
  return book.find((entry) => entry.id === id);
}

const on =
  /\b(?:farm|moon|planet|island|beach|ship|boat|train|ranch|hill|ice|iceberg|roof|street|coast|shore|bus|plane|mars|road|bridge|raft|balcony|pole)$/i;
const at =
  /\b(?:school|zoo|house|home|lake|museum|station|library|airport|seaside|playground|kindergarten|nursery|grandma['’]s|grandpa['’]s|circus|fair|pool|market|beach|harbour|dentist|doctor['’]s)$/i;
const lead =
  /^(in|on|at|under|inside|near|by|over|above|below|beneath|behind|beyond|among|around|deep in|deep inside|up in|down in|next to)\s+(.+)$/i;

/** "Pim-Pom, the hollow under our tree" is Pim-Pom; "the castle in our attic" is the castle. */
function withoutWhose(text: string): string {
  const [name = text] = text.split(/\s*,\s*/);
  const [kept = name] = name.split(/ (?:in|at|of|under|behind|near|on|by) (?:our|my|his|her|the back of) /i);
  const [spoken = kept] = kept.split(/ (?:de|en|bajo|detrás de|junto a) (?:nuestr[oa]s?|mi|su)(?!\p{L})/iu);
  return spoken;
}

/** "fridge": the fridge, in the fridge. "a city where cars fly": the city. "under the bed": the land under the bed. */
function englishPlace(text: string): [string, string] {
  const given = lead.exec(text);
  const full = withoutWhose(given?.[2] ?? text).replace(/^(A|An|The|My|Our|Inside|Under)(?= )/, (word) =>
    word.toLowerCase(),
  );
  const bare = full
    .replace(/^(?:a|an) /, 'the ')
    .replace(
      /^((?:\S+ ){0,5}?\S+?),? (?:where|that|which|with|who|full of|made of|filled|when|whose|going to|to)\b.*$/i,
      '$1',
    );
  const proper = /^\p{Lu}/u.test(bare) || /^(?:the|my|our|his|her|their|some|outer|\S+[’']s) ?/i.test(bare);
  const name = (proper ? bare : `the ${bare}`).replace(/^(?:my|our) /i, 'the ');
  const before = given?.[1]?.toLowerCase();
  if (before && !/^(?:in|on|at|inside)$/.test(before)) return [`the land ${before} ${name}`, `${before} ${name}`];
  const head = name.split(/ (?:in|of|near|by|on|at) /)[0] ?? name;
  return [name, `${before ?? (on.test(head) ? 'on' : at.test(head) ? 'at' : 'in')} ${name}`];
}

/** "nevera": la nevera, en la nevera. "un tren que va a la luna": el tren. "debajo de la cama": el país de debajo de la cama. */
function spanishPlace(text: string): [string, string] {
  const lower = withoutWhose(text).replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase());
  const under = /^((?:de)?bajo de?|debajo de|detrás de|encima de|sobre|dentro de|cerca de|junto a)\s+(.+)$/i.exec(
    lower,
  );
  if (under) return [`el mundo de ${under[1]} ${under[2]}`, `${under[1]} ${under[2]}`];
  const bare = lower
    .replace(/^(?:en|dentro de)\s+/i, '')
    .replace(/^(.+?),? (?:donde|que|con|llen[oa] de|hech[oa] de|cuando|cuy[oa])\s.*$/i, '$1');
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
