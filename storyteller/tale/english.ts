import { peopleWords } from '../people/people-words.ts';
import type { Person, Pronoun } from '../people/person.ts';
import { factSaid } from '../places/place.ts';
import { aside, type Grammar, isNamedIn, lostOf, loveOf, only, type Setting, sayingOf, stop, storyOf } from './fill.ts';
import { MarkError } from './marks.ts';
import { unrepeated } from './unrepeated.ts';

const cases: Record<string, Record<Pronoun, string>> = {
  they: { she: 'she', he: 'he', it: 'it', they: 'they' },
  them: { she: 'her', he: 'him', it: 'it', they: 'them' },
  their: { she: 'her', he: 'his', it: 'its', they: 'their' },
  theirs: { she: 'hers', he: 'his', it: 'its', they: 'theirs' },
  themself: { she: 'herself', he: 'himself', it: 'itself', they: 'themself' },
};
cases.themselves = cases.themself as Record<Pronoun, string>;
/** What follows the name where it replaces a pronoun. */
const named: Record<string, string> = { they: '', them: '', their: '’s', theirs: '’s' };
const { hands } = peopleWords('english');

/** "Fern", "Fern and Owl", "Fern, Owl and Luna". */
const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const singular = (setting: Setting, role: string): Person | undefined =>
  role === 'third'
    ? setting.cast.third.length === 1
      ? setting.cast.third[0]
      : undefined
    : setting.cast[role as 'hero'];

const peopleOf = ({ cast }: Setting, role: string): readonly Person[] =>
  role === 'third' ? cast.third : [cast[role as 'hero']];

function nameOf(setting: Setting, role: string, owns: boolean, before: string): string {
  const { hero } = setting.cast;
  const names = peopleOf(setting, role).map((person) => {
    const known = setting.met.has(person);
    setting.met.add(person);
    if (known || owns) return person.name;
    // "Hannah called her dog Molly": who has just been named is not named again.
    return person.relation && isNamedIn(before, hero)
      ? person.first.replace(`${hero.name}’s `, `${cases.their?.[hero.pronoun]} `)
      : person.first;
  });
  return listed(names) + (names.at(-1)?.includes(', ') ? aside : '');
}

function pronounOf(setting: Setting, role: string): Pronoun {
  const one = singular(setting, role);
  return !one || one.several ? 'they' : one.pronoun;
}

/** Short forms of what a place does every evening, if an earlier chapter told it in full. */
const again: Record<string, (stirrer: string) => string> = {
  stir: (stirrer) => `${stirrer} came again`,
  'stir back': (stirrer) => `${stirrer} turned back`,
  dim: () => 'it grew dark',
};

/** "Ginger biscuits" are biscuits from the second time on; "cheese straws" stay what they are. */
const treatAgain = (treat: string) =>
  / of | (?:straws|fingers|quarters|crumbs|snowballs)$/.test(treat) ? treat : (treat.split(' ').at(-1) ?? treat);

const lastThey = (before: string) => Math.max(-1, ...[...before.matchAll(/\bthey\b/gi)].map(({ index }) => index));

/** Whether a noun looks plural by its ending: "glasses", "red shoes". */
const isMany = (thing: string) =>
  /(?:[^su]s|mice|geese|people|men|children|teeth|feet)$/.test(
    thing.split(/ (?:of|with|from|in|on|at|under) /)[0] ?? thing,
  );

const isPerson = (word: string) => /^(hero|friend|elder|neighbour|other|third)$/.test(word);

/** How English fills the marks of a tale. */
export const english: Grammar = {
  ...sayingOf('english'),
  retouch: unrepeated,
  mark(words, setting, before, owns) {
    const [first = '', second] = words;
    if (isPerson(first)) {
      if (first === 'third' && setting.cast.third.length === 0) throw new MarkError('{third} outside of [third]');
      if (second === undefined || second === 'full') return nameOf(setting, first, owns, before);
      const pronoun = pronounOf(setting, first);
      if (second in cases) {
        const one = singular(setting, first);
        // "They" is one person only within the sentence of the name: a listener remembers no further back who was alone.
        if (one && pronoun === 'they' && !one.several && second in named && !isNamedIn(before, one))
          return `${one.name}${named[second]}`;
        const word = (cases[second] as Record<Pronoun, string>)[pronoun];
        return word === 'themself' && !singular(setting, first) ? 'themselves' : word;
      }
      // When called out, a name has no article: "Good night, bus!"
      if (second === 'call')
        return peopleOf(setting, first)
          .map(({ name }) => name.replace(/^the /, ''))
          .join(' and ');
      const limbs = (singular(setting, first) ?? setting.cast.third[0])?.limbs ?? 'hand';
      const at = ['hand', 'hands', 'feet', 'foot'].indexOf(second);
      const part = hands[limbs][at];
      return part === 'trunk' && /(?<!\p{L})one $/iu.test(before) ? `${only}${cases.their?.[pronoun]} ${part}` : part;
    }
    if (first === 'fear' && second) return cases[second]?.[isMany(setting.slots.fear ?? '') ? 'they' : 'it'];
    if (first === 'thing' && second) return cases[second]?.[isMany(setting.thing.name) ? 'they' : 'it'];
    if (first === 'thing') return setting.thing.name;
    if ((first === 'a' || first === 'an') && second === 'thing') {
      if (isMany(setting.thing.name)) return setting.thing.name;
      return `${/^[aeiou]/i.test(setting.thing.name) ? 'an' : 'a'} ${setting.thing.name}`;
    }
    if (first === 'refrain') return setting.refrain.replace(/\.$/, stop);
    if (first === 'love') return loveOf(setting, 'that');
    if (first === 'earlier') return setting.earlier ? `the ${setting.earlier.name}` : undefined;
    if (first === 'message') return setting.message;
    if (first === 'lost') return lostOf(setting, before, owns);
    if (first === 'story') return storyOf(setting);
    if (first === 'baby') return setting.cast.baby?.name ?? 'the little one';
    const [whole, short] = [words.join(' '), again[words.join(' ')]];
    if (short && setting.said.has(whole)) return short(setting.place.facts.stirrer?.[0] ?? '');
    return factSaid(setting.place, words, setting.said, treatAgain);
  },
  form(of, _count, setting, before) {
    if (of === 'thing' || of === 'fear') return isMany(setting.slots.fear ?? setting.thing.name) ? 1 : 0;
    if (pronounOf(setting, of) !== 'they') return 0;
    // For one person "they were" but "Noor was"; for several always "were".
    const one = singular(setting, of);
    return !one || one.several || before.lastIndexOf(one.name) <= lastThey(before) ? 1 : 0;
  },
};
