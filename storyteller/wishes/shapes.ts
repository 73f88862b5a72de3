import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, pattern, perLanguage } from '../book.ts';
import { factNames } from '../places/place.ts';
import { asStatement, narrated } from './narrate.ts';
import { clausesOf, isPlot, obstacle, plotOf, starOf, unsaid } from './plots.ts';
import { thingIn } from './things.ts';

/** The shapes of a parent's own story that a tale can tell whole, with the parent's character in it. */
// biome-ignore format: many in a line are read at one look
export const shapeKinds = [
  'wants', 'wont', 'lost', 'fear', 'meets', 'gets', 'trip', 'odd', 'wrong', 'tired', 'hides', 'but',
  'quirk', 'asks', 'wonders', 'becomes', 'sleeps',
] as const;
/** `who` is the story's character, if not the family's child; `slots` are the values for the tale's marks. */
export type Shape = { kind: (typeof shapeKinds)[number]; who: string | null; slots: Record<string, string> };

const schema = z.strictObject({
  examples: z.partialRecord(z.enum(shapeKinds), z.string()),
  lead: pattern,
  tail: pattern,
  odd: pattern,
  child: pattern,
  lasting: z.array(z.string()),
  shapes: z.array(z.strictObject({ kind: z.enum(shapeKinds), words: pattern })),
  mine: z.record(z.string(), z.string()),
  // How a typed question is written inside a sentence: with its accents, and "mi" for "su".
  asked: z.record(z.string(), z.string()).default({}),
  base: z.record(z.string(), z.string()),
  deeds: z.array(z.strictObject({ words: pattern }).catchall(z.string())),
  // Patterns for a want that is a journey, in languages that have trip tales.
  way: pattern.optional(),
  rides: pattern.optional(),
  aboard: z.strictObject({ ride: z.string(), none: z.string() }).optional(),
  trips: z.array(z.strictObject({ words: pattern }).catchall(z.string())).default([]),
});
const book = bookOf(import.meta.url, 'shapes.', schema);
/** What can be odd about a character, and what happens because of it. */
const facts = z.array(
  z
    .strictObject({ words: pattern })
    .catchall(z.string())
    .refine((fact) => factNames.every((name) => !(name in fact)), 'is called like a mark of the place'),
);
const gifts = bookOf(import.meta.url, 'gifts.', facts);
/** What children ask about the world, and the steps to the answer. */
const questions = bookOf(import.meta.url, 'questions.', facts);
/** The steps to what is asked; what it is about may be said before it: "the bath water goes away, where does it go?" */
function questionFacts(whole: string, question: string, language: StoryLanguage) {
  const known = questions(language);
  // The last entry fits any question, so it comes after all others.
  const [any, others] = [known.slice(-1), known.slice(0, -1)];
  return factsOf(others, question) ?? factsOf(others, whole) ?? factsOf(any, question) ?? factsOf(any, whole);
}
/** What a character becomes by mistake or for a day, and how that goes. */
const titles = bookOf(import.meta.url, 'titles.', facts);
/** How a character is put to bed. */
const rests = bookOf(import.meta.url, 'rests.', facts);

/** Returns the facts of the first entry that the words match, or null. */
function factsOf(list: z.infer<typeof facts>, said: string): Record<string, string> | null {
  const { words, ...slots } = list.find(({ words }) => words.test(said)) ?? {};
  return words ? (slots as Record<string, string>) : null;
}

/** The slots for a character "who cannot stop hiccuping"; null if the oddity is not known. */
export const oddSlots = (said: string, language: StoryLanguage) => factsOf(gifts(language), said);

const replaced = (text: string, rules: Record<string, string>, flags: string) =>
  Object.entries(rules).reduce((said, [from, to]) => said.replace(new RegExp(from, flags), to), text);

/** The visible action of somebody "who sneezes bubbles": "sneeze bubbles"; null for being, thinking or living. */
function deedIn(sight: string): string | null {
  const [, verb = '', rest = ''] =
    / (?:who|that|which) (?:always |only |just |never stops? )?(\p{L}+s)( .+)?$/u.exec(sight) ?? [];
  if (!verb || unseen.test(verb) || rest.split(' ').length > 8) return null;
  const base = verb
    .replace(/ies$/, 'y')
    .replace(/(?<=(?:ch|sh|ss|x|zz|o))es$/, '')
    .replace(/s$/, '');
  return `${/(?:ss|zz)$/.test(verb.replace(/es$/, '')) ? verb.replace(/es$/, '') : base}${rest}`;
}
const unseen =
  /^(?:is|was|has|does|lives|thinks|believes|likes|loves|hates|knows|wants|wishes|comes|moves|gets|becomes|turns|feels|stays|lands|arrives|misses|needs|hopes|says|looks|belongs|works|visits|falls|grows|finds|loses|sees|hears|forgets|keeps|goes|dreams|this|always|its|his)$/;

/** The most words of a wish with one want, thing or fear; `longestPlot` is the most for a plot. */
const longestShape = 16;
const longestPlot = 40;

/** What is said of a character: "is never late" of "a snail who is never late", else the whole text. */
const predicate = (whole: string) => / (?:who|that|which|whose|que) (.+)$/u.exec(whole)?.[1] ?? whole;

/** The most words after "who" or "que" that can still be used like a name. */
const saidInOneBreath = 5;

/** Shapes whose tales can tell all of a long sentence. */
const tellsMore = new Set<Shape['kind']>(['quirk', 'asks', 'meets', 'becomes', 'sleeps']);

/** Matches text that cannot be a character's name: several sentences, "everybody", "X's first ...". */
const nobody =
  /(?<!\b(?:mrs?|ms|dr|sra?|sto?))[.!?;:]\s|^(?:every|some|any)(?:one|body|thing)\b|^(?:todos?|todas|cada uno)(?!\p{L})|[’']s (?:first|last|new|next|second|third) |^an? (?:argument|quarrel|fight|row)(?!\p{L})/iu;

/** Matches somebody with a place of their own, of whom nothing else is said. */
const isPlaced = /^(?!.* (?:who|that|which)\b).* (?:in|on|at|under|behind) (?:the|an?) \p{L}+ \p{L}/iu;

/** Matches a name that runs on into its sentence. */
const verb =
  / (?:is|are|was|were|has|had|says?|said|thinks?|started|joined|began|está|están|dicen?|porque|se (?:va|fue)|(?:la|lo|le|se) \p{L}+ó)(?: |$)/u;

/** Parses a parent's story idea: "a snail who wants to win a race" is about a snail whose want is to win a race. */
export function shapeOf(text: string, language: StoryLanguage): Shape | null {
  const {
    lead,
    tail,
    odd: refused,
    child,
    shapes,
    mine,
    asked: spoken,
    base,
    deeds,
    way,
    rides,
    aboard,
    trips,
  } = book(language);
  const whole = text
    .replace(/[.!?…\s"”]+$/u, '')
    .replace(/^[¿¡\s"“]+/u, '')
    .replace(/,? (?:please|por favor)$/iu, '');
  const said = whole.replace(lead, '');
  if (refused.test(said) || said.split(' ').length > longestPlot) return null;
  const isLong = said.split(' ').length > longestShape;
  const isMarked = /[?][\s"”]*$/u.test(text);
  for (const { kind, words } of shapes) {
    // "¿Los peces duermen?" is a question by its mark alone.
    const asking = kind === 'asks' ? (words.exec(whole) ?? (isMarked ? words.exec(`${whole}?`) : null)) : null;
    const found = (kind === 'asks' ? asking : words.exec(said))?.groups;
    if (!found || (language === 'english' && isLong && !tellsMore.has(kind) && !found.since)) continue;
    const { who, subject, does, thing } = found;
    if (language === 'spanish' && isPlot(kind)) {
      const plot = plotOf(kind, found, child);
      if (plot) return { kind, who: plot.who && lower(plot.who), slots: plot.slots };
      continue;
    }
    if (language === 'spanish' && !found.but && isLong && kind !== 'asks') continue;
    // "Se despierta cada dos horas" names nobody.
    if (language === 'spanish' && who && unsaid.test(who)) continue;
    // "Night night. Everyone goes to sleep" names nobody either.
    if (who && nobody.test(who)) continue;
    // "She fell off and" and "Connor didn't" are no names, either.
    if (
      language === 'english' &&
      who &&
      /^(?:s?he|they|we|i|it) |\b(?:(?:did|does|do|is|was|wo|ca|could|would|has)n[’']?t|not)$|^(?!.* who ).* (?:and|but)$/iu.test(
        who,
      )
    )
      continue;
    // In "Dig Dig is too tired and needs to sleep" the name would include what he is.
    if (who && verb.test(who.replace(/,? (?:who|that|which|que)\b.*$/u, ''))) continue;
    const fear = found.al ? `el ${found.fear}` : found.fear;
    const want = found.place ? `${language === 'english' ? 'go to' : 'ir'} ${found.place}` : found.want;
    const sight = subject && does ? `${subject} ${language === 'english' ? 'that' : 'que'} ${does}` : who;
    const slots: Record<string, string> = {};
    const own = thingIn(thing ?? sight ?? '', language)?.name;
    const odd = kind === 'meets' || kind === 'quirk' ? oddSlots(does ?? predicate(sight ?? ''), language) : null;
    // A question of the group `open` is one whatever it is about, but no table answers "are shadows shy".
    const question = found.question ?? found.open ?? '';
    const isKnown = language !== 'english' || !found.open || /^(?:why|how|where) /iu.test(question);
    const known = kind === 'asks' && isKnown ? questionFacts(whole, question, language) : null;
    const asked = known ?? (kind === 'asks' && found.open ? { open: 'yes' } : null);
    if ((kind === 'quirk' && !odd) || (kind === 'asks' && !asked)) continue;
    const office = kind === 'becomes' ? factsOf(titles(language), found.role ?? '') : null;
    if (kind === 'becomes' && !office) continue;
    if (office) {
      const told = narrated(said, language) ?? '';
      const who = (found.who ?? '').replace(/^./u, (letter) => letter.toUpperCase());
      Object.assign(slots, { title: `the ${found.role}` }, office, {
        start: who && told.startsWith(who) ? `{hero full}${told.slice(who.length)}` : told,
      });
    }
    const rest = kind === 'sleeps' ? factsOf(rests(language), found.who ?? '') : null;
    if (rest) Object.assign(slots, rest);
    const isOpen = asked !== null && 'open' in asked;
    if (asked) {
      const seen = found.seen && narrated(`${found.seen}.`, language);
      Object.assign(slots, isOpen ? {} : asked, !isOpen && { start: seen || (asked.start ?? '') }, {
        question: replaced(asStatement(question, language), spoken, 'iu'),
      });
    }
    if (odd) Object.assign(slots, odd);
    if (kind === 'gets' && !own) continue;
    // A mere object, or the family's child, is nobody to meet.
    if (kind === 'meets' && (!sight || child.test(sight) || (own && !/ (?:who|that|which|whose|que) /.test(sight))))
      continue;
    // "A mouse in the church organ" is in no garden.
    if (language === 'english' && kind === 'meets' && isPlaced.test(sight ?? '')) continue;
    // Of "no quiere jugar con ella" nobody knows who she is.
    if (want && /(?<!\p{L})(?:con|de|a|para) (?:ella|él|ellas|ellos)(?:,|$)/u.test(want)) continue;
    if (want) {
      const one = language === 'spanish' ? (clausesOf(want)[0] ?? want) : want;
      const all = replaced(one.replace(tail, ''), base, 'iu').replace(/ (?:or|o|ni) .*$| (?:and|but|y|e|pero)$/u, '');
      // The want is repeated often and aloud: of "shoes or coat" and of two long wants only the first is kept.
      const act = all.split(' ').length > 9 ? all.replace(/ (?:and|y) .*$/u, '') : all;
      const { words: _, ...facts } = deeds.find((deed) => deed.words.test(act)) ?? { words: refused };
      Object.assign(slots, facts, { want: act, 'want I': replaced(act, mine, 'giu') });
    }
    if (kind === 'wants' && language === 'english') {
      const since = found.since && narrated(`${who} ${found.since}.`, language);
      slots.start = since
        ? `{hero full}${since.slice(who?.length ?? 0)} And now {hero they} had to {want}.`
        : '{hero full} wanted to {want}.';
    }
    if (found.but) Object.assign(slots, obstacle(found.but));
    const trip =
      kind === 'wants' && way?.test(slots.want ?? '') && trips.find(({ words }) => words.test(slots.want ?? ''));
    if (trip) {
      const { words: _, ...facts } = trip;
      const ride = rides?.exec(slots.want ?? '')?.groups?.ride;
      Object.assign(slots, facts, { ride: ride ?? '', aboard: (ride ? aboard?.ride : aboard?.none) ?? '' });
    }
    // "Su zapato y el zapato anda de paseo" is one shoe.
    if (thing)
      slots.thing =
        kind === 'gets' && own
          ? own
          : thing.replace(tail, '').replace(/ (?:y|and) (?:el|la|los|las|the|it|he|she) .*$/iu, '');
    if (fear) slots.fear = fear.replace(tail, '');
    if (fear && language === 'english')
      slots['the fear'] = fear.replace(tail, '').replace(/^(?:an? |(?!(?:the|his|her|our|my|their) ))/i, 'the ');
    // The tale does not know reasons and consequences, so they are cut.
    if (sight)
      slots.sight = lower(
        sight.replace(/(?:,| (?:but|because|and an?|pero|porque|y una?|y s[oó]lo|y lo)(?!\p{L})).*$/u, ''),
      );
    if (kind === 'meets' && language === 'english' && slots.sight) {
      const deed = deedIn(slots.sight) ?? 'do it';
      Object.assign(slots, { do: deed, 'do I': replaced(deed, mine, 'giu') });
    }
    // The phrase is repeated often and aloud: a long clause is left out of it.
    const [noun, doing = ''] = (slots.sight ?? '').split(/ (?:who|that|which|que) (.+)$/u);
    if (noun && doing.split(' ').length > saidInOneBreath) slots.sight = noun;
    // What the character does is not part of the name.
    const person = sight?.replace(
      /,? (?:who|that|which|whose|is|are|was|were|being|nobody|no one|everybody|everyone|but not|que|est[aá]n?|era|fue)\b.*$/u,
      '',
    );
    const star = language === 'spanish' ? starOf(person, child) : person && !child.test(person) ? person : null;
    return { kind: trip ? 'trip' : odd ? 'quirk' : isOpen ? 'wonders' : kind, who: star && lower(star), slots };
  }
  return null;
}

/** Example slots for a tale of this shape, if no wish filled them. */
export const exampleSlots = (kind: Shape['kind'] | null, language: StoryLanguage): Shape['slots'] =>
  (kind && examples(language).get(kind)?.slots) || {};

const examples = perLanguage(
  (language) =>
    new Map(shapesOf(language).map((kind) => [kind, shapeOf(book(language).examples[kind] ?? '', language)])),
);

/** Whether it is a question about the world, be the way to its answer known or not. */
export const isQuestion = (shape: Shape | null) => shape?.kind === 'asks' || shape?.kind === 'wonders';

/** The shapes that a language has tales for. */
export const shapesOf = (language: StoryLanguage) => shapeKinds.filter((kind) => book(language).examples[kind]);

/** Whether this worry or message keeps its own tale even if the wish has a shape. */
export const lastsBeside = (means: string, language: StoryLanguage): boolean => book(language).lasting.includes(means);

const lower = (text: string) =>
  text.replace(/^(?:A|An|The|Two|Three|Un|Una|El|La|Los|Las|Dos|Tres)(?= )/, (word) => word.toLowerCase());
