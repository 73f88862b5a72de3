import { z } from 'zod';
import { type PresetMoral, presetMorals, type StoryLanguage, sameCharacter } from '#domain/stories/options.ts';
import { bookOf } from '../book.ts';
import { plain } from '../people/person.ts';
import { type Idea, ideas, type Worry, worries } from '../tale/tale.ts';
import { toldSlots } from './narrate.ts';
import { isPlot } from './plots.ts';
import { lastsBeside, type Shape, shapeOf } from './shapes.ts';
import { type ThingKind, thingIn } from './things.ts';
import { isMaxim, isOfSomebody, type Worded, wordedWish, wordsOf } from './worded.ts';

/** What a parent's words come to. */
export type Wish = {
  worry: Worry | null;
  message: PresetMoral | null;
  /** What it asks to hear a story of. */
  idea: Idea | null;
  /** What of the words means neither: told as it stands, by a tale that can carry any wish. */
  words: string;
  /** A thing that the child loves, named beside the wish or alone. */
  love: string | null;
  /** All that was asked for, in small letters and without accents. */
  text: string;
  /** Whether the words are a saying that a story can say. */
  sayable: boolean;
  /** A story of the parent's own, where the wish asks for one. */
  own: Worded | null;
  /** A story of the parent's own of which tales know the shape. */
  shape: Shape | null;
  /** Whom such a story is of, who then plays in whichever tale is told: what is wanted is the hero's to want. */
  star: { who: string; plays: 'hero' | 'friend' } | null;
  /** A second worry, which a second chapter is about. */
  also: Worry | null;
  /** A trouble of the child's that no tale may be about, and that can be told as the parent says it. */
  isTrouble: boolean;
  /** The words of a story's shape that it has, even where another tale than the shape's is told. */
  slots: Shape['slots'];
  /** A thing that it names, which a tale may hold in place of its own. */
  thing: { name: string; kind: ThingKind } | null;
  /** In a wish about a loss: who is not there any more. */
  lost: string | null;
};

type Entry = { means: { worry: Worry } | { message: PresetMoral } | { idea: Idea }; words: RegExp; bonus?: number };

/** Whoever is missed and has died is mourned, however it is put: a tale of somebody far away would hurt. */
const mourning = 20;

const list = z.array(z.string()).transform((words) => anyOf(words, 'gu'));
const entries = bookOf(
  import.meta.url,
  '',
  z
    .strictObject({
      worries: z.partialRecord(z.enum(worries), list),
      messages: z.record(z.enum(presetMorals), list),
      ideas: z.partialRecord(z.enum(ideas), list).default({}),
      mourned: list,
    })
    .transform((file): Entry[] => [
      ...Object.entries(file.worries).map(([id, words]) => ({ means: { worry: id as Worry }, words })),
      ...Object.entries(file.messages).map(([id, words]) => ({ means: { message: id as PresetMoral }, words })),
      ...Object.entries(file.ideas).map(([id, words]) => ({ means: { idea: id as Idea }, words })),
      { means: { worry: 'loss' }, words: file.mourned, bonus: mourning },
    ]),
);

/** A text as words are looked for in it. */
function bare(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
}

/** Finds any of these words in a bare text: the beginnings of words or whole phrases, * for any ending; on a phone nobody types the apostrophe. */
export function anyOf(list: readonly string[], flags: string): RegExp {
  const longestFirst = [...list]
    .sort((a, b) => b.length - a.length)
    .map((one) => {
      const escaped = bare(one).replace(/[.+?^${}()|[\]\\]/g, '\\$&');
      return escaped.replaceAll("'", "'?").replaceAll('*', "[\\p{L}']*").replaceAll(' ', '\\s+');
    });
  return new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, flags);
}

/** A worry is meant more often than a message whose words stand beside it. */
const worryBonus = 5;
/** How much less a word weighs for each letter before it. */
const laterCosts = 0.15;

/** What is said to whoever tells, and is no part of what is told; a child who is to say "please" is told of that. */
const politely =
  /(?<!\p{L}|(?:says?|saying|decir|dice|digan?|pedir|gracias y|thank you and) )(?:por favor|porfa(?:vor)?|please)(?!\p{L}| and thank| y (?:las )?gracias)/gu;

/** What a parent asks a story to do without is no trouble of the child's: "sin sorpresas ni ruidos fuertes". */
const spared = /(?<!\p{L})(?:without|nothing|sin|nada de) (?:any )?(?:\p{L}+ (?:or|ni) )?$/u;

/** What one piece of a wish means: the longest words that are known in it, and the idea that it names. */
function meaning(text: string, language: StoryLanguage): Pick<Wish, 'worry' | 'message' | 'idea'> {
  const looked = bare(text).replace(politely, (said) => ' '.repeat(said.length));
  const none = { id: null, weight: Number.NEGATIVE_INFINITY };
  type Best<T> = { id: T | null; weight: number };
  let worry: Best<Worry> = none;
  let message: Best<PresetMoral> = none;
  let idea: Best<Idea> = none;
  for (const { means, words, bonus = 0 } of entries(language)) {
    const matches = [...looked.matchAll(words)].filter(({ index }) => !spared.test(looked.slice(0, index)));
    if (matches.length === 0) continue;
    // What is said first is meant most: "afraid of the dark and won't go to the toilet" is about the dark.
    const weight = bonus + Math.max(...matches.map(({ 0: word, index }) => word.length - index * laterCosts));
    if ('worry' in means && weight > worry.weight) worry = { id: means.worry, weight };
    if ('message' in means && weight > message.weight) message = { id: means.message, weight };
    if ('idea' in means && weight > idea.weight) idea = { id: means.idea, weight };
  }
  // "A friendly monster under the bed" asks for a story and is no worry.
  const worries = worry.weight + worryBonus > message.weight && idea.weight <= worry.weight + 2 * worryBonus;
  return { worry: worries ? worry.id : null, message: worries ? null : message.id, idea: idea.id };
}

/** One kind of thing or two, as a profile lists them. */
const lovedThing =
  /^(?:(?:el|la|los|las) \p{L}+(?: de (?:(?:la|el|los|las) )?\p{L}+| \p{L}+)?(?: y (?:(?:el|la|los|las) )?\p{L}+)?|\p{L}{3,}[aei]r)$/iu;

/** Of somebody with such a story a word that is also a worry says nothing: "un cocodrilo que quiere ser dentista". */
const wanting = new Set(['wants', 'trip', 'but', 'odd', 'tired', 'hides']);

/** "Anything purple" is purple things, "ducks ducks ducks" are ducks. */
const asLoved = (loved: string): string =>
  loved
    .replace(/^(?:anything|everything) (\p{Ll}+)$/iu, '$1 things')
    .replace(/ (?:obviously|especially|of course)$/i, '')
    .replace(/^(\p{L}+)(?: \1)+$/iu, '$1');

/** A question of the child's, which is put in no sentence of a tale as it stands. */
const isAsked = /^(?:¿|(?:why|what|how|where|who|when|is|are|do|does|can)(?!\p{L})[^.!]*\?)/iu;

/** Whom a story may be of without anybody being afraid. */
const creeps = /monstru\p{L}+|fantasmas?|brujas?|monsters?|ghosts?|witch(?:es)?/giu;

/** Reads a wish: a preset, or the parent's words with several things between commas. */
export function readWish(message: string, language: StoryLanguage): Wish {
  const preset = presetMorals.find((id) => sameCharacter(id, message));
  const wish: Wish = {
    worry: null,
    message: preset ?? null,
    idea: null,
    words: '',
    text: bare(plain(message)),
    love: null,
    sayable: false,
    own: null,
    shape: null,
    star: null,
    also: null,
    thing: null,
    slots: {},
    isTrouble: false,
    lost: null,
  };
  if (preset) return wish;
  const said = plain(message)
    .split(/\s*,\s*/)
    .filter((part) => part !== '');
  // "Los gatos" behind a wish is what the child loves, and no part of it.
  // Behind a whole sentence, so is any thing at all.
  const ended = said.findIndex(
    (part, index) => index > 0 && /[.!?…]$/u.test(said[index - 1] ?? '') && part.split(' ').length <= 3,
  );
  const at =
    ended > 0
      ? ended
      : language === 'english'
        ? -1
        : said.findIndex((part, index) => index > 0 && lovedThing.test(part));
  const loves =
    at > 0 ? said.slice(at).filter((part, index) => (ended > 0 && index === 0) || lovedThing.test(part)) : [];
  const parts = at > 0 ? said.slice(0, at) : said;
  const text = parts.join(', ');
  wish.text = bare(text);
  wish.thing = thingIn(text, language);
  const meant = parts.map((part) => ({ part, ...meaning(part, language) }));
  for (const { worry, message, idea } of meant) {
    wish.worry ??= worry;
    if (!worry) wish.message ??= message;
    wish.idea ??= idea;
  }
  // Beside help that is asked for, "trains" is what the child loves.
  const helps = meant.some(({ worry, message }) => worry || message);
  const rest = meant.flatMap(({ part, worry, message, idea }) => (worry || message || (idea && !helps) ? [] : [part]));
  // Beside a wish, or alone, two or three plain words are what the child loves.
  const loved =
    parts.length <= 3
      ? rest.find(
          (part) =>
            part === parts.at(-1) &&
            part.split(' ').length <= 2 &&
            !/[?¿!¡:]|\b(?:and|is|are|both|y|es|son|est[aá]|que|no|not|usen)\b/i.test(part),
        )
      : undefined;
  wish.love = loves.length > 0 ? loves.slice(0, 2).join(' y ') : loved ? asLoved(loved) : null;
  if (wish.worry === 'loss') wish.lost = lostIn(text, language);
  if (!wish.worry && !wish.message && !wish.idea) wish.words = text;
  wish.sayable = isMaxim(wish.words, language);
  wish.also =
    text
      .split(/\s*(?:[,;.]|(?<!\p{L})(?:and|but|y|pero)(?!\p{L}))\s*/iu)
      .map((part) => meaning(part, language).worry)
      .find((worry) => worry && worry !== wish.worry) ?? null;
  const shape = shapeOf(text, language);
  wish.slots = { ...toldSlots(loved ? text.slice(0, text.lastIndexOf(loved)) : text, language), ...shape?.slots };
  if (shape) {
    // "A dragon who is afraid of the dark" is told by the tale of the dark, and the dragon is afraid in it.
    const { fear, want } = shape.slots;
    // A monster who is shy is shy, and a grumpy cat who learns to share is to share.
    const meant = meaning(shape.who ? text.replace(creeps, ' ') : text, language);
    // "Grommets on Thursday, and has to go to sleep for it" is about the grommets.
    const before = want ? meaning(text.slice(0, text.indexOf(want)), language).worry : null;
    const asked = want && !before ? meaning(want, language) : meant;
    const lasts = lastsBeside(asked.worry ?? asked.message ?? '', language);
    if (shape.who)
      Object.assign(wish, { worry: lasts ? asked.worry : meant.worry, message: lasts ? asked.message : meant.message });
    // A coat that is taken for a monster is a coat.
    const feared = fear?.replace(/^el /, '');
    if (feared && !meaning(text.slice(0, text.indexOf(feared) + feared.length), language).worry) wish.worry = null;
    const means = wish.worry ?? wish.message;
    const isAbout =
      means !== null &&
      shape.kind !== 'quirk' &&
      // Who has to go to sleep for an operation is told of that, and no bedtime.
      (shape.kind !== 'sleeps' || (wish.worry !== null && wish.worry !== 'sleeping-alone')) &&
      (shape.kind === 'lost'
        ? wish.worry === 'loss'
        : (lastsBeside(means, language) && wish.worry !== 'wet-bed') ||
          (wish.worry !== null &&
            wish.worry !== 'wet-bed' &&
            (wish.worry === before || !wanting.has(shape.kind) || !shape.who)));
    const meets = ['meets', 'wrong', 'quirk', 'sleeps'].includes(shape.kind) && !isAbout;
    // "A teapot that thinks it is a dragon" is no dragon.
    if (meets && !meaning(shape.who?.split(/ (?:that|who|which|que) /)[0] ?? '', language).idea) wish.idea = null;
    // "An operation on her ears" is nobody.
    if (
      shape.who &&
      (!['meets', 'quirk', 'sleeps'].includes(shape.kind) || meets || / (?:who|that|que) /.test(shape.who))
    )
      wish.star = { who: shape.who, plays: meets ? 'friend' : 'hero' };
    // The end of a plot is no thing that the child loves.
    if (loves.length === 0 && language === 'spanish' && isPlot(shape.kind)) wish.love = null;
    if (!isAbout) {
      wish.shape = shape;
      wish.worry = null;
    }
  }
  // Who has died is not what the child likes to talk about.
  if (wish.worry === 'loss') wish.love = null;
  const ofSomebody = isOfSomebody(text, language);
  if (ofSomebody && !wish.star) wish.worry = null;
  // "Helping around the house" is what it is to be about, and nothing that happened.
  wish.isTrouble =
    !wish.worry &&
    !wish.star &&
    !wish.shape &&
    !/^\p{L}+ing(?!\p{L})/iu.test(text) &&
    (wish.slots.told?.includes('{hero full}') ?? false);
  // "Why do we have to sleep?" is no story's name.
  const own = wish.worry || isAsked.test(text) ? null : wordedWish(text, language);
  // Two or three plain words are something the child loves, and a message is answered by its tale.
  if (own && (own.kind !== 'about' || (!wish.love && (!wish.message || ofSomebody)))) wish.own = own;
  return wish;
}

/** Whom a wish about a loss speaks of: "Grandpa", "the dog", "el abuelo"; null where it does not say. */
function lostIn(text: string, language: StoryLanguage): string | null {
  const { words } = wordsOf(language);
  // "Our cat died, and Grandma is sad" mourns the cat.
  const said = text
    // "El perro, Toto" is one.
    .replace(/, (?=\p{Lu}\p{Ll}+(?:[.,;!]|$))/gu, ' ')
    .split(/[.;,]| (?:and|but|y|pero) /)
    .find((part) => words.death.test(part));
  const spoken = said && (words.elder.test(said) || words.pet.test(said)) ? said : text;
  const [, before, behind] = words.gone.exec(text) ?? [];
  const gone = before ?? behind;
  const [, elder, after] = words.elder.exec(spoken) ?? [];
  const name = isName(after) ? after : undefined;
  if (gone && gone !== elder && gone !== name) return gone;
  if (elder) {
    if (language === 'english')
      return `${elder.replace(/^./, (letter) => letter.toUpperCase())}${name ? ` ${name}` : ''}`;
    return `${/a$/.test(elder) ? 'la' : 'el'} ${elder.toLowerCase()}${name ? ` ${name}` : ''}`;
  }
  const [, pet, called] = words.pet.exec(spoken) ?? [];
  if (called && isName(called)) return called;
  if (!pet) return null;
  return language === 'english' ? `the ${pet}` : `${/a$/.test(pet) ? 'la' : 'el'} ${pet.toLowerCase()}`;
}

/** The patterns above take any letters for small ones; a name has its capital. */
const isName = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word);
