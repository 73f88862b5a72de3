import { sentenceLengths, wordCount } from '../measure.ts';
import type { Pace, StoryPlan } from '../plan.ts';
import type { Random } from '../random.ts';
import { dealt, hands } from '../series.ts';
import { cadences, inCadence } from './cadence.ts';
import { render, type Style } from './grammar.ts';
import type { SettingPack } from './pack.ts';
import { dawns } from './passages/dawns.ts';
import { type Person, possessive } from './people.ts';

const styles: Record<StoryPlan['age'], Record<Pace, Style>> = {
  toddler: {
    lively: { richness: 1, joining: 0.6 },
    easy: { richness: 1, joining: 0.2 },
    slow: { richness: 0, joining: 0 },
  },
  preschool: {
    lively: { richness: 2, joining: 0.8 },
    easy: { richness: 1, joining: 0.3 },
    slow: { richness: 1, joining: 0.1 },
  },
  elementary: {
    lively: { richness: 3, joining: 0.95 },
    easy: { richness: 2, joining: 0.5 },
    slow: { richness: 1, joining: 0.2 },
  },
};

/** About the fewest words that a passage can be told in. */
function shortest(passage: string): number {
  let fewest = fewestWords.get(passage);
  if (fewest === undefined) {
    const bare = passage.replace(/<[^<>]*>|<<[^<>]*>>/g, '').replace(/\[([^|\]]*)[^\]]*\]/g, '');
    fewest = wordCount(bare) * 0.85;
    fewestWords.set(passage, fewest);
  }
  return fewest;
}
const fewestWords = new Map<string, number>();

const older = /^@older /;

const plurals: Record<string, string> = { was: 'were', is: 'are', has: 'have', sleeps: 'sleep' };

/** What stays the same through one story besides its people. */
export type Props = Record<
  | 'thing'
  | 'stuff'
  | 'built'
  | 'snacks'
  | 'growing'
  | 'guest'
  | 'guestname'
  | 'dark'
  | 'far'
  | 'feast'
  | 'bed'
  | 'refrain'
  | 'where'
  | 'place'
  | 'full',
  string
>;

/** Banks of passages that one is chosen from. */
export type Pools = readonly (readonly string[])[];

export type Teller = {
  /** Renders the next unused passage of the pools that keeps to the age's sentence length, or null when there is none. */
  tell(pools: Pools, pace: Pace, most?: number, extra?: Record<string, string>): string | null;
  /** `remind`: whoever is named is named with the kind ("Fern the fox") the first time. */
  beginScene(remind: boolean): void;
  /** Until `part`, somebody else walks with the hero, and is the friend of all passages but the plot's own. */
  walkWithAnother(plot: ReadonlySet<string>): void;
  part(): void;
  /** People named since the scene began. */
  named: ReadonlySet<Person>;
};

/** Keeps what has been used, who has been introduced, and where the story stands just now. */
export function createTeller(
  plan: StoryPlan,
  pack: SettingPack,
  props: Props,
  cast: readonly Person[],
  random: Random,
  loose: number,
): Teller {
  const used = new Set<string>();
  const own = new Set([...pack.openings, ...pack.visits, ...pack.days, ...pack.nights]);
  const met = new Set<Person>();
  let named = new Set<Person>();
  const decks = new Map<string, string[]>();
  const locals = random.shuffled(pack.locals.filter(([name]) => cast.every((person) => person.short !== name)));
  const names = cast.flatMap((person) => [person.full, person.short]);
  let turn = 0;
  let reminding = false;
  let here = pack.spots[0] ?? 'the path';
  let local = 'the wind';
  // The one whom the moral's thread is about: the same by day and at dusk.
  const [neighbour, neighbourKind] = locals.pop() ?? ['Moss', 'an old snail'];
  let neighbourMet = false;

  /** Deals every card of a list before any comes again. */
  function deal(name: string, list: readonly string[]): string {
    let deck = decks.get(name);
    if (!deck || deck.length === 0) {
      deck = random.shuffled(list);
      decks.set(name, deck);
    }
    return deck.pop() ?? '';
  }

  /** "a rat who mended boots called Hobnail" would name the boots, so what follows the noun is left out. */
  function introduced(name: string, kind: string): string {
    const plain = kind.replace(/ (?:who|with|in|as|past|on|at) .*$/, '');
    return plan.age === 'toddler' ? `${name} the ${plain.split(' ').at(-1)}` : `${plain} called ${name}`;
  }

  function passerBy(): Person {
    const [name, kind] = locals.pop() ?? ['Tock', 'an old mouse'];
    const first = introduced(name, kind);
    return { typed: name, first, full: name, short: name, plural: false, pronouns: null, nature: '' };
  }

  function mention(person: Person): string {
    const fresh = !named.has(person);
    named.add(person);
    if (!met.has(person)) {
      met.add(person);
      return person.first;
    }
    return fresh && (reminding || random.chance(0.2)) ? person.full : person.short;
  }

  function pronoun(person: Person, forms: Record<'she' | 'he' | 'they', string>, name: string): string {
    const byName = person.pronouns === null || (plan.age === 'toddler' && random.chance(0.9));
    return byName && met.has(person) ? name : person.pronouns === null ? name : forms[person.pronouns];
  }

  function personSlot(person: Person, slot: string): string {
    switch (slot) {
      case "'s":
      case '’s':
        return possessive(mention(person));
      case '.he':
        return pronoun(person, { she: 'she', he: 'he', they: 'they' }, person.short);
      case '.him':
        return pronoun(person, { she: 'her', he: 'him', they: 'them' }, person.short);
      case '.his':
        return pronoun(person, { she: 'her', he: 'his', they: 'their' }, possessive(person.short));
      case '.was':
        return person.plural ? 'were' : 'was';
      case '':
        return mention(person);
    }
    throw new SyntaxError(`Unknown slot of a person: ${slot}`);
  }

  let another: Person | null = null;
  let plot: ReadonlySet<string> = new Set();
  let ofPlot = false;

  const roles: Record<string, number> = { hero: 0, friend: 1 };
  function slot(name: string, extra: Record<string, string>): string {
    if (name in extra) return extra[name] as string;
    const role = /^(hero|friend)(.*)$/.exec(name);
    const person =
      role?.[1] === 'friend' && another && !ofPlot ? another : role && cast[roles[role[1] as string] as number];
    if (role && person) return personSlot(person, role[2] as string);
    switch (name) {
      case 'dawn':
        return render(random.pick(dawns), styles[plan.age].lively, random, (inner) => slot(inner, extra));
      case 'spot':
        here = deal('spots', pack.spots);
        return here;
      case 'here':
        return here;
      case 'newneighbour': {
        const told = neighbourMet ? neighbour : introduced(neighbour, neighbourKind);
        neighbourMet = true;
        return told;
      }
      case 'neighbour':
        return neighbour;
      case 'newlocal': {
        const [short, kind] = locals[turn++ % Math.max(1, locals.length)] ?? ['Moss', 'an old snail'];
        local = short;
        return turn > locals.length ? short : introduced(short, kind);
      }
      case 'nature':
        return cast[0]?.nature ?? '';
      case 'local':
        return local;
      case 'sound':
        return deal('sounds', pack.sounds);
      case 'smell':
        return deal('smells', pack.smells);
      case 'light':
        return deal('lights', pack.lights);
    }
    const value = props[name as keyof Props];
    if (value === undefined) throw new SyntaxError(`Unknown slot: ${name}`);
    return value;
  }

  const several = cast.filter((person) => person.plural).flatMap((person) => [person.first, person.short]);
  /** "The three bears was" is "were", and "there was the three bears" too. */
  function agreeing(text: string): string {
    return several.reduce((said, name) => {
      const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return said
        .replace(new RegExp(`\\b(there )was (?=${plain}\\b)`, 'giu'), '$1were ')
        .replace(
          new RegExp(`(${plain}(?: |, who ))(was|is|has|sleeps)\\b`, 'giu'),
          (_, who: string, verb: string) => who + plurals[verb.toLowerCase()],
        );
    }, text);
  }

  function attempt(
    passage: string,
    style: Style,
    pace: Pace,
    extra: Record<string, string>,
  ): { text: string; commit: () => void } {
    // A rendering that turns out too long must leave no trace in what has been met and dealt.
    const before = { met: new Set(met), named: new Set(named), turn, here, local, neighbourMet };
    let calls = 0;
    ofPlot = plot.has(passage);
    const told = agreeing(
      render(passage.replace(older, ''), style, random, (name) =>
        slot(name === 'who' && calls++ > 0 && extra['who again'] ? 'who again' : name, extra),
      ),
    );
    const text = inCadence(told, cadences[plan.age][pace], [...names, ...Object.values(extra)], random);
    const after = { met: new Set(met), named: new Set(named), turn, here, local, neighbourMet };
    const put = (state: typeof before) => {
      met.clear();
      for (const person of state.met) met.add(person);
      named.clear();
      for (const person of state.named) named.add(person);
      ({ turn, here, local, neighbourMet } = state);
    };
    put(before);
    return { text, commit: () => put(after) };
  }

  // Wordplay and long conceits are for those who can follow them.
  const fitsAge = (passage: string) => plan.age !== 'toddler' || !older.test(passage);

  /** This story's own share of each pool first; a later draft reaches a little further. */
  function inTurn(pools: Pools): string[] {
    return pools
      .flatMap((pool) => {
        // A pool of four has something of its own for four stories in ten.
        const padded = [...pool, ...Array<string>(Math.max(0, hands - pool.length)).fill('')];
        return dealt(padded, pool[0] ?? '', plan.seed, random).map((passage, index) => ({
          passage,
          at: index / padded.length + (0.05 + loose) * random.next(),
        }));
      })
      .filter(({ passage }) => passage !== '')
      .sort((a, b) => a.at - b.at)
      .map(({ passage }) => passage);
  }

  const fits = (text: string, pace: Pace) => Math.max(...sentenceLengths(text), 0) <= cadences[plan.age][pace].longest;

  return {
    get named() {
      return named;
    },
    beginScene(remind) {
      named = new Set();
      reminding = remind;
    },
    walkWithAnother(ownPassages) {
      plot = ownPassages;
      another = cast[2] ?? passerBy();
      names.push(another.full, another.short);
    },
    part() {
      another = null;
    },
    tell(pools, pace, most = Number.POSITIVE_INFINITY, extra = {}) {
      const style = styles[plan.age][pace];
      const usable = inTurn(pools).filter(
        (passage) => !used.has(passage) && fitsAge(passage) && shortest(passage) <= most,
      );
      const inPlace = usable.filter((passage) => own.has(passage) || !pack.lacks?.test(passage));
      // What must be told is told, of a breeze where there is none if need be.
      const others = most < Number.POSITIVE_INFINITY ? [] : usable.filter((passage) => !inPlace.includes(passage));
      const fresh = [...inPlace, ...others];
      let fallback: { passage: string; text: string; commit: () => void } | null = null;
      for (const passage of fresh) {
        for (const tried of [style, style, { richness: Math.min(1, style.richness), joining: 0 }]) {
          const told = { passage, ...attempt(passage, tried, pace, extra) };
          if (wordCount(told.text) > most) continue;
          if (fits(told.text, pace)) {
            used.add(passage);
            told.commit();
            return told.text;
          }
          fallback ??= told;
        }
      }
      if (!fallback || most < Number.POSITIVE_INFINITY) return null;
      // Names of eight words can break any limit; then the story goes on with the longer sentence.
      used.add(fallback.passage);
      fallback.commit();
      return fallback.text;
    },
  };
}
