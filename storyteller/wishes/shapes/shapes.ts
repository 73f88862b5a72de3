import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, pattern, perLanguage } from '../../book.ts';
import { peopleWords } from '../../people/people-words.ts';
import { factNames } from '../../places/place.ts';
import { thingIn } from '../things.ts';
import { narrated } from '../told/narrate.ts';
import { isPlot, obstacle, plotOf } from './plots.ts';
import { shapeGrammars } from './shape-grammar.ts';
import { asStatement } from './statement.ts';

/** The shapes of a parent's own story that a tale can tell whole, with the parent's character in it. */
// biome-ignore format: many in a line are read at one look
export const shapeKinds = [
  'wants', 'wont', 'lost', 'fear', 'meets', 'gets', 'trip', 'odd', 'wrong', 'tired', 'hides', 'but',
  'quirk', 'habit', 'asks', 'wonders', 'becomes', 'sleeps',
] as const;
/** `who` is the story's character, if not the family's child; `slots` are the values for the tale's marks. */
export type Shape = { kind: (typeof shapeKinds)[number]; who: string | null; slots: Record<string, string> };

const schema = z.strictObject({
  examples: z.partialRecord(z.enum(shapeKinds), z.string()),
  lead: pattern,
  /** How a wish is worded again so that its character and what is said of it stand apart. */
  reworded: z.record(z.string(), z.string()).default({}),
  tail: pattern,
  odd: pattern,
  child: pattern,
  /** What is no name, where a character would stand. */
  noName: pattern,
  /** Somebody with a place of their own, of whom nothing else is said. */
  placed: pattern,
  /** How a character with what it does, and a want to be somewhere, are said. */
  that: z.string(),
  to: z.string(),
  /** Shapes whose tales can tell all of a long sentence. */
  tellsMore: z.array(z.enum(shapeKinds)),
  /** Open questions that a table may answer. */
  looksUp: pattern,
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
  // What the words name is a slot, too: the gold to which a dragon is allergic.
  return words ? ({ ...slots, ...words.exec(said)?.groups } as Record<string, string>) : null;
}

/** The slots for a character "who cannot stop hiccuping"; null if the oddity is not known. */
export const oddSlots = (said: string, language: StoryLanguage) => factsOf(gifts(language), said);

const replaced = (text: string, rules: Record<string, string>, flags: string) =>
  Object.entries(rules).reduce((said, [from, to]) => said.replace(new RegExp(from, flags), to), text);

/** The most words of a wish with one want, thing or fear; `longestPlot` is the most for a plot. */
const longestShape = 16;
const longestPlot = 40;

/** What is said of a character: "is never late" of "a snail who is never late", else the whole text. */
const predicate = (whole: string) => / (?:who|that|which|whose|que) (.+)$/u.exec(whole)?.[1] ?? whole;

/** Matches text that cannot be a character's name in any language: several sentences, "everybody", "X's first ...". */
const nobody =
  /(?<!\b(?:mrs?|ms|dr|sra?|sto?))[.!?;:]\s|^(?:every|some|any)(?:one|body|thing)\b|^(?:todos?|todas|cada uno)(?!\p{L})|[’']s (?:first|last|new|next|second|third) |^an? (?:argument|quarrel|fight|row)(?!\p{L})/iu;

/** Matches a name that runs on into its sentence. */
const verb =
  / (?:is|are|was|were|has|had|says?|said|thinks?|started|joined|began|está|están|dicen?|porque|se (?:va|fue)|(?:la|lo|le|se) \p{L}+ó)(?: |$)/u;

/** The parts that a shape's words find in a wish, by the names of their groups. */
type Found = Record<string, string | undefined>;

/** Parses a parent's story idea: "a snail who wants to win a race" is about a snail whose want is to win a race. */
export function shapeOf(text: string, language: StoryLanguage): Shape | null {
  const { lead, reworded, odd: refused, shapes, tellsMore } = book(language);
  const whole = text
    .replace(/[.!?…\s"”]+$/u, '')
    .replace(/^[¿¡\s"“]+/u, '')
    .replace(/,? (?:please|por favor)$/iu, '');
  const said = replaced(whole.replace(lead, ''), reworded, 'iu');
  if (refused.test(said) || said.split(' ').length > longestPlot) return null;
  const isLong = said.split(' ').length > longestShape;
  const isMarked = /[?][\s"”]*$/u.test(text);
  for (const { kind, words } of shapes) {
    // "¿Los peces duermen?" is a question by its mark alone.
    const found = (
      kind === 'asks' ? (words.exec(whole) ?? (isMarked ? words.exec(`${whole}?`) : null)) : words.exec(said)
    )?.groups;
    if (!found || (isLong && !tellsMore.includes(kind) && !found.since && !found.but)) continue;
    const shape = isPlot(kind) ? plotShape(kind, found, language) : shaped(kind, found, { whole, said, language });
    if (shape) return shape;
  }
  return null;
}

function plotShape(kind: Shape['kind'], found: Found, language: StoryLanguage): Shape | null {
  const plot = plotOf(kind, found, book(language).child);
  return plot && { kind, who: plot.who && lower(plot.who), slots: plot.slots };
}

/** Whether a shape's character has a name that a story can say. */
function isSomebody(who: string, language: StoryLanguage): boolean {
  return (
    !book(language).noName.test(who) &&
    !nobody.test(who) &&
    // In "Dig Dig is too tired and needs to sleep" the name would include what he is.
    !verb.test(who.replace(/,? (?:who|that|which|que)\b.*$/u, ''))
  );
}

/** The shape of this kind with what was found for it, or null if a tale of the shape could not tell that. */
function shaped(
  kind: Shape['kind'],
  found: Found,
  { whole, said, language }: { whole: string; said: string; language: StoryLanguage },
): Shape | null {
  const { child, that, to, placed } = book(language);
  const grammar = shapeGrammars[language];
  const { who, subject, does, thing } = found;
  if (who && !isSomebody(who, language)) return null;
  const sight = subject && does ? `${subject} ${that} ${does}` : who;
  const own = thingIn(thing ?? sight ?? '', language)?.name;
  const odd = kind === 'meets' || kind === 'quirk' ? oddSlots(does ?? predicate(sight ?? ''), language) : null;
  const asked = kind === 'asks' ? askedSlots(whole, found, language) : null;
  const office = kind === 'becomes' ? officeSlots(said, found, language) : null;
  if ((kind === 'quirk' && !odd) || (kind === 'asks' && !asked) || (kind === 'becomes' && !office)) return null;
  if (kind === 'gets' && !own) return null;
  const habit = kind === 'habit' ? grammar.habit(does ?? '') : {};
  if (!habit) return null;
  // "A bee that gets lost" is somebody, and no lost bee of the child's.
  if (kind === 'lost' && !who && /^an? /iu.test(said) && peopleWords(language).tiny.test(thing ?? '')) return null;
  // A mere object, or the family's child, is nobody to meet; and "a mouse in the church organ" is in no garden.
  if (
    kind === 'meets' &&
    (!sight || child.test(sight) || (own && !/ (?:who|that|which|whose|que) /.test(sight)) || placed.test(sight))
  )
    return null;
  const want = found.place ? to.replace('{place}', found.place) : found.want;
  // Of "no quiere jugar con ella" nobody knows who she is.
  if (want && /(?<!\p{L})(?:con|de|a|para) (?:ella|él|ellas|ellos)(?:,|$)/u.test(want)) return null;
  const rest = kind === 'sleeps' ? factsOf(rests(language), who ?? '') : null;
  const slots: Shape['slots'] = { ...office, ...rest, ...asked?.slots, ...odd, ...habit };
  if (want) Object.assign(slots, wantSlots(want, language));
  if (kind === 'wants') Object.assign(slots, grammar.start(who, found.since));
  if (found.but) Object.assign(slots, obstacle(found.but));
  const trip = kind === 'wants' ? tripSlots(slots.want ?? '', language) : null;
  Object.assign(slots, trip, thingSlots(kind, thing, own, language));
  if (found.fear) Object.assign(slots, fearSlots(found.al ? `el ${found.fear}` : found.fear, language));
  if (sight) Object.assign(slots, sightSlots(kind, sight, language));
  // What the character does is not part of the name.
  const person = sight?.replace(
    /,? (?:who|that|which|whose|is|are|was|were|being|allergic|nobody|no one|everybody|everyone|but not|(?:al? |a la )?que|est[aá]n?|era|fue)\b.*$/u,
    '',
  );
  const star = grammar.star(person, child, said);
  return { kind: trip ? 'trip' : odd ? 'quirk' : asked?.isOpen ? 'wonders' : kind, who: star && lower(star), slots };
}

/** The slots of a question; null if no table has the way to its answer and it does not stay open. */
function askedSlots(
  whole: string,
  { question: typed, open, seen: before }: Found,
  language: StoryLanguage,
): { isOpen: boolean; slots: Shape['slots'] } | null {
  const { asked, looksUp } = book(language);
  // A question of the group `open` is one whatever it is about, but no table answers "are shadows shy".
  const question = typed ?? open ?? '';
  const known = !open || looksUp.test(question) ? questionFacts(whole, question, language) : null;
  if (!known && !open) return null;
  const seen = before && narrated(`${before}.`, language);
  const said = { question: replaced(asStatement(question, language), asked, 'iu') };
  // The table's last entry knows no answer, either.
  const isOpen = !known || 'open' in known;
  return { isOpen, slots: isOpen ? said : { ...known, start: seen || (known.start ?? ''), ...said } };
}

/** The slots of a character who becomes something by mistake or for a day; null if that is not known. */
function officeSlots(said: string, { role, who }: Found, language: StoryLanguage): Shape['slots'] | null {
  const office = factsOf(titles(language), role ?? '');
  if (!office) return null;
  const told = narrated(said, language) ?? '';
  const name = (who ?? '').replace(/^./u, (letter) => letter.toUpperCase());
  const start = name && told.startsWith(name) ? `{hero full}${told.slice(name.length)}` : told;
  return { title: `the ${role}`, ...office, start };
}

/** The slots of a want, which is repeated often and aloud: of "shoes or coat" and of two long wants the first is kept. */
function wantSlots(want: string, language: StoryLanguage): Shape['slots'] {
  const { tail, base, deeds, mine, odd: refused } = book(language);
  const one = shapeGrammars[language].clause(want).replace(tail, '');
  const all = replaced(one, base, 'iu').replace(/ (?:or|o|ni) .*$| (?:and|but|y|e|pero)$/u, '');
  const act = all.split(' ').length > 9 ? all.replace(/ (?:and|y) .*$/u, '') : all;
  const { words: _, ...facts } = deeds.find((deed) => deed.words.test(act)) ?? { words: refused };
  return { ...facts, want: act, 'want I': replaced(act, mine, 'giu') };
}

/** The slots of a want that is a journey, and what one rides in; null if it is none. */
function tripSlots(want: string, language: StoryLanguage): Shape['slots'] | null {
  const { way, rides, aboard, trips } = book(language);
  const trip = way?.test(want) && trips.find(({ words }) => words.test(want));
  if (!trip) return null;
  const { words: _, ...facts } = trip;
  const ride = rides?.exec(want)?.groups?.ride;
  return { ...facts, ride: ride ?? '', aboard: (ride ? aboard?.ride : aboard?.none) ?? '' };
}

/** The thing of a wish: "su zapato y el zapato anda de paseo" is one shoe. */
function thingSlots(kind: Shape['kind'], thing: string | undefined, own: string | undefined, language: StoryLanguage) {
  if (!thing) return {};
  const bare = thing.replace(book(language).tail, '').replace(/ (?:y|and) (?:el|la|los|las|the|it|he|she) .*$/iu, '');
  return { thing: kind === 'gets' && own ? own : bare };
}

function fearSlots(said: string, language: StoryLanguage): Shape['slots'] {
  const fear = said.replace(book(language).tail, '');
  return { fear, ...shapeGrammars[language].definite(fear) };
}

/** The most words after "who" or "que" that can still be used like a name. */
const saidInOneBreath = 5;

/** Who is met, as a phrase that is repeated often and aloud, without reasons and consequences, which the tale does not know. */
function sightSlots(kind: Shape['kind'], said: string, language: StoryLanguage): Shape['slots'] {
  const sight = lower(
    said.replace(/(?:,| (?:but|because|and an?|pero|porque|y una?|y s[oó]lo|y lo)(?!\p{L})).*$/u, ''),
  );
  const deed = kind === 'meets' ? shapeGrammars[language].deed(sight) : null;
  const [noun, doing = ''] = sight.split(/ (?:who|that|which|(?:al? |a la )?que) (.+)$/u);
  return {
    sight: noun && doing.split(' ').length > saidInOneBreath ? noun : sight,
    ...(deed && { do: deed, 'do I': replaced(deed, book(language).mine, 'giu') }),
  };
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
