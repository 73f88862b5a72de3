import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, everywhere, pattern, perLanguage, swapped, swaps as swapsOf } from '../book.ts';
import { smallFirst } from '../people/given-names.ts';
import { inThePast } from './told/narrate-english.ts';

const book = bookOf(
  import.meta.url,
  'day.',
  z.strictObject({
    happened: pattern,
    invented: pattern,
    present: pattern,
    sad: pattern,
    mended: pattern,
    grave: pattern,
    times: everywhere,
    unsaid: pattern,
    swaps: swapsOf,
    bare: pattern,
    doing: pattern,
    // What cannot name a day although it has no verb that is known.
    nameless: pattern.optional(),
    verb: pattern,
    phrases: z.strictObject({ bare: z.string(), doing: z.string(), noun: z.string(), any: z.string().optional() }),
    numbers: z.array(z.string()).default([]),
    feasts: pattern,
    // What somebody does, which a wish only names: "feeding oats to the ducks".
    activity: pattern,
    // What is surely good, in a language that has words for such a day (`phrases.any`).
    plainly: pattern.optional(),
    // What a child does again and again, and is glad of, in a language that puts it into the past: "spins till he falls over".
    joys: pattern.optional(),
    // Its verbs in the past, where the language has no table of all verbs.
    joyPasts: swapsOf.optional(),
    // A small mishap that nobody minded, in a language that has words for it.
    comic: pattern.optional(),
    example: z.string(),
  }),
);

/** The most words of a sentence that can be said aloud, of the name of a day, and of what it was for. */
const longest = { sentence: 24, noun: 9, activity: 14 } as const;

/** "She waves at them every week and they beeped": what a child does always is told in the past, as what happened is. */
const habit = /^(?:s?he|they) .*\b(?:every|each|always)\b/iu;
/** Matches a sentence that names who does it. */
const withSubject = /^(?:(?:[Hh]e|[Ss]he|[Tt]hey)(?!\p{L})|\p{Lu})/u;
const pasts: Record<StoryLanguage, (sentence: string) => string> = {
  english: inThePast,
  spanish: (sentence) => sentence,
};

/** Whether a note has words of a trouble. */
export const isSad = (note: string, language: StoryLanguage) => book(language).sad.test(note);

/** Whether a note has words of a trouble, or tells of something else than what happened. */
export function isDoubtful(note: string, language: StoryLanguage): boolean {
  const { happened, sad } = book(language);
  return sad.test(note) || !happened.test(note);
}

/** Whether a note tells of a good day with a small mishap that made everybody laugh. */
export const isComic = (note: string, language: StoryLanguage) => book(language).comic?.test(note) ?? false;

/**
 * Returns what a parent's note tells of a good day, as sentences in the past that can stand after the hero's name: "Making
 * rotis together. Hers came out a funny shape today" becomes "It had been a day for making rotis together. Hers came out
 * a funny shape." Null for notes of anything else, of troubles, and for those that cannot be read aloud.
 */
export function dayTold(typed: string, language: StoryLanguage): string | null {
  // What the child said keeps its quotes: 'said her first sentence today: "more duck"'.
  const note = typed.replace(/(:? ?)"([^".!?]+)"/gu, '$1“$2”');
  const { happened, invented, sad, mended, grave, times, present, unsaid, swaps, verb, doing, bare, phrases, numbers } =
    book(language);
  const { feasts, plainly, nameless, joys, joyPasts } = book(language);
  const comic = isComic(note, language);
  const joy = joys?.test(note) === true && !sad.test(note);
  if (
    !(comic || joy || happened.test(note)) ||
    invented.test(note) ||
    (!comic && sad.test(note) && !(mended.test(note) && !grave.test(note))) ||
    note.includes('?') ||
    /["\\/=:@<>{}[\]#]|https?/u.test(note.replaceAll(': “', ' “'))
  )
    return null;
  const told: string[] = [];
  for (const piece of note.split(/(?<=[.!…])\s+|\s+[-–—]+\s+|;\s*|,\s*(?=(?:hoy|today) )/iu)) {
    const said = piece
      .replace(times, '')
      .replace(/(?<![\p{L}\d.:,-])\d{1,2}(?![\p{L}\d.:-])/gu, (number) => numbers[Number(number)] ?? number)
      .replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, '')
      .replace(/^[¡\s,]+|[.!…,\s]+$/gu, '')
      .replace(/ {2,}/g, ' ');
    const around = said.replace(/“[^”]*”/gu, '');
    // What was said to the whole shop is said as it was: "that daddy has no pants on".
    const now = comic ? around.replace(/ that .*$/u, '') : around;
    if (said === '' || unsaid.test(around) || (present.test(now) && !joy)) continue;
    const past = (sentence: string) => (joyPasts ? swapped(sentence, joyPasts) : pasts[language](sentence));
    const put = swapped(joy ? past(said) : said, swaps)
      .replace(/(?<=^it was (?:a day for|the) )\p{Lu}(?=\p{Ll}* )/u, (letter) => letter.toLowerCase())
      // What is left where "and we were so proud" was cut.
      .replace(/,? (?:and|but|so|y|pero)(?: (?:they|he|she|we|it))?$/u, '');
    const length = put.split(' ').length;
    const small = () =>
      feasts.test(put) ? put : put.replace(/^\p{Lu}(?=\p{Ll}* (?!\p{Lu}))/u, (letter) => letter.toLowerCase());
    const isNoun = !joy && !verb.test(put);
    if (length > (isNoun && !doing.test(put) ? longest.noun : longest.sentence)) continue;
    // "On purpose. Twice" says nothing alone.
    if (isNoun && ((told.length > 0 && length < 3) || nameless?.test(put))) continue;
    const sentence = isNoun
      ? phrases[doing.test(put) ? 'doing' : 'noun'].replace('{x}', small)
      : (joy ? !withSubject.test(put) : bare.test(put))
        ? phrases.bare.replace('{x}', small)
        : put;
    told.push(
      `${(habit.test(sentence) ? pasts[language](sentence) : sentence).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`,
    );
  }
  const hasVerb = joy || told.some((one) => verb.test(one));
  // A good day that cannot be said in the parent's words is a good day all the same.
  if (!hasVerb && phrases.any && (comic || plainly?.test(note))) return `${phrases.any}.`;
  return told.length > 0 && told.length <= 3 && hasVerb ? told.join(' ').replaceAll("'", '’') : null;
}

/**
 * Returns the day of what a wish only names, as `dayTold` does: "Feeding oats to the ducks" becomes "It had been a day for
 * feeding oats to the ducks." Null for anything else, for troubles, and for what is too long to be said.
 */
export function dayOf(activity: string, language: StoryLanguage): string | null {
  const { activity: doing, present, sad, phrases, swaps } = book(language);
  const named = activity.replace(/[.!…\s]+$/u, '');
  const isSayable = /^[\p{L}\p{M}\s,’'-]+$/u.test(named) && named.split(' ').length <= longest.activity;
  if (!isSayable || !doing.test(named) || present.test(named) || sad.test(named)) return null;
  return `${phrases.doing.replace('{x}', () => swapped(smallFirst(named), swaps))}.`.replaceAll("'", '’');
}

/** Example slots for a tale of such a day, if the wish tells of none. */
export const exampleDay = perLanguage((language): { told: string } => ({
  told: dayTold(book(language).example, language) ?? '',
}));
