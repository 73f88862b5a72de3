import { z } from 'zod';
import { bookOf, pattern } from '../../book.ts';

/** Puts a parent's own plot, clause by clause, into the tenses of a Spanish tale: preterite and imperfect. */
const book = bookOf(
  import.meta.url,
  'verbs.',
  z.strictObject({
    regular: z.string().transform((list) => list.split(' ')),
    present: z.record(z.string(), z.string()),
    past: z.record(z.string(), z.string()),
    signs: z.array(z.strictObject({ words: pattern, sign: z.string() })),
  }),
);

type Tense = 'past' | 'was';
/** The verb and number of a word: "encuentran" is encontrar, plural. */
type Form = { verb: string; many: boolean };
let forms: Map<string, Form> | undefined;
function verbIn(word: string) {
  const { regular, present } = book('spanish');
  forms ??= new Map(
    regular.flatMap((verb): [string, Form][] => {
      const one = present[verb] ?? `${verb.slice(0, -2)}${verb.endsWith('ar') ? 'a' : 'e'}`;
      const many = one === 'es' ? 'son' : one === 'está' ? 'están' : `${one}n`;
      return [
        [one, { verb, many: false }],
        [many, { verb, many: true }],
      ];
    }),
  );
  return forms.get(word.toLowerCase());
}

/** Conjugates an infinitive in a tense: "encontrar" becomes "encontró" or "encontraban". */
function conjugated(verb: string, tense: Tense, many: boolean): string {
  const stem = verb.slice(0, -2);
  if (tense === 'was') {
    const one = { ser: 'era', ir: 'iba', ver: 'veía' }[verb] ?? (verb.endsWith('ar') ? `${stem}aba` : `${stem}ía`);
    return many ? `${one}n` : one;
  }
  const known = book('spanish').past[verb];
  if (!known) return verb.endsWith('ar') ? `${stem}${many ? 'aron' : 'ó'}` : `${stem}${many ? 'ieron' : 'ió'}`;
  if (!many) return known;
  if (/(?:fue|rio|dio|vio)$/u.test(known)) return known.replace(/[oe]$/u, 'eron');
  return known
    .replace(/hizo$/u, 'hicieron')
    .replace(/jo$/u, 'jeron')
    .replace(/ió$|(?<!j)o$/u, 'ieron')
    .replace(/yó$/u, 'yeron');
}

/** Words that no verb follows: "una cura", "de casa". */
const nominal =
  /^(?:una?|el|de|del|al|con|su|sus|en|por|para|sin|muy|mi|mis|tan|más|unos|unas|cada|dos|tres|este|esta|otro|otra)$/u;
const clitic = /^(?:no|ya|nunca|siempre|se|lo|la|los|las|le|les)$/u;

/** Matches what must or will be done, which is told as done: "tienen que esconderlo" becomes "lo escondieron". */
const towards =
  /(?<!\p{L})(?:(?<lead>(?:(?:se|lo|la|los|las|le|les) )*))(?<aux>tienen?(?: que)?|deben?|quieren?|decide|deciden|logra|logran|puede|pueden|intentan?|va a|van a|empiezan? a|trata de|tratan de|busca|buscan|aprenden? a|hay que|necesitan?) (?<verb>\p{L}+?(?:ar|er|ir|ír))(?<end>(?:se|lo|la|los|las|le|les|selo|sela|selos|selas)?)(?!\p{L})/u;

/** Puts a clause's main verb from the present into a tense, and the verbs that depend on it into the imperfect. */
function inTense(clause: string, tense: Tense): string {
  let said = clause;
  const done = tense === 'past' ? towards.exec(said) : null;
  const main = verbAt(said.split(' '));
  if (done?.groups && (main < 0 || said.split(' ').slice(0, main).join(' ').length >= done.index - 1)) {
    const { lead = '', aux = '', verb = '', end = '' } = done.groups;
    const plural = /n(?: que| a| de)?$/u.test(aux);
    const bare = verb
      .normalize('NFD')
      .replace(/[\u0301](?=r$)/u, '')
      .normalize('NFC');
    const pronouns = end.replace(/^se(?=l)/u, 'se ');
    const known = /ír$/u.test(verb) ? verb : bare;
    const at = said.slice(0, done.index);
    return `${at}${lead}${pronouns && !lead ? `${pronouns} ` : ''}${conjugated(known, 'past', plural)}${rest(said.slice(done.index + done[0].length))}`.trim();
  }
  const words = said.split(' ');
  const at = verbAt(words);
  if (at < 0) return said;
  const { verb, many: plural } = verbIn(words[at] ?? '') as { verb: string; many: boolean };
  const state =
    /^(?:ser|estar|tener|haber|saber|poder|querer|vivir|oler|coleccionar|trabajar|soñar|llamar|necesitar|temer|extrañar|creer|pensar|roncar|desear)$/u.test(
      verb,
    )
      ? 'was'
      : tense;
  words[at] = conjugated(verb, state, plural);
  said = words.slice(0, at + 1).join(' ');
  const after = words.slice(at + 1).join(' ');
  return after ? `${said}${rest(` ${after}`)}` : said;
}

/** Puts dependent verbs into the imperfect: "porque está abajo" becomes "porque estaba abajo". */
function rest(text: string): string {
  return text.replace(
    /(?<= (?:que|porque|donde|cuando|quien|si|cómo|como) )((?:(?:no|ya|nunca|se|lo|la|los|las|le|les|nadie|todos|todo|siempre|\p{L}+s?) ){0,3})(\p{L}+)/gu,
    (all, before: string, word: string) => {
      const words = `${before}${word}`.split(' ');
      const at = verbAt(words);
      if (at < 0) return all;
      const { verb, many } = verbIn(words[at] ?? '') as { verb: string; many: boolean };
      words[at] = conjugated(verb, 'was', many);
      return words.join(' ');
    },
  );
}

function verbAt(words: readonly string[]): number {
  return words.findIndex((word, at) => verbIn(word) !== undefined && !nominal.test(words[at - 1] ?? ''));
}

/** Splits a plot into clauses: a new one begins with its verb or its subject. */
export function clausesOf(text: string): string[] {
  const parts = text.split(
    /\s*[;,.]\s*(?:y |e |pero |entonces |luego |después )?|\s+(?:y|e|pero|entonces|luego) (?:entonces |luego |después |al final |por fin |juntos |juntas )?/u,
  );
  const joins = [
    ...text.matchAll(
      /\s*[;,.]\s*(?:y |e |pero |entonces |luego |después )?|\s+(?:y|e|pero|entonces|luego) (?:entonces |luego |después |al final |por fin |juntos |juntas )?/gu,
    ),
  ].map(([join]) => join);
  const clauses: string[] = [];
  for (const [index, each] of parts.entries()) {
    // "y una ratona que lo ayuda" becomes a clause, "una ratona lo ayuda".
    const part = index > 0 ? each.replace(/^((?:una?|el|la) \p{L}+) que /u, '$1 ') : each;
    const words = part.split(' ').slice(0, 6);
    const at = verbAt(words);
    const begins =
      at >= 0 &&
      (words.slice(0, at).every((word) => clitic.test(word)) ||
        /^(?:el|la|los|las|una?|su|sus|todos|nadie|alguien|\p{Lu}\p{L}+)$/u.test(words[0] ?? ''));
    if (index === 0 || begins) clauses.push(part);
    else clauses.push(`${clauses.pop()}${joins[index - 1]}${part}`);
  }
  return clauses.filter((clause) => clause !== '');
}

/** Matches text that is no name: names never begin like this and contain no full stop or colon. */
const unsaid =
  /^(?:no|si|le|les|lo|se|me|te|nos|ya|cuando|que|por|para|est[aá]|hay|como|nunca|siempre|desde|cada|\p{L}+(?:aron|ieron|ó))(?!\p{L})|[.:]/iu;
const plotKinds = new Set(['odd', 'wrong', 'tired', 'hides']);
/** Whether a shape is told clause by clause. */
export const isPlot = (kind: string) => plotKinds.has(kind);

/** The name of a plot's character: "Don Beto el ajolote" is Don Beto; null for the family's child or two friends. */
export function starOf(who: string | undefined, child: RegExp): string | null {
  const name =
    who?.replace(/^((?:Don |Doña )?\p{Lu}\p{Ll}+),? (?:el|la|un|una) \p{Ll}.*$/u, '$1').replace(/,$/, '') ?? '';
  return name === '' || child.test(name) || /^(?:él|ella|ellos|ellas|\p{Lu}\p{Ll}+ (?:y|e) \p{Lu}\p{Ll}+)$/u.test(name)
    ? null
    : name;
}

/** The character and the slots for the tales of such a plot; null if the text is no such plot. */
export function plotOf(
  kind: string,
  found: Record<string, string | undefined>,
  child: RegExp,
): { who: string | null; slots: Record<string, string> } | null {
  // "No sabe perder, y llora" tells about the child and names nobody.
  if (found.who && (unsaid.test(found.who) || verbAt(found.who.split(' ')) >= 0)) return null;
  const who = starOf(found.who, child);
  const { quirk, tries, out, instead, wrong, job, then, thing, at } = found;
  if (kind === 'odd') {
    const slots = quirk ? everyTime(quirk) : instead ? otherwise(instead, out) : sneezes(tries, out);
    return slots && { who, slots };
  }
  if (kind === 'wrong') return wrong ? { who, slots: { thing: wrong } } : null;
  if (kind === 'tired')
    return job
      ? {
          who,
          slots: {
            job,
            'job I': job.replace(/(?<=[aei]r)se(?!\p{L})/u, 'me').replace(/(?<!\p{L})su(?=s?(?!\p{L}))/gu, 'mi'),
            instead: then ? inTense(then, 'past') : 'se tomó el día libre',
          },
        }
      : null;
  if (kind === 'hides') {
    const from =
      found.from && !/^(?:los|las|sus) |s$/.test(found.from) ? found.from.replace(/^su (?=m|p)/u, 'su ') : '{elder}';
    return thing
      ? {
          who,
          slots: {
            thing,
            at: at ?? '{en place}',
            sign: signOf(thing),
            from,
            'a from': `a ${from}`.replace(/^a el /, 'al '),
            'de from': `de ${from}`.replace(/^de el /, 'del '),
          },
        }
      : null;
  }
  return null;
}

/** The sentence that says what the hidden thing does at night. */
const signOf = (thing: string) =>
  book('spanish').signs.find(({ words }) => words.test(thing))?.sign ?? 'Nadie más que la noche lo sabía.';

/** Slots for "cada vez que estornuda le sale confeti". */
function everyTime(quirk: string) {
  const words = quirk.replace(/,/g, '').split(' ');
  const first = verbAt(words);
  let second = words.findIndex(
    (word, at) => at > first && verbIn(word) !== undefined && !nominal.test(words[at - 1] ?? ''),
  );
  if (first < 0 || second < 0) return null;
  while (clitic.test(words[second - 1] ?? '') && second - 1 > first) second--;
  const when = words.slice(0, second).join(' ');
  const comes = words.slice(second).join(' ');
  return {
    odd: `cada vez que ${inTense(when, 'was')}, ${inTense(comes, 'was')}`,
    tries: inTense(when, 'past'),
    out: inTense(short(comes), 'past'),
  };
}

/** Slots for "que estornuda burbujas". */
function sneezes(verb?: string, what?: string) {
  const known = verbIn(verb ?? '');
  if (!known || !what) return null;
  const many = /s(?: |$)/.test(what.split(' ')[0] ?? '');
  return {
    odd: `cada vez que ${conjugated(known.verb, 'was', false)}, le ${many ? 'salían' : 'salía'} ${what}`,
    tries: conjugated(known.verb, 'past', false),
    out: `le ${many ? 'salieron' : 'salió'} ${what}`,
  };
}

/** Slots for "en vez de ladrar, maúlla". */
function otherwise(instead: string, out?: string) {
  if (!out || verbAt(out.split(' ')) < 0) return null;
  const infinitive = /^\p{L}+(?:ar|er|ir)(?!\p{L})/u.test(instead);
  return {
    odd: `en vez de ${instead}, ${inTense(out, 'was')}`,
    tries: infinitive ? `quiso ${instead}` : 'abrió la boca',
    out: inTense(short(out), 'past'),
  };
}

const short = (clause: string) => clause.replace(/ (?:en vez|en lugar) de .*$/u, '');

/** Slots for what makes a want hard and how that ends: "nadie lo oía" ends in "todo el mundo lo oía". */
export function obstacle(but: string): Record<string, string> {
  const [clause = but] = clausesOf(but);
  const bare = clause.replace(/ porque .*$/u, '');
  const turned = /^nadie /u.test(bare)
    ? inTense(bare.replace(/^nadie /u, 'todo el mundo '), 'was')
    : /^tod[oa]s (?:(?:los|las) \p{L}+ )?/u.test(bare)
      ? inTense(bare.replace(/^tod[oa]s (?:(?:los|las) \p{L}+ )?/u, 'nadie ').replace(/n(?= )/u, ''), 'was').replace(
          /$/,
          ' ya',
        )
      : '';
  return { but: inTense(clause, 'was'), turned: turned || 'ya nadie decía que no' };
}
