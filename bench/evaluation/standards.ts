import { type AgeGroup, type StoryLanguage, type StoryLength, wordTarget } from '#domain/stories/options.ts';
import {
  fleschKincaid,
  inflesz,
  mean,
  movingTypeTokenRatio,
  repeatedSentences,
  sentenceLengths,
  sentences,
  slowdown,
  words,
} from './measure.ts';

export type Range = { min: number; max: number };

/** The limits of a story for one age. Sentence lengths are in words. */
export type Standard = {
  meanSentence: Range;
  longestSentence: number;
  /** English: the highest Flesch-Kincaid grade; Spanish: the lowest INFLESZ. */
  fleschKincaid: number;
  inflesz: number;
  typeTokenRatio: Range;
};

export const standards: Record<AgeGroup, Standard> = {
  toddler: {
    meanSentence: { min: 4.3, max: 8 },
    longestSentence: 16,
    fleschKincaid: 2.5,
    inflesz: 85,
    typeTokenRatio: { min: 0.55, max: 0.8 },
  },
  preschool: {
    meanSentence: { min: 6.2, max: 11 },
    longestSentence: 22,
    fleschKincaid: 3.5,
    inflesz: 80,
    typeTokenRatio: { min: 0.65, max: 0.84 },
  },
  elementary: {
    meanSentence: { min: 7.6, max: 14 },
    longestSentence: 32,
    fleschKincaid: 5.5,
    inflesz: 75,
    typeTokenRatio: { min: 0.68, max: 0.86 },
  },
};

/**
 * The highest ratio of the mean sentence length of the last third to that of the first. The samples have 0.75 to 1.18:
 * a story slows down by what happens in it, and short sentences at its end are no sign of that.
 */
export const slowdownLimit = 1.2;
/** The highest self-BLEU-4 of ten stories from the same options, each against the nine others at once. */
export const selfBleuLimit = 0.35;

const restful: Record<StoryLanguage, RegExp> = {
  english: /\b(asleep|sleep|sleeps|slept|sleepy|sleeping|dream\w*|bed|safe|safely|pillow|good night)\b/iu,
  spanish:
    /(?<!\p{L})(dorm\p{L}*|duerm\p{L}*|durm\p{L}*|sueñ\p{L}*|soñ\p{L}*|cama|a salvo|segur\p{L}*|almohada|buenas noches|descans\p{L}*)(?!\p{L})/iu,
};

const moralWords: Record<StoryLanguage, RegExp> = {
  english:
    /\b(shar(e|es|ed|ing)|brave\w*|courage\w*|talents?|friendship|help(s|ed|ing|ful)?|mistakes?|patien(t|ce|tly)|kind|kindness|kindly|different|differences?|teamwork|together|honest\w*|truth|discover\w*|respect\w*|persist\w*|persever\w*|nature|lessons?|learn\w*|moral|always remember)\b/iu,
  spanish:
    /(?<!\p{L})(compart\p{L}*|valent\p{L}*|valient\p{L}*|talento\p{L}*|amistad|ayud\p{L}*|error|errores|equivoc\p{L}*|paciencia|paciente\p{L}*|amab\p{L}*|bondad|diferen\p{L}*|equipo|honest\p{L}*|verdad|descub\p{L}*|respet\p{L}*|perseveran\p{L}*|naturaleza|lección|aprend\p{L}*|moraleja)(?!\p{L})/iu,
};

/** Words that no bedtime story contains, and traces of a writer's machinery. */
const forbidden: Record<StoryLanguage, RegExp> = {
  english:
    /\b(kill\w*|blood\w*|guns?|knife|knives|weapons?|die|dies|died|dead|death|hate[ds]?|stupid|ugly|idiot|zombies?|hell|damn|undefined|null|NaN|true or false)\b|\[object|[{}<>|[\]*]|\bchat ?bot\b|\bas an ai\b/iu,
  spanish:
    /(?<!\p{L})(mat(ar|ó|aron)|sangre|pistolas?|cuchillos?|mor(ir|ía)|muri(ó|eron)|muert[oae]s?|odi(o|a|aba)|estúpid[oa]s?|idiotas?|zombis?|infierno|undefined|null|NaN)(?!\p{L})|\[object|[{}<>|[\]*]/iu,
};

/** The measures of one story's text (without its title). */
export type Measures = {
  words: number;
  meanSentence: number;
  longestSentence: number;
  /** Flesch-Kincaid grade or INFLESZ, by the language. */
  ease: number;
  typeTokenRatio: number;
  slowdown: number;
};

export function measuresOf(text: string, language: StoryLanguage): Measures {
  const lengths = sentenceLengths(text);
  return {
    words: words(text).length,
    meanSentence: mean(lengths),
    longestSentence: Math.max(...lengths, 0),
    ease: language === 'spanish' ? inflesz(text) : fleschKincaid(text),
    typeTokenRatio: movingTypeTokenRatio(text),
    slowdown: slowdown(text),
  };
}

export type Story = {
  language: StoryLanguage;
  age: AgeGroup;
  length: StoryLength;
  text: string;
  /** How many words longer a sentence may be, because of the requested names of people and places. */
  roomForNames?: number;
};
export type Miss =
  | 'words'
  | 'mean sentence'
  | 'longest sentence'
  | 'ease'
  | 'vocabulary'
  | 'slowing down'
  | 'restful end'
  | 'moral in the last sentence'
  | 'forbidden word'
  | 'repeated sentence';

/** Returns the standards that a story's text misses, worst first; empty when it meets all. `text` has no title. */
export function missesOf({ language, age, length, text, roomForNames = 0 }: Story): Miss[] {
  const standard = standards[age];
  const measured = measuresOf(text, language);
  const all = text.trim().split(/\s+/);
  const lastTenth = all.slice(-Math.ceil(all.length / 10)).join(' ');
  const within = (value: number, range: Range) => value >= range.min && value <= range.max;
  const easy = language === 'spanish' ? measured.ease >= standard.inflesz : measured.ease <= standard.fleschKincaid;
  const checks: [Miss, boolean][] = [
    ['forbidden word', !forbidden[language].test(text)],
    ['words', within(measured.words, wordTarget(age, length))],
    ['restful end', restful[language].test(lastTenth)],
    ['moral in the last sentence', !moralWords[language].test(sentences(text).at(-1) ?? '')],
    ['longest sentence', measured.longestSentence <= standard.longestSentence + roomForNames],
    ['mean sentence', within(measured.meanSentence, standard.meanSentence)],
    ['slowing down', measured.slowdown <= slowdownLimit],
    ['ease', easy],
    ['vocabulary', within(measured.typeTokenRatio, standard.typeTokenRatio)],
    // A refrain may be repeated; a whole long sentence should not.
    ['repeated sentence', repeatedSentences(text, 12).length === 0],
  ];
  return checks.filter(([, met]) => !met).map(([miss]) => miss);
}

/** Whether a story with `actual` words is within 10 % of its target. */
export function keepsTarget(actual: number, target: number): boolean {
  return Math.abs(actual / target - 1) <= 0.1;
}
