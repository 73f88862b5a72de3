import { presetAmong, presetCharacters, sameCharacter } from '#domain/stories/options.ts';
import type { Random } from '../random.ts';
import { withAccents } from './accents.ts';
import { isGivenName, pronounOfName } from './given-names.ts';
import { eachOf, lookOf, readName } from './looks.ts';
import { peopleWords } from './people-words.ts';
import { alike, type Person, plain } from './person.ts';
import { unnamed } from './unnamed.ts';

const {
  animals,
  limbs,
  things,
  creatures,
  family,
  grownRole,
  childRole,
  feminineNoun,
  masculineDespite,
  feminineDespite,
  adjective,
  past: irregular,
  english,
} = peopleWords('spanish');

type Gender = 'she' | 'he';

const known = (text: string) => things.test(text) || creatures.test(text) || limbs(text) !== 'hand';
/** Whether a look says what somebody is ("dragón azul"), and not what they wear ("capa de superhéroe"). */
const isKind = (look: string) =>
  (known(look.split(' ')[0] ?? '') || (look.startsWith('de ') && known(look))) && !worn.test(look);
const worn = /^(?:zapato|calcet|pata de palo|silla de ruedas)/iu;

const isName = (word: string) => /^\p{Lu}/u.test(word) || !/^\p{L}/u.test(word);

/**
 * The people of the family's wishes, in order and without duplicates; "mis gemelas Ana y Vera" are two. A preset
 * animal gets a name: "la coneja Menta". The first is `spokenOf` so, if it is such an animal.
 */
export function spanishPeople(wishes: readonly string[], random: Random, spokenOf?: Gender): Person[] {
  const people: Person[] = [];
  for (const [wish, typed] of wishes.entries()) {
    if (wishes.length > 1 && unborn.test(typed)) continue;
    const before = people.length;
    const { ones, look } = eachOf(plain(born(typed)), split, 'spanish');
    for (const one of ones) {
      const known = people.length === 0 ? spokenOf : undefined;
      const person = alike(
        readName(one, (typed) => read(typed, wish, random, people, known), 'spanish'),
        typed,
      );
      if (!people.some((other) => sameCharacter(other.name, person.name))) people.push(withEl(person));
    }
    lookOf(people.slice(before), look);
  }
  return people;
}

/** "El hada Nuez" is a she all the same. */
const withEl = (person: Person): Person => ({
  ...person,
  first: person.first.replace(stressedA, withoutA),
  name: person.name.replace(stressedA, withoutA),
  ...(stressedA.test(person.first) && { pronoun: 'she' }),
});
const stressedA = /^(?:el|una?|la) (?=(?:hada|águila)(?!\p{L}))/iu;
const withoutA = (article: string) => (/^u/i.test(article) ? 'un ' : 'el ');

/** A baby that is not born yet walks about in no story. */
const unborn = /(?<!\p{L})(?:beb[ée]|herman(?:it)?[oa])(?!\p{L}).*(?<!\p{L})(?:barrig|panz|pancit|vientre|guatit)/iu;
/** "Lucía y su hermanita que está en la panza" is Lucía. */
const born = (typed: string) => typed.replace(/,? (?:y|e) (?=[^,]*$).*/u, (more) => (unborn.test(more) ? '' : more));

function split(typed: string): string[] {
  const text =
    typed
      // "Coco (hámster)" is Coco, a hamster; nothing else between brackets is a name.
      .replace(
        /^(\p{Lu}[^,(]*?) \((?:(?:mi|su|nuestr[oa]|el|la|una?) )?(\p{Ll}+)\)$/u,
        (all, name: string, what: string) => (known(what) ? `${what} ${name}` : all),
      )
      .replace(/\s*\([^)]*\)/g, '')
      // "Don Chucho el señor de la tienda" is don Chucho.
      .replace(/^((?:[Dd]on|[Dd]oña) \p{Lu}[^\s,]*),? (?:el|la) \p{Ll}.*$/u, '$1')
      // "Pablo el novio de mamá" is Pablo.
      .replace(/^(\p{Lu}\p{L}+),? (?:el|la) (?:novi|hij|espos|compañer|amig|vecin|sobrin|prim)[oa] de .*$/u, '$1')
      // "Su papá que vive en España" is his papá.
      .replace(
        /^((?:(?:mi|su) )?(?:pap[áai]\p{L}*|mam[áai]\p{L}*|abuel\p{L}+|tí[oa]|prim[oa]|herman[oa])) (?:que (?:vive|está|trabaja|anda)|en(?-i: \p{Lu})).*$/iu,
        '$1',
      )
      // Nobody's father is a potato.
      .replace(/(?<!\p{L})([PpMm])a([pm])a(?= \p{Lu}|$)/u, '$1a$2á')
      // "Regina, gemela de Renata" is Regina.
      .replace(
        /^(\p{Lu}[\p{L}’'-]*), (?:(?:mi|su|la|el) )?(?:gemel|melliz|herman|hermanit|prim|amig)[oa] de \p{Lu}[^\s,]*(?=,|$)/u,
        '$1',
      )
      // "Rubí, 8, 2 papás" is Rubí.
      .replace(/, (?:\d|dos|tres) (?:\p{L}+ )?(?:papás|papas|mamás|mamas|herman[oa]s|hermanit[oa]s)(?=,|$)/giu, '')
      // "Mamá Coco, su bisabuela" is Mamá Coco; "tía Nana, la que cose" is la tía Nana.
      .replace(/(?:, (?:el|la) (?:que|de|del) [^,]*)+$/u, '')
      .replace(
        /^(.*\p{Lu}.*?), (?:mi|su|nuestr[oa]) ((?:bis)?abuel\p{Ll}+|madre|padre|tí[oa]|madrina|padrino|maestr[oa]|profe)(?!\p{L})[^,]*/u,
        (_, name: string, what: string) =>
          family.test(name.split(' ')[0] ?? '') && family.test(lower(name.split(' ')[0] ?? ''))
            ? name
            : `${name}, ${what}`,
      )
      // "His cousin Mikey", in a family that speaks both languages.
      .replace(/(?<!\p{L})(?:his|her|my|our) (?:little |big )?\p{Ll}+ (?=\p{Lu})/gu, '')
      // "Tuto su tuto celeste" becomes "Tuto, tuto celeste".
      .replace(/^(\p{Lu}[\p{L}’'-]*),? (?:mi|su|nuestr[oa]) (?=\p{Ll}+(?: (?:de )?\p{Ll}+){0,2}$)/u, '$1, ')
      // "Michi, nuestra gata, negra con patas blancas" is a black cat.
      .replace(
        /^(\p{Lu}[\p{L}’'-]*), (?:mi|su|nuestr[oa]|una?|el|la) (\p{Ll}+(?: (?:mayor|menor|melliz[oa]|gemel[oa]))?), (?!(?:y|e|mi|su|nuestr[oa]) )(\p{Ll}[^\p{Lu}]*)$/u,
        '$1, $2 $3',
      )
      // "Mamá viaja por trabajo y Emma" are two.
      .replace(
        /^((?:(?:mi|su|la|el) )?(?:mam[áai]|pap[áai]|mamita|papito|abuel(?:it)?[oa])) (?:viaja|trabaja|est[áa]|vive|va|se|no|siempre|ya) .*?(?= (?:y|e) \p{Lu}|$)/iu,
        '$1',
      )
      .trim() || typed;
  if (withLook.test(text) || withLooks.test(text)) return [text];
  const group =
    /^(?:(?:[Mm]is|[Nn]uestr[oa]s|[Ss]us|[Ll][oa]s)\s+)?(?:\p{Ll}+\s+){0,2}?(gemel[oa]s|melliz[oa]s|trilliz[oa]s|hij[oa]s|niñ[oa]s|herman[oa]s|hermanit[oa]s|prim[oa]s|amig[oa]s|niet[oa]s|sobrin[oa]s|gat[oa]s|perr[oa]s|perrit[oa]s|gatit[oa]s|conej[oa]s),?\s+(\p{Lu}.*)$/u.exec(
      text,
    );
  if (group) {
    const noun = (group[1] ?? '').replace(/s$/, '');
    return list(group[2] ?? '').map((name) => `${name} (${noun})`);
  }
  const parts = list(text);
  if (parts.length < 2 || /(?<!\p{L})(?:que|con|sin)(?!\p{L}).*(?<!\p{L})(?:y|e|,)(?!\p{L})/u.test(text)) return [text];
  const owner = parts[0] ?? '';
  const ok = parts.every(
    (part) =>
      isName(part) ||
      /^(?:una?|el|la|mi|su|nuestr[oa])\s/i.test(part) ||
      known(part) ||
      // "Mamá Ana y mamá Bea" are two.
      family.test(part.split(' ')[0] ?? ''),
  );
  return ok ? parts.map((part, i) => (i === 0 ? part : part.replace(/^su\s+(.*)$/i, `mi $1 [${owner}]`))) : [text];
}
/** Matches a name with its looks: "Rex, dragón azul", "el dragón Filo, verde, gordo". */
const withLook =
  /^((?=\p{Lu})[^,]*?(?=,\s*(?:una? )?\p{Ll}[^,]*$)|(?=(?:mi|su|nuestr[oa]) (?:\p{Ll}+ ){1,2}\p{Lu})[^,]*?(?=,\s*(?:el |la )\p{Ll}[^,\p{Lu}]*$)|[^,]*\p{Lu}[^,]*?(?=,\s*(?!(?:una?(?! sol[oa] )|el|la|mi|su|nuestr[oa]|y) )\p{Ll}[^\p{Lu}]*$)),\s*(.*)$/u;
/** Matches a name with several looks, also with capitals in them: "Lían, risueño, hijo de Mei". */
const withLooks =
  /^(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?), ((?!(?:una?|el|la|mi|su|nuestr[oa]|y) )\p{Ll}[^,]*(?:, (?!(?:una?|el|la|mi|su|nuestr[oa]|y) )\p{Ll}[^,]*)+)$/u;
const list = (text: string) =>
  text
    .split(/\s*,\s*(?:y\s+|e\s+)?|\s+(?:y|e|&|\+)\s+/)
    .map((part) => part.trim())
    .filter(Boolean);

function read(given: string, wish: number, random: Random, before: readonly Person[], spokenOf?: Gender): Person {
  const owner = / \[(.+)\]$/.exec(given)?.[1];
  // Parents on phones often leave out the accent of dragón and similar words.
  const asTyped = unnamed(withAccents(given.replace(/ \[.+\]$/, '')), before, 'spanish');
  // English words for characters are understood in Spanish too.
  const word = given.toLowerCase();
  const typed = (Object.hasOwn(english, word) && english[word]) || asTyped;
  const preset = presetAmong(presetCharacters, typed) ?? null;
  if (preset) {
    const { he, she, names } = animals[preset];
    const either = spokenOf ?? (random.fork(`${preset} pronoun`).chance(0.5) ? 'she' : 'he');
    const pronoun: Gender = !she ? 'he' : !he ? 'she' : either;
    const taken = new Set(before.map(({ name }) => name[0]));
    const pool = random.fork(preset).shuffled(names[pronoun].split(' '));
    const name = pool.find((one) => !taken.has(one[0])) ?? pool[0] ?? preset;
    const noun = (pronoun === 'she' ? she : he) ?? preset;
    const the = pronoun === 'she' ? 'la' : 'el';
    return {
      typed: preset,
      preset,
      wish,
      first: `${the} ${noun} ${name}`,
      name,
      pronoun,
      several: false,
      grown: false,
      kind: he ?? she ?? preset,
      limbs: limbs(noun),
    };
  }
  const noted = /^(.*) \((\p{Ll}+)\)$/u.exec(typed);
  const text =
    (noted?.[1] ?? typed)
      .replace(/[.,;:!?-]+$/, '')
      // "Luciérnaga Lila" becomes la luciérnaga Lila, and "Bebé Amelia" is called Amelia.
      .replace(/^\p{Lu}\p{Ll}+(?= \p{Lu}\p{Ll}+$)/u, (what) =>
        (known(lower(what)) || /^(?:beb[eé]|guagu(?:a|ita))$/i.test(what)) && !isGivenName(what) && !family.test(what)
          ? lower(what)
          : what,
      )
      .trim() || 'alguien';
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
      // "Doña Pancha" the hen is no grown-up.
      grownRole.test(`${kind ?? ''} ${limbs(kind ?? '') === 'hand' ? text : text.replace(name, '')}`) &&
      !/princes|príncip|bebé|niñ[oa]|hermanit/iu.test(`${kind ?? ''} ${text}`),
    kind: kind ?? noted?.[2] ?? null,
    limbs: limbs(kind ?? noted?.[2] ?? ''),
    ...more,
  });
  // In "los mellizos Lautaro y Olivia" one may be a she.
  const notedGender = noted && (/a$/.test(noted[2] ?? '') ? 'she' : (pronounOfName(noted[1] ?? '') ?? 'he'));
  const words = text.split(' ');
  const looks = withLook.exec(text) ?? withLooks.exec(text);
  if (looks) {
    const [, name = text, given = ''] = looks;
    const look = given.replace(/^(?:una?|el|la|su|mi|nuestr[oa]) /i, '');
    const person = () => read(name, wish, random, before);
    // "Tayta Julián, abuelo" is grown-up, and "Ñusta, hermanita bebé" a child.
    const [what = ''] = look.split(' ');
    if (family.test(what) && !/^\p{Lu}/u.test(what)) {
      // "Abuela de pelo blanco con trenza, rebozo rojo": what stands behind is how she looks.
      const seen = look.slice(what.length).replace(/^[, ]+/, '');
      const pronoun = /o$|padre|padrino/.test(what) ? 'he' : 'she';
      return { ...person(), pronoun, grown: true, kind: what, ...(seen && { look: seen }) };
    }
    if (childRole.test(what)) return { ...person(), pronoun: genderOf(what, what), look };
    // "La perra Croqueta, salchicha" is a dog.
    if (/^(?:el|la) \p{Ll}/u.test(name) && known(name.split(' ')[1] ?? '')) return { ...person(), look };
    if (!isKind(head(strip(look)))) return { ...read(name, wish, random, before), look };
    // "Robotina, robot hecha de latas" is a she, and so is "Ximena, astronauta".
    const ofName = /^(?:una? )?\p{L}+(?:nauta|ista)(?!\p{L})/u.test(given) ? pronounOfName(name) : undefined;
    const gender = /^\p{L}+ (?:hech|vestid|tejid|pintad)a /u.test(look) ? 'she' : (ofName ?? genderOf(look, look));
    const of = /^(?:el|la|su|mi|nuestr[oa]) /i.test(given);
    // "Osito Pancho, de peluche" needs no article; "su perro que ya está en el cielo" takes "el", without the clause.
    const article = look.startsWith('de ') ? '' : gender === 'she' ? (of ? 'la ' : 'una ') : of ? 'el ' : 'un ';
    // "Tuto, su tuto celeste" says nothing new.
    if (what === lower(name)) return make(name, name, head(strip(look)), gender, { look });
    const told = (of ? strip(look) : look).replace(/,.*$/, '');
    return make(`${name}, ${article}${told}`, name, head(strip(look)), gender, { look });
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
  if (epithet?.[1] && !known(epithet[3] ?? '') && isGivenName(epithet[1]))
    return make(text, epithet[1], null, epithet[2] === 'la' ? 'she' : 'he');
  if (epithet?.[1] && known(epithet[3] ?? '')) {
    const gender: Gender = epithet[2] === 'la' ? 'she' : 'he';
    return make(`${epithet[1]}, ${epithet[2]} ${epithet[3]}`, epithet[1], head(epithet[3] ?? ''), gender);
  }
  // "abuela Rosa", "mi tío Juan", "la señora Wick", "el abuelo Aurelio".
  const role = words.findIndex((word) => family.test(word));
  const leading = words.slice(0, Math.max(0, role)).join(' ');
  if (
    role >= 0 &&
    /^(?:|mi|mis|su|nuestr[oa]|el|la|querid[oa])(?:(?:^| )otr[oa])?$/i.test(leading) &&
    (words[role + 1] === undefined || isName(words[role + 1] ?? ''))
  ) {
    const title = words[role] ?? '';
    const rest = words
      .slice(role + 1)
      .join(' ')
      .replace(/ (?:que|con|de) .*$/, '');
    const gender: Gender =
      /^el(?: |$)/i.test(leading) ||
      /^(?:aitona|avi|opa|tayta|taita|lelo|papá|papi|padre|señor|don|sr|doctor|capitán|príncipe|rey|padrino|profesor|tata|nono|nonno|yayo)\.?$/i.test(
        title,
      ) ||
      /o\.?$/.test(title)
        ? 'he'
        : /^abue?$/i.test(title)
          ? (pronounOfName(rest) ?? 'she')
          : 'she';
    const own = /^(?:mamá|mami|mamita|papá|papi|papito|nana|don|doña|tata|nono|nona)$/i.test(title);
    const word = lower(title);
    const name = own
      ? `${word === 'don' || word === 'doña' ? word : capital(title)}${rest ? ` ${rest}` : ''}`
      : `${gender === 'she' ? 'la' : 'el'} ${word}${rest ? ` ${rest}` : ''}`;
    return make(name, name, word.replace('.', ''), gender);
  }
  // In Puerto Rico an aunt is called titi Carmen.
  const aunt = /^(?:(?:mi|su|la) )?(tit[ií] \p{Lu}.*)$/iu.exec(text)?.[1];
  if (aunt && /^tit[ií] \p{Lu}/u.test(lower(aunt)) && pronounOfName(aunt.split(' ')[1] ?? '') === 'she')
    return make(lower(aunt), lower(aunt), 'tía', 'she');
  // "mi amigo Léo", "su perro Canelo", "gatita Luna".
  const mine =
    /^((?:mi|mis|su|sus|nuestr[oa]|el|la|una?)\s+)?((?:\p{Ll}[\p{L}-]*\s+){1,4})(\p{Lu}[\p{L}\p{M}’'-]*(?: \p{Lu}[\p{L}\p{M}’'-]*)?)$/u.exec(
      text,
    );
  // "el Rayo" keeps its article as a name.
  if (mine && !/(?<!\p{L})(?:de|del|que|con|el|la|los|las|mi|su)\s$/u.test(mine[2] ?? '')) {
    const what = (mine[2] ?? '').trim();
    const name = mine[3] ?? text;
    const gender = genderOf(what, text);
    // "Mi hija Abril" is the family's child, and of nobody in the story.
    const isOwnChild = /^(?:hij|niñ|nen|peque|chic|beb)/.test(what);
    const own = /^(?:mi|su|nuestr[oa]) /i.test(mine[1] ?? '') && !isOwnChild ? { relation: what } : {};
    // "Mi bebé Lucía": the word is for both genders, so the name decides.
    const told = /^bebé|^peque$/i.test(what) && !/^(?:el|la|una?) /i.test(text) ? pronounOfName(name) : undefined;
    if (childRole.test(what)) return make(name, name, null, told ?? gender, own);
    const noun = head(what);
    const first = owner
      ? `${name}, ${gender === 'she' ? 'la' : 'el'} ${what} ${ofOwner(owner)}`
      : `${gender === 'she' ? 'la' : 'el'} ${what} ${name}`;
    return make(first, name, noun, gender, owner ? {} : own);
  }
  const bare = text.replace(/^(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus|nuestr[oa]s?)\s+/i, '');
  const many = /^(?:dos|tres|cuatro|cinco|seis|siete|\d+)\s+(.*)$/i.exec(bare);
  if (many || /^(?:los|las|mis|sus|unos|unas)\s/i.test(text)) {
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
      /^(?:mi|su|nuestr[oa]) /i.test(text) ? { relation: full } : {},
    );
  }
  const full = words.length > 3 ? strip(text).split(' ').slice(0, 3).join(' ') : strip(text);
  // "Mateo Yupanqui" is called Mateo; "Luz Marina" keeps both names.
  const [child = full, surname] = full.split(' ');
  const name =
    surname && words.length === 2 && isName(surname) && isGivenName(child) && !isGivenName(surname) ? child : full;
  const own = isGivenName(name) || words.length === 1 ? capital(name) : name;
  return make(
    own,
    own,
    null,
    notedGender ?? pronounOfName(own) ?? (/(?:a|ita)$/i.test(own.split(' ')[0] ?? '') ? 'she' : 'he'),
  );
}

/** Returns "del abuelo Tomás" for "mi abuelo Tomás". */
function ofOwner(owner: string): string {
  const [, noun] = /^mi (.+)$/.exec(owner) ?? [];
  if (!noun) return `de ${owner}`;
  return genderOf(noun, noun) === 'she' ? `de la ${noun}` : `del ${noun}`;
}

/** Puts "estornuda" into the past, "estornudaba"; a word that is not clearly a present stays. */
function past(verb: string): string {
  const known = irregular[verb];
  if (known) return known;
  if (/(?:aba|ía)$/u.test(verb)) return verb;
  return /[^aeiou]a$/.test(verb)
    ? `${verb.replace(/ue(?=[^aeiou]+a$)/u, 'o').replace(/ie(?=[^aeiou]+a$)/u, 'e')}ba`
    : verb;
}

function genderOf(noun: string, text: string): Gender {
  if (/^(?:la|una|mi hija|nuestra|su hija)\s/i.test(text) || /^(?:la|una)\s/i.test(noun)) return 'she';
  if (/^(?:el|un)\s/i.test(text)) return 'he';
  const first = noun.replace(/^(?:mejor|gran|pequeñ[oa]|querid[oa])\s+/i, '').split(' ')[0] ?? '';
  if (feminineDespite.test(first) || feminineDespite.test(first.replace(/s$/u, ''))) return 'she';
  // "Fantasmita" is a small fantasma.
  if (masculineDespite.test(first) || masculineDespite.test(first.replace(/it(?=a$)/u, ''))) return 'he';
  return feminineNoun.test(first) ? 'she' : 'he';
}
const lower = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const strip = (text: string) =>
  /^(.*?),?\s+(?:que|con|sin|en|debajo|detrás|adentro|dentro|encima|cuy[oa]|vestid[oa]|hech[oa])\s+.+$/i.exec(
    text,
  )?.[1] ?? text;
/** The noun of "perro salchicha café": what is left without its adjectives. */
function head(phrase: string): string {
  // "El señor de la basura" keeps its second article.
  const words = phrase
    .replace(/,.*$/, '')
    .split(' ')
    .filter(
      (word, at, all) => !/^(?:el|la|un|una|mi|su)$/i.test(word) || (/^(?:el|la)$/i.test(word) && all[at - 1] === 'de'),
    );
  while (words.length > 1 && /^(?:gran|pequeñ[oa]|valiente|viej[oa]|buen|pobre|querid[oa])$/i.test(words[0] ?? ''))
    words.shift();
  const [noun = phrase, next, ...more] = words;
  if (next === 'de' && more[0])
    return `${noun} de ${more.slice(0, /^(?:la|el|los|las)$/.test(more[0]) ? 2 : 1).join(' ')}`;
  return next && !adjective.test(next) && !/^(?:y|o|del|muy|de)$/.test(next) ? `${noun} ${next}` : noun;
}
