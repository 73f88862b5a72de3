import { z } from 'zod';
import { type PresetMoral, presetMorals, type StoryLanguage, sameCharacter } from '#domain/stories/options.ts';
import { bookOf, borrowedWords } from '../book.ts';
import { isGivenName } from '../people/given-names.ts';
import { plain } from '../people/person.ts';
import { type Idea, ideas, type Worry, worries } from '../tale/tale.ts';
import { dayTold, isComic, isDoubtful, isSad } from './day.ts';
import { loveFacts } from './facts.ts';
import { nameless } from './nameless.ts';
import { toldSlots, untoldSlots } from './narrate.ts';
import { bare, Phrases } from './phrases.ts';
import { isPlot } from './plots.ts';
import { isQuestion, lastsBeside, type Shape, shapeOf } from './shapes.ts';
import { type ThingKind, thingIn } from './things.ts';
import { withPasts } from './typed-spanish.ts';
import { isFigment, isInvented, isMaxim, isOfSomebody, type Worded, wordedWish, wordsOf } from './worded.ts';

/** What a parent's words mean. */
export type Wish = {
  worry: Worry | null;
  message: PresetMoral | null;
  /** The subject it asks a story about. */
  idea: Idea | null;
  /** The wish's words if they mean none of these: told as they are, by a tale that can carry any wish. */
  words: string;
  /** A thing that the child loves, named together with the wish or alone. */
  love: string | null;
  /** The whole wish, in small letters and without accents. */
  text: string;
  /** Whether the words are a saying that a story can quote. */
  sayable: boolean;
  /** The parent's own story, if the wish asks for one. */
  own: Worded | null;
  /** The shape of the parent's own story, if tales know it. */
  shape: Shape | null;
  /** The character that such a story is about, who plays in the chosen tale: as the hero or as the friend. */
  star: { who: string; plays: 'hero' | 'friend' } | null;
  /** Whether it is a plot about somebody whom the parent made up, which no tale of a child's trouble can tell. */
  isInvented: boolean;
  /** A second worry, for the second chapter. */
  also: Worry | null;
  /** Whether it is a trouble of the child's that may have no tale, and that can be told in the parent's words. */
  isTrouble: boolean;
  /** Whether it tells what was good today (the slot `told`), or what the child thinks of all day (`love`). */
  isDay: boolean;
  isLove: boolean;
  /** The slots of the wish's shape, also set when a tale of another shape is told. */
  slots: Shape['slots'];
  /** A thing that the wish names and that can replace a tale's own thing. */
  thing: { name: string; kind: ThingKind } | null;
  /** In a wish about a loss: who has died or is gone. */
  lost: string | null;
};

const borrowed = borrowedWords(import.meta.url);

type Entry = {
  means: { worry: Worry } | { message: PresetMoral } | { idea: Idea } | { untold: true };
  words: Phrases;
  bonus?: number;
};

/** Extra weight for words of mourning: if somebody has died, a tale of somebody far away would hurt. */
const mourning = 20;
/** Taken from the weight of words for how a child takes a trouble: "screams at bath time" is about the bath. */
const outburst = -10;

const list = z.array(z.string()).transform((words) => new Phrases(words));
const entries = bookOf(
  import.meta.url,
  '',
  z
    .strictObject({
      worries: z.partialRecord(z.enum(worries), list),
      messages: z.record(z.enum(presetMorals), list),
      ideas: z.partialRecord(z.enum(ideas), list).default({}),
      mourned: list,
      outbursts: z.partialRecord(z.enum(worries), list).default({}),
      // Troubles that no tale is about: whatever near words mean, they are told in the parent's own.
      untold: z.array(z.string()).default([]),
    })
    .transform((file): Entry[] => [
      ...Object.entries(file.worries).map(([id, words]) => ({ means: { worry: id as Worry }, words })),
      ...Object.entries(file.messages).map(([id, words]) => ({ means: { message: id as PresetMoral }, words })),
      ...Object.entries(file.ideas).map(([id, words]) => ({ means: { idea: id as Idea }, words })),
      { means: { worry: 'loss' }, words: file.mourned, bonus: mourning },
      ...Object.entries(file.outbursts).map(([id, words]) => ({
        means: { worry: id as Worry },
        words,
        bonus: outburst,
      })),
      ...(file.untold.length > 0 ? [{ means: { untold: true } as const, words: new Phrases(file.untold) }] : []),
    ]),
);

/** Added to a worry's weight: beside words for a message, a worry is meant more often. */
const worryBonus = 5;
/** Worries that show another one: what is named beside them is meant. They count as if said so many letters shorter. */
const signs: readonly Worry[] = ['sadness', 'anger', 'sleeping-alone', 'shyness'];
const signCosts = 6;
/** Added to the weight of a trouble that no tale is about: "got sick in the car" is not about being ill. */
const untoldBonus = 8;
/** The weight that a word loses for each letter before it. */
const laterCosts = 0.15;

/** Letters of a note after which a worry that is named only once is seldom what the note is about. */
const late = 45;

/** Whether a note names a worry only once, and late. */
function isByTheWay(text: string, named: Worry, language: StoryLanguage): boolean {
  const found = entries(language).flatMap(({ means, words }) =>
    'worry' in means && means.worry === named ? words.findAll(bare(nameless(text, language))) : [],
  );
  const [only, more] = found;
  return only !== undefined && more === undefined && only.index >= late;
}

/** Returns what one part of a wish means, by the heaviest known words in it, and the idea that it names. */
function meaning(
  text: string,
  language: StoryLanguage,
): Pick<Wish, 'worry' | 'message' | 'idea'> & { isTrouble: boolean; isOutburst: boolean; isMain: boolean } {
  const {
    politely,
    words: { spared, learnsTo },
  } = wordsOf(language);
  const looked = bare(nameless(text, language)).replace(politely, (said) => ' '.repeat(said.length));
  const none = { id: null, weight: Number.NEGATIVE_INFINITY };
  type Best<T> = { id: T | null; weight: number };
  let worry: Best<Worry> = none;
  let message: Best<PresetMoral> = none;
  let idea: Best<Idea> = none;
  let untold = none.weight;
  // "No puede dormir, soñó feo" is about the dream.
  const cost = (id: Worry | null) => (id && signs.includes(id) ? signCosts : 0);
  for (const { means, words, bonus = 0 } of entries(language)) {
    const matches = words.findAll(looked).filter(({ index }) => !spared.test(looked.slice(0, index)));
    if (matches.length === 0) continue;
    // Earlier words weigh more: "afraid of the dark and won't go to the toilet" is about the dark.
    const weight = bonus + Math.max(...matches.map(({ index, length }) => length - index * laterCosts));
    if ('worry' in means && weight - cost(means.worry) > worry.weight - cost(worry.id))
      worry = { id: means.worry, weight };
    if ('message' in means && weight > message.weight) message = { id: means.message, weight };
    if ('idea' in means && weight > idea.weight) idea = { id: means.idea, weight };
    if ('untold' in means) untold = weight + untoldBonus;
  }
  if (untold > Math.max(worry.weight - cost(worry.id), message.weight, idea.weight))
    return { worry: null, message: null, idea: idea.id, isTrouble: true, isOutburst: false, isMain: false };
  const isMain = 2 * message.weight >= looked.trim().length;
  // "A friendly monster under the bed" asks for a story and is not a worry.
  const worries = worry.weight + worryBonus > message.weight && idea.weight <= worry.weight + 2 * worryBonus;
  const lead = worries ? undefined : learnsTo.exec(text)?.[0];
  if (lead && lead !== text) {
    const learnt = meaning(text.slice(lead.length), language);
    if (learnt.worry ?? learnt.message) return learnt;
  }
  return {
    worry: worries ? worry.id : null,
    message: worries ? null : message.id,
    idea: idea.id,
    isTrouble: false,
    isOutburst: worries && worry.weight <= 0,
    isMain,
  };
}

/** What "lost" means beside these worries is no thing: a match, a tooth, somebody who died. */
const neverLost: readonly Worry[] = ['loss', 'lost-tooth', 'asking-for-help', 'losing'];

/** Shapes in which a word that is also a worry does not count: "un cocodrilo que quiere ser dentista". */
const wanting = new Set(['wants', 'trip', 'but', 'odd', 'tired', 'hides']);

/** "Anything purple" becomes "purple things", "ducks ducks ducks" becomes "ducks". */
function asLoved(loved: string, language: StoryLanguage): string {
  const { anything, things, words } = wordsOf(language);
  return loved
    .replace(anything, things)
    .replace(words.aside, '')
    .replace(/^(\p{L}+)(?: \1)+$/iu, '$1');
}

/** Words that are still often typed with the accent they had once: "se rió", "fué". */
const oldAccents = /(?<!\p{L})(?:(?:r|v|d|fr)ió|fu[éí]|ví)(?!\p{L})/giu;

/** Reads a wish: a preset, or the parent's own words, which may list several things between commas. */
export function readWish(asked: string, language: StoryLanguage): Wish {
  // "Llega Tomás y tiene miedo" is about Tomás, who is afraid.
  const typed = borrowed(language).get(plain(asked).toLowerCase()) ?? asked;
  const message = (language === 'spanish' ? withPasts(typed) : typed)
    .replace(wordsOf(language).words.arrives, '$1 ')
    .replace(wordsOf(language).words.wanted, '')
    .replace(/^(s?he|they)[’']d (?=(?:like|love) to )/iu, '$1 would ')
    .replace(oldAccents, (word) =>
      word
        .normalize('NFD')
        .replace(/\u0301/u, '')
        .normalize(),
    );
  const preset = presetMorals.find((id) => sameCharacter(id, message));
  const wish: Wish = {
    worry: null,
    message: preset ?? null,
    idea: null,
    words: '',
    text: bare(nameless(plain(message), language)),
    love: null,
    sayable: false,
    own: null,
    shape: null,
    star: null,
    also: null,
    thing: null,
    slots: {},
    isInvented: false,
    isTrouble: false,
    isDay: false,
    isLove: false,
    lost: null,
  };
  if (preset) return wish;
  const { words: say, creeps, and } = wordsOf(language);
  const said = plain(message)
    .split(/\s*,\s*/)
    .filter((part, index) => part !== '' && (index === 0 || !say.courtesy.test(part)));
  // "Los gatos" after a wish is what the child loves, not part of the wish.
  // After a whole sentence, so are any 1 to 3 words.
  const ended = said.findIndex(
    (part, index) => index > 0 && /[.!?…]$/u.test(said[index - 1] ?? '') && part.split(' ').length <= 3,
  );
  const at = ended > 0 ? ended : said.findIndex((part, index) => index > 0 && say.lovedThing.test(part));
  const loves =
    at > 0 ? said.slice(at).filter((part, index) => (ended > 0 && index === 0) || say.lovedThing.test(part)) : [];
  const parts = at > 0 ? said.slice(0, at) : said;
  const text = parts.join(', ');
  wish.text = bare(nameless(text, language));
  wish.thing = thingIn(text, language);
  const meant = parts.map((part) => ({ part, ...meaning(part, language) }));
  const isAlive = say.aliveAgain.test(text);
  const isBack = say.backAgain.test(text);
  for (const { worry: named, message, idea } of meant) {
    const worry = (named === 'loss' && isAlive) || (named === 'pet-ill' && isBack) ? null : named;
    // In "she cries, her dog died" the tears are not what it is about, and a death is wherever it stands.
    if (worry && (!wish.worry || worry === 'loss' || (wish.worry !== 'loss' && signs.includes(wish.worry))))
      wish.worry = worry;
    if (!worry) wish.message ??= message;
    wish.idea ??= idea;
  }
  // Beside a worry or a message, "trains" is what the child loves.
  const helps = meant.some(({ worry, message }) => worry || message);
  const rest = meant.flatMap(({ part, worry, message, idea }) => (worry || message || (idea && !helps) ? [] : [part]));
  // One or two plain words at the end of a wish, or alone, are what the child loves.
  const loved =
    parts.length <= 3
      ? rest.find((part) => part === parts.at(-1) && part.split(' ').length <= 2 && !say.unloved.test(part))
      : undefined;
  wish.love = loves.length > 0 ? loves.slice(0, 2).join(` ${and} `) : loved ? asLoved(loved, language) : null;
  if (wish.worry === 'loss') wish.lost = lostIn(text, language);
  if (!wish.worry && !wish.message && !wish.idea) wish.words = text;
  wish.sayable = isMaxim(wish.words, language);
  wish.also =
    text
      .split(say.joins)
      .map((part) => meaning(part, language).worry)
      .find((worry) => worry && worry !== wish.worry) ?? null;
  const found = shapeOf(text, language);
  // In "vamos a poner la ofrenda y quiere recordar a su bisabuelo" nobody is called "vamos".
  // And "Mommy works the night shift" is no story with her as its hero.
  const shape = found?.who && (say.nobody.test(found.who) || say.parent.test(found.who)) ? null : found;
  wish.slots = { ...toldSlots(loved ? text.slice(0, text.lastIndexOf(loved)) : text, language), ...shape?.slots };
  if (shape) {
    // "A dragon who is afraid of the dark" gets the tale of the dark, with the dragon as the one who is afraid.
    const { fear, want } = shape.slots;
    // A shy monster is about shyness, and a grumpy cat who learns to share about sharing.
    const meant = meaning(shape.who ? text.replace(creeps, ' ') : text, language);
    // "Grommets on Thursday, and has to go to sleep for it" is about the grommets.
    const before = want ? meaning(text.slice(0, text.indexOf(want)), language).worry : null;
    const asked = want && !before ? meaning(want, language) : meant;
    const lasts = lastsBeside(asked.worry ?? asked.message ?? '', language);
    if (shape.who)
      Object.assign(wish, { worry: lasts ? asked.worry : meant.worry, message: lasts ? asked.message : meant.message });
    // A coat mistaken for a monster is no worry about monsters.
    const feared = fear?.replace(/^el /, '');
    if (feared && !meaning(text.slice(0, text.indexOf(feared) + feared.length), language).worry) wish.worry = null;
    const isSleepy = say.sleepy.test(want ?? '') && (wish.worry === null || wish.worry === 'sleeping-alone');
    if (isSleepy) Object.assign(wish, { worry: 'sleeping-alone', message: null });
    const means = wish.worry ?? wish.message;
    const isAbout =
      means !== null &&
      shape.kind !== 'quirk' &&
      !isQuestion(shape) &&
      // A child who has to go to sleep for an operation is told about that, not about bedtime.
      (shape.kind !== 'sleeps' || (wish.worry !== null && wish.worry !== 'sleeping-alone')) &&
      (shape.kind === 'lost'
        ? (wish.worry !== null && neverLost.includes(wish.worry)) || wish.message === 'honesty'
        : isSleepy ||
          (lastsBeside(means, language) && wish.worry !== 'wet-bed') ||
          (wish.worry !== null &&
            wish.worry !== 'wet-bed' &&
            (wish.worry === before || !wanting.has(shape.kind) || !shape.who)));
    const meets = ['meets', 'wrong', 'quirk', 'sleeps'].includes(shape.kind) && !isAbout;
    // "A teapot that thinks it is a dragon" is not a wish for dragons.
    if (meets && !meaning(shape.who?.split(say.who)[0] ?? '', language).idea) wish.idea = null;
    // "An operation on her ears" is not a character.
    if (shape.who && (!['meets', 'quirk', 'sleeps'].includes(shape.kind) || meets || say.who.test(shape.who)))
      wish.star = { who: shape.who, plays: meets ? 'friend' : 'hero' };
    // The last words of a plot are not something the child loves.
    if (loves.length === 0 && language === 'spanish' && isPlot(shape.kind)) wish.love = null;
    if (!isAbout) {
      wish.shape = shape;
      wish.worry = null;
    }
  }
  // "What if an elephant could remember everything?" asks for a story.
  const isImagined = !wish.worry && say.whatIf.test(message);
  if (isImagined) Object.assign(wish, { message: null, idea: null });
  // "Wants to know how coffee grows" asks for a tale of finding out.
  const isAsked = !wish.message || wish.message === 'discovery' || wish.message === 'nature';
  if (
    isAsked &&
    !isImagined &&
    !wish.worry &&
    !wish.star &&
    say.curious.test(text) &&
    (language !== 'english' || isQuestion(wish.shape) || !isWhy.test(text)) &&
    (/^¿?(?:why|por que|por qué) /iu.test(text) || !isSad(text, language))
  ) {
    // A question is no trouble that somebody could say.
    const { told: _, 'told I': _said, ...others } = wish.slots;
    // "¿Por qué los demás no juegan con ella?" asks for no tale of finding out.
    if (language === 'spanish' && !wish.message && !isQuestion(wish.shape) && /^¿?por qu[eé] /iu.test(text))
      return { ...wish, isTrouble: true, idea: null, words: '', slots: { ...others, ...untoldSlots(text, language) } };
    return {
      ...wish,
      message: wish.message ?? 'discovery',
      isTrouble: false,
      idea: null,
      words: '',
      love: isQuestion(wish.shape) ? wish.love : null,
      slots: others,
    };
  }
  // "Saying goodnight to the lightning bugs one by one": they are greeted, and nobody of the story.
  const { whom, moon, moon2 } = say.greets.exec(text)?.groups ?? {};
  const greeted = whom ?? moon ?? moon2?.replace(/^l /u, 'el ').trim();
  if (greeted && !wish.worry) {
    const { told } = wish.slots;
    Object.assign(wish, { shape: null, star: null, isTrouble: false });
    wish.slots = { ...(told && { told }), greeted };
  }
  // Words beside a loss name who died, not what the child loves.
  if (wish.worry === 'loss') wish.love = null;
  const isFree = !wish.shape && wish.worry !== 'loss';
  wish.isInvented = isFree && isInvented(text, language);
  const isFigures = isFree && !wish.isInvented && !wish.star && isFigment(text, language);
  const ofSomebody = wish.isInvented || isFigures || isOfSomebody(text, language);
  if (ofSomebody && !wish.star) wish.worry = null;
  // "A duck drives the school bus" is about the duck, whatever its words mean in a child's life.
  if (wish.isInvented) Object.assign(wish, { message: null, idea: null, also: null, star: null });
  // A tale of a dragon can be told of "a dragon with a cold"; of "a mouse in the church organ" there is none of mice.
  if (isFigures) {
    const isWorld = wish.idea !== null && imagined.includes(wish.idea);
    Object.assign(wish, { isInvented: true, message: null, idea: isWorld ? wish.idea : null, also: null });
  }
  if (wish.star && language === 'english' && isFigment(text, language)) wish.isInvented = true;
  // "Helping around the house" is a topic, not something that happened.
  const isHeros = isOfChild(wish.slots.told ?? '');
  // A dragon that shouts at a knight is no trouble of the child's.
  const isUntold =
    meant.some(({ isTrouble }) => isTrouble) &&
    !wish.worry &&
    !ofSomebody &&
    !wish.isInvented &&
    !isQuestion(wish.shape) &&
    !(wish.idea && imagined.includes(wish.idea) && !isHeros);
  if (isUntold) Object.assign(wish, { message: null, idea: null, shape: null, star: null });
  // "Nobody saved him a slice, and he cried" is about the slice, and "he cried all evening" about the tears.
  if (wish.worry === 'sadness' && isHeros && meant.some(({ isOutburst }) => isOutburst) && text.split(' ').length > 8)
    wish.worry = null;
  // What is named once, late in a long note, is by the way: of those, two thirds were about something else.
  if (
    wish.worry &&
    !wish.star &&
    !wish.shape &&
    isHeros &&
    wish.slots['told I'] &&
    isByTheWay(text, wish.worry, language)
  )
    Object.assign(wish, { worry: null, message: null, idea: null, also: null });
  const isNothing = !wish.worry && !wish.star && !wish.shape;
  // "That you do not have to win" and "learns that Dad reads with his ears" are what a story is to tell.
  const isLesson = isImagined || (say.lesson.test(text) && !isUntold && !(isHeros && isSad(text, language)));
  wish.isTrouble =
    isNothing &&
    !isLesson &&
    !wish.isInvented &&
    !say.topic.test(text) &&
    isHeros &&
    // "La araña que vive en el medidor" is somebody of a story.
    !(ofSomebody && /^(?:el|las?|los) /iu.test(text)) &&
    // "Shared her last biscuit" is no trouble.
    (language !== 'english' || isUntold || say.trouble.test(text) || isDoubtful(text, language));
  // "Her cousin says there is no Father Christmas" does not ask for a tale of Christmas, nor friends in a trouble for one
  // about friendship.
  if (wish.isTrouble && isSad(text, language)) {
    wish.idea = null;
    if (wish.message && meantByTheWay.includes(wish.message)) wish.message = null;
  }
  const wordedAs = wordedWish(text, language);
  // Of a trouble that no table knows and no sentence can say, a story tells that there is one.
  const isUnsaid =
    isNothing &&
    !isLesson &&
    !ofSomebody &&
    (isUntold ||
      (!wish.message &&
        !wish.idea &&
        !isHeros &&
        !say.topic.test(text) &&
        (say.trouble.test(text) || (isSad(text, language) && !wordedAs))));
  // A whole sentence that no table knows is what the child has in mind: no tale of a message is nearer.
  const isUnread =
    isNothing &&
    !isUnsaid &&
    !isLesson &&
    !ofSomebody &&
    !wish.sayable &&
    !say.topic.test(text) &&
    say.family.test(text) &&
    !say.plays.test(text) &&
    (!wish.idea || (isSad(text, language) && !imagined.includes(wish.idea))) &&
    (!wish.message || (meantByTheWay.includes(wish.message) && !meant.some(({ isMain }) => isMain))) &&
    text.split(' ').length >= leastSentence &&
    isTold(wordedAs);
  if (isUnread) Object.assign(wish, { message: null, idea: null, isTrouble: true });
  if ((isUnsaid || isUnread) && !isHeros) {
    wish.isTrouble = true;
    if (!impersonal.test(wish.slots.told ?? '')) {
      const { 'told I': _said, matter: _matter, ...others } = wish.slots;
      wish.slots = { ...others, ...untoldSlots(text, language) };
    }
  }
  // In "she thinks it is her fault that the hamster is ill" the hamster is no subject.
  if (wish.isTrouble && say.trouble.test(text)) wish.idea = null;
  // A question such as "Why do we have to sleep?" cannot name a story.
  const worded = wish.worry || (say.asked.test(text) && !isImagined) ? null : wordedAs;
  // "Digger digs" is a sentence, and a story cannot be called by it.
  // "The old lady next door who gives her sweets" is one, although its verb was put into the past.
  const isCalled = isFigures || (!wish.message && say.relative.test(worded?.words ?? ''));
  const own = worded?.kind === 'about' && !isCalled && isSentence(worded.words, wish.slots.told) ? null : worded;
  // "Se pierden en la feria y una señora los ayuda" is a plot, and no wish to learn to help.
  if (own && wish.message && meantByTheWay.includes(wish.message) && say.plays.test(text)) wish.message = null;
  // One or two plain words are what the child loves, and a message is answered by its own tale.
  if (own && !wish.isTrouble && (own.kind !== 'about' || (!wish.love && (!wish.message || ofSomebody)))) wish.own = own;
  // A trouble that no tale is about is no good day, although it is told in the past.
  if (!wish.star && !ofSomebody && (!isUntold || say.triumph.test(message) || isComic(message, language)))
    readToday(wish, plain(message), language);
  if (language === 'english' && isEmpty(wish)) readRest(wish, text, wordedAs);
  readUnknown(wish, text, language);
  return wish;
}

/**
 * Words that no list knows are what the story is about, or what the child loves: a tale of anything else would be none of
 * the parent's. "Algo bonito" leaves it to the storyteller.
 */
function readUnknown(wish: Wish, text: string, language: StoryLanguage): void {
  const { unknown } = wordsOf(language);
  const { worry, message, idea, own, shape, star, sayable, isTrouble, isDay, isLove, isInvented, slots } = wish;
  if (!unknown || worry || message || idea || own || shape || star || sayable) return;
  if (isTrouble || isDay || isLove || isInvented || slots.greeted) return;
  const said = text.replace(/[.!…\s]+$/u, '').replace(/"([^"]+)"/gu, '«$1»');
  const { open, loved, verb, noun } = unknown;
  if (open.test(said) || !/^[\p{L}\p{M}\s,«»’'-]+$/u.test(said) || said.split(' ').length > 14) return;
  const isName = isGivenName(said.split(' ')[0] ?? '');
  const small = isName ? said : said.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  if (loved.test(small)) Object.assign(wish, { isLove: true, love: small });
  else if (verb.test(small)) wish.own = { kind: 'story', words: small };
  else if (noun.test(small) && small.includes(' ')) wish.own = { kind: 'about', words: small };
}

/** Whether nothing is known that a wish asks for. */
const isEmpty = ({ worry, message, idea, shape, star, own, isTrouble, isDay, isLove, sayable }: Wish) =>
  !(worry || message || idea || shape || star || own || isTrouble || isDay || isLove || sayable);

/** What a few words without a verb name is what the child has in mind ("custard"), and a sentence what it thinks about. */
function readRest(wish: Wish, text: string, worded: Worded | null): void {
  const { words: say } = wordsOf('english');
  if (isRequest.test(text)) return;
  if (wish.isInvented) wish.own = worded ?? { kind: 'about', words: text.replace(smallFirst, small) };
  else if (
    text.split(' ').length <= 4 &&
    !say.unloved.test(text) &&
    !say.asked.test(text) &&
    !say.topic.test(text) &&
    !isGraveNoun.test(text)
  )
    Object.assign(wish, {
      isLove: true,
      love: asLoved(text.replace(/[.!]+$/u, ''), 'english')
        .replace(smallFirst, small)
        .replace(/^(?:our|my|his|her|their) /iu, 'the '),
    });
  else if (
    worded?.kind === 'about' &&
    isNamed.test(worded.words) &&
    !isSad(text, 'english') &&
    (!wish.slots.told || say.relative.test(worded.words))
  )
    wish.own = worded;
  else {
    wish.isTrouble = true;
    if (!isOfChild(wish.slots.told ?? '') && !impersonal.test(wish.slots.told ?? ''))
      wish.slots = { ...wish.slots, ...untoldSlots(text, 'english') };
  }
}
/** Matches a topic that begins like a name, and what asks for a story and tells of nothing. */
const isNamed = /^(?:an?|the|two|three|some|his|her|their|my|our|\p{L}+[’']s) /iu;
const isRequest =
  /^(?:(?:please|maybe|just) )*(?:an?y? story|one|something|anything|no|nothing|lullaby)\b|\bplease$|^just want/iu;
/** Matches what others did to a child because of what it loves. */
const isMocked =
  /\b(?:someone|somebody|they|everyone|kids?|boys?|girls?|people|class) (?:\p{L}+ )?(?:laughed|teased|said)\b/iu;
/** Matches what no child is told to love. */
const isGraveNoun =
  /\b(?:too|split|heaven|processing|therapy|therapist|sounds?|disorder|syndrome|surgery|early|late|off|away|out|down|apart|bump|clowns|drill|(?!(?:stuffed|painted|striped|spotted|colou?red|haunted|baked|fried|iced)\b)\p{L}{3,}ed|sent|came|went|got|made|gave|took|ate|fell|won|saw|had|has|said|says|left|lost|found|broke|bought|brought|sang|ran|likes|loves|hates|wasps?|cockroach\p{L}*|spiders?|snakes?|nits|lice|\p{L}*bladder|\p{L}+(?:itis|emia|osis)|wanders|broken|missing|angry|needs?|wants?|wont|cant|didnt|doesnt)\b/iu;
const smallFirst = /^\p{Lu}(?=\p{Ll})/u;
const small = (letter: string) => letter.toLowerCase();

/** Matches a child's question that is about its own people or troubles if no tale asks it: "Why is she so mean to me". */
const isWhy = /^(?:why|where|when|how (?:come|will|can|could|should)) /iu;

/** The least words of a note that is surely a sentence. */
const leastSentence = 4;
/** Whether what a wish asks for is no story by name. */
const isTold = (worded: Worded | null) => worded === null || worded.kind === 'story';

/** Matches what happened without the child and can be read aloud: "Grandma could not come." */
const impersonal = /^(?!.*\b(?:he|she|him|her|his|hers|it|they|them|their|i|we|you)\b)\p{Lu}[^,\d]{8,100}\.$/iu;

/** Ideas of beings and worlds that are nobody's everyday trouble. */
// biome-ignore format: many in a line are read at one look
const imagined: readonly Idea[] = [
  'treasure', 'dragon', 'dinosaurs', 'space', 'monster', 'castle', 'magic', 'tiny', 'robot', 'unicorn', 'superhero',
  'mermaid',
];

/** Messages that a trouble's words mean by the way, such as the sea, friends or a team. */
// biome-ignore format: many in a line are read at one look
export const meantByTheWay: readonly PresetMoral[] = [
  'nature', 'discovery', 'friendship', 'teamwork', 'differences', 'bravery', 'help',
];

/** Worries of what can also have gone well: a medal in swimming is no fear of water. */
// biome-ignore format: many in a line are read at one look
const triumphs: readonly Worry[] = [
  'water', 'reading', 'perfect', 'losing', 'dogs', 'first-day', 'sleeping-alone', 'new-food', 'brushing', 'washing',
  'shyness', 'dark', 'wet-bed', 'loud-noises', 'doctor', 'goodbye', 'comfort-toy', 'too-small', 'asking-for-help', 'waiting',
  'far-away', 'sleepover', 'stage', 'saying-sorry',
];

/** Worries of what a child can also love: "loves swimming and dogs" tells of no fear. */
// biome-ignore format: many in a line are read at one look
const liked: readonly Worry[] = [
  'water', 'dogs', 'loud-noises', 'dark', 'doctor', 'reading', 'washing', 'new-food', 'moving', 'perfect', 'storm',
];

/** Worries of what a family also goes to see: "we saw the fireworks" with no word of fear is a good day. */
const seen: readonly Worry[] = ['loud-noises', 'dogs', 'far-away', 'dark', 'storm'];

/** Notes what was good today, or else what the child loves above all, in a wish that asks for nothing in particular. */
function readToday(wish: Wish, message: string, language: StoryLanguage): void {
  const { words: say, subject } = wordsOf(language);
  const isTriumph =
    wish.worry !== null &&
    (isComic(message, language) ||
      (triumphs.includes(wish.worry) && say.triumph.test(message)) ||
      (seen.includes(wish.worry) && !say.trouble.test(message)));
  const halves = message.replace(/[.!]+$/u, '').split(say.joinsLoves);
  // "Pirates and treasure" asks for a story of both.
  const isStory = halves.length === 2 && halves.every((half) => subject?.test(half));
  const loving = wish.shape || isStory ? null : (say.adores.exec(message) ?? say.adored.exec(message));
  const [phrase] = (loving?.slice(1) ?? [])
    .filter((one) => one !== undefined)
    // "Washing machine. He sits and watches" and "garbage trucks!!" are named first.
    .map((one) =>
      isGivenName(one.split(' ')[0] ?? '') ? one : one.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
    )
    .map((one) => one.replace(say.adoredUntil, '').trim());
  // "Diggers and waves at the drivers" goes on to something else than what is loved.
  const loved = phrase && phrase.split(' ').length > 5 ? phrase.split(say.joinsLoves)[0] : phrase;
  const beside = loved ? meaning(message.replace(loved, ' '), language) : null;
  // A parent who names a fear beside it writes because of that: "loves dogs, but is afraid of the neighbour's".
  const isLoved = beside !== null && beside.message !== 'bravery' && !isMocked.test(message);
  const isLiked =
    isLoved && wish.worry !== null && liked.includes(wish.worry) && beside.worry === null && !say.trouble.test(message);
  if (wish.worry && !isTriumph && !isLiked) return;
  const isDays = !wish.shape || wish.shape.kind === 'trip' || (isComic(message, language) && !isQuestion(wish.shape));
  const told = !isLiked && isDays ? dayTold(message, language) : null;
  // "Las vacas, las gallinas y el tractor" is all that a tired parent types of what the child loves.
  const isWorld = wish.idea !== null && imagined.includes(wish.idea);
  const isList = !wish.worry && !wish.message && !wish.star && !isWorld && say.listed.test(message);
  const adored = isLoved && (!wish.worry || isLiked) ? loved : isList ? message : null;
  if (!told && !adored) return;
  // "Making arepas, loves kneading" is told by a tale of cooking, where nothing is known of kneading itself.
  if (!told && wish.idea && adored && !loveFacts.knows(adored, language)) return;
  if (wish.worry) Object.assign(wish, { worry: null, also: null });
  Object.assign(wish, { own: null, message: null, isTrouble: false, words: '', sayable: false });
  if (told) Object.assign(wish, { isDay: true, shape: null, slots: { ...wish.slots, told } });
  else {
    // A tale of a whale is no answer to a love of sharks.
    if (subject && !subject.test(adored ?? '')) wish.idea = null;
    Object.assign(wish, { isLove: true, love: adored });
  }
}

/** Whether what is told is of the hero, or of a child by name: "Connor did not make the team". */
const isOfChild = (told: string) =>
  /\{(?:\p{L}+ )?hero(?: full)?\}/u.test(told) ||
  (isGivenName(told) && /^\p{Lu}\p{Ll}+ (?:did not|could not|would not|was not|no|ya no|todavía no) /u.test(told));

/** Whether these words were told as a sentence. */
const isSentence = (words: string, told: string | undefined) =>
  /^\{(?:a )?hero(?: full)?\}/.test(told ?? '') || told?.split('. ')[0]?.split(' ').length === words.split(' ').length;

/** Who a wish about a loss mourns: "Grandpa", "the dog", "el abuelo"; null if it does not say. */
function lostIn(text: string, language: StoryLanguage): string | null {
  const { words } = wordsOf(language);
  // "Our cat died, and Grandma is sad" mourns the cat.
  const said = text
    // "El perro, Toto" is one animal.
    .replace(/, (?=\p{Lu}\p{Ll}+(?:[.,;!]|$))/gu, ' ')
    .split(words.joins)
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
  const [, named, called] = words.pet.exec(spoken) ?? [];
  if (called && isName(called)) return called;
  const pet = named ?? words.creature.exec(text)?.groups?.one;
  if (!pet) return null;
  return language === 'english' ? `the ${pet}` : `${/a$/.test(pet) ? 'la' : 'el'} ${pet.toLowerCase()}`;
}

/** Whether a word begins with a capital, as a name does: the patterns ignore case. */
const isName = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word);
