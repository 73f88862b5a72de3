import { type PresetCharacter, presetCharacters, sameCharacter } from '#domain/stories/options.ts';
import type { Random } from '../random.ts';
import { isGivenName, pronounOfName } from './given-names.ts';
import { type Limbs, type Person, plain } from './person.ts';

type Gender = 'she' | 'he';

/** The noun for a preset, for a he and for a she, and names for both. */
const presets: Record<PresetCharacter, { he?: string; she?: string; names: { he: string; she: string } }> = {
  cat: { he: 'gato', she: 'gata', names: { he: 'Bigotes Tizón Pompón Fideo', she: 'Canela Nube Mota Ceniza' } },
  dog: { he: 'perro', she: 'perrita', names: { he: 'Trapo Bruno Garbanzo Botón', she: 'Lola Galleta Pinta Tuba' } },
  owl: { he: 'búho', names: { he: 'Ulises Plácido Hilario Ovidio', she: '' } },
  rabbit: {
    he: 'conejo',
    she: 'coneja',
    names: { he: 'Trébol Perejil Tomillo Salto', she: 'Menta Zarza Mora Algodona' },
  },
  lion: { he: 'león', she: 'leona', names: { he: 'Rufino Ámbar Leonardo Sol', she: 'Tea Duna Brisa Miel' } },
  squirrel: { she: 'ardilla', names: { he: '', she: 'Nuez Avellana Chispa Rama' } },
  chipmunk: { she: 'ardillita rayada', names: { he: '', she: 'Raya Bellota Migas Pinta' } },
  elephant: { he: 'elefante', she: 'elefanta', names: { he: 'Tambo Serafín Gris Bombo', she: 'Bruma Pía Greta Loma' } },
  giraffe: { she: 'jirafa', names: { he: '', she: 'Espiga Alta Zuri Amapola' } },
  ladybug: { she: 'mariquita', names: { he: '', she: 'Lunares Peca Cereza Roja' } },
  fox: { he: 'zorro', she: 'zorrita', names: { he: 'Cobre Rojo Azafrán Pícaro', she: 'Brasa Canica Llama Pimienta' } },
  unicorn: { he: 'unicornio', names: { he: 'Lucero Nácar Ópalo Celeste', she: '' } },
  zebra: { she: 'cebra', names: { he: '', she: 'Tinta Dominó Tama Zarina' } },
  alligator: { he: 'caimán', names: { he: 'Pantano Junco Verdín Limo', she: '' } },
  monkey: { he: 'mono', she: 'monita', names: { he: 'Mango Coco Tito Plátano', she: 'Papaya Piña Mimí Nina' } },
};

const limbsOf: [Limbs, RegExp][] = [
  [
    'wing',
    /(búh|lechuza|p[aá]jar|mariquita|abej|mariposa|murci[eé]lago|pat[oa]s?$|gans|gallin|gallo|pingüin|cisne|luci[eé]rnaga|gorri[oó]n|polla|pollit|colibr[ií]|loro|cotorra|tuc[aá]n|águila|pelícan|palom|cuerv|petirroj)/i,
  ],
  [
    'fin',
    /(pez|peces|pececit|ballen|delf[ií]n|tibur|sirena|foca|pulpo|cangrej|carac|gusan|serpiente|medusa|caballit[oa] de mar|orug)/i,
  ],
  [
    'hoof',
    /(caball|poni|unicornio|cebra|vaca|torit|toro|cabr|ovej|corder|burr|venad|ciervo|reno|jirafa|camell|llama|alpaca|cerd|chanch|lechón)/i,
  ],
  ['wheel', /(\btren|camión|tractor|\bauto|coche|carro|autobús|excavadora|avión|barco|bici|cohete|submarino)/i],
  [
    'paw',
    /(gat|perr|conej|le[oó]n|ardill|elefant|zorr|caim[aá]n|\bos[oa]|cachorr|rat[oó]n|erizo|tej[oó]n|topo|nutria|castor|tigre|panda|koala|lobo|tortug|rana|sapo|drag[oó]n|dinosauri|cocodril|hipop|rinoc|canguro|h[aá]mster|cuy|mapache|perezos|lagart|leopard|guepardo|zorrillo|peluche|t-rex|salchicha|cobaya|armadillo|iguana|puma|jaguar|lince)/i,
  ],
];
const thing =
  /(\btren|camión|tractor|\bauto|coche|carro|autobús|excavadora|avión|barco|bici|cohete|submarino|nube|estrella|luna|sol\b|tetera|cuchara|l[aá]mpara|tostador|calcet|zapato|casa|árbol|flor|piedra|globo|cometa|paraguas|cepillo|pastel|galleta|papa|zanahoria|lápiz|crayón|libro|pelota|taza|almohada|manta)/i;
const creature =
  /(robot|extraterrestre|alien|monstruo|fantasma|mu[nñ]ec|duende|elfo|hada|bruj|mag[oa]\b|gigante|trol|ogro|vampir|princes|pr[ií]ncip|caballero|pirata|rey|reina|astronauta|sirena|ninja|superh[eé]roe|bebé|niñ|mono|monit|gorila|doctor|bomber|maestr|granjer|panader|mariner|capit[aá]n|enfermer|polic[ií]a|payas|bailarin|detective|cient[ií]fic|chanchito|vaquer)/i;
const known = (text: string) =>
  thing.test(text) || creature.test(text) || limbsOf.some(([, kinds]) => kinds.test(text));

const roleWord =
  /^(?:bis)?(?:abuel[oa]|abuelit[oa]|nonn?[oa]|nana|yayo|yaya|tat[ai]|mam[aá]|mami|mamita|madre|pap[aá]|papi|papito|padre|tí[oa]|tit[oa]|madrina|padrino|señor|señora|señorita|don|doña|sr|sra|doctor|doctora|capit[aá]n|capitana|princesa|príncipe|rey|reina|maestr[oa]|profe|profesor|profesora|hada)\.?$/i;
const grown =
  /(?<!\p{L})(?:bis)?(?:abuel|abuelit|nonn?[oa]|nana|yay[oa]|mam[aá]|mami|madre|pap[aá]|papi|padre|tí[oa]|madrina|padrino|señor|don|doña|sra?|doctor|maestr|profe|rey|reina|enfermer|panader|granjer|bomber|policía|niñera|bruj|mag[oa](?!\p{L}))/iu;
const childRole =
  /^(?:(?:mejor|gran|querid[oa]|pequeñ[oa]|nuev[oa]|herman[oa]) )?(?:herman[oa]|hermanit[oa]|amig[oa]|amiguit[oa]|prim[oa]|primit[oa]|hij[oa]|hijit[oa]|sobrin[oa]|niet[oa]|niñ[oa]|nen[ea]|bebé|vecin[oa]|vecinit[oa]|compañer[oa]|gemel[oa]|melliz[oa]|peque|chic[oa])(?: (?:mayor|menor|chiquit[oa]|pequeñ[oa]|grande))?$/i;
const feminineNoun = /(?:a|ad|ción|sión|ez|triz|dad|tud|umbre)$/i;
const masculineDespite =
  /^(?:pirata|astronauta|dinosaurio|planeta|cometa|mapa|día|sofá|papá|gorila|panda|koala|puma|jaguar|policía|poeta|guardia|camarada|yeti|problema|fantasma|pez|ajedrez)$/i;
const feminineDespite = /^(?:nave|nube|flor|serpiente|bebé niña|mamá|llave|luz|madre|torre|noche|nariz)$/i;
const adjective =
  /^(?:muy|tan|[a-záéíóúñ]+(?:it[oa]s?)|grande|gran|pequeñ[oa]|chic[oa]|enorme|gigante|alt[oa]|baj[oa]|viej[oa]|joven|valiente|tímid[oa]|gruñón|gruñona|feliz|triste|graciós[oa]|dormilón|dormilona|amable|list[oa]|perezos[oa]|peludo|mágic[oa]|solitari[oa]|perdid[oa]|bueno|buena|mal[oa]|gentil|gord[oa]|redond[oa]|flac[oa]|roj[oa]|azul|verde|amarill[oa]|naranja|morad[oa]|rosa|rosad[oa]|café|marrón|negr[oa]|blanc[oa]|gris|dorad[oa]|plateado|manchad[oa]|rayad[oa]|curios[oa]|volador|voladora|parlante|nuev[oa]|fuerte|rápid[oa]|lent[oa]|sabi[oa]|travies[oa]|miedos[oa])$/i;
const isName = (word: string) => /^\p{Lu}/u.test(word) || !/^\p{L}/u.test(word);

/**
 * The people of the family's wishes, in their order; "mis gemelas Ana y Vera" are two. Nobody twice. An animal of the
 * list has a name ("la coneja Menta"), or `byKind` is called what it is, as small children like it ("la coneja").
 */
export function spanishPeople(wishes: readonly string[], random: Random, byKind = false): Person[] {
  const people: Person[] = [];
  for (const [wish, typed] of wishes.entries()) {
    for (const one of split(plain(typed))) {
      const person = read(one, wish, random, people, byKind);
      if (!people.some((other) => sameCharacter(other.name, person.name))) people.push(person);
    }
  }
  return people;
}

function split(typed: string): string[] {
  const text =
    typed
      .replace(/\s*\([^)]*\)/g, '')
      .replace(/,?\s*(?:de )?\d+\s*(?:años?|añitos|meses)?$/i, '')
      .trim() || typed;
  if (withLook.test(text)) return [text];
  const group =
    /^(?:(?:mis|nuestr[oa]s|sus|l[oa]s)\s+)?(?:\p{Ll}+\s+){0,2}?(gemel[oa]s|melliz[oa]s|trilliz[oa]s|hij[oa]s|niñ[oa]s|herman[oa]s|hermanit[oa]s|prim[oa]s|amig[oa]s|niet[oa]s|sobrin[oa]s|gat[oa]s|perr[oa]s|perrit[oa]s|gatit[oa]s|conej[oa]s),?\s+(\p{Lu}.*)$/u.exec(
      text,
    );
  if (group) {
    const noun = (group[1] ?? '').replace(/s$/, '');
    return list(group[2] ?? '').map((name) => `${name} (${noun})`);
  }
  const parts = list(text);
  if (parts.length < 2 || /(?<!\p{L})(?:que|con|sin)(?!\p{L}).*(?<!\p{L})(?:y|e|,)(?!\p{L})/u.test(text)) return [text];
  const owner = parts[0] ?? '';
  const ok = parts.every((part) => isName(part) || /^(?:una?|el|la|mi|su|nuestr[oa])\s/i.test(part) || known(part));
  return ok ? parts.map((part, i) => (i === 0 ? part : part.replace(/^su\s+(.*)$/i, `mi $1 [${owner}]`))) : [text];
}
/** "Rex, dragón azul": un nombre, y cómo es. */
const withLook = /^(\p{Lu}[^,]*?),\s*((?:una? )?\p{Ll}[^,]*)$/u;
const list = (text: string) =>
  text
    .split(/\s*,\s*(?:y\s+|e\s+)?|\s+(?:y|e|&|\+)\s+/)
    .map((part) => part.trim())
    .filter(Boolean);

function read(given: string, wish: number, random: Random, before: readonly Person[], byKind = false): Person {
  const owner = / \[(.+)\]$/.exec(given)?.[1];
  const typed = given.replace(/ \[.+\]$/, '');
  const preset = presetCharacters.find((id) => sameCharacter(id, typed)) ?? null;
  if (preset) {
    const { he, she, names } = presets[preset];
    const pronoun: Gender = !she ? 'he' : !he ? 'she' : random.fork(`${preset} pronoun`).chance(0.5) ? 'she' : 'he';
    const taken = new Set(before.map(({ name }) => name[0]));
    const pool = random.fork(preset).shuffled(names[pronoun].split(' '));
    const name = pool.find((one) => !taken.has(one[0])) ?? pool[0] ?? preset;
    const noun = (pronoun === 'she' ? she : he) ?? preset;
    const the = pronoun === 'she' ? 'la' : 'el';
    const called = byKind
      ? { first: `${the} ${noun}`, name: `${the} ${noun}` }
      : { first: `${the} ${noun} ${name}`, name };
    return {
      typed: preset,
      preset,
      wish,
      ...called,
      pronoun,
      several: false,
      grown: false,
      kind: he ?? she ?? preset,
      limbs: limbs(noun),
    };
  }
  const noted = /^(.*) \((\p{Ll}+)\)$/u.exec(typed);
  const text = (noted?.[1] ?? typed).replace(/[.,;:!?-]+$/, '').trim() || 'alguien';
  const make = (
    first: string,
    name: string,
    kind: string | null,
    pronoun: Gender,
    more: Partial<Person> = {},
  ): Person => ({
    typed: text,
    preset: null,
    wish,
    first,
    name,
    pronoun,
    several: false,
    grown:
      grown.test(`${kind ?? ''} ${text}`) && !/princes|príncip|bebé|niñ[oa]|hermanit/iu.test(`${kind ?? ''} ${text}`),
    kind: kind ?? noted?.[2] ?? null,
    limbs: limbs(kind ?? noted?.[2] ?? ''),
    ...more,
  });
  const notedGender = noted && (/a$/.test(noted[2] ?? '') ? 'she' : 'he');
  const words = text.split(' ');
  const looks = withLook.exec(text);
  if (looks) {
    const [, name = text, given = ''] = looks;
    const look = given.replace(/^una? /i, '');
    if (!known(head(look))) return { ...read(name, wish, random, before), look };
    const gender = genderOf(look, look);
    return make(`${name}, ${gender === 'she' ? 'una' : 'un'} ${look}`, name, head(look), gender, { look });
  }
  // "la tortuga que se llama Relámpago", "un perro llamado Rayo".
  const called =
    /^(?:(?:mi|su|nuestr[oa]|el|la|una?)\s+)?(.+?),?\s+(?:que se llama(?:ba)?|llamad[oa]|de nombre)\s+(\S+(?: \p{Lu}\S*)?)(?:\s.*)?$/iu.exec(
      text,
    );
  if (called) {
    const noun = lower(called[1] ?? '');
    const gender = genderOf(noun, text);
    return make(
      `${gender === 'she' ? 'una' : 'un'} ${noun} que se llamaba ${called[2]}`,
      called[2] ?? text,
      head(noun),
      gender,
    );
  }
  // "Canela la perrita", "Canela, la perrita de al lado".
  const epithet = /^(\p{Lu}[\p{L}’'-]*),? (el|la) (\p{Ll}.*)$/u.exec(text);
  if (epithet?.[1] && known(epithet[3] ?? '')) {
    const gender: Gender = epithet[2] === 'la' ? 'she' : 'he';
    return make(`${epithet[1]}, ${epithet[2]} ${epithet[3]}`, epithet[1], head(epithet[3] ?? ''), gender);
  }
  // "abuela Rosa", "mi tío Juan", "la señora Wick", "el abuelo Aurelio".
  const role = words.findIndex((word) => roleWord.test(word));
  const leading = words.slice(0, Math.max(0, role)).join(' ');
  if (
    role >= 0 &&
    /^(?:|mi|mis|su|nuestr[oa]|el|la|querid[oa])$/i.test(leading) &&
    (words[role + 1] === undefined || isName(words[role + 1] ?? ''))
  ) {
    const title = words[role] ?? '';
    const rest = words
      .slice(role + 1)
      .join(' ')
      .replace(/ (?:que|con|de) .*$/, '');
    const gender: Gender =
      /^(?:papá|papi|padre|señor|don|sr|doctor|capitán|príncipe|rey|padrino|profesor|tata|nono|nonno|yayo)\.?$/i.test(
        title,
      ) || /o\.?$/.test(title)
        ? 'he'
        : 'she';
    const own = /^(?:mamá|mami|mamita|papá|papi|papito|nana|don|doña|tata|nono|nona)$/i.test(title);
    const word = lower(title);
    const name = own
      ? `${word === 'don' || word === 'doña' ? word : capital(title)}${rest ? ` ${rest}` : ''}`
      : `${gender === 'she' ? 'la' : 'el'} ${word}${rest ? ` ${rest}` : ''}`;
    return make(name, name, word.replace('.', ''), gender);
  }
  // "mi amigo Léo", "su perro Canelo", "gatita Luna".
  const mine =
    /^((?:mi|mis|su|sus|nuestr[oa]|el|la|una?)\s+)?((?:\p{Ll}[\p{L}-]*\s+){1,4})(\p{Lu}[\p{L}\p{M}’'-]*(?: \p{Lu}[\p{L}\p{M}’'-]*)?)$/u.exec(
      text,
    );
  if (mine && !/(?<!p{L})(?:de|del|que|con)\s$/.test(mine[2] ?? '')) {
    const what = (mine[2] ?? '').trim();
    const name = mine[3] ?? text;
    const gender = genderOf(what, text);
    if (childRole.test(what)) return make(name, name, null, gender);
    const noun = head(what);
    const first = owner
      ? `${name}, ${gender === 'she' ? 'la' : 'el'} ${what} ${ofOwner(owner)}`
      : `${gender === 'she' ? 'la' : 'el'} ${what} ${name}`;
    return make(first, name, noun, gender);
  }
  const bare = text.replace(/^(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus|nuestr[oa]s?)\s+/i, '');
  const many = /^(?:dos|tres|cuatro|cinco|seis|siete|\d+)\s+(.*)$/i.exec(bare);
  if (many || /^(?:los|las|mis|unos|unas)\s/i.test(text)) {
    const noun = strip(lower(many?.[1] ?? bare));
    const gender: Gender = /as(?:\s|$)/.test(noun.split(' ')[0] ?? '') || /^las/i.test(text) ? 'she' : 'he';
    const the = `${gender === 'she' ? 'las' : 'los'} ${noun}`;
    return make(
      many ? `${gender === 'she' ? 'las' : 'los'} ${lower(bare)}` : the,
      the,
      head(noun).replace(/(?<=[aeiou])s$/, ''),
      gender,
      { several: true },
    );
  }
  const hadArticle = bare !== text;
  const phrase = strip(bare);
  const nounLike =
    hadArticle ||
    (known(phrase) &&
      (!isName(text) ||
        (words.length === 1 && !isGivenName(text)) ||
        words.slice(1).some((word) => /^\p{Ll}/u.test(word)))) ||
    (words.length > 1 && /^\p{Ll}/u.test(text) && words.every((word) => !/^\p{Lu}/u.test(word)));
  if (nounLike && !(hadArticle && isName(bare) && !known(bare))) {
    const full = lower(bare);
    const gender = genderOf(full, text);
    const noun = head(strip(full));
    const the = `${gender === 'she' ? 'la' : 'el'} ${noun}`;
    const first = /^(?:el|la)\s/i.test(text)
      ? `${gender === 'she' ? 'la' : 'el'} ${full}`
      : `${gender === 'she' ? 'una' : 'un'} ${full}`;
    return make(
      first.replace(/ que ([a-záéíóúñ]+)/, (_, verb: string) => ` que ${past(verb)}`),
      the,
      noun,
      gender,
    );
  }
  const name = words.length > 3 ? strip(text).split(' ').slice(0, 3).join(' ') : strip(text);
  const own = isGivenName(name) || words.length === 1 ? capital(name) : name;
  return make(
    own,
    own,
    null,
    notedGender ?? pronounOfName(own) ?? (/(?:a|ita)$/i.test(own.split(' ')[0] ?? '') ? 'she' : 'he'),
  );
}

/** "del abuelo Tomás" of "mi abuelo Tomás". */
function ofOwner(owner: string): string {
  const [, noun] = /^mi (.+)$/.exec(owner) ?? [];
  if (!noun) return `de ${owner}`;
  return genderOf(noun, noun) === 'she' ? `de la ${noun}` : `del ${noun}`;
}

/** "estornuda" told in the past: "estornudaba"; what is not plainly a present stays. */
function past(verb: string): string {
  const irregular: Record<string, string> = {
    es: 'era',
    va: 'iba',
    tiene: 'tenía',
    quiere: 'quería',
    puede: 'podía',
    sabe: 'sabía',
    vive: 'vivía',
    ve: 'veía',
    hace: 'hacía',
    dice: 'decía',
    vuela: 'volaba',
    juega: 'jugaba',
    sueña: 'soñaba',
    come: 'comía',
    duerme: 'dormía',
    no: 'no',
    se: 'se',
    le: 'le',
  };
  const known = irregular[verb];
  if (known) return known;
  return /[^aeiou]a$/.test(verb)
    ? `${verb.replace(/ue(?=[^aeiou]+a$)/u, 'o').replace(/ie(?=[^aeiou]+a$)/u, 'e')}ba`
    : verb;
}

function genderOf(noun: string, text: string): Gender {
  if (/^(?:la|una|mi hija|nuestra|su hija)\s/i.test(text) || /^(?:la|una)\s/i.test(noun)) return 'she';
  if (/^(?:el|un)\s/i.test(text)) return 'he';
  const first = noun.replace(/^(?:mejor|gran|pequeñ[oa]|querid[oa])\s+/i, '').split(' ')[0] ?? '';
  if (feminineDespite.test(first)) return 'she';
  if (masculineDespite.test(first)) return 'he';
  return feminineNoun.test(first) ? 'she' : 'he';
}
const lower = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const strip = (text: string) =>
  /^(.*?),?\s+(?:que|con|sin|en|cuy[oa]|vestid[oa]|hech[oa])\s+.+$/i.exec(text)?.[1] ?? text;
/** The noun of "perro salchicha café": what is left without its adjectives. */
function head(phrase: string): string {
  const words = phrase.split(' ').filter((word) => !/^(?:el|la|un|una|mi|su)$/i.test(word));
  while (words.length > 1 && /^(?:gran|pequeñ[oa]|valiente|viej[oa]|buen|pobre|querid[oa])$/i.test(words[0] ?? ''))
    words.shift();
  const [noun = phrase, next, ...more] = words;
  if (next === 'de' && more[0])
    return `${noun} de ${more.slice(0, /^(?:la|el|los|las)$/.test(more[0]) ? 2 : 1).join(' ')}`;
  return next && !adjective.test(next) && !/^(?:y|o|del|muy|de)$/.test(next) ? `${noun} ${next}` : noun;
}

function limbs(kind: string): Limbs {
  return limbsOf.find(([, kinds]) => kinds.test(kind))?.[0] ?? 'hand';
}
