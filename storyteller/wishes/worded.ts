import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { capital } from '#domain/stories/text/renamed.ts';
import { bookOf, everywhere, pattern, patterns } from '../book.ts';
import { isGivenName } from '../people/given-names.ts';
import { peopleWords } from '../people/people-words.ts';

/** How a wish for the parent's own story is worded: as something to do, to tell or to be about, or else as its title. */
export type Worded = { kind: 'do' | 'story' | 'about' | 'if' | 'called'; words: string };

const named = [
  'ofChild',
  'trouble',
  'somebody',
  'maxim',
  'want',
  'self',
  'pet',
  'elder',
  'sibling',
  'ofSibling',
  'gone',
  'death',
  'she',
  'he',
] as const;
const shaped = [
  'act',
  'bare',
  'lead',
  'refused',
  'relative',
  'clause',
  'together',
  'sentence',
  'note',
  'goesOn',
  'general',
] as const;
const meant = [
  'spoken',
  'unnamed',
  'reported',
  'whose',
  'article',
  'first',
  'feast',
  'pause',
  'joins',
  'who',
  'spared',
  'lovedThing',
  'unloved',
  'aside',
  'asked',
  'arrives',
  'greets',
  'whatIf',
  'lesson',
  'curious',
  'learnsTo',
  'wanted',
  'parentsFight',
  'unseen',
  'courtesy',
  'aliveAgain',
  'sleepy',
  'backAgain',
  'nobody',
  'parent',
  'creature',
  'family',
  'topic',
  'plays',
  'adored',
  'adoredUntil',
  'listed',
  'joinsLoves',
  'triumph',
  'why',
  'ownWhy',
] as const;
const phrases = z.record(z.enum(['about', 'story', 'do', 'if', 'called']), z.string());
/** A language's patterns for how wishes are worded. */
export const wordsOf = bookOf(
  import.meta.url,
  'worded.',
  z.strictObject({
    words: z.record(z.enum([...named, ...shaped, ...meant]), pattern),
    phrases,
    // What is named beside a wish as loved, or as what a story should have.
    adores: patterns,
    lovesToo: everywhere,
    politely: everywhere,
    creeps: everywhere,
    anything: pattern,
    subject: pattern.optional(),
    // A plot about somebody made up, in a language whose shapes do not know every plot.
    plot: pattern.optional(),
    // Words that no list knows: those that leave the choice open, what is loved, what happens, who or what it is about, and
    // what is on the child's mind.
    unknown: z.strictObject({ open: pattern, loved: pattern, happens: pattern, about: pattern, trouble: pattern }),
    figment: pattern.optional(),
    // Whom the parent's own story is about, as the part that a child plays in it: one, or the smallest of many, or anybody.
    part: z
      .strictObject({
        of: pattern,
        the: z.string(),
        smallest: z.string(),
        ones: z.record(z.string(), z.string()),
        any: z.string(),
      })
      .optional(),
    things: z.string(),
    and: z.string(),
    kinAreNames: z.boolean(),
  }),
);

/** Whether a wish is about a character other than the family's child: "a dragon who is afraid of heights". */
export const isOfSomebody = (text: string, language: StoryLanguage): boolean =>
  wordsOf(language).words.somebody.test(text);

/** Whether a wish is a plot about somebody whom the parent made up: "a duck drives the school bus". */
export const isInvented = (text: string, language: StoryLanguage): boolean =>
  wordsOf(language).plot?.test(text) === true;

/** Whether a wish only names somebody made up, with what is odd about them: "a hippo with tiny glasses". */
export const isFigment = (text: string, language: StoryLanguage): boolean =>
  wordsOf(language).figment?.test(text) === true;

/** Whether a wish is a saying of at most 8 words that somebody in a story could say or write down. */
export function isMaxim(words: string, language: StoryLanguage): boolean {
  const { maxim, reported, trouble } = wordsOf(language).words;
  return maxim.test(words) && !reported.test(words) && !trouble.test(words) && words.split(' ').length <= 8;
}

/** The words by which another story can name the parent's own story; null if it should not. */
export function wordedWish(text: string, language: StoryLanguage): Worded | null {
  const { words: say } = wordsOf(language);
  const words = text.replace(/[.!?…\s]+$/, '').replace(/^[¿¡\s]+/, '');
  // In "Night night. Everyone goes to sleep" only one sentence is the story.
  const sentences = words.split(/(?<=\p{L}{3,}[.!?])\s+/u);
  if (sentences.length > 1)
    return (
      sentences
        .filter((one, index) => index === 0 || !say.goesOn.test(one))
        .map((one) => wordedWish(one, language))
        .find((one) => one?.words.includes(' ')) ?? null
    );
  const odd = /["\\/=;:@<>{}]|https?|\b(?:system|prompt|instruc|ignor)/iu;
  const imagined = say.whatIf.exec(words)?.groups?.if;
  if (imagined && words.split(' ').length <= 24 && !odd.test(words))
    return { kind: 'if', words: lower(imagined, language) };
  const invented = isInvented(words, language);
  const ofSomebody = invented || say.somebody.test(words);
  if (isNote(words, language)) return null;
  if (words === '' || words.split(' ').length > 24 || odd.test(words)) return null;
  const phrase = words.replace(say.lead, '');
  // "4 yr jabs on friday, plasters" is a note, not a story that somebody could tell.
  if (/[\d,]/.test(words) && !say.clause.test(phrase)) return null;
  // "A library where the books whisper" is a character, and no clause.
  if (invented && !/ where | (?:made|full) (?:out )?of \S+$/.test(words))
    return { kind: 'story', words: lower(phrase, language) };
  // The child's own troubles are not named as a story. An invented dragon's are.
  if (say.ofChild.test(words) || (say.trouble.test(words) && !ofSomebody) || say.maxim.test(words)) return null;
  if (!ofSomebody && say.note.test(words)) return null;
  const wanted = say.want.exec(words)?.[1];
  // "Cruzar la montaña y se hacen amigos" is no longer what they want, after "y".
  const [want] = wanted?.split(/,? (?:y (?:se|lo|la|les?|luego|después)|and (?:then|they|he|she)) /u) ?? [];
  if (want && !say.self.test(want)) return { kind: 'do', words: want };
  if (say.act.test(words)) return { kind: 'do', words };
  // "losing at soccer is not the end of the world" is a moral, not a story.
  if (say.refused.test(phrase)) return null;
  const general = say.general.test(phrase) || say.together.test(phrase);
  // "Diggers sleep too", "se tragó el diente" and "thats it lol" cannot follow "the story of".
  if (say.unnamed.test(phrase)) return null;
  if (isClause(phrase, say))
    return general && !(ofFamily(phrase, language) && !ofSomebody)
      ? { kind: 'story', words: lower(phrase, language) }
      : null;
  // "Lost every match and he wants to quit" has no character.
  if (!ofSomebody && say.sentence.test(phrase)) return null;
  const long = phrase.split(' ').length;
  return long <= (ofSomebody ? 24 : 14) && (general || long <= 4)
    ? { kind: 'about', words: lower(phrase, language) }
    : null;
}

/** Whether the text is a clause ("Two sisters find a map") and not a character with one ("a fox who finds it"). */
function isClause(phrase: string, say: { relative: RegExp; clause: RegExp; together: RegExp }): boolean {
  if (say.together.test(phrase)) return true;
  const verb = say.clause.exec(phrase);
  const [relative] = say.relative.exec(phrase) ?? [];
  return verb !== null && (relative === undefined || verb.index + verb[0].length < relative.length);
}

/** Matches what no storyteller could say in any language: shouting, several sentences. */
const raw = /!!|["“”']{2}|(?<!\p{L})'\p{L}|[.!?…] \S|(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u;
/** Whether a parent's words are a note to the storyteller and no story: they are understood, but never repeated. */
export function isNote(words: string, language: StoryLanguage): boolean {
  const said = words.replace(/[.!?…]+$/u, '');
  return raw.test(said) || wordsOf(language).words.spoken.test(said);
}

/** Matches the family's own people as the subject of a clause: what they do is no story by name. */
const ofFamily = (phrase: string, language: StoryLanguage): boolean => {
  const [first = '', second = ''] = phrase.replace(wordsOf(language).words.whose, '').split(' ');
  return peopleWords(language).family.test(first) || (isGivenName(first) && /s$/.test(second));
};

function lower(text: string, language: StoryLanguage): string {
  const { words: say, kinAreNames } = wordsOf(language);
  return (
    text
      .replace(say.article, (word) => word.toLowerCase())
      // Names keep their capital: two as in "Nate and Biscuit", or a known given name.
      .replace(say.first, (word) =>
        isGivenName(word) || (kinAreNames && peopleWords(language).family.test(word)) || say.feast.test(word)
          ? word
          : word.toLowerCase(),
      )
  );
}

/** The most words that can be said aloud as a story's name. */
const oneBreath = 9;

/** Cuts a long name to its first clause: "A ladybug loses one of her spots and looks for it" ends before "and". */
function inOneBreath(words: string, pause: RegExp): string {
  if (words.split(' ').length <= oneBreath) return words;
  const [first = words] = words.split(pause);
  return first.split(' ').length >= 4 ? first : words;
}

/**
 * The parent's story as it follows the word "story": "of a fox who ...", "where a fox ...", "of how to ...". What has no
 * article ("fox who lost a hat") is its title.
 */
export function storyPhrase({ kind, words }: Worded, language: StoryLanguage): string {
  const { phrases, words: say } = wordsOf(language);
  const isTitle = kind === 'called' || (kind === 'about' && say.bare.test(words));
  const told = isTitle ? capital(words) : inOneBreath(lower(words, language), say.pause);
  return (
    phrases[isTitle ? 'called' : kind]
      .replace('{x}', () => told)
      .replace(/^de el (?=\p{L})/u, 'del ')
      // "Y luego no se acuerda donde": parents on phones often leave out the accent.
      .replace(/(?<= )(?:do(?=nde(?:[.,;]|$))|co(?=mo(?:[.,;]|$)))/gu, (start) => start.replace('o', 'ó'))
  );
}

/** The part that a child plays in a play of the parent's own story: "the little cloud", where the story has such a one. */
export function partIn(own: Worded | null, language: StoryLanguage): { part?: string } {
  const { part } = wordsOf(language);
  if (!part) return {};
  const { one, last, many } = part.of.exec(own?.words ?? '')?.groups ?? {};
  const said = one ?? last;
  if (said) return { part: part.the.replace('{x}', said) };
  const ending = Object.keys(part.ones).find((end) => new RegExp(end, 'u').test(many ?? ''));
  if (!many || ending === undefined) return { part: part.any };
  return { part: part.smallest.replace('{x}', many.replace(new RegExp(ending, 'u'), part.ones[ending] ?? '')) };
}

/** "Anything purple" becomes "purple things", "ducks ducks ducks" becomes "ducks". */
export function asLoved(loved: string, language: StoryLanguage): string {
  const { anything, things, words } = wordsOf(language);
  return loved
    .replace(anything, things)
    .replace(words.aside, '')
    .replace(/^(\p{L}+)(?: \1)+$/iu, '$1');
}
