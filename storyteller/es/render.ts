import type { AgeGroup } from '#domain/stories/options.ts';
import type { Pace } from '../plan.ts';
import type { Random } from '../random.ts';
import { dealt, hands } from '../series.ts';
import { anyNature } from './cast.ts';
import type { Figure } from './figure.ts';
import { type Node, parse } from './template.ts';
import { pluralVerb } from './verbs.ts';

/** One-letter roles: A the hero, B the friend, X a small neighbour, O one of the others, and so on. */
export type Roles = Map<string, Figure>;
/** Phrases by the name of their slot; a phrase may hold slots itself. */
export type Lists = Record<string, readonly string[]>;

export type Renderer = {
  /** The line as plain Spanish, sentence starts capitalised, "a el" contracted. */
  render(line: string, pace: Pace): string;
  /** Forgets the phrases pinned for one scene (digits 5 to 9). */
  nextScene(): void;
};

/** How many phrases of a list a story keeps to at least. */
const keptTo: Readonly<Record<string, number>> = { LUGAR: 4, SONIDO: 2, COSA: 3, COMIDA: 3, OLOR: 2 };

const natureKeys = { gusta: 'loves', gesto: 'gestures', paso: 'steps', don: 'gifts', duerme: 'rests' } as const;

/**
 * Fills the slots of a line:
 *
 * - `{A}` the character, `{A1}` as first met, `{A.gesto}` a phrase of its nature;
 * - `{dijo A}` a verb and who speaks; `{miró}` a verb that agrees with the character last named,
 *   `{miró:B}` with another;
 * - `{cansado/cansada/con sueño}` by gender, the third where it is unknown; `{T1:lo/la}` by the
 *   article of a pinned phrase;
 * - `{LUGAR}` the next phrase of a list, `{LUGAR1}` pinned for the story, `{LUGAR5}` for the scene: with
 *   "un" when first named, with "el" after that;
 * - `{DOS}`, `{JUNTOS}`, `{LOS}`, `{CADA}` the two of them: "los dos", "juntas", "las", "cada una";
 *   `{TRES:X}` they and X.
 *
 * Tails are told as the age has them, and all of them for older children who are told things at `long` (see manner.ts).
 */
export function createRenderer(
  age: AgeGroup,
  seed: string,
  roles: Roles,
  lists: Lists,
  random: Random,
  long = 0,
): Renderer {
  const decks = new Map<string, string[]>();
  const pins = new Map<string, string>();
  const mentioned = new Set<string>();

  /** The next phrase of a list; one that stands in `line` already only when there is no other. */
  const draw = (key: string, from: readonly string[], line = ''): string => {
    let deck = decks.get(key) ?? [];
    const stands = (phrase: string) => line.includes(phrase.replace(/^\p{L}+ /u, ''));
    if (deck.every(stands)) {
      const again = decks.has(key);
      const all = dealt(from, key, seed, random.fork(`${key}${again ? random.next() : ''}`));
      // A story keeps to a few places, sounds and things, and so becomes one of its own.
      deck = keptTo[key] ? all.slice(0, Math.max(keptTo[key], Math.ceil(all.length / hands))) : all;
      decks.set(key, deck);
    }
    const [phrase] = deck.splice(
      Math.max(
        0,
        deck.findIndex((one) => !stands(one)),
      ),
      1,
    );
    if (phrase === undefined) throw new Error(`The list ${key} is empty`);
    return phrase;
  };

  const render = (line: string, pace: Pace): string => {
    let out = '';
    let last: Figure | undefined = roles.get('A');

    const emit = (value: string) => {
      if (/^el\s/.test(value) && /(^|[\s—¿¡«])(a|de) $/i.test(out)) {
        out = `${out.slice(0, -1)}l `;
        value = value.slice(3);
      } else if (/\sy $/.test(out) && /^h?[ií](?![aeo])/i.test(value)) {
        out = `${out.slice(0, -2)}e `;
      }
      out += /(^|[.!?] +)[—¿¡]*$/.test(out) && !/[.!?] +—$/.test(out) ? capitalised(value) : value;
    };

    const list = (name: string): string => {
      const [, key = '', digit = ''] = /^(\p{Lu}+)(\d?)$/u.exec(name) ?? [];
      const from = lists[key];
      if (!from) throw new Error(`Unknown slot {${name}} in: ${line}`);
      if (digit === '') return draw(key, from, out);
      const pinned = pins.get(name) ?? draw(key, from, out);
      pins.set(name, pinned);
      return pinned;
    };

    const figure = (role: string): Figure => {
      const found = roles.get(role);
      if (!found) throw new Error(`Unknown role ${role} in: ${line}`);
      return found;
    };

    const pair = (forms: readonly [string, string]): string => {
      const a = figure('A');
      const b = figure('B');
      if (a.plural || b.plural) return forms[0].replace('los dos', 'todos');
      return a.gender === 'f' && b.gender === 'f' ? forms[1] : forms[0];
    };

    const three = (role: string): string => {
      const all = ['A', 'B', role].map(figure);
      if (all.some((one) => one.plural)) return 'todos';
      return all.every((one) => one.gender === 'f') ? 'las tres' : 'los tres';
    };

    const slot = (name: string) => {
      if (name === 'AQUI') return emit(lists.AQUI?.[0] ?? '');
      if (name === 'DOS') return emit(pair(['los dos', 'las dos']));
      if (name === 'LOS') return emit(pair(['los', 'las']));
      if (name === 'CADA') return emit(pair(['cada uno', 'cada una']));
      if (name.startsWith('TRES:')) return emit(three(name.slice(5)));
      if (name === 'JUNTOS') return emit(pair(['juntos', 'juntas']));
      const role = /^([A-Z])(1?)$/.exec(name);
      if (role) {
        last = figure(role[1] as string);
        return emit(role[2] ? last.first : last.name);
      }
      const natural = /^([A-Z])\.(\p{L}+)$/u.exec(name);
      if (natural) {
        last = figure(natural[1] as string);
        const phrases = last.nature[natureKeys[natural[2] as keyof typeof natureKeys]];
        // Two who share their nature draw from one deck, so that they do not like the very same thing.
        const deck = last.nature === anyNature ? `any.${natural[2]}` : name;
        return walk(parse(draw(deck, phrases)));
      }
      const speech = /^(.+) ([A-Z])$/.exec(name);
      if (speech) {
        last = figure(speech[2] as string);
        out += `${last.chorus ? pluralVerb(speech[1] as string) : speech[1]} `;
        emit(last.speaker);
        // What follows is told of who spoke: of three bears, of one.
        last = { ...last, plural: last.chorus };
        return;
      }
      const byArticle = /^(\p{Lu}{2,}\d):(.+)$/u.exec(name);
      if (byArticle) {
        const forms = (byArticle[2] as string).split('/');
        return emit(/^(la|una)\s/.test(list(byArticle[1] as string)) ? (forms[1] ?? '') : (forms[0] ?? ''));
      }
      if (/^\p{Lu}{2,}\d?$/u.test(name)) {
        const before = out;
        out = '';
        walk(parse(list(name)));
        const value = mentioned.has(name) ? definite(out) : out;
        if (/\d$/.test(name)) mentioned.add(name);
        out = before;
        return emit(value);
      }
      const [word = '', of] = name.split(':');
      const who = of ? figure(of) : (last ?? figure('A'));
      const forms = word.split('/');
      if (forms.length > 1) return emit(byGender(forms, who));
      return emit(who.plural ? pluralVerb(word) : word);
    };

    const told = (level: 'toddler' | 'preschool' | 'elementary'): boolean => {
      if (level === 'toddler') return age === 'toddler';
      if (long > 1 && age === 'elementary' && pace !== 'slow') return true;
      if (age === 'toddler' || pace === 'slow')
        return age === 'elementary' && level === 'preschool' && random.chance(0.3);
      if (level === 'elementary') return age === 'elementary' && (pace === 'lively' || random.chance(0.35));
      return pace === 'lively' || random.chance(age === 'elementary' ? 0.7 : 0.4);
    };

    const walk = (nodes: readonly Node[]) => {
      for (const node of nodes) {
        if (node.kind === 'text') out += node.text;
        else if (node.kind === 'slot') slot(node.name);
        else if (node.kind === 'choice') walk(random.pick(node.options));
        else if (told(node.level)) walk(node.nodes);
      }
    };

    walk(parse(line));
    return capitalised(
      out
        .replace(/ {2,}/g, ' ')
        .replace(/ ([,.;:!?])/g, '$1')
        .trim(),
    );
  };

  return {
    render,
    nextScene() {
      for (const key of [...pins.keys()].filter((pin) => /[5-9]$/.test(pin))) {
        pins.delete(key);
        mentioned.delete(key);
      }
    },
  };
}

/** What was "un capullo" when first met is "el capullo" from then on. */
function definite(phrase: string): string {
  return phrase.replace(/^una(?=\s)/, 'la').replace(/^un(?=\s)/, 'el');
}

function byGender(forms: readonly string[], who: Figure): string {
  const [he = '', she = '', neutral = he] = forms;
  if (who.gender === null) return neutral;
  const form = who.gender === 'f' ? she : he;
  return who.plural && /[aeo]$/.test(form) ? `${form}s` : form;
}

/** The first letter in upper case, past the marks that open a sentence. */
export function capitalised(text: string): string {
  return text.replace(
    /^([—¿¡«“"]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toLocaleUpperCase('es'),
  );
}
