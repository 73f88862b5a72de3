import { z } from 'zod';
import { presetMorals, type StoryLanguage, type StoryOptions } from '#domain/stories/options.ts';
import { bookOf } from '../book.ts';
import type { Person } from '../people/person.ts';
import { createRandom } from '../random.ts';
import { isAskedFor } from '../tale/choose-tales.ts';
import { talesOf } from '../tale/library.ts';
import { isSad } from '../wishes/day.ts';
import type { Wish } from '../wishes/wish.ts';
import { isNote } from '../wishes/worded.ts';
import { fillFrame } from './frames.ts';

/** One text, or several of which each idea has its own: the third chapter does not begin as the second did. */
const texts = z.union([z.string().transform((text) => [text]), z.array(z.string()).min(2)]);
const idea = z.strictObject({
  words: z.string().transform((words) => new RegExp(words, 'iu')),
  message: z.enum(presetMorals),
  leads: z.boolean().default(false),
  joins: z.boolean().default(false),
  vague: z.boolean().default(false),
  named: z.boolean().default(false),
  before: texts,
  after: texts,
  goesOn: z.strictObject({ premise: z.string(), before: texts, after: texts }).optional(),
});
const ideas = bookOf(import.meta.url, 'next.', z.record(z.string(), idea));

/** A wish that is told around a tale: an idea offered for a next chapter, or what happened today. */
export type NextIdea = z.infer<typeof idea> & { x: string };

/** Returns what such a wish repeats, with who or what it names; null for all other wishes. `wish` is what the message means. */
export function nextIdea({ message, language, characters }: StoryOptions, wish: Wish): NextIdea | null {
  for (const one of Object.values(ideas(language))) {
    const found = one.words.exec(message.trim());
    const said = found?.groups?.x ?? '';
    if (!found || (one.vague && (!isReadable(said, language) || isNote(said, language) || hasTale(wish, language))))
      continue;
    if (one.named && (wish.worry || wish.idea || !somebody.test(said))) continue;
    const isName = characters.some((who) => who.startsWith(said.split(' ')[0] ?? said));
    const x = one.vague && !isName ? said.replace(/^./u, (letter) => letter.toLowerCase()) : said;
    return { ...one, x: one.leads && / del \S/u.test(found[0]) ? `el ${x}` : x };
  }
  return null;
}

/** Matches a name, or a noun that stands for one: "Rosa", "la abuela", "his cousin". */
const somebody = /^\p{Lu}|^(?:the|an?|his|her|our|my|el|la|una?|su|mi|nuestr[oa]) /u;

/** Whether a note can stand in a story: it is short, nobody says "we" in it, and no letters or accents are left out. */
const isReadable = (note: string, language: StoryLanguage) =>
  note.split(' ').length <= 8 &&
  !/\d|(?<!\p{L})(?:q|x|xq|im|me|mi|mis|nos|nuestr[oa]s?|yo|we|i|my|our|us|\p{L}+[aei]mos)(?!\p{L})|(?<!\p{L})(?:se|le|la|lo) (?:le |la |lo )?\p{L}+[yrntcdljs]o(?!\p{L})/iu.test(
    note,
  ) &&
  happened[language].test(note);

/** Matches a note that tells what happened, in a language whose verbs say so. */
const happened: Record<StoryLanguage, RegExp> = {
  english: /^/u,
  spanish: /(?:[óé]|aron|ieron|ijo|izo|uvo|uso|udo)(?!\p{L})/u,
};

/** Whether there are tales of what a wish means, which tell it without another word. */
function hasTale(wish: Wish, language: StoryLanguage): boolean {
  const { worry, message, idea: about, star, shape, isDay, isLove } = wish;
  return (
    !!(worry || message || about || star || shape || isDay || isLove) ||
    // A trouble is what the whole evening is about, unless the note only says what was today.
    (wish.isTrouble && !(isSad(wish.text, language) ? /\btoday\b/iu : /\b(?:today|hoy)\b/iu).test(wish.text)) ||
    talesOf(language).tales.some((tale) => isAskedFor(tale, wish))
  );
}

/** The options of the tale that tells an idea: who has the idea comes first, who comes back is there. */
export function optionsFor({ message, leads, joins, x }: NextIdea, options: StoryOptions): StoryOptions {
  const { characters } = options;
  const named = characters.find((one) => x.toLowerCase().includes((one.split(',')[0] ?? one).toLowerCase()));
  const lead = leads ? (named ?? characters[1]) : undefined;
  const others = lead ? [lead, ...characters.filter((one) => one !== lead)] : characters;
  return { ...options, message, characters: joins && !named ? [...others, x] : others };
}

/**
 * The paragraphs that tell the idea before and after this evening's tale; if the last evening's tale `goesOn`, they say
 * so, and so does the premise.
 */
export function nextFrame(
  { leads, x, ...idea }: NextIdea,
  { hero, friend }: { hero: Person; friend: Person },
  goesOn = false,
): { premise: string | undefined; before: string[]; after: string[] } {
  const { before, after } = (goesOn && idea.goesOn) || idea;
  // A grown-up has the idea beside a child who is the hero.
  const isHero = !leads || hero.wish === 0 || x.toLowerCase().includes(hero.name.toLowerCase());
  const people = isHero ? { hero, friend } : { hero: { ...hero, name: x, first: x }, friend: hero };
  const met = new Set<Person>();
  const at = createRandom(x).int(before.length);
  const one = (said: readonly string[]) => said[at % said.length] ?? '';
  const all = new Set([people.hero, people.friend]);
  return {
    premise: idea.goesOn && fillFrame(idea.goesOn.premise, { ...people, x }, new Set(all))[0],
    before: fillFrame(one(before), { ...people, x }, met),
    after: fillFrame(one(after), { ...people, x }, all),
  };
}
