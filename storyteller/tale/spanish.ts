import { literal } from '../book.ts';
import { peopleWords } from '../people/people-words.ts';
import type { Person } from '../people/person.ts';
import { factSaid } from '../places/place.ts';
import { aside, type Grammar, isNamedIn, lostOf, loveOf, type Setting, sayingOf, stop, storyOf } from './fill.ts';
import { MarkError } from './marks.ts';

const { hands } = peopleWords('spanish');

/** "Ana", "Ana y Luis", "Ana, Luis e Inés". */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${/^(?:i|hi(?!e))/i.test(last) ? 'e' : 'y'} ${last}`;
}

const nobody = (pronoun: 'she' | 'he') => ({ pronoun }) as Person;
const peopleOf = (setting: Setting, role: string): Person[] => {
  const { third, ...one } = setting.cast;
  if (role === 'third') return third;
  if (role === 'both') return [one.hero, one.friend];
  if (role === 'all') return [one.hero, one.friend, ...third];
  // A baby without a name gets the gender that the wish uses.
  if (role === 'baby') return [one.baby ?? nobody(setting.slots.baby?.startsWith('la ') ? 'she' : 'he')];
  return [one[role as 'hero']];
};
const feminine = (people: readonly Person[]) => people.every(({ pronoun }) => pronoun === 'she');
const several = (people: readonly Person[]) => people.length > 1 || people[0]?.several === true;

/** Whether somebody is speaking where a paragraph has come to: after every other raya. */
const isSpoken = (before: string) => {
  const [speech] = before.split('\n').slice(-1);
  return /^(?:\[\p{L}+\] )?—/u.test(speech ?? '') && (speech?.match(/—/gu)?.length ?? 0) % 2 === 1;
};

function nameOf(setting: Setting, role: string, before: string): string {
  const names = peopleOf(setting, role).map((person) => {
    const known = setting.met.has(person);
    setting.met.add(person);
    if (known) return person.name;
    // "Joel le dijo a Canela, su perrita": who has just been named is not named again.
    return person.relation && isNamedIn(before, setting.cast.hero)
      ? person.first.replace(
          new RegExp(`(?:la|el) (${person.relation}) de ${literal(setting.cast.hero.name)}$`, 'u'),
          'su $1',
        )
      : isSpoken(before)
        ? person.first.replace(' que se llamaba ', ' que se llama ')
        : person.first;
  });
  return listed(names) + (names.at(-1)?.includes(', ') ? aside : '');
}

/** Short forms of what a place does every evening, if an earlier chapter told it in full. */
const again: Record<string, (stirrer: string, habit: boolean) => string> = {
  stir: (stirrer, often) => `${often ? 'volvía' : 'volvió'} ${stirrer}`,
  'stir back': (stirrer, often) => `${stirrer} ${often ? 'daba' : 'dio'} la vuelta`,
  dim: () => 'oscureció',
};

/** "Galletas de jengibre" are "galletas" from the second time on. */
const treatAgain = (treat: string) => treat.split(' ')[0] ?? treat;

const isPerson = (word: string) => /^(hero|friend|elder|neighbour|other|baby|third|both|all)$/.test(word);
const afterA = (name: string) => `a ${name}`.replace(/^a el (?=\p{L})/u, 'al ');
const afterDe = (name: string) => `de ${name}`.replace(/^de el (?=\p{L})/u, 'del ');

/** Matches the words before something that happens every evening. */
const habit =
  /(?:siempre que|cada vez que|(?:(?:cada|tod[oa]s l[oa]s|por l[oa]s|de) (?:tardes?|noches?|días?|anochecer(?:es)?|viernes)(?:,? [^.]{0,40})?,?(?: (?:justo )?cuando)?))\s*[\uE000]?$/iu;

/** How Spanish fills the marks of a tale. */
export const spanish: Grammar = {
  ...sayingOf('spanish'),
  retouch: () => (paragraph) => paragraph,
  mark(words, setting, before, owns) {
    const [first = '', ...rest] = words;
    const slot = setting.slots[words.join(' ')];
    if (slot) return slot;
    if (first === 'a' || first === 'de') {
      const name = spanish.mark(rest, setting, before, owns);
      return name === undefined ? undefined : first === 'a' ? afterA(name) : afterDe(name);
    }
    if (first === 'baby' && rest.length === 0) return setting.cast.baby?.name ?? 'el bebé';
    if (isPerson(first)) {
      const people = peopleOf(setting, first);
      if (people.length === 0) throw new MarkError('{third} outside of [third]');
      const she = feminine(people);
      const many = several(people);
      const what = rest.join(' ');
      if (what === '' || what === 'full') return nameOf(setting, first, before);
      const limbs = hands[people[0]?.limbs ?? 'hand'];
      const forms: Record<string, string> = {
        o: `${she ? 'a' : 'o'}${many ? 's' : ''}`,
        os: she ? 'as' : 'os',
        a: she ? 'a' : '',
        lo: `${she ? 'la' : 'lo'}${many ? 's' : ''}`,
        le: many ? 'les' : 'le',
        él: many ? (she ? 'ellas' : 'ellos') : she ? 'ella' : 'él',
        un: she ? 'una' : 'un',
        el: many ? (she ? 'las' : 'los') : she ? 'la' : 'el',
        'la mano': limbs[0],
        'las manos': limbs[1],
        'los pies': limbs[2],
        'el pie': limbs[3],
      };
      return forms[what];
    }
    if (thingForms[first] && rest[0] === 'thing')
      return `${thingForms[first][formOf(setting.thing.name)]} ${setting.thing.name}`;
    if (first === 'thing' && rest[0]) return thingForms[rest[0]]?.[formOf(setting.thing.name)];
    if (first === 'thing') return setting.thing.name;
    if (first === 'refrain') return setting.refrain.replace(/\.$/, stop);
    if (first === 'love') return loveOf(setting, 'eso');
    if (first === 'earlier' && setting.earlier)
      return rest[0] ? thingForms[rest[0]]?.[formOf(setting.earlier.name)] : withArticle(setting.earlier.name);
    if (first === 'message') return setting.message;
    if (first === 'lost') return lostOf(setting, before);
    if (first === 'story') return storyOf(setting);
    const short = again[words.join(' ')];
    if (short && setting.said.has(words.join(' ')))
      return short(setting.place.facts.stirrer?.[0] ?? '', habit.test(before));
    // Something that happens every evening is told in the imperfect, once in the preterite.
    if (first === 'stir') return setting.place.facts[words.join(' ')]?.[habit.test(before) ? 0 : 1];
    return factSaid(setting.place, words, setting.said, treatAgain);
  },
  form(of, _count, setting) {
    if (of === 'fear') return /^(?:los|las|sus|mis) /.test(setting.slots.fear ?? '') ? 1 : 0;
    if (of === 'thing') return _count === 4 ? formOf(setting.thing.name) : Math.floor(formOf(setting.thing.name) / 2);
    const people = peopleOf(setting, of);
    if (of === 'third' && _count === 2) return several(people) ? 1 : 0;
    if (_count === 4) return (several(people) ? 2 : 0) + (feminine(people) ? 1 : 0);
    return feminine(people) ? 1 : 0;
  },
};

/** Words that agree with the thing: masculine, feminine, masculine plural, feminine plural. */
const thingForms: Record<string, readonly [string, string, string, string]> = {
  el: ['el', 'la', 'los', 'las'],
  un: ['un', 'una', 'unos', 'unas'],
  su: ['su', 'su', 'sus', 'sus'],
  mi: ['mi', 'mi', 'mis', 'mis'],
  tu: ['tu', 'tu', 'tus', 'tus'],
  ese: ['ese', 'esa', 'esos', 'esas'],
  lo: ['lo', 'la', 'los', 'las'],
  o: ['o', 'a', 'os', 'as'],
};

/** The index of a thing's form, guessed from the noun's ending, with a few exceptions. */
function formOf(noun: string): 0 | 1 | 2 | 3 {
  const head = noun.split(' ')[0] ?? noun;
  const many = /[aeiouéns]s$/.test(head) && !/^(?:paraguas|lunes|autobús)$/.test(head);
  const one = many ? head.replace(/(?<=[aeo])s$|(?<=[lnrdz])es$/, '') : head;
  const she = /(?:a|ión|ad|iz|ez|ud)$/.test(one)
    ? !/^(?:mapa|día|sofá|cometín|paraguas|pijama|planeta|lápiz|pez|camión|avión|gorrión|guion)$/.test(one)
    : /^(?:llave|flor|nave|nuez|luz|torre|nube|red|sal|miel|cruz|voz|mano|foto|moto|bici)$/.test(one);
  return ((many ? 2 : 0) + (she ? 1 : 0)) as 0 | 1 | 2 | 3;
}

/** Returns a noun with its article: "botón" becomes "el botón". */
const withArticle = (noun: string) =>
  /^(?:el|la|los|las) /.test(noun) ? noun : `${thingForms.el?.[formOf(noun)]} ${noun}`;
