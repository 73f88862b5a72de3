import { presetAmong, presetMorals, type StoryLanguage } from '#domain/stories/options.ts';
import { isGivenName } from '../people/given-names.ts';
import { plain } from '../people/person.ts';
import type { Worry } from '../tale/tale.ts';
import { isComic, isDoubtful, isSad } from './day.ts';
import { lostIn } from './loss.ts';
import { readLovedToo } from './loved-too.ts';
import { isNamedByTheWay, type Meaning, meaning, signs } from './meaning.ts';
import { nameless } from './nameless.ts';
import { asRead, type Note, noteOf } from './note.ts';
import { bare } from './phrases.ts';
import { isPlot } from './shapes/plots.ts';
import { isQuestion, lastsBeside, type Shape, shapeOf } from './shapes/shapes.ts';
import { thingIn } from './things.ts';
import { readToday } from './today.ts';
import { toldSlots, untoldSlots } from './told/narrate.ts';
import { readUnknown } from './unknown.ts';
import { isOfChild, tellUnsaid } from './unsaid.ts';
import { isByTheWay, isImagined, unread, type Wish } from './wish.ts';
import { asLoved, isFigment, isInvented, isMaxim, isOfSomebody, type Worded, wordedWish, wordsOf } from './worded.ts';

/** A wish as it is being read: its words in parts, what each part means, and what a story could call it. */
type Reading = Note & {
  message: string;
  meant: readonly (Meaning & { part: string })[];
  worded: Worded | null;
  /** Whether it imagines something: "What if an elephant could remember everything?" */
  isSupposed: boolean;
  /** Whether it is about somebody other than the family's child. */
  ofSomebody: boolean;
  language: StoryLanguage;
};

/**
 * Reads a wish: a preset, or the parent's own words, which may list several things between commas. Each step knows what
 * those before it found, and may take it back.
 */
export function readWish(asked: string, language: StoryLanguage): Wish {
  const message = asRead(asked, language);
  const preset = presetAmong(presetMorals, message);
  if (preset) return { ...unread(), text: textOf(message, language), message: preset };
  const note = noteOf(message, language);
  const { text } = note;
  const wish: Wish = { ...unread(), text: textOf(text, language), thing: thingIn(text, language) };
  const reading: Reading = {
    ...note,
    message,
    meant: note.parts.map((part) => ({ part, ...meaning(part, language) })),
    worded: wordedWish(text, language),
    isSupposed: false,
    ofSomebody: isOfSomebody(text, language),
    language,
  };
  readMeaning(wish, reading);
  readShape(wish, reading);
  reading.isSupposed = !wish.worry && wordsOf(language).words.whatIf.test(message);
  if (reading.isSupposed) Object.assign(wish, { message: null, idea: null });
  if (readQuestion(wish, reading)) return wish;
  readGreeting(wish, reading);
  readInvention(wish, reading);
  const isUntold = readUntold(wish, reading);
  readByTheWay(wish, reading);
  readTrouble(wish, reading, isUntold);
  readOwn(wish, reading);
  const { triumph } = wordsOf(language).words;
  // A trouble that no tale is about is no good day, although it is told in the past.
  if (!wish.star && !reading.ofSomebody && (!isUntold || triumph.test(message) || isComic(message, language)))
    readToday(wish, plain(message), language);
  readUnknown(wish, text, reading.worded, language);
  readLovedToo(wish, plain(message), language);
  return wish;
}

const textOf = (said: string, language: StoryLanguage) => bare(nameless(plain(said), language));

/** Reads what the known words of a wish mean, and what it names beside them. */
function readMeaning(wish: Wish, { text, parts, loves, meant, language }: Reading): void {
  const { words: say, and } = wordsOf(language);
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
  const last = parts.length <= 3 ? parts.at(-1) : undefined;
  const loved = rest.find((part) => part === last && part.split(' ').length <= 2 && !say.unloved.test(part));
  wish.love = loves.length > 0 ? loves.slice(0, 2).join(` ${and} `) : loved ? asLoved(loved, language) : null;
  if (wish.worry === 'loss') wish.lost = lostIn(text, language);
  if (!wish.worry && !wish.message && !wish.idea) wish.words = text;
  wish.sayable = isMaxim(wish.words, language);
  const worries = text.split(say.joins).map((part) => meaning(part, language).worry);
  wish.also = worries.find((worry) => worry && worry !== wish.worry) ?? null;
  wish.slots = toldSlots(loved ? text.slice(0, text.lastIndexOf(loved)) : text, language);
}

/** What "lost" means beside these worries is no thing: a match, a tooth, somebody who died. */
const neverLost: readonly (Worry | null)[] = ['loss', 'lost-tooth', 'asking-for-help', 'losing'];

/** Worries that somebody made up can have as well as a child. */
const felt: readonly Worry[] = ['sadness', 'anger', 'goodbye', 'far-away', 'jealousy', 'left-out', 'shyness'];

/** Shapes in which a word that is also a worry does not count: "un cocodrilo que quiere ser dentista". */
const wanting = new Set<Shape['kind']>(['wants', 'trip', 'but', 'odd', 'habit', 'tired', 'hides']);
/** Shapes whose character can be met, and is a friend of whom the story is told. */
const meeting = new Set<Shape['kind']>(['meets', 'wrong', 'quirk', 'sleeps']);

/** Reads the parent's own story, if tales know its shape: who it is about, and whether a tale of its meaning is nearer. */
function readShape(wish: Wish, { text, loves, language }: Reading): void {
  const { words: say, creeps } = wordsOf(language);
  const shape = shapeOf(text, language);
  // In "vamos a poner la ofrenda y quiere recordar a su bisabuelo" nobody is called "vamos".
  // And "Mommy works the night shift" is no story with her as its hero.
  if (!shape || (shape.who && (say.nobody.test(shape.who) || say.parent.test(shape.who)))) return;
  wish.slots = { ...wish.slots, ...shape.slots };
  // "A dragon who is afraid of the dark" gets the tale of the dark, with the dragon as the one who is afraid.
  const { fear, want } = shape.slots;
  // A shy monster is about shyness, and a grumpy cat who learns to share about sharing.
  const meant = meaning(shape.who ? text.replace(creeps, ' ') : text, language);
  // "Grommets on Thursday, and has to go to sleep for it" is about the grommets.
  const before = want ? meaning(text.slice(0, text.indexOf(want)).replace(shape.who ?? '', ' '), language).worry : null;
  const asked = want && !before ? meaning(want, language) : meant;
  const lasts = lastsBeside(asked.worry ?? asked.message ?? '', language);
  const { worry, message } = lasts ? asked : meant;
  if (shape.who) Object.assign(wish, { worry, message });
  // A coat mistaken for a monster is no worry about monsters.
  const feared = fear?.replace(/^el /, '');
  if (feared && !meaning(text.slice(0, text.indexOf(feared) + feared.length), language).worry) wish.worry = null;
  const isSleepy = say.sleepy.test(want ?? '') && (wish.worry === null || wish.worry === 'sleeping-alone');
  if (isSleepy) Object.assign(wish, { worry: 'sleeping-alone', message: null });
  const isAbout = isAboutMeaning(wish, shape, { isSleepy, before, language });
  const meets = meeting.has(shape.kind) && !isAbout;
  // "A teapot that thinks it is a dragon" is not a wish for dragons.
  if (meets && !meaning(shape.who?.split(say.who)[0] ?? '', language).idea) wish.idea = null;
  // "An operation on her ears" is not a character.
  const isPlaying = !meeting.has(shape.kind) || shape.kind === 'wrong' || meets;
  // "Un osito que llora porque extraña a su mamá" is told of the bear.
  const isFelt = !!wish.worry && felt.includes(wish.worry) && !isInvented(text, language);
  // "A volcano who learns not to blow up" is one, in a tale of anger.
  const isLearning = isAbout && lastsBeside(wish.worry ?? '', language) && isOfSomebody(text, language);
  if (shape.who && (isPlaying || say.who.test(shape.who) || isFelt || isLearning))
    wish.star = { who: shape.who, plays: meets ? 'friend' : 'hero' };
  // The last words of a plot are not something the child loves.
  if (loves.length === 0 && isPlot(shape.kind)) wish.love = null;
  if (isAbout) return;
  wish.shape = shape;
  wish.worry = null;
}

/** Whether a wish that has a shape is nevertheless about what it means, which has tales of its own. */
function isAboutMeaning(
  { worry, message }: Wish,
  shape: Shape,
  { isSleepy, before, language }: { isSleepy: boolean; before: Worry | null; language: StoryLanguage },
): boolean {
  const means = worry ?? message;
  if (means === null || shape.kind === 'quirk' || isQuestion(shape)) return false;
  // A child who has to go to sleep for an operation is told about that, not about bedtime.
  if (shape.kind === 'sleeps' && (worry === null || worry === 'sleeping-alone')) return false;
  if (shape.kind === 'lost') return neverLost.includes(worry) || message === 'honesty';
  if (isSleepy) return true;
  // "Un oso que no quiere ponerse su gorro" is somebody, and nobody's cuddly.
  if (worry === 'wet-bed' || (worry === 'comfort-toy' && shape.who)) return false;
  if (lastsBeside(means, language)) return true;
  return worry !== null && (worry === before || !wanting.has(shape.kind) || !shape.who);
}

/** Reads "Wants to know how coffee grows", which asks for a tale of finding out; returns whether it is such a wish. */
function readQuestion(wish: Wish, { text, isSupposed, language }: Reading): boolean {
  const { curious, why, ownWhy } = wordsOf(language).words;
  const isOpen = !wish.message || wish.message === 'discovery' || wish.message === 'nature';
  if (!isOpen || isSupposed || wish.worry || wish.star || !curious.test(text)) return false;
  const isAsked = isQuestion(wish.shape);
  if ((!isAsked && ownWhy.test(text)) || (!why.test(text) && isSad(text, language))) return false;
  // A question is no trouble that somebody could say.
  const { told: _, 'told I': _said, ...slots } = wish.slots;
  Object.assign(wish, { idea: null, words: '', slots });
  // "¿Por qué los demás no juegan con ella?" asks for no tale of finding out.
  if (!wish.message && !isAsked && why.test(text)) {
    wish.isTrouble = true;
    wish.slots = { ...slots, ...untoldSlots(text, language) };
    return true;
  }
  wish.message ??= 'discovery';
  if (!isAsked) wish.love = null;
  return true;
}

/** Reads "Saying goodnight to the lightning bugs one by one": they are greeted, and nobody of the story. */
function readGreeting(wish: Wish, { text, language }: Reading): void {
  const { whom, moon, moon2 } = wordsOf(language).words.greets.exec(text)?.groups ?? {};
  const greeted = whom ?? moon ?? moon2?.replace(/^l /u, 'el ').trim();
  if (!greeted || wish.worry) return;
  const { told } = wish.slots;
  Object.assign(wish, { shape: null, star: null, isTrouble: false });
  wish.slots = { ...(told && { told }), greeted };
}

/** Reads who was made up: what "a duck drives the school bus" means in a child's life does not count. */
function readInvention(wish: Wish, reading: Reading): void {
  const { text, language } = reading;
  // Words beside a loss name who died, not what the child loves.
  if (wish.worry === 'loss') wish.love = null;
  const isFree = !wish.shape && wish.worry !== 'loss';
  const isPlotted = isFree && isInvented(text, language);
  const isFigure = isFree && !isPlotted && !wish.star && isFigment(text, language);
  reading.ofSomebody ||= isPlotted || isFigure;
  if (reading.ofSomebody && !wish.star) wish.worry = null;
  if (isPlotted) wish.star = null;
  if (isPlotted || isFigure) {
    // A tale of a dragon can be told of "a dragon with a cold"; of "a mouse in the church organ" there is none of mice.
    const idea = isImagined(wish.idea) ? wish.idea : null;
    Object.assign(wish, { isInvented: true, message: null, idea, also: null });
  }
  if (wish.star && isFigment(text, language)) wish.isInvented = true;
}

/** Reads a trouble that no tale is about; returns whether it is one. A dragon that shouts at a knight is none of the child's. */
function readUntold(wish: Wish, { meant, ofSomebody }: Reading): boolean {
  const isUntold =
    meant.some(({ isTrouble }) => isTrouble) &&
    !wish.worry &&
    !ofSomebody &&
    !wish.isInvented &&
    !isQuestion(wish.shape) &&
    (!isImagined(wish.idea) || isOfChild(wish));
  if (isUntold) Object.assign(wish, { message: null, idea: null, shape: null, star: null });
  return isUntold;
}

/** Takes back a worry that is only by the way in a note about something else. */
function readByTheWay(wish: Wish, { text, meant, language }: Reading): void {
  if (!wish.worry || !isOfChild(wish)) return;
  // "Nobody saved him a slice, and he cried" is about the slice, and "he cried all evening" about the tears.
  if (wish.worry === 'sadness' && meant.some(({ isOutburst }) => isOutburst) && text.split(' ').length > 8)
    wish.worry = null;
  else if (!wish.star && !wish.shape && wish.slots['told I'] && isNamedByTheWay(text, wish.worry, language))
    Object.assign(wish, { worry: null, message: null, idea: null, also: null });
}

/** The least words of a note that is surely a sentence. */
const leastSentence = 4;

/** Reads whether a note tells a trouble of the child's, and whether it can be told in the parent's words. */
function readTrouble(wish: Wish, reading: Reading, isUntold: boolean): void {
  const { text, meant, worded, isSupposed, ofSomebody, language } = reading;
  const { words: say } = wordsOf(language);
  const isHeros = isOfChild(wish);
  const sad = isSad(text, language);
  // "That you do not have to win" and "learns that Dad reads with his ears" are what a story is to tell.
  const isLesson = isSupposed || (say.lesson.test(text) && !isUntold && !(isHeros && sad));
  // "Theo and Ada find a lost sock" is a plot, and nothing that troubles them.
  const isTopic = say.topic.test(text) || say.together.test(text);
  const isFree = !wish.worry && !wish.star && !wish.shape && !isLesson;
  wish.isTrouble =
    isFree &&
    !wish.isInvented &&
    !isTopic &&
    isHeros &&
    // "La araña que vive en el medidor" is somebody of a story.
    !(ofSomebody && /^(?:el|las?|los) /iu.test(text)) &&
    // "Shared her last biscuit" is no trouble.
    (isUntold || say.trouble.test(text) || sad || (isOfFamily(text, language) && isDoubtful(text, language)));
  // "Her cousin says there is no Father Christmas" does not ask for a tale of Christmas, nor friends in a trouble for one
  // about friendship.
  if (wish.isTrouble && sad)
    Object.assign(wish, { idea: null, message: isByTheWay(wish.message) ? null : wish.message });
  // Of a trouble that no table knows and no sentence can say, a story tells that there is one. "Old compass doesn't point
  // north" is none: nobody of the family has a part in it.
  const means = wish.message || wish.idea;
  const isTroubled = say.trouble.test(text) || (sad && !worded);
  const isUnsaid =
    isFree && !ofSomebody && (isUntold || (!means && !isHeros && !isTopic && isTroubled && isOfFamily(text, language)));
  // A whole sentence that no table knows is what the child has in mind: no tale of a message is nearer.
  const isUnknown =
    isFree &&
    !isUnsaid &&
    !ofSomebody &&
    !wish.sayable &&
    !isTopic &&
    isOfFamily(text, language) &&
    !say.plays.test(text) &&
    (!wish.idea || (sad && !isImagined(wish.idea))) &&
    (!wish.message || (isByTheWay(wish.message) && !meant.some(({ isMain }) => isMain))) &&
    text.split(' ').length >= leastSentence &&
    (worded === null || worded.kind === 'story');
  if (isUnknown) Object.assign(wish, { message: null, idea: null, isTrouble: true });
  if (isUnsaid || isUnknown) tellUnsaid(wish, text, language);
  // In "she thinks it is her fault that the hamster is ill" the hamster is no subject.
  if (wish.isTrouble && say.trouble.test(text)) wish.idea = null;
}

/** Whether a note names somebody of the family, or begins with a name. */
const isOfFamily = (text: string, language: StoryLanguage) =>
  wordsOf(language).words.family.test(text) || isGivenName(text);

/** Reads the story that a parent asks for in own words, if a tale can be told around it. */
function readOwn(wish: Wish, { text, worded, isSupposed, ofSomebody, language }: Reading): void {
  const { words: say } = wordsOf(language);
  // A question such as "Why do we have to sleep?" cannot name a story.
  if (!worded || wish.worry || (say.asked.test(text) && !isSupposed)) return;
  // "Digger digs" is a sentence, and a story cannot be called by it. "The old lady next door who gives her sweets" is
  // one, although its verb was put into the past.
  const isCalled = isFigment(text, language) || (!wish.message && say.relative.test(worded.words));
  if (worded.kind === 'about' && !isCalled && isSentence(worded.words, wish.slots.told)) return;
  // "Se pierden en la feria y una señora los ayuda" is a plot, and no wish to learn to help.
  if (isByTheWay(wish.message) && say.plays.test(text)) wish.message = null;
  // One or two plain words are what the child loves, and a message is answered by its own tale.
  if (!wish.isTrouble && (worded.kind !== 'about' || (!wish.love && (!wish.message || ofSomebody)))) wish.own = worded;
}

/** Whether these words were told as a sentence. */
const isSentence = (words: string, told: string | undefined) =>
  /^\{(?:a )?hero(?: full)?\}/.test(told ?? '') || told?.split('. ')[0]?.split(' ').length === words.split(' ').length;
